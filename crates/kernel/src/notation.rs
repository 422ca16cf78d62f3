//! Inputs as one line of text: `A throw smasher.1 > B.barrier.1`, `dice 5`, `call time-up`.

use crate::{Call, Choice, Game, Input, Landing, Refusal, Seat, Viewer, Waiting};

/// The one spelling of an input. Landings are counted from 1, as sides of dice are.
pub fn spell_input<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>) -> String {
    match input {
        Input::Choose { seat, choice } => {
            format!(
                "{seat} {}",
                game.spell(&game.view(state, Viewer::Seat(*seat)), choice)
            )
        }
        Input::Landed(landing) => {
            let sides = landing.iter().map(|&side| u16::from(side) + 1);
            sides.fold("dice".to_owned(), |line, side| format!("{line} {side}"))
        }
        Input::Called(call) => format!("call {call}"),
    }
}

/// Reads an input back; exactly what [`spell_input`] writes, not a space more. Whether it is legal
/// now is for the gate to say.
pub fn read_input<G: Game>(
    game: &G,
    state: &G::State,
    text: &str,
) -> Result<Input<G::Offer>, Refusal> {
    if text == "dice" {
        return Ok(Input::Landed(Landing::new()));
    }
    let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
    match head {
        "dice" => read_dice(rest)
            .map(Input::Landed)
            .ok_or_else(|| unknown(text)),
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

fn read_dice(text: &str) -> Option<Landing> {
    let mut landing = Landing::new();
    for word in text.split(' ') {
        landing.try_push(read_side(word)?).ok()?;
    }
    Some(landing)
}

/// `1` to `256`, without a sign and without leading zeros.
fn read_side(word: &str) -> Option<u8> {
    let is_plain = word.bytes().all(|digit| digit.is_ascii_digit()) && !word.starts_with('0');
    let side = word.parse::<u16>().ok().filter(|_| is_plain)?;
    u8::try_from(side - 1).ok()
}

fn unknown(text: &str) -> Refusal {
    let shown = text.chars().take(80).collect();
    Refusal::new("refused-unknown-input").with("text", crate::Arg::Spelled(shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_have_one_spelling() {
        assert_eq!(
            read_dice("1 6 256"),
            Some([0, 5, 255].into_iter().collect())
        );
        for odd in [
            "", " ", "0", "+1", "01", "1  2", "1 ", " 1", "257", "1\t2", "-1", "six",
        ] {
            assert_eq!(read_dice(odd), None, "{odd:?}");
        }
        let many = ["1"; crate::MAX_DRAWS + 1].join(" ");
        assert_eq!(read_dice(&many), None);
    }
}
