//! *Ending*: every state has a way on, and every match comes to an end.

use super::lawful::way_on;
use super::walk::{Law, Moment};
use kernel::{Game, Waiting};

/// See [`super::ending`].
pub(crate) struct Ending;

impl<G: Game> Law<G> for Ending {
    fn name(&self) -> &'static str {
        "ending"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let way_on = way_on(at.game, at.state);
        at.trail
            .ensure(way_on.is_ok(), || format!("the match is stuck: {way_on:?}"));
        let is_over = matches!(at.game.waiting(at.state), Waiting::Over(_));
        at.trail.ensure(is_over || !at.is_last, || {
            format!(
                "{} inputs were not enough to end the match",
                at.inputs.len()
            )
        });
    }
}
