//! What cannot be is turned away, with the rule where there is one: positions that nobody can
//! reach, and decks that do not add up. (Answers are refused in scripts.)

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_throne::{DiceThrone, FILES, Mode, Pack, Setup};
use kernel::Game;

fn game(mode: Mode) -> DiceThrone {
    DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

/// A duel of the two usual heroes, with lines for A.
fn duel(phase: &str, a: &str) -> String {
    format!("active = \"A\"\nphase = \"{phase}\"\n[A]\n{a}\n[B]\nhealth = 50\n")
}

/// A position is turned away, and for this.
fn is_no_position(mode: Mode, text: &str, why: &str) {
    let problems = game(mode).place(text).unwrap_err();
    let found = problems.iter().any(|problem| problem.contains(why));
    assert!(found, "{why}: {problems:?}");
}

#[test]
fn positions_that_cannot_be_are_turned_away() {
    let cases = [
        ("health = 61", "at most 60 health"),
        ("health = 50\ncp = 16", "15 CP"),
        (
            "health = 50\nhand = [\"absolution\"]",
            "no card `absolution`",
        ),
        ("health = 50\nhand = [\"tip-it\", \"tip-it\"]", "twice"),
        (
            "health = 50\nupgrades = [\"concuss\"]",
            "`concuss` is no upgrade",
        ),
        ("health = 50\ntokens = [\"poison x4\"]", "limit of `poison`"),
        ("health = 50\ntokens = [\"glue\"]", "no token `glue`"),
        ("health = 50\nfresh = [\"poison\"]", "more tokens came"),
        ("health = 0", "DT-16.1"),
        ("health = 50\nplace = 1", "DT-16.1"),
        ("health = 50\nhero = \"monk\"", "another hero"),
    ];
    for (a, why) in cases {
        is_no_position(Mode::Duel, &duel("first-main", a), why);
    }
    is_no_position(Mode::Duel, &duel("defence", "health = 50"), "another phase");
    is_no_position(
        Mode::Duel,
        "active = \"C\"\nphase = \"upkeep\"\n[A]\nhealth = 50\n[B]\nhealth = 50\n",
        "no such seat",
    );
    let over = "active = \"A\"\nphase = \"upkeep\"\n\
                [A]\nhealth = 50\n[B]\nhealth = 0\nplace = 2\n";
    is_no_position(Mode::Duel, over, "DT-16.1");
}

#[test]
fn a_team_has_one_dial() {
    let text = "active = \"A\"\nphase = \"upkeep\"\n[A]\nhealth = 50\n[B]\nhealth = 40\n\
                [C]\nhealth = 50\n[D]\nhealth = 50\n";
    is_no_position(Mode::TwoTeams, text, "DT-14.1");
}

/// Reads the pack with one file changed, and says what is wrong with it.
fn problems(file: &str, change: impl Fn(&str) -> String) -> Vec<String> {
    let texts: Vec<(&str, String)> = FILES
        .iter()
        .map(|(name, text)| {
            let is_it = name.ends_with(file);
            let text = if is_it {
                change(text)
            } else {
                (*text).to_owned()
            };
            (*name, text)
        })
        .collect();
    let files: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (*name, &text[..]))
        .collect();
    let read = Pack::load(&files);
    let problems = read.err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// A file without its last card.
fn without_last_card(text: &str) -> String {
    let at = text.rfind("[[card]]").expect("it has cards");
    text[..at].to_owned()
}

#[test]
fn decks_add_up() {
    assert_eq!(problems("barbarian.toml", str::to_owned), [""; 0]);
    let short = problems("common.toml", without_last_card);
    assert!(
        short[0].contains("18 common cards, not 17 (DT-1.6)"),
        "{short:?}"
    );
    // The promo card is the last, so it takes two to miss one.
    let short = problems("barbarian.toml", |text| {
        without_last_card(&without_last_card(text))
    });
    let missing = short
        .iter()
        .any(|one| one.contains("14 or 15 cards of its hero"));
    assert!(missing && short[0].contains("DT-1.6"), "{short:?}");
}
