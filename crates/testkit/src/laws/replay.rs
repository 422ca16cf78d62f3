//! *Replay*: the same inputs give the same match.

use super::lawful::hash;
use super::walk::{Law, Moment, Step};
use crate::SplitMix;
use kernel::{Game, Heard, Silent, apply, read_input};

/// See [`super::replay`].
pub(crate) struct Replay {
    rng: SplitMix,
}

impl Replay {
    pub(crate) fn new() -> Replay {
        Replay {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Replay {
    fn name(&self) -> &'static str {
        "replay"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let is_sampled = at.inputs.len().is_power_of_two() || self.rng.one_in(16);
        if at.is_last || is_sampled {
            from_the_inputs(at);
            from_the_lines(at);
        }
    }

    fn step(&mut self, step: &Step<'_, G>) {
        again(step);
    }
}

fn from_the_inputs<G: Game>(at: &Moment<'_, G>) {
    let mut state = at.game.start();
    for input in at.inputs {
        if let Err(refusal) = apply(at.game, &mut state, input, &mut Silent) {
            at.trail
                .broken(&format!("{input:?} is refused when replayed ({refusal})"));
        }
    }
    at.trail
        .ensure(state == *at.state && hash(&state) == hash(at.state), || {
            format!(
                "the inputs lead to another state:\n{state:?}\ninstead of\n{:?}",
                at.state
            )
        });
}

/// What is kept of a match is lines of text: they must lead to the same place.
fn from_the_lines<G: Game>(at: &Moment<'_, G>) {
    let mut state = at.game.start();
    for line in at.trail.lines() {
        let entered = read_input(at.game, &state, &line)
            .and_then(|input| apply(at.game, &mut state, &input, &mut Silent));
        if let Err(refusal) = entered {
            at.trail.broken(&format!(
                "the line {line:?} is refused when replayed ({refusal})"
            ));
        }
    }
    at.trail.ensure(state == *at.state, || {
        "the lines lead to another state".to_owned()
    });
}

/// The same step twice has the same result, whether anyone listens or not.
fn again<G: Game>(step: &Step<'_, G>) {
    let mut silent = step.before.clone();
    step.game
        .apply_unchecked(&mut silent, step.input, &mut Silent);
    step.trail.ensure(silent == *step.after, || {
        "the state depends on whether someone listens".to_owned()
    });
    let (mut state, mut heard) = (step.before.clone(), Heard::default());
    step.game
        .apply_unchecked(&mut state, step.input, &mut heard);
    step.trail
        .ensure(state == *step.after && heard == *step.heard, || {
            "the same input gives something else the second time".to_owned()
        });
}
