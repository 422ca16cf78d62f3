//! *Imagine*: what is invented from a view looks exactly like it, and can be played.

use super::lawful::way_on;
use super::walk::{Law, Moment, stroll, viewers};
use crate::SplitMix;
use kernel::{Game, Viewer};

/// How many states are imagined for each viewer at each moment.
const TIMES: usize = 3;
/// How far an imagined match is played on, now and then.
const STEPS: usize = 12;

/// See [`super::imagine`].
pub(crate) struct Imagine {
    rng: SplitMix,
}

impl Imagine {
    pub(crate) fn new() -> Imagine {
        Imagine {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Imagine {
    fn name(&self) -> &'static str {
        "imagine"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        for viewer in viewers(at.game) {
            (0..TIMES).for_each(|_| self.imagine(at, viewer));
        }
    }
}

impl Imagine {
    fn imagine<G: Game>(&mut self, at: &Moment<'_, G>, viewer: Viewer) {
        let (game, trail) = (at.game, at.trail);
        let view = game.view(at.state, viewer);
        let imagined = game.imagine(&view, &mut self.rng.clone());
        let again = game.imagine(&view, &mut self.rng);
        trail.ensure(imagined == again, || {
            format!("the same chance makes {viewer} imagine something else")
        });
        trail.trying(format!("what {viewer} imagines: {imagined:?}"));
        let seen = game.view(&imagined, viewer);
        trail.ensure(seen == view, || {
            format!("it looks like\n{seen:?}\nand not like\n{view:?}")
        });
        let way_on = way_on(game, &imagined);
        trail.ensure(way_on.is_ok(), || {
            format!("it cannot be played: {way_on:?}")
        });
        waits_alike(at, viewer, &imagined);
        if self.rng.one_in(8) {
            let strolled = stroll(game, &imagined, STEPS, &mut self.rng);
            trail.ensure(strolled.is_ok(), || {
                format!("it cannot be played on: {strolled:?}")
            });
        }
        trail.tried();
    }
}

fn waits_alike<G: Game>(at: &Moment<'_, G>, viewer: Viewer, imagined: &G::State) {
    let game = at.game;
    let [real, other] = [at.state, imagined].map(|state| game.waiting(state).known_to(viewer));
    at.trail.ensure(real == other, || {
        format!("it waits for {other:?} and not for {real:?}")
    });
}
