//! Which dice to roll again: what a reserve is worth on average after it, by the best plan for it.

use super::Mind;
use super::known::face_worth;
use super::plan::Shelf;
use crate::state::{Public, State};
use dice::{DiceSet, DieId};
use kernel::{Rng, Seat, Tide};

/// A die is rolled again without thinking where its face is so much worse than what it may show.
const WORSE: i32 = 3;

/// Rolls in which all ways to keep are looked at alike.
struct Rolls<'a> {
    mind: &'a Mind<'a>,
    seat: Seat,
    shelf: Shelf,
    public: Public,
    /// The dice as they lie.
    dice: Vec<(DieId, u8)>,
    /// What each of them would show.
    thrown: Vec<Vec<u8>>,
    seen: Vec<(DiceSet, i32)>,
}

impl Mind<'_> {
    /// Dice that would rather show something else, each for itself.
    pub(crate) fn stale(&self, public: &Public) -> DiceSet {
        let is_stale = |die: &DieId| {
            let found = public.die(*die);
            let card = self.game.card(found.owner, found.kind);
            let now = face_worth(self.game.face(public, *die), card);
            now + WORSE < self.known.roll(found.owner, found.kind)
        };
        public.rolled.iter().filter(is_stale).collect()
    }

    /// Dice to roll again, the best way first, in so many rolls.
    pub(crate) fn rerolls(
        &self,
        state: &State,
        seat: Seat,
        tide: &mut Tide,
        looks: usize,
    ) -> Vec<(DiceSet, i32)> {
        let mut rolls = self.rolls(&state.public, seat, tide, looks);
        for start in [DiceSet::EMPTY, self.stale(&state.public)] {
            rolls.climb(start);
        }
        rolls.best_first()
    }

    fn rolls(&self, public: &Public, seat: Seat, tide: &mut Tide, looks: usize) -> Rolls<'_> {
        let dice = public.rolled.and(public.reserve(seat)).iter();
        let dice: Vec<_> = dice.map(|die| (die, public.die(die).side)).collect();
        let mut roll = || dice.iter().map(|_| tide.below(6) as u8).collect();
        let thrown = (0..looks).map(|_| roll()).collect();
        Rolls {
            mind: self,
            seat,
            shelf: self.shelf(public, seat),
            public: public.clone(),
            dice,
            thrown,
            seen: Vec::new(),
        }
    }
}

impl Rolls<'_> {
    fn best_first(self) -> Vec<(DiceSet, i32)> {
        let mut seen = self.seen;
        seen.sort_by_key(|(again, worth)| (-worth, again.len()));
        seen
    }

    /// What the dice are worth as they lie now.
    fn worth(&self) -> i32 {
        let plan = self.mind.plan_from(&self.public, self.seat, &self.shelf);
        plan.worth
    }

    fn climb(&mut self, start: DiceSet) {
        let mut top = (start, self.look(start));
        loop {
            let mut best = top;
            for at in 0..self.dice.len() {
                let die = DiceSet::of(self.dice[at].0);
                let beside = top.0.or(die).without(top.0.and(die));
                let worth = self.look(beside);
                if worth > best.1 {
                    best = (beside, worth);
                }
            }
            if best.1 <= top.1 {
                return;
            }
            top = best;
        }
    }

    /// What a reserve is worth once these dice are rolled again, on average, times 16.
    fn look(&mut self, again: DiceSet) -> i32 {
        if let Some((_, worth)) = self.seen.iter().find(|(known, _)| *known == again) {
            return *worth;
        }
        let count = if again.is_empty() {
            1
        } else {
            self.thrown.len()
        };
        let mut sum = 0;
        for roll in 0..count {
            for (at, &(die, side)) in self.dice.iter().enumerate() {
                let fresh = self.thrown[roll][at];
                let side = if again.contains(die) { fresh } else { side };
                self.public.die_mut(die).side = side;
            }
            sum += 16 * self.worth();
        }
        let worth = sum / count as i32;
        self.seen.push((again, worth));
        worth
    }
}
