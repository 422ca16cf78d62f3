//! A hundred thousand random matches of every mode obey the laws of ending, conservation and twin
//! worlds. That takes two cores an hour, so it is done when asked for:
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

/// The matches are walked in ten parts, so that one can see how far it is.
fn walk(mode: Mode, rounds: u8) {
    let game = game(mode, &[], few_rounds(rounds));
    let began = Instant::now();
    let (mut walked, mut checks) = (0, [0; 3]);
    for seed in 0..10 {
        let laws = Laws {
            matches: matches() / 10,
            seed,
            max_inputs: usize::from(rounds) * PER_ROUND,
        };
        checks[0] += laws::ending(&game, laws);
        checks[1] += laws::invariant(&game, laws, &conserved);
        checks[2] += laws::twins(&game, laws);
        walked += u64::from(laws.matches);
        let [ending, conservation, twins] = checks;
        let seconds = began.elapsed().as_secs();
        println!(
            "{}: {walked} matches in {seconds} s; checks of ending {ending}, of conservation \
             {conservation}, of twin worlds {twins}",
            mode.id()
        );
    }
    assert!(
        checks.iter().all(|&count| count > walked),
        "little to check"
    );
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
    walk(Mode::Coop, 3);
}
