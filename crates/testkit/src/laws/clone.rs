//! *Clone*: a clone is equal, and goes its own way.

use super::lawful::hash;
use super::walk::{Law, Moment, random_input};
use crate::SplitMix;
use kernel::{Game, Silent};

/// See [`super::clone`].
pub(crate) struct Clone {
    rng: SplitMix,
}

impl Clone {
    pub(crate) fn new() -> Clone {
        Clone {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Clone {
    fn name(&self) -> &'static str {
        "clone"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let (before, mut clone) = (format!("{:?}", at.state), at.state.clone());
        at.trail
            .ensure(clone == *at.state && hash(&clone) == hash(at.state), || {
                "a clone is not equal".to_owned()
            });
        let mut twice = [at.state.clone(), at.state.clone()];
        let Some(input) = random_input(at.game, at.state, &mut self.rng) else {
            return;
        };
        for one in &mut twice {
            at.game.apply_unchecked(one, &input, &mut Silent);
        }
        at.trail.ensure(
            twice[0] == twice[1] && hash(&twice[0]) == hash(&twice[1]),
            || format!("after {input:?} two clones differ"),
        );
        at.trail.ensure(
            clone == *at.state && format!("{:?}", at.state) == before,
            || format!("{input:?} on a clone changes the original"),
        );
        at.game.apply_unchecked(&mut clone, &input, &mut Silent);
        at.trail.ensure(clone == twice[0], || {
            format!("after {input:?} two clones differ")
        });
    }
}
