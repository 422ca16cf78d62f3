//! *Offers*: what is listed is accepted. *Order*: it is listed in one order, whoever asks.

use super::lawful::answers;
use super::walk::{Law, Moment};
use crate::SplitMix;
use kernel::{Game, Input, Seat, Silent, Viewer, apply, check};

/// See [`super::offers`].
pub(crate) struct Offers {
    rng: SplitMix,
}

impl Offers {
    pub(crate) fn new() -> Offers {
        Offers {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Offers {
    fn name(&self) -> &'static str {
        "offers"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        for seat in Seat::first(at.game.seats()) {
            let mut offers = Vec::new();
            let Some(ask) = at.game.decision(at.state, seat, &mut offers) else {
                continue;
            };
            for choice in answers(&ask, &offers, &mut self.rng) {
                is_accepted(at, &Input::Choose { seat, choice }, self.rng.one_in(8));
            }
        }
    }
}

fn is_accepted<G: Game>(at: &Moment<'_, G>, input: &Input<G::Offer>, try_it: bool) {
    at.trail.trying(format!("{input:?}"));
    let checked = check(at.game, at.state, input);
    at.trail.ensure(checked.is_ok(), || {
        format!("it is offered and refused: {checked:?}")
    });
    if try_it {
        let applied = apply(at.game, &mut at.state.clone(), input, &mut Silent);
        at.trail.ensure(applied.is_ok(), || {
            format!("it is offered and refused: {applied:?}")
        });
    }
    at.trail.tried();
}

/// See [`super::order`].
pub(crate) struct Order;

impl<G: Game> Law<G> for Order {
    fn name(&self) -> &'static str {
        "order"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        for seat in Seat::first(at.game.seats()) {
            same_list(at, seat);
        }
        let bystander = at.game.view(at.state, Viewer::Table);
        let asked = at.game.asked(&bystander, &mut Vec::new());
        at.trail.ensure(asked.is_none(), || {
            format!("a bystander is asked {asked:?}")
        });
    }
}

fn same_list<G: Game>(at: &Moment<'_, G>, seat: Seat) {
    let (game, trail) = (at.game, at.trail);
    let mut first = Vec::new();
    let ask = game.decision(at.state, seat, &mut first);
    trail.ensure(ask.is_some() || first.is_empty(), || {
        format!("{seat} is asked nothing, and offered {first:?}")
    });
    let again = first
        .iter()
        .enumerate()
        .find(|(place, offer)| first[..*place].contains(offer));
    trail.ensure(again.is_none(), || {
        format!("{seat} is offered {again:?} a second time")
    });
    // The buffer is handed over full: whoever writes into it clears it first.
    let mut list = first.clone();
    let second = game.decision(at.state, seat, &mut list);
    trail.ensure(second == ask && list == first, || {
        format!("{seat} is offered {list:?} the second time, not {first:?}")
    });
    let cloned = game.decision(&at.state.clone(), seat, &mut list);
    trail.ensure(cloned == ask && list == first, || {
        format!("a clone offers {seat} {list:?}, not {first:?}")
    });
    let seen = game.asked(&game.view(at.state, Viewer::Seat(seat)), &mut list);
    trail.ensure(seen == ask && list == first, || {
        format!("from its view {seat} is offered {list:?} ({seen:?}), not {first:?} ({ask:?})")
    });
}
