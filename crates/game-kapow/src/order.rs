//! Whether it can make a difference in which order someone's own abilities happen.

use crate::board::Mark;
use crate::state::State;
use crate::{Fighter, Kapow, SpotId, SpotSet, Verb};

impl Kapow {
    /// Whether the order of what a fighter has yet to trigger may matter: where faces are
    /// exchanged, an enemy has a choice, or an enemy is paid for trait dice (KA-7.4).
    pub(crate) fn order_counts(&self, state: &State, fighter: Fighter) -> bool {
        let todo = state.corner(fighter).play.due;
        if todo.len() < 2 || !self.is_person(fighter) {
            return false;
        }
        let any = |spots: SpotSet| spots.iter().any(|spot| self.happens(state, fighter, spot));
        let ordered = todo.and(self.marked(state, fighter, Mark::Ordered));
        let traits = todo.and(self.marked(state, fighter, Mark::Traits));
        let paid = || {
            self.taunter(state, fighter).is_some()
                && self.new_traits(state, fighter).next().is_some()
        };
        any(ordered) || any(traits) && paid()
    }

    /// Whether an ability has an effect that no condition stops.
    fn happens(&self, state: &State, fighter: Fighter, spot: SpotId) -> bool {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        verbs.iter().any(|verb| match verb {
            Verb::If { test, .. } => self.holds(state, fighter, *test),
            _ => true,
        })
    }
}
