//! Bots see what is under their noses: positions in which one answer is plainly right.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Greedy, Player};
use game_dice_throne::{DiceThrone, Mode, Pack, Setup, State};
use kernel::{Choice, Game, Input, Landing, Seat, Silent, Viewer, Waiting, apply};

fn of_heroes(mode: Mode, heroes: &[&str]) -> DiceThrone {
    let setup = Setup {
        heroes: heroes.iter().map(|&hero| hero.to_owned()).collect(),
        ..Setup::of_mode(mode)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
}

fn duel() -> DiceThrone {
    of_heroes(Mode::Duel, &["barbarian", "gunslinger"])
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

/// An answer in its one spelling enters.
fn give(game: &DiceThrone, state: &mut State, seat: u8, text: &str) {
    let seat = Seat::new(seat).unwrap();
    let view = game.view(state, Viewer::Seat(seat));
    let choice = game.read(&view, text).unwrap();
    enter(game, state, seat, choice);
}

/// Dice that lie there with four damage which cannot be defended.
fn rolled(game: &DiceThrone, a: &str, b: &str) -> State {
    let mut state = position(game, "A", "offence", a, b);
    land(game, &mut state, &[1, 2, 6, 6, 5]);
    state
}

/// The same once the blow is declared.
fn blow(game: &DiceThrone, b: &str) -> State {
    let mut state = rolled(game, WELL, b);
    give(game, &mut state, 0, "use sturdy-blow 1");
    state
}

/// What `greedy` answers for whoever is asked.
fn at_a_glance(game: &DiceThrone, state: &State) -> String {
    let Waiting::Seats(seats) = game.waiting(state) else {
        panic!("somebody is asked");
    };
    let view = game.view(state, Viewer::Seat(seats.first().unwrap()));
    let mut offers = Vec::new();
    let ask = game.asked(&view, &mut offers).unwrap();
    let choice = Greedy::new(1, 8).choose(game, &view, &ask, &offers);
    game.spell(&view, &choice)
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
    let state = rolled(&game, WELL, "health = 1\ncp = 0\nhand = []");
    // Only the fifth die is free.
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
    let mut state = blow(&game, saved);
    assert!(answers(&game, &mut state, "play not-this-time"));
}

/// Plays on as bots think, with threes on all dice, until somebody gives an answer that begins so.
fn answers(game: &DiceThrone, state: &mut State, wanted: &str) -> bool {
    for _ in 0..20 {
        match game.waiting(state) {
            Waiting::Over(_) => return false,
            Waiting::Chance(chance) => land(game, state, &vec![3; chance.below.len()]),
            Waiting::Seats(_) => {
                let (seat, choice, text) = thought(game, state);
                if text.starts_with(wanted) {
                    return true;
                }
                enter(game, state, seat, choice);
            }
        }
    }
    false
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

#[test]
fn who_can_be_finished_off_is_attacked() {
    let game = of_heroes(Mode::HillThree, &["barbarian", "gunslinger", "monk"]);
    let seats = "[A]\nhealth = 20\n[B]\nhealth = 3\n[C]\nhealth = 25\n";
    let text = format!("turn = 7\nactive = \"A\"\nphase = \"offence\"\n{seats}");
    let mut state = game.place(&text).unwrap();
    land(&game, &mut state, &[1, 2, 6, 6, 5]);
    give(&game, &mut state, 0, "use sturdy-blow 1");
    assert!(answers(&game, &mut state, "choose B"));
}

#[test]
fn a_rival_who_is_out_is_better_than_one_who_is_not() {
    let game = of_heroes(Mode::HillThree, &["barbarian", "gunslinger", "monk"]);
    let worth = |third: &str| {
        let seats = format!("[A]\nhealth = 20\n[B]\nhealth = 20\n[C]\n{third}\n");
        let text = format!("turn = 7\nactive = \"A\"\nphase = \"first-main\"\n{seats}");
        game.appraise(&game.place(&text).unwrap(), Seat::new(0).unwrap())
    };
    let [well, weak, out] = ["health = 20", "health = 1", "health = 0\nplace = 3"].map(worth);
    assert!(well < weak && weak < out, "{well} {weak} {out}");
}

#[test]
fn a_companion_takes_what_its_owner_cannot_bear() {
    let game = of_heroes(Mode::Duel, &["barbarian", "huntress"]);
    let hunted = "health = 20\ntokens = [\"nyra x7\"]";
    let mut state = blow(&game, hunted);
    assert!(answers(&game, &mut state, "spend 0 nyra"));
}

#[test]
fn a_companion_is_not_given_up_for_a_scratch() {
    let game = of_heroes(Mode::Duel, &["barbarian", "huntress"]);
    let hunted = "health = 40\ntokens = [\"nyra x2\"]";
    let mut state = blow(&game, hunted);
    assert!(!answers(&game, &mut state, "spend 0 nyra"));
}

#[test]
fn greedy_keeps_its_cards() {
    let game = duel();
    let hand = "hand = [\"so-wild\", \"six-it\", \"not-this-time\", \"mighty-blow-2\"]";
    let rich = format!("health = 40\ncp = 0\n{hand}");
    let state = position(&game, "A", "second-main", &rich, WELL);
    assert_eq!(at_a_glance(&game, &state), "done");
}

#[test]
fn greedy_gives_a_rival_no_attempt() {
    let game = duel();
    let state = blow(&game, "health = 40\ncp = 3\nhand = [\"one-more-time\"]");
    assert_eq!(at_a_glance(&game, &state), "pass");
}

#[test]
fn greedy_plays_what_saves_it_and_keeps_it_otherwise() {
    let game = duel();
    let hand = "cp = 1\nhand = [\"not-this-time\"]";
    for (health, wanted) in [(3, "play not-this-time"), (40, "pass")] {
        let mut state = blow(&game, &format!("health = {health}\n{hand}"));
        let mut answer = at_a_glance(&game, &state);
        while answer == "pass" && wanted != "pass" {
            give(&game, &mut state, 1, &answer);
            answer = at_a_glance(&game, &state);
        }
        assert_eq!(answer, wanted, "{health} health");
    }
}

#[test]
fn greedy_keeps_tokens_that_are_good_for_it() {
    let game = of_heroes(Mode::Duel, &["monk", "gunslinger"]);
    let rich = "health = 40\ncp = 3\nhand = []\ntokens = [\"chi x3\", \"cleanse\"]";
    let state = position(&game, "A", "first-main", rich, WELL);
    assert_eq!(at_a_glance(&game, &state), "done");
}

#[test]
fn greedy_defends_where_that_is_free() {
    let game = duel();
    let mut state = position(&game, "B", "offence", WELL, WELL);
    land(&game, &mut state, &[1, 1, 1, 4, 5]);
    give(&game, &mut state, 1, "use revolver 1");
    let answer = at_a_glance(&game, &state);
    assert!(answer.starts_with("use "), "{answer}");
}
