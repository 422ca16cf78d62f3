//! Windows: questions in which others may react, and mostly let things be. A look ahead that
//! stopped at each of them would see nothing of what an answer brings about.

use kernel::{Choice, Game, Input, Seat, SeatSet};

/// Letting it be, where one seat is asked in a window and it is not the one that looks ahead.
pub(crate) fn let_be<G: Game>(
    game: &G,
    state: &G::State,
    seats: SeatSet,
    looks: Seat,
    offers: &mut Vec<G::Offer>,
) -> Option<Input<G::Offer>> {
    let asked = seats.first().filter(|_| seats.len() == 1);
    let seat = asked.filter(|&seat| seat != looks)?;
    let ask = game.decision(state, seat, offers)?;
    let offer = ask.let_be(offers).filter(|_| ask.is_window())?;
    let choice = Choice::one(offer);
    Some(Input::Choose { seat, choice })
}
