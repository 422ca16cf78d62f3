//! KAPOW! obeys every law, in every mode.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Cards, Chosen, Kapow, Mode, Pack, Setup, SetupOptions};
use testkit::{Laws, check_all};

/// The longest match: as many rounds as the options say. In a round each of four fighters changes
/// its mind sixty times in two phases, places up to 26 dice each time but once, clips up to 52
/// faces, and answers a few dozen questions more.
const PER_ROUND: usize = 4 * (4 * 60 + 2 * 26 + 52 + 60) + 60;

fn game(mode: Mode, characters: &[&str], options: SetupOptions) -> Kapow {
    let mut setup = Setup::of_mode(mode);
    setup.options = options;
    if !characters.is_empty() {
        let chosen = characters.iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
    }
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

fn few_rounds(rounds: u8) -> SetupOptions {
    SetupOptions {
        rounds,
        ..SetupOptions::default()
    }
}

fn obeys(game: &Kapow, matches: u32) {
    let max_inputs = usize::from(game.options().rounds) * PER_ROUND;
    let laws = Laws {
        matches,
        seed: 1,
        max_inputs,
    };
    for (law, checks) in check_all(game, laws) {
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
}

#[test]
fn beginners_obey_the_laws() {
    obeys(&game(Mode::Beginner, &[], few_rounds(4)), 3);
}

#[test]
fn every_character_obeys_the_laws() {
    for pair in [
        ["tough-nut", "victor-kane"],
        ["time-out", "spoiler-alert"],
        ["elusivity", "coquette"],
    ] {
        obeys(&game(Mode::Duel, &pair, few_rounds(4)), 2);
    }
}

#[test]
fn teams_obey_the_laws() {
    obeys(&game(Mode::Teams, &[], few_rounds(2)), 2);
    let options = SetupOptions {
        cards: Cards::Drafted,
        ..few_rounds(2)
    };
    let others = ["spoiler-alert", "time-out", "coquette", "elusivity"];
    obeys(&game(Mode::Teams, &others, options), 1);
}

#[test]
fn every_solo_board_obeys_the_laws() {
    let boards = [
        "victor-kane",
        "tough-nut",
        "time-out",
        "spoiler-alert",
        "elusivity",
        "coquette",
    ];
    for (at, board) in boards.iter().enumerate() {
        let person = boards[(at + 1) % boards.len()];
        obeys(&game(Mode::Solo, &[person, board], few_rounds(4)), 1);
    }
}

#[test]
fn persons_side_by_side_obey_the_laws() {
    obeys(&game(Mode::Coop, &[], few_rounds(2)), 1);
}
