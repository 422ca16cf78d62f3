//! A hundred thousand random matches of every mode obey the laws of ending, conservation and twin
//! worlds. That takes a core an hour and a half, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-kapow --test many -- --ignored --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer, `MODE=teams` only those of a mode. The matches are short,
//! so that many begin and end; the long ones are in `laws.rs`.

mod common;

use common::{PER_ROUND, few_rounds, game};
use game_kapow::{Kapow, Mode};
use testkit::many::{Check, modes};
use testkit::{Many, laws};

/// Walks the matches of a mode with so many rounds.
fn walk((mode, rounds): (Mode, u8), law: &str, check: &Check<'_, Kapow>) {
    let many = Many {
        name: mode.id(),
        open: &|_| game(mode, &[], few_rounds(rounds)),
        parts: 20,
        max_inputs: usize::from(rounds) * PER_ROUND,
    };
    many.walk(law, check);
}

/// Every mode, and how many rounds its matches have at most.
const MODES: [(Mode, u8); 5] = [
    (Mode::Beginner, 1),
    (Mode::Duel, 1),
    (Mode::Solo, 12),
    (Mode::Coop, 3),
    (Mode::Teams, 1),
];

/// Those that are asked for.
fn asked() -> Vec<(Mode, u8)> {
    modes(&MODES, |(mode, _)| mode.id())
}

#[test]
#[ignore = "minutes of a core, in release"]
fn all_end_and_nothing_is_lost() {
    for mode in asked() {
        walk(mode, "ending", &laws::ending);
        walk(mode, "conservation", &|game, laws| {
            laws::invariant(game, laws, &Kapow::assert_sound)
        });
    }
}

#[test]
#[ignore = "an hour and a half of a core, in release"]
fn what_is_behind_a_screen_shows_nowhere() {
    for mode in asked() {
        walk(mode, "twins", &laws::twins);
    }
}
