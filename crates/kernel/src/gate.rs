//! The gate. Players and networks are wrong all the time: they are refused, with a reason, and
//! nothing changes. Behind the gate only we can be wrong.

use crate::{Ask, Choice, Game, Input, Refusal, Seat, Sink, Viewer, Waiting};

/// Checks an input, then applies it. After a refusal the state is exactly as it was.
pub fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    input: &Input<G::Offer>,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), Refusal> {
    check(game, state, input)?;
    game.apply_unchecked(state, input, sink);
    Ok(())
}

/// Whether an input may enter now, and if not, why.
pub fn check<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>) -> Result<(), Refusal> {
    match (game.waiting(state), input) {
        (Waiting::Over(_), _) => Err(Refusal::new("refused-over")),
        (_, Input::Called(call)) => game.check_call(state, *call),
        (Waiting::Chance(chance), Input::Landed(landing)) => chance.accepts(landing),
        (Waiting::Chance(_), _) => Err(Refusal::new("refused-dice-first")),
        (Waiting::Seats(_), Input::Landed(_)) => Err(Refusal::new("refused-no-dice-due")),
        (Waiting::Seats(seats), Input::Choose { seat, .. }) if !seats.contains(*seat) => {
            Err(not_asked(game, state, *seat))
        }
        (Waiting::Seats(_), Input::Choose { seat, choice }) => {
            check_choice(game, state, *seat, choice)
        }
    }
}

/// Somebody else has the word, and perhaps a rule says why.
fn not_asked<G: Game>(game: &G, state: &G::State, seat: Seat) -> Refusal {
    let sits = seat.index() < usize::from(game.seats());
    let why = sits.then(|| game.why_silent(&game.view(state, Viewer::Seat(seat))));
    why.flatten()
        .unwrap_or_else(|| Refusal::new("refused-not-asked"))
}

fn check_choice<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choice: &Choice<G::Offer>,
) -> Result<(), Refusal> {
    let mut offers = Vec::new();
    let ask = game
        .decision(state, seat, &mut offers)
        .ok_or(Refusal::new("refused-not-asked"))?;
    if answers(&ask, &offers, choice) {
        return Ok(());
    }
    Err(game.why_not(&game.view(state, Viewer::Seat(seat)), choice))
}

/// Whether the picks are offers, in the order listed, none twice, and as many as asked for.
pub fn answers<O: Copy + Eq>(ask: &Ask, offers: &[O], choice: &Choice<O>) -> bool {
    let picks = choice.picks();
    let mut rest = offers.iter();
    (usize::from(ask.min)..=usize::from(ask.max)).contains(&picks.len())
        && picks.iter().all(|pick| rest.any(|offer| offer == pick))
}
