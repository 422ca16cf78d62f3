//! Answers without thinking, for play beyond the answer that is weighed: dice by their plan,
//! everything else by what it looks like right after it.

use super::plan::Plan;
use crate::frame::{Frame, Run};
use crate::need::die_of;
use crate::offer::Offer;
use crate::state::{Public, Purpose, State};
use crate::verb::Verb;
use crate::{BySeat, DiceThrone};
use kernel::{Choice, Game, Input, Seat, Silent, Tide, Waiting};

/// Chance is let decide so often behind an answer before it is looked at.
const THROWS: u8 = 4;

/// What dice are good for, by seat, reckoned when it is first asked for.
pub(super) struct Plans<'a> {
    game: &'a DiceThrone,
    plans: BySeat<Option<Plan>>,
}

impl<'a> Plans<'a> {
    pub(super) fn new(game: &'a DiceThrone) -> Plans<'a> {
        let plans = game.heroes.iter().map(|_| None).collect();
        Plans { game, plans }
    }

    pub(super) fn of(&mut self, public: &Public, seat: Seat) -> &Plan {
        let game = self.game;
        self.plans[seat.index()].get_or_insert_with(|| game.plan(public, seat))
    }

    pub(super) fn set(&mut self, seat: Seat, plan: Plan) {
        self.plans[seat.index()] = Some(plan);
    }
}

/// Answers for every seat, each by what it sees.
pub(super) struct Quick<'a> {
    pub(super) game: &'a DiceThrone,
    pub(super) plans: Plans<'a>,
}

impl<'a> Quick<'a> {
    pub(super) fn new(game: &'a DiceThrone) -> Quick<'a> {
        let plans = Plans::new(game);
        Quick { game, plans }
    }

    /// One of the offers.
    pub(super) fn answer(
        &mut self,
        state: &State,
        seat: Seat,
        offers: &[Offer],
        tide: &mut Tide,
    ) -> Offer {
        let last = *offers.last().expect("a question has an answer");
        if offers.len() == 1 {
            return last;
        }
        let wanted = match state.public.frames.last() {
            Some(Frame::Declare) => self.declare(&state.public, seat),
            Some(Frame::Again(_)) => last,
            Some(Frame::Discard) => self.cheapest(&state.public, seat, offers),
            Some(&Frame::Run(run)) => self.fill(state, seat, &run, offers, tide),
            Some(Frame::Main | Frame::Window(..)) => self.act(state, seat, offers, tide),
            _ => self.best(state, seat, offers, tide),
        };
        // An upgrade may have changed what there is since the plan was made.
        let strongest = || {
            let mut uses = offers
                .iter()
                .filter(|offer| matches!(offer, Offer::Use(..)));
            uses.next_back().copied().unwrap_or(last)
        };
        let found = offers.iter().find(|offer| **offer == wanted);
        found.copied().unwrap_or_else(strongest)
    }

    fn declare(&mut self, public: &Public, seat: Seat) -> Offer {
        let attempts = self.game.attempts_paid(public, seat);
        self.plans
            .of(public, seat)
            .answer(&public.rolls[0].sides, attempts)
    }

    /// Something to do, if it looks better than letting it be.
    fn act(&self, state: &State, seat: Seat, offers: &[Offer], tide: &mut Tide) -> Offer {
        let last = *offers.last().expect("a question has an answer");
        let mut best = (self.game.value(&state.public, seat, 0), last);
        for &offer in &offers[..offers.len() - 1] {
            if matches!(offer, Offer::Sell(_)) {
                continue;
            }
            let worth = self.glance(state, seat, offer, tide);
            if worth > best.0 {
                best = (worth, offer);
            }
        }
        best.1
    }

    fn best(&self, state: &State, seat: Seat, offers: &[Offer], tide: &mut Tide) -> Offer {
        let weighed = offers.iter().map(|&offer| {
            let worth = self.glance(state, seat, offer, tide);
            (worth, offer)
        });
        let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.expect("a question has an answer").1
    }

    /// The card that is missed least.
    fn cheapest(&self, public: &Public, seat: Seat, offers: &[Offer]) -> Offer {
        let worth = |offer: &&Offer| match **offer {
            Offer::Sell(card) | Offer::Discard(card) => self.game.card_worth(public, seat, card),
            _ => i32::MAX,
        };
        *offers
            .iter()
            .min_by_key(worth)
            .expect("a question has an answer")
    }

    /// What an effect asks: dice by what they are good for, cards by what they are worth.
    fn fill(
        &mut self,
        state: &State,
        seat: Seat,
        run: &Run,
        offers: &[Offer],
        tide: &mut Tide,
    ) -> Offer {
        let public = &state.public;
        match offers[0] {
            Offer::Discard(_) => self.cheapest(public, seat, offers),
            Offer::Die(..) | Offer::Side(_) => {
                let dice = self.by_dice(public, seat, run, offers);
                dice.unwrap_or_else(|| self.best(state, seat, offers, tide))
            }
            _ => self.best(state, seat, offers, tide),
        }
    }

    /// The die or the number that is best for the seat, where an offensive roll is about to be
    /// changed.
    fn by_dice(
        &mut self,
        public: &Public,
        seat: Seat,
        run: &Run,
        offers: &[Offer],
    ) -> Option<Offer> {
        let roll = public.rolls.first();
        let roll = roll.filter(|roll| roll.open && roll.purpose == Purpose::Offence)?;
        let sign = if self.game.are_opponents(seat, roll.owner) {
            -1
        } else {
            1
        };
        let attempts = self.game.attempts_paid(public, roll.owner);
        let random = matches!(self.game.pack.verb(run.at), Verb::Reroll { .. });
        let plan = self.plans.of(public, roll.owner);
        let turned = |die: u8, side: u8| {
            let mut sides = roll.sides.clone();
            sides[usize::from(die)] = side;
            sign * plan.worth(&sides, attempts)
        };
        let worth = |offer: &Offer| match *offer {
            Offer::Die(0, die) if random => {
                Some((1..=6).map(|side| turned(die, side)).sum::<i32>() / 6)
            }
            Offer::Die(0, die) => (1..=6).map(|side| turned(die, side)).max(),
            Offer::Side(side) => Some(turned(die_of(run.answer).1, side)),
            Offer::Pass => Some(sign * plan.worth(&roll.sides, attempts)),
            _ => None,
        };
        let weighed = offers
            .iter()
            .filter_map(|offer| Some((worth(offer)?, *offer)));
        let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, offer)| offer)
    }

    /// What an answer looks like once the dice behind it have landed, in fine parts.
    pub(super) fn glance(&self, state: &State, seat: Seat, offer: Offer, tide: &mut Tide) -> i32 {
        let state = self.after(state, seat, offer, tide);
        self.game.value(&state.public, seat, 0)
    }

    /// The state behind an answer once the dice have landed.
    pub(super) fn after(&self, state: &State, seat: Seat, offer: Offer, tide: &mut Tide) -> State {
        let mut state = state.clone();
        let choice = Choice::one(offer);
        let input = Input::Choose { seat, choice };
        self.game.apply_unchecked(&mut state, &input, &mut Silent);
        for _ in 0..THROWS {
            let Waiting::Chance(chance) = self.game.waiting(&state) else {
                break;
            };
            let landing = chance.sample(tide);
            let input = Input::Landed(landing);
            self.game.apply_unchecked(&mut state, &input, &mut Silent);
        }
        state
    }
}
