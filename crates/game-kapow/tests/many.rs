//! A hundred thousand random matches of every mode obey the laws of ending, conservation and twin
//! worlds. That takes two cores the better part of an hour, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-kapow --test many -- --ignored --test-threads 2 --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer. The matches are short, so that many begin and end; the long
//! ones are in `laws.rs`.

mod common;

use common::{PER_ROUND, conserved, few_rounds, game};
use game_kapow::Mode;
use std::time::Instant;
use testkit::{Laws, laws};

fn matches() -> u32 {
    let asked = std::env::var("MATCHES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

fn walk(mode: Mode, rounds: u8) {
    let game = game(mode, &[], few_rounds(rounds));
    let laws = Laws {
        matches: matches(),
        seed: 11,
        max_inputs: usize::from(rounds) * PER_ROUND,
    };
    let began = Instant::now();
    let checks = [
        ("ending", laws::ending(&game, laws)),
        ("conservation", laws::invariant(&game, laws, &conserved)),
        ("twins", laws::twins(&game, laws)),
    ];
    let seconds = began.elapsed().as_secs();
    println!(
        "{}: {} matches, {checks:?}, {seconds} s",
        mode.id(),
        laws.matches
    );
    for (law, checks) in checks {
        assert!(checks >= u64::from(laws.matches), "{law} had little to say");
    }
}

#[test]
#[ignore = "minutes of a core, in release"]
fn many_beginners() {
    walk(Mode::Beginner, 1);
}

#[test]
#[ignore = "minutes of a core, in release"]
fn many_duels() {
    walk(Mode::Duel, 1);
}

#[test]
#[ignore = "an hour of a core, in release"]
fn many_teams() {
    walk(Mode::Teams, 1);
}

#[test]
#[ignore = "minutes of a core, in release"]
fn many_alone() {
    walk(Mode::Solo, 12);
}

#[test]
#[ignore = "minutes of a core, in release"]
fn many_side_by_side() {
    walk(Mode::Coop, 12);
}
