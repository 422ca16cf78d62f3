//! Finds out what abilities are worth here and now, against this opponent with these tokens: each
//! is used in imagined worlds with dice that allow it, and compared with using none. With that the
//! plan of the dice is exact again.

use super::plan::{Plan, Way};
use super::ponder::Thought;
use crate::offer::Offer;
use kernel::Rng;

/// What the verbs say counts for so many looks.
const TRUST: i32 = 2;
/// In more worlds than this nothing new is seen.
const MOST_WORLDS: u32 = 16;

impl Thought<'_> {
    /// Makes the plan of the seat's dice anew, with about so many looks.
    pub(super) fn learn(&mut self, looks: u32, stop: &mut dyn FnMut() -> bool) {
        let public = &self.view.public;
        if self.game.attempts_paid(public, self.seat) == 0 {
            return;
        }
        let plan = self.quick.plans.of(public, self.seat);
        let (mut ways, dice) = (plan.ways.clone(), plan.dice());
        let most = (looks / ways.len().max(1) as u32).min(MOST_WORLDS);
        let mut sums = vec![0; ways.len()];
        let mut worlds = 0;
        while worlds < most as i32 && !stop() {
            self.learn_in_a_world(&ways, &dice, &mut sums);
            worlds += 1;
        }
        for (way, sum) in ways.iter_mut().zip(sums) {
            way.worth = (TRUST * way.worth + sum) / (TRUST + worlds);
        }
        let plan = Plan::with(self.game.hero(self.seat), ways);
        self.quick.plans.set(self.seat, plan);
    }

    fn learn_in_a_world(&mut self, ways: &[Way], dice: &[Vec<[u8; 5]>], sums: &mut [i32]) {
        let (state, world) = self.imagined();
        let none = self.look(&state, Offer::NoAbility, world.clone());
        for ((way, dice), sum) in ways.iter().zip(dice).zip(sums) {
            let count = dice.len().max(1) as u32;
            let Some(sides) = dice.get(world.clone().below(count) as usize) else {
                continue;
            };
            let mut posed = state.clone();
            posed.public.rolls[0].sides = sides.iter().copied().collect();
            let offer = Offer::Use(way.ability, way.branch);
            *sum += self.look(&posed, offer, world.clone()) - none;
        }
    }
}
