//! A hundred thousand random matches of every mode obey the laws of ending, conservation and twin
//! worlds. That takes a core an hour and a half, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-kapow --test many -- --ignored --test-threads 2 --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer, `MODE=teams` only those of a mode. The matches are short,
//! so that many begin and end; the long ones are in `laws.rs`.

mod common;

use common::{PER_ROUND, few_rounds, game};
use game_kapow::{Kapow, Mode};
use std::time::Instant;
use testkit::{Laws, laws};

fn matches() -> u32 {
    let asked = std::env::var("MATCHES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

/// Walks the matches in ten parts, so that one can see how far it is.
fn walk(mode: Mode, rounds: u8, law: &str, check: impl Fn(&Kapow, Laws) -> u64) {
    let game = game(mode, &[], few_rounds(rounds));
    let began = Instant::now();
    let (mut walked, mut checks) = (0, 0);
    for seed in 0..10 {
        let laws = Laws {
            matches: matches() / 10,
            seed,
            max_inputs: usize::from(rounds) * PER_ROUND,
            word: &[],
        };
        checks += check(&game, laws);
        walked += u64::from(laws.matches);
        let (mode, seconds) = (mode.id(), began.elapsed().as_secs());
        println!("{mode}, {law}: {walked} matches, {checks} checks, {seconds} s");
    }
    assert!(checks > walked, "little to check");
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
fn modes() -> impl Iterator<Item = (Mode, u8)> {
    let asked = std::env::var("MODE").ok();
    let is_asked = move |mode: Mode| asked.as_deref().is_none_or(|asked| asked == mode.id());
    MODES.into_iter().filter(move |&(mode, _)| is_asked(mode))
}

#[test]
#[ignore = "minutes of a core, in release"]
fn all_end_and_nothing_is_lost() {
    for (mode, rounds) in modes() {
        walk(mode, rounds, "ending", |game, laws| {
            laws::ending(game, laws)
        });
        walk(mode, rounds, "conservation", |game, laws| {
            laws::invariant(game, laws, &Kapow::assert_sound)
        });
    }
}

#[test]
#[ignore = "an hour and a half of a core, in release"]
fn what_is_behind_a_screen_shows_nowhere() {
    for (mode, rounds) in modes() {
        walk(mode, rounds, "twins", laws::twins);
    }
}
