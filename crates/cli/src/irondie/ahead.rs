//! What would happen if nobody threw another die. The rules themselves say it: a state that fits
//! the view is played on with every seat passing, and the events are kept.

use bots::Noise;
use game_irondie::{Event, Irondie, Offer, Stage, State, View};
use kernel::{Choice, Game, Heard, Input, Seat, Waiting};

/// More steps than any phase can take; a guard against going round in circles.
const STEPS: usize = 200;

/// A state that fits the view. What it invents (sealed choices, side sets) plays no part in duels.
pub(super) fn imagine(game: &Irondie, view: &View) -> State {
    game.imagine(view, &mut Noise::new(0))
}

/// Plays on from a skirmish, every seat passing, until damage is counted or the game is over.
/// Bonuses on the way go to the first die that may have them.
pub(super) fn pass_on(game: &Irondie, state: State) -> Vec<Event> {
    pass_on_from(game, state, Heard::default())
}

/// The same after one more input, whose events count too.
pub(super) fn pass_on_after(game: &Irondie, mut state: State, input: &Input<Offer>) -> Vec<Event> {
    let mut heard = Heard::default();
    game.apply_unchecked(&mut state, input, &mut heard);
    pass_on_from(game, state, heard)
}

fn pass_on_from(game: &Irondie, mut state: State, mut heard: Heard<Event>) -> Vec<Event> {
    let mut offers = Vec::new();
    for _ in 0..STEPS {
        let (Waiting::Seats(seats), true) = (game.waiting(&state), is_skirmish(&state)) else {
            break;
        };
        let Some(input) = seats
            .first()
            .and_then(|seat| pass(game, &state, seat, &mut offers))
        else {
            break;
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    heard.told.into_iter().map(|told| told.event).collect()
}

fn pass(
    game: &Irondie,
    state: &State,
    seat: Seat,
    offers: &mut Vec<Offer>,
) -> Option<Input<Offer>> {
    game.decision(state, seat, offers)?;
    let passes = |offer: &&Offer| matches!(offer, Offer::Skip | Offer::Decline);
    let offer = offers.iter().find(passes).or(offers.first())?;
    let choice = Choice::one(*offer);
    Some(Input::Choose { seat, choice })
}

/// Whether the match stands where seats throw dice at each other.
pub(super) fn is_skirmish(state: &State) -> bool {
    matches!(
        state.public().stage,
        Stage::Right(_) | Stage::React(_) | Stage::DuelBonus
    )
}
