//! *Awaited*: a view tells whose it is and what the match waits for.

use super::walk::{Law, Moment, viewers};
use kernel::{Game, Viewer};

/// See [`super::awaited`].
pub(crate) struct Awaited;

impl<G: Game> Law<G> for Awaited {
    fn name(&self) -> &'static str {
        "awaited"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        viewers(at.game).for_each(|viewer| is_told(at, viewer));
    }
}

fn is_told<G: Game>(at: &Moment<'_, G>, viewer: Viewer) {
    let view = at.game.view(at.state, viewer);
    let whose = at.game.viewer(&view);
    at.trail.ensure(whose == viewer, || {
        format!("the view of {viewer} says it is that of {whose}")
    });
    let (real, told) = (at.game.waiting(at.state), at.game.awaited(&view));
    let known = real.known_to(viewer);
    at.trail.ensure(told == known, || {
        format!("the view of {viewer} waits for {told:?} and not for {known:?}")
    });
}
