//! *Telling*: everything that is heard or offered can be said, every view shown, every state
//! appraised.

use super::walk::{Law, Moment, Step, viewers};
use crate::SplitMix;
use kernel::{Game, Seat, Viewer};

/// A certain win, in thousandths.
const CERTAIN: i32 = 1000;

/// See [`super::telling`].
pub(crate) struct Telling {
    rng: SplitMix,
}

impl Telling {
    pub(crate) fn new() -> Telling {
        Telling {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Telling {
    fn name(&self) -> &'static str {
        "telling"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        if at.is_last || at.inputs.is_empty() || self.rng.one_in(16) {
            viewers(at.game).for_each(|viewer| is_shown(at, viewer));
        }
        for seat in Seat::first(at.game.seats()) {
            are_said(at, seat);
            let worth = at.game.appraise(at.state, seat);
            at.trail.ensure((-CERTAIN..=CERTAIN).contains(&worth), || {
                format!("{worth} thousandths of a win for {seat} are more than there are")
            });
        }
    }

    fn step(&mut self, step: &Step<'_, G>) {
        for viewer in viewers(step.game) {
            let view = step.game.view(step.after, viewer);
            step.heard
                .by(viewer)
                .for_each(|event| is_said(step, viewer, &view, event));
        }
    }
}

fn is_shown<G: Game>(at: &Moment<'_, G>, viewer: Viewer) {
    let view = at.game.view(at.state, viewer);
    let [shown, again] = [view.clone(), view].map(|view| at.game.show(&view));
    at.trail.ensure(shown.is_object() && shown == again, || {
        format!("{viewer} is shown {shown} and then {again}")
    });
}

/// Every offer has a sentence.
fn are_said<G: Game>(at: &Moment<'_, G>, seat: Seat) {
    let view = at.game.view(at.state, Viewer::Seat(seat));
    let mut offers = Vec::new();
    at.game.asked(&view, &mut offers);
    for offer in offers {
        at.trail.trying(format!("offering {seat} {offer:?}"));
        let said = at.game.say(&view, offer);
        at.trail.ensure(!said.key.is_empty(), || {
            "there is no sentence for it".to_owned()
        });
        at.trail.tried();
    }
}

fn is_said<G: Game>(step: &Step<'_, G>, viewer: Viewer, view: &G::View, event: &G::Event) {
    step.trail.trying(format!("telling {viewer} {event:?}"));
    let said = step.game.tell(view, event);
    step.trail.ensure(!said.key.is_empty(), || {
        "there is no sentence for it".to_owned()
    });
    step.trail.tried();
}
