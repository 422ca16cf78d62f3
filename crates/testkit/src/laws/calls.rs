//! *Calls*: the world may say anything at any time, and the match survives it.

use super::lawful::way_on;
use super::walk::{Law, Moment, calls};
use kernel::{Call, Game, Input, Seat, Silent, apply, check, read_input, spell_input};

/// See [`super::calls`].
pub(crate) struct Calls;

impl<G: Game> Law<G> for Calls {
    fn name(&self) -> &'static str {
        "calls"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        calls(at.game).for_each(|call| survives(at, call));
    }
}

fn survives<G: Game>(at: &Moment<'_, G>, call: Call) {
    let (game, trail) = (at.game, at.trail);
    trail.trying(format!("call {call}"));
    let input = Input::Called(call);
    let line = spell_input(game, at.state, &input);
    let read = read_input(game, at.state, &line);
    trail.ensure(read.as_ref() == Ok(&input), || {
        format!("{line:?} is read as {read:?}")
    });
    let checked = check(game, at.state, &input);
    if let Err(refusal) = checked {
        trail.ensure(!refusal.said.key.is_empty(), || {
            "refused without a reason".to_owned()
        });
    } else {
        let is_stranger = |seat: Seat| seat.index() >= usize::from(game.seats());
        let nobody = matches!(call, Call::Resign(seat) if is_stranger(seat));
        trail.ensure(!nobody, || "a seat that is not there resigns".to_owned());
        goes_on(at, &input);
    }
    trail.tried();
}

fn goes_on<G: Game>(at: &Moment<'_, G>, input: &Input<G::Offer>) {
    let mut state = at.state.clone();
    let applied = apply(at.game, &mut state, input, &mut Silent);
    let way_on = applied
        .map_err(|r| r.to_string())
        .and_then(|()| way_on(at.game, &state));
    at.trail.ensure(way_on.is_ok(), || {
        format!("the match cannot go on: {way_on:?}")
    });
}
