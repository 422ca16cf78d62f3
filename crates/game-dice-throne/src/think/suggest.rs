//! What is suggested to somebody who rolls: what a bot would do, but what is ready is never put at
//! risk.

use super::plan::Plan;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::{DiceThrone, View};
use std::cmp::Reverse;

/// What is suggested for dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suggested {
    /// The best ability that is ready.
    pub ready: Option<Offer>,
    /// What to do: use it, or roll some dice again that it does not need.
    pub answer: Offer,
}

impl DiceThrone {
    /// What somebody might do with the dice of an offensive roll.
    pub fn suggest(&self, view: &View) -> Option<Suggested> {
        let (plan, sides, attempts) = self.rolled(view)?;
        let ready = plan.best(sides);
        Some(Suggested {
            ready: ready.map(|way| Offer::Use(way.ability, way.branch)),
            answer: plan.careful(sides, attempts),
        })
    }

    /// The offensive roll of whoever looks: what it is good for, the dice, and the attempts left.
    pub(super) fn rolled<'a>(&self, view: &'a View) -> Option<(Plan, &'a [u8], u8)> {
        let public = &view.public;
        let seat = view.viewer.seat()?;
        let Some(Frame::Declare) = public.frames.last() else {
            return None;
        };
        let roll = public.rolls.first().filter(|roll| roll.owner == seat)?;
        let attempts = self.attempts_paid(public, seat);
        Some((self.plan(public, seat), &roll.sides, attempts))
    }
}

impl Plan {
    /// The best answer that loses nothing.
    fn careful(&self, sides: &[u8], attempts: u8) -> Offer {
        let Some(ready) = self.best(sides) else {
            return self.answer(sides, attempts);
        };
        let others = (1..1 << sides.len()).filter(|again| {
            let stays = sides
                .iter()
                .zip(0..)
                .filter(|(_, die)| again >> die & 1 == 0);
            let stays: Vec<u8> = stays.map(|(side, _)| *side).collect();
            self.meets(&stays, ready.needs)
        });
        let worth = |again: u8| self.ladder.worth_again(sides, again, attempts);
        let best = others.max_by_key(|&again| (worth(again), Reverse(again.count_ones())));
        let gains = |again: &u8| worth(*again) > self.ladder.worth(sides, 0);
        match best.filter(|again| attempts > 0 && gains(again)) {
            Some(again) => Offer::Roll(again),
            None => Offer::Use(ready.ability, ready.branch),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::Seat;

    /// What is suggested to a barbarian as its board is printed.
    fn suggested(sides: [u8; 5], attempts: u8) -> String {
        let setup = Setup {
            heroes: ["barbarian", "paladin"].map(str::to_owned).to_vec(),
            ..Setup::of_mode(Mode::Duel)
        };
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
        let public = game.begin().public;
        let first = Seat::new(0).expect("a seat");
        let offer = game.plan(&public, first).careful(&sides, attempts);
        match offer {
            Offer::Use(ability, branch) => {
                format!("{} {branch}", game.hero(first).ability(ability).id)
            }
            Offer::Roll(again) => format!("{again:05b}"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn what_is_ready_stays() {
        // Three swords deal damage, and the others may become more of them; four in a row do so
        // too, and the fifth die may come to stand beside them.
        assert_eq!(suggested([1, 1, 2, 4, 6], 1), "11000");
        assert_eq!(suggested([1, 2, 3, 4, 6], 1), "10000");
        assert_eq!(suggested([4, 1, 6, 2, 3], 2), "00100");
        assert_eq!(suggested([1, 2, 3, 1, 2], 2), "barbarian-smack 2");
        assert_eq!(suggested([1, 2, 3, 4, 6], 0), "barbarian-mighty-blow 0");
    }

    #[test]
    fn without_anything_ready_the_best_keep_is_suggested() {
        assert_eq!(suggested([1, 2, 4, 6, 6], 1).len(), 5);
        assert_eq!(suggested([6, 6, 4, 4, 1], 0), "NoAbility");
    }
}
