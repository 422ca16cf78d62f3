//! Bots see what is under their noses: positions in which one answer is plainly right.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_throne::{DiceThrone, Mode, Pack, Setup, State};
use kernel::{Choice, Game, Input, Landing, Seat, Silent, Viewer, Waiting, apply};

fn duel() -> DiceThrone {
    let setup = Setup {
        heroes: vec!["barbarian".to_owned(), "gunslinger".to_owned()],
        ..Setup::of_mode(Mode::Duel)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
}

/// A position of the two: whose turn, which phase, and lines for A and B.
fn position(game: &DiceThrone, active: &str, phase: &str, a: &str, b: &str) -> State {
    let text =
        format!("turn = 5\nactive = \"{active}\"\nphase = \"{phase}\"\n[A]\n{a}\n[B]\n{b}\n");
    game.place(&text).unwrap()
}

fn land(game: &DiceThrone, state: &mut State, dice: &[u8]) {
    let landing: Landing = dice.iter().map(|side| side - 1).collect();
    apply(game, state, &Input::Landed(landing), &mut Silent).unwrap();
}

/// What a bot that thinks answers for whoever is asked, in its one spelling.
fn thought(game: &DiceThrone, state: &State) -> (Seat, Choice<game_dice_throne::Offer>, String) {
    let Waiting::Seats(seats) = game.waiting(state) else {
        panic!("somebody is asked");
    };
    let seat = seats.first().unwrap();
    let view = game.view(state, Viewer::Seat(seat));
    let choice = game.advise(&view, 120, &mut || false).unwrap();
    let text = game.spell(&view, &choice);
    (seat, choice, text)
}

fn enter(
    game: &DiceThrone,
    state: &mut State,
    seat: Seat,
    choice: Choice<game_dice_throne::Offer>,
) {
    let input = Input::Choose { seat, choice };
    apply(game, state, &input, &mut Silent).unwrap();
}

const WELL: &str = "health = 40\ncp = 0\nhand = []";

#[test]
fn an_ultimate_that_lies_there_is_used() {
    let game = duel();
    let mut state = position(&game, "A", "offence", WELL, WELL);
    land(&game, &mut state, &[6, 6, 6, 6, 6]);
    let (_, _, text) = thought(&game, &state);
    assert!(text.starts_with("use "), "{text}");
}

#[test]
fn a_blow_that_ends_it_is_not_given_away() {
    let game = duel();
    let mut state = position(&game, "A", "offence", WELL, "health = 1\ncp = 0\nhand = []");
    land(&game, &mut state, &[1, 2, 6, 6, 5]);
    // Four undefendable damage lie there; only the fifth die is free.
    let (_, _, text) = thought(&game, &state);
    let safe = text.starts_with("use sturdy-blow") || text == "roll 5";
    assert!(safe, "{text}");
}

#[test]
fn dice_that_bring_nothing_are_rolled_again() {
    let game = duel();
    let mut state = position(&game, "A", "offence", WELL, WELL);
    land(&game, &mut state, &[1, 4, 6, 5, 2]);
    let (_, _, text) = thought(&game, &state);
    assert!(text.starts_with("roll "), "{text}");
}

#[test]
fn a_card_that_saves_its_owner_is_played() {
    let game = duel();
    let saved = "health = 3\ncp = 2\nhand = [\"not-this-time\"]";
    let mut state = position(&game, "A", "offence", WELL, saved);
    land(&game, &mut state, &[1, 2, 6, 6, 5]);
    let attacker = Seat::new(0).unwrap();
    let view = game.view(&state, Viewer::Seat(attacker));
    let blow = game.read(&view, "use sturdy-blow 1").unwrap();
    enter(&game, &mut state, attacker, blow);
    for _ in 0..20 {
        match game.waiting(&state) {
            Waiting::Over(_) => panic!("the card was not played"),
            Waiting::Chance(chance) => land(&game, &mut state, &vec![3; chance.below.len()]),
            Waiting::Seats(_) => {
                let (seat, choice, text) = thought(&game, &state);
                if text.starts_with("play not-this-time") {
                    return;
                }
                enter(&game, &mut state, seat, choice);
            }
        }
    }
    panic!("nobody was asked");
}

#[test]
fn an_upgrade_is_bought_while_there_is_time_for_it() {
    let game = duel();
    let hand = "health = 45\ncp = 4\nhand = [\"mighty-blow-2\"]";
    let state = position(
        &game,
        "A",
        "first-main",
        hand,
        "health = 45\ncp = 0\nhand = []",
    );
    let (_, _, text) = thought(&game, &state);
    assert!(text.starts_with("play "), "{text}");
}
