//! Answers without thinking, for play beyond the answer that is weighed.

use super::Mind;
use super::value::points;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::{Public, State};
use dice::{DiceSet, DieId};
use kernel::{Ask, Choice, Seat, Silent, Tide, Waiting};

/// Questions behind an answer are answered so often before it is looked at.
const STEPS: u32 = 24;
/// Answers within answers that are looked at.
pub(crate) const DEPTH: u8 = 2;

impl Mind<'_> {
    /// One of the answers to a question.
    pub(crate) fn quick(
        &self,
        state: &State,
        seat: Seat,
        (ask, offers): (&Ask, &[Offer]),
        tide: &mut Tide,
    ) -> Choice<Offer> {
        let public = &state.public;
        let last = *offers.last().expect("a question has an answer");
        match public.frames.last() {
            Some(Frame::Reroll(_)) => picked(offers, self.stale(public)),
            Some(Frame::Attackers(_)) => {
                let clash = self.clash(public, seat);
                let attacks = clash.attacks(public.field(seat), public.attackers);
                let best = attacks.first().map_or(0, |(attack, _)| *attack);
                picked(offers, clash.dice(best))
            }
            Some(&Frame::Block(die)) if last == Offer::NoBlock => {
                Choice::one(self.block_of(public, die))
            }
            Some(Frame::Window {
                combat: false,
                theirs: false,
                ..
            }) => Choice::one(self.do_next(state, seat, offers, tide)),
            Some(Frame::Window { .. }) => Choice::one(last),
            Some(Frame::Begin(_) | Frame::Pay | Frame::Order) => Choice::one(offers[0]),
            Some(&Frame::Divide { from, left, to }) => {
                Choice::one(Offer::Amount(self.dealt(public, from, left, to)))
            }
            _ => self.best(state, seat, (ask, offers), tide, DEPTH),
        }
    }

    /// Whom a die blocks by the best blocks for all.
    fn block_of(&self, public: &Public, die: DieId) -> Offer {
        if public.blockers.contains(die) {
            return Offer::NoBlock;
        }
        let clash = self.clash(public, public.active);
        let attacking = clash.ours_among(public.attackers);
        let standing = clash.standing(public);
        let (blocks, _) = clash.best_blocks(attacking, &standing, settled(public, die));
        let whom = clash.blocked_by(&blocks, die);
        whom.map_or(Offer::NoBlock, Offer::Block)
    }

    /// The next thing of the best plan; then actions, where they are of use.
    fn do_next(&self, state: &State, seat: Seat, offers: &[Offer], tide: &mut Tide) -> Offer {
        let plan = self.plan(&state.public, seat);
        if let Some(first) = plan.first.and_then(|first| self.like(state, first, offers)) {
            return first;
        }
        let now = points(self, &state.public, seat);
        let uses = offers.iter().filter(|offer| matches!(offer, Offer::Use(_)));
        for &offer in uses {
            let after = self.after(state, seat, &Choice::one(offer), tide, 1);
            if points(self, &after.public, seat) > now {
                return offer;
            }
        }
        Offer::Pass
    }

    /// The same thing as it is offered: of dice that look alike one is listed.
    fn like(&self, state: &State, wanted: Offer, offers: &[Offer]) -> Option<Offer> {
        let look = |die: DieId| (state.public.die(die).kind, state.public.die(die).side);
        let is_like = |offer: &&Offer| match (**offer, wanted) {
            (Offer::Field(one), Offer::Field(other)) => look(one) == look(other),
            (one, other) => one == other,
        };
        offers.iter().find(is_like).copied()
    }

    /// How much of a die's damage one of several gets: what knocks it out, if that can be and the
    /// dearer ones get theirs too.
    fn dealt(&self, public: &Public, from: DieId, left: u8, to: DieId) -> u8 {
        let room = |die: DieId| {
            let defence = self.game.stats(public, die).defence;
            defence.saturating_sub(public.die(die).damage)
        };
        let rest = public.foes(from).iter();
        let mut rest: Vec<DieId> = rest.filter(|die| *die >= to).collect();
        rest.sort_by_key(|die| -self.stands(public, *die));
        let mut left = left;
        for die in rest {
            let falls = room(die) <= left;
            if die == to {
                return if falls { room(die) } else { 0 };
            }
            left -= if falls { room(die) } else { 0 };
        }
        0
    }

    /// The answer that looks best right behind it; of several picks those that help by
    /// themselves.
    pub(crate) fn best(
        &self,
        state: &State,
        seat: Seat,
        (ask, offers): (&Ask, &[Offer]),
        tide: &mut Tide,
        depth: u8,
    ) -> Choice<Offer> {
        let single = (ask.min, ask.max) == (1, 1);
        if depth == 0 || offers.len() < 2 && single {
            return Choice::several(offers.iter().copied().take(usize::from(ask.max.min(1))))
                .expect("one is not too many");
        }
        let mut look = |choice: &Choice<Offer>| {
            let after = self.after(state, seat, choice, tide, depth - 1);
            points(self, &after.public, seat)
        };
        let mut weighed: Vec<(i32, Offer)> = offers
            .iter()
            .map(|&offer| (look(&Choice::one(offer)), offer))
            .collect();
        if single {
            let best = weighed
                .into_iter()
                .reduce(|best, next| if next.0 > best.0 { next } else { best });
            return Choice::one(best.expect("a question has an answer").1);
        }
        let none = look(&Choice::several([]).expect("nothing is not too much"));
        weighed.retain(|(worth, _)| *worth > none);
        weighed.sort_by_key(|(worth, _)| -worth);
        weighed.truncate(usize::from(ask.max));
        let chosen = offers.iter().copied();
        let chosen = chosen.filter(|offer| weighed.iter().any(|(_, one)| one == offer));
        Choice::several(chosen).expect("no more than are offered")
    }

    /// The state behind an answer, once everything has happened that belongs to it.
    pub(crate) fn after(
        &self,
        state: &State,
        seat: Seat,
        choice: &Choice<Offer>,
        tide: &mut Tide,
        depth: u8,
    ) -> State {
        let mut state = state.clone();
        let turn = state.public.turn;
        self.enter(&mut state, seat, choice);
        let mut offers = Vec::new();
        for _ in 0..STEPS {
            if state.public.turn != turn
                || self.step(&mut state, &mut offers, tide, depth).is_none()
            {
                break;
            }
        }
        state
    }

    /// Answers a question that belongs to what has begun; nothing where a new one begins.
    fn step(
        &self,
        state: &mut State,
        offers: &mut Vec<Offer>,
        tide: &mut Tide,
        depth: u8,
    ) -> Option<()> {
        match self.game.waiting_for(&state.public) {
            Waiting::Over(_) => None,
            Waiting::Chance(chance) => {
                let landing = chance.sample(tide);
                self.game.land(state, &landing, &mut Silent);
                Some(())
            }
            Waiting::Seats(seats) => {
                let is_new = matches!(
                    state.public.frames.last(),
                    Some(
                        Frame::Window { .. }
                            | Frame::Reroll(_)
                            | Frame::Attackers(_)
                            | Frame::Block(_)
                    )
                );
                let seat = seats.first().filter(|_| !is_new)?;
                let ask = self.question(state, seat, offers)?;
                let choice = match state.public.frames.last() {
                    Some(Frame::Pay | Frame::Order | Frame::Divide { .. }) => {
                        self.quick(state, seat, (&ask, offers), tide)
                    }
                    _ => self.best(state, seat, (&ask, offers), tide, depth),
                };
                self.enter(state, seat, &choice);
                Some(())
            }
        }
    }

    pub(crate) fn enter(&self, state: &mut State, seat: Seat, choice: &Choice<Offer>) {
        self.game.choose(state, seat, choice, &mut Silent);
    }
}

/// Blockers that have been asked before a die.
pub(crate) fn settled(public: &Public, die: DieId) -> DiceSet {
    DiceSet::range(0, die.index() as u8).or(public.blockers)
}

/// The offers about some dice.
pub(crate) fn picked(offers: &[Offer], dice: DiceSet) -> Choice<Offer> {
    let about = |offer: &Offer| match offer {
        Offer::Reroll(die) | Offer::Attack(die) => dice.contains(*die),
        _ => false,
    };
    Choice::several(offers.iter().copied().filter(about)).expect("no more than are offered")
}
