//! What comes of the moment: for people who want to see it before they answer. Rules never look
//! here.

use crate::combat::{block, give_share};
use crate::event::Event;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, State};
use crate::view::View;
use dice::{DiceSet, DieId};
use kernel::{Choice, Heard, Input, Silent, Sink};

/// What a combat comes to if nobody does anything more. What damage sets off is not in it: that may
/// need answers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Clash {
    /// The damage each die takes.
    pub hurt: Vec<(DieId, u8)>,
    /// Who is knocked out.
    pub fallen: DiceSet,
    /// What each attacker deals to the player across.
    pub through: Vec<(DieId, u8)>,
    /// How much life everybody has then, in seat order.
    pub life: Vec<u8>,
}

impl Clash {
    /// The damage a die takes.
    pub fn hurt(&self, die: DieId) -> u8 {
        let of_die = self.hurt.iter().filter(|(hurt, _)| *hurt == die);
        of_die.map(|(_, n)| *n).sum()
    }

    /// What an attacker deals to the player across.
    pub fn through(&self, attacker: DieId) -> u8 {
        let of_die = self.through.iter().filter(|(from, _)| *from == attacker);
        of_die.map(|(_, n)| *n).sum()
    }
}

impl DiceMasters {
    /// The match after an answer of who looks; none where it is no answer to what is asked, or
    /// while cards are drafted and not everything that is needed for it lies open.
    pub(crate) fn supposed(
        &self,
        view: &View,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) -> Option<State> {
        let seat = view.viewer.seat()?;
        let drafts = matches!(view.public.frames.last(), Some(Frame::Draft));
        let choice = choice.clone();
        let input = Input::Choose { seat, choice };
        let mut state = (!drafts).then(|| view.state())?;
        let applied = kernel::apply(self, &mut state, &input, sink);
        applied.is_ok().then_some(state)
    }

    /// What happens at once if a seat answers like this: all that is told until somebody is asked
    /// again, or chance is. Nothing for what is no answer to the question.
    pub fn foresee(&self, view: &View, choice: &Choice<Offer>) -> Vec<Event> {
        let mut heard = Heard::default();
        self.supposed(view, choice, &mut heard);
        heard.told.into_iter().map(|told| told.event).collect()
    }

    /// What the combat on the table comes to, with an answer to the question of who blocks whom or
    /// how damage is divided.
    pub fn clash(&self, public: &Public, answer: Option<Offer>) -> Clash {
        let mut public = public.clone();
        self.suppose(&mut public, answer);
        let mut heard = Heard::default();
        let through = self.strike(&mut public, &mut heard);
        let mut clash = Clash {
            through,
            life: public.corners.iter().map(|corner| corner.life).collect(),
            ..Clash::default()
        };
        for told in heard.told {
            match told.event {
                Event::Hurt { die, n } => clash.hurt.push((die, n)),
                Event::KnockedOut { die } => clash.fallen.insert(die),
                _ => {}
            }
        }
        clash
    }

    /// The answer to a question of combat as if it had been given.
    fn suppose(&self, public: &mut Public, answer: Option<Offer>) {
        match (public.frames.last().copied(), answer) {
            (Some(Frame::Block(die)), Some(Offer::Block(attacker)))
                if public.attackers.contains(attacker) =>
            {
                self.block(public, die, Some(attacker), &mut Silent);
            }
            (Some(frame @ Frame::Divide { left, .. }), Some(Offer::Amount(n))) if n <= left => {
                self.share(public, frame, n);
            }
            _ => {}
        }
    }

    /// Damage that nobody has divided yet knocks out as many as it can, in their order; the last
    /// one gets the rest.
    fn divide_sensibly(&self, public: &mut Public, dice: DiceSet) {
        for from in public.attackers.or(public.blockers).and(dice) {
            let foes = public.foes(from);
            let attack = self.strike_of(public, from);
            let given = |to: DieId| share(public, from, to);
            let mut left = attack.saturating_sub(foes.iter().map(given).sum());
            if foes.len() < 2 || left == 0 {
                continue;
            }
            let last = foes.iter().last();
            for to in foes {
                let before = share(public, from, to);
                let room = self
                    .stats(public, to)
                    .defence
                    .saturating_sub(public.die(to).damage);
                let more = match before {
                    _ if Some(to) == last => left,
                    0 => room.min(left),
                    _ => 0,
                };
                give_share(public, from, to, before + more);
                left -= more;
            }
        }
    }

