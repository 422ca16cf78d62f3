//! Inputs as one line of text: `A throw smasher.1 > B.barrier.1`, `dice 5`, `call time-up`.

use crate::{Call, Choice, Game, Input, Landing, Refusal, Seat, Viewer, Waiting};

/// The one spelling of an input. Dice show their sides counted from 1 where the bound is a die's.
pub fn spell_input<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>) -> String {
    match input {
        Input::Choose { seat, choice } => {
            format!(
                "{seat} {}",
                game.spell(&game.view(state, Viewer::Seat(*seat)), choice)
            )
        }
        Input::Landed(landing) => {
            let sides: Vec<String> = landing.iter().map(|side| (side + 1).to_string()).collect();
            format!("dice {}", sides.join(" ")).trim_end().to_owned()
        }
        Input::Called(call) => format!("call {call}"),
    }
}

/// Reads an input back. Whether it is legal now is for the gate to say.
pub fn read_input<G: Game>(
    game: &G,
    state: &G::State,
    text: &str,
) -> Result<Input<G::Offer>, Refusal> {
    let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
    match head {
        "dice" => read_dice(rest).map(Input::Landed),
        "call" => rest
            .parse::<Call>()
            .map(Input::Called)
            .map_err(|()| unknown(text)),
        _ => {
            let seat = read_seat(game, head).ok_or_else(|| unknown(text))?;
            let choice = read_choice(game, state, seat, rest)?;
            Ok(Input::Choose { seat, choice })
        }
    }
}

fn read_choice<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    text: &str,
) -> Result<Choice<G::Offer>, Refusal> {
    match game.waiting(state) {
        Waiting::Over(_) => Err(Refusal::new("refused-over")),
        Waiting::Chance(_) => Err(Refusal::new("refused-dice-first")),
        Waiting::Seats(_) => game.read(&game.view(state, Viewer::Seat(seat)), text),
    }
}

fn read_seat<G: Game>(game: &G, letter: &str) -> Option<Seat> {
    letter
        .parse()
        .ok()
        .filter(|seat: &Seat| seat.index() < usize::from(game.seats()))
}

fn read_dice(text: &str) -> Result<Landing, Refusal> {
    let mut landing = Landing::new();
    for word in text.split_whitespace() {
        let side = word.parse::<u8>().ok().and_then(|side| side.checked_sub(1));
        let fits = side.is_some_and(|side| landing.try_push(side).is_ok());
        if !fits {
            return Err(unknown(text));
        }
    }
    Ok(landing)
}

fn unknown(text: &str) -> Refusal {
    let shown = text.chars().take(80).collect();
    Refusal::new("refused-unknown-input").with("text", crate::Arg::Spelled(shown))
}
