//! Answers that lose on the spot. They are legal (IR-12.4, IR-11.1), so the player is only warned.

use bots::Noise;
use game_irondie::{Event, Irondie, Offer, Side, Stage, State, View};
use kernel::{Choice, Game, Heard, Input, Seat, Waiting};

/// A loss must come in every one of so many trials to be called certain.
const TRIALS: u64 = 8;

/// More steps than a Battle can take.
const STEPS: usize = 100;

/// Whether the answer loses the game before anybody can do anything about it: the rules try it
/// out, with different dice and with what the others might answer.
pub(super) fn loses(game: &Irondie, view: &View, choice: &Choice<Offer>) -> bool {
    let Some(seat) = view.viewer.seat() else {
        return false;
    };
    let may_lose = matches!(view.public.stage, Stage::Split | Stage::Return);
    may_lose && (0..TRIALS).all(|trial| loses_once(game, view, seat, choice, Noise::new(trial)))
}

fn loses_once(
    game: &Irondie,
    view: &View,
    seat: Seat,
    choice: &Choice<Offer>,
    mut noise: Noise,
) -> bool {
    let mut state = game.imagine(view, &mut noise);
    let mut heard = Heard::default();
    let choice = choice.clone();
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut heard);
    for _ in 0..STEPS {
        let Some(input) = next(game, &state, &mut noise) else {
            break;
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    let lost = Event::GameEnded(Some(Side::of(seat).other()));
    heard.told.iter().any(|told| told.event == lost)
}

/// What happens next by itself or in secret; nothing once seats can act openly again.
fn next(game: &Irondie, state: &State, noise: &mut Noise) -> Option<Input<Offer>> {
    match game.waiting(state) {
        Waiting::Over(_) => None,
        Waiting::Chance(chance) => Some(Input::Landed(chance.sample(noise))),
        Waiting::Seats(seats) => {
            let stage = state.public().stage;
            let secret = matches!(stage, Stage::Split | Stage::Return | Stage::BattleBonus);
            let seat = seats.first().filter(|_| secret)?;
            let mut offers = Vec::new();
            game.decision(state, seat, &mut offers)?;
            let choice = match stage {
                Stage::Split => Choice::several(offers)?,
                _ => Choice::one(*offers.first()?),
            };
            Some(Input::Choose { seat, choice })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::irondie::tests::view;

    const ROUND_TWO: &str = "round = 2\nmortal = true\n\
        [A]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n\
        [B]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n";

    fn offers(game: &Irondie, view: &View) -> Vec<Offer> {
        let mut offers = Vec::new();
        game.asked(view, &mut offers);
        offers
    }

    #[test]
    fn throwing_no_life_loses_in_the_first_round_and_not_later() {
        // IR-12.4
        let first = ROUND_TWO
            .replace("battle 4", "hand")
            .replace("round = 2\nmortal = true\n", "");
        for (position, lost) in [(first.as_str(), true), (ROUND_TWO, false)] {
            let (game, view) = view(position, "A");
            let choice = Choice::one(offers(&game, &view)[0]);
            assert_eq!(loses(&game, &view, &choice), lost, "{position}");
        }
    }

    #[test]
    fn taking_the_last_life_die_back_loses() {
        // IR-11.1
        let (game, view) = view(&format!("stage = \"return\"\n{ROUND_TWO}"), "A");
        let offers = offers(&game, &view);
        assert!(!loses(&game, &view, &Choice::one(offers[0])), "{offers:?}");
        assert!(loses(&game, &view, &Choice::one(offers[1])), "{offers:?}");
    }
}
