//! *Sealed*: who answered first does not exist, and nobody's question hangs on another's secret.

use super::walk::{Law, Moment, random_answer};
use crate::SplitMix;
use kernel::{Choice, Game, Heard, Input, Seat, Viewer, Waiting, apply};

/// How many pairs of answers are tried at each moment.
const TRIES: usize = 4;

/// See [`super::sealed`].
pub(crate) struct Sealed {
    rng: SplitMix,
}

impl Sealed {
    pub(crate) fn new() -> Sealed {
        Sealed {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Sealed {
    fn name(&self) -> &'static str {
        "sealed"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let Waiting::Seats(seats) = at.game.waiting(at.state) else {
            return;
        };
        let seats: Vec<Seat> = seats.iter().collect();
        for _ in 0..TRIES {
            let [Some(&one), Some(&other)] = [(); 2].map(|()| self.rng.pick(&seats)) else {
                return;
            };
            if one != other {
                self.both_orders(at, one, other);
            }
        }
    }
}

impl Sealed {
    fn both_orders<G: Game>(&mut self, at: &Moment<'_, G>, one: Seat, other: Seat) {
        let answers = [one, other].map(|seat| {
            let choice = random_answer(at.game, at.state, seat, &mut self.rng);
            choice.map(|choice| (seat, choice))
        });
        let [Some(first), Some(second)] = answers else {
            return;
        };
        at.trail.trying(format!("{first:?} and {second:?}"));
        let there = in_order(at, &first, &second);
        let back = in_order(at, &second, &first);
        if let (Some(there), Some(back)) = (there, back) {
            at.trail.ensure(there == back, || {
                format!("it makes a difference who is first:\n{there:?}\n{back:?}")
            });
        }
        at.trail.tried();
    }
}

/// Both answers, one after the other; `None` where the first one changes the second's question.
fn in_order<G: Game>(
    at: &Moment<'_, G>,
    first: &(Seat, Choice<G::Offer>),
    second: &(Seat, Choice<G::Offer>),
) -> Option<G::State> {
    let input = |(seat, choice): &(Seat, Choice<G::Offer>)| {
        let (seat, choice) = (*seat, choice.clone());
        Input::Choose { seat, choice }
    };
    let (mut state, mut heard) = (at.state.clone(), Heard::default());
    apply(at.game, &mut state, &input(first), &mut heard).ok()?;
    let still_asked = matches!(
        at.game.waiting(&state), Waiting::Seats(seats) if seats.contains(second.0)
    );
    if heard.revealed || !still_asked {
        return None;
    }
    unchanged(at, &state, second.0);
    apply(at.game, &mut state, &input(second), &mut heard).ok()?;
    Some(state)
}

/// The seat that has not answered yet is asked what it was asked before.
fn unchanged<G: Game>(at: &Moment<'_, G>, after: &G::State, seat: Seat) {
    let [before, after] = [at.state, after].map(|state| {
        let mut offers = Vec::new();
        let view = at.game.view(state, Viewer::Seat(seat));
        (at.game.asked(&view, &mut offers), offers)
    });
    at.trail.ensure(before == after, || {
        format!("{seat} was asked {before:?} and is now asked {after:?}")
    });
}
