//! Whether it can make a difference in which order someone's own abilities happen.

use crate::board::Mark;
use crate::fight::bits;
use crate::state::Table;
use crate::{Fighter, Kapow, Verb};

impl Kapow {
    /// Whether the order of what a fighter has yet to trigger may matter: where faces are
    /// exchanged, an enemy has a choice, or an enemy is paid for trait dice (KA-7.4).
    pub(crate) fn order_counts(&self, table: &Table, fighter: Fighter) -> bool {
        let todo = table.corner(fighter).play.due;
        if todo.count_ones() < 2 || !self.is_person(fighter) {
            return false;
        }
        let any = |spots| bits(spots).any(|spot| self.happens(table, fighter, spot));
        let ordered = todo & self.marked(table, fighter, Mark::Ordered);
        let traits = todo & self.marked(table, fighter, Mark::Traits);
        let paid = || {
            self.taunter(table, fighter).is_some()
                && self.new_traits(table, fighter).next().is_some()
        };
        any(ordered) || any(traits) && paid()
    }

    /// Whether an ability has an effect that no condition stops.
    fn happens(&self, table: &Table, fighter: Fighter, spot: u8) -> bool {
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
        verbs.iter().any(|verb| match verb {
            Verb::If { test, .. } => self.holds(table, fighter, *test),
            _ => true,
        })
    }
}