    /// All damage of the combat, those who strike first before the others, who divide theirs among
    /// whom that leaves. Says what each attacker deals to the player across.
    fn strike(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Vec<(DieId, u8)> {
        let fighters = public.attackers.or(public.blockers);
        let has_struck = fighters.iter().any(|die| public.has(die, Mark::Struck));
        let is_first = |die: &DieId| !has_struck && self.strikes_first(public, *die);
        let first: DiceSet = fighters.iter().filter(is_first).collect();
        if !first.is_empty() {
            self.fix_strikes(public, fighters);
        }
        let has = |die: &DieId| public.has(*die, Mark::Struck);
        let rest = fighters.without(first.or(fighters.iter().filter(has).collect()));
        let mut through = Vec::new();
        for dice in [first, rest] {
            self.divide_sensibly(public, dice);
            through.extend(self.through(public, dice));
            let hits = self.hits_from(public, dice);
            self.deal(public, &hits, sink);
            self.sweep(public, sink);
        }
        through
    }

    /// What each attacker would deal to the player across.
    fn through(&self, public: &Public, dice: DiceSet) -> Vec<(DieId, u8)> {
        let mut through = Vec::new();
        for attacker in public.attackers.and(dice) {
            let mut hits = crate::door::Hits::new();
            self.attacker_hits(public, attacker, &mut hits);
            let n: u8 = hits
                .iter()
                .filter(|hit| hit.die.is_none())
                .map(|hit| hit.n)
                .sum();
            through.push((attacker, n));
        }
        through
    }

    /// Whether a die may block an attacker, whoever is asked about just now.
    pub fn blocks(&self, public: &Public, blocker: DieId, attacker: DieId) -> bool {
        self.can_block(public, blocker, attacker)
    }
}

/// How much of its damage a die gives to one of those it fights, as far as that has been said.
fn share(public: &Public, from: DieId, to: DieId) -> u8 {
    let given = block(public, to, from).map(|block| block.share);
    let back = block(public, from, to).map(|block| block.back);
    given.or(back).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pack, Setup};
    use kernel::{Game, Input, Seat, Viewer};

    const FIELD: &str = "active = \"A\"\nphase = \"attack\"\n\
        [A]\nlife = 10\nbag = [\"sidekick x6\"]\nfield = [\"drax 2\", \"sidekick 1\", \"sidekick 1\"]\n\
        [B]\nlife = 10\nbag = [\"sidekick x6\"]\nfield = [\"sidekick 1\", \"sidekick 1\"]\n";

    fn answer(game: &DiceMasters, view: &View, seat: u8, choice: Choice<Offer>) -> View {
        let mut state = view.state();
        let seat = Seat::new(seat).unwrap();
        let input = Input::Choose { seat, choice };
        kernel::apply(game, &mut state, &input, &mut Silent).unwrap();
        game.view(&state, Viewer::Seat(Seat::new(1).unwrap()))
    }

    /// Everybody of the first seat attacks.
    fn attack() -> (DiceMasters, View) {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
        let state = game.place(FIELD).unwrap();
        let view = game.view(&state, Viewer::Table);
        let all = view.public.field[0].iter().map(Offer::Attack);
        let view = answer(&game, &view, 0, Choice::several(all).unwrap());
        (game, view)
    }

    #[test]
    fn a_block_is_foreseen_before_it_is_said() {
        let (game, view) = attack();
        let drax = view.public.attackers.first().unwrap();
        let attack = game.stats(&view.public, drax).attack;
        let open = game.clash(&view.public, None);
        assert_eq!(open.life, [10, 10 - attack - 2]);
        assert_eq!(open.through(drax), attack);
        let Some(Frame::Block(blocker)) = view.public.frames.last().copied() else {
            panic!("{:?}", view.public.frames);
        };
        let blocked = game.clash(&view.public, Some(Offer::Block(drax)));
        assert_eq!(blocked.life, [10, 8]);
        assert_eq!((blocked.hurt(drax), blocked.through(drax)), (1, 0));
        assert!(blocked.fallen.contains(blocker) && !blocked.fallen.contains(drax));
    }

    #[test]
    fn an_answer_tells_what_it_brings_and_changes_nothing() {
        let (game, view) = attack();
        let drax = view.public.attackers.first().unwrap();
        let before = view.clone();
        let told = game.foresee(&view, &Choice::one(Offer::Block(drax)));
        let blocks = |event: &Event| matches!(event, Event::Blocked { .. });
        assert!(told.iter().any(blocks), "{told:?}");
        assert_eq!(view, before);
    }

    #[test]
    fn damage_that_nobody_has_divided_knocks_out_as_many_as_it_can() {
        let (game, mut view) = attack();
        let drax = view.public.attackers.first().unwrap();
        let attack = game.stats(&view.public, drax).attack;
        for _ in 0..2 {
            view = answer(&game, &view, 1, Choice::one(Offer::Block(drax)));
        }
        let clash = game.clash(&view.public, None);
        assert_eq!(clash.fallen.len(), 2.min(attack));
        assert_eq!(clash.hurt.iter().map(|(_, n)| n).sum::<u8>(), attack + 2);
    }
}
