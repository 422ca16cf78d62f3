//! A hundred thousand random matches of every mode obey the laws of ending and twin worlds, and no
//! limit is ever passed. That takes a core many hours, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-dice-throne --test all many -- --ignored --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer, `MODE=2v2` only those of a mode.

use crate::facts::open;
use game_dice_throne::{DiceThrone, Mode, Pack, State};
use kernel::{Game, Viewer};
use std::time::Instant;
use testkit::{Laws, laws};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 40_000;
/// So many pairings of heroes in turn.
const PAIRINGS: u32 = 80;

fn matches() -> u32 {
    let asked = std::env::var("MATCHES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

/// Walks the matches, the heroes in turn, and says now and then how far it is.
fn walk(mode: Mode, law: &str, check: impl Fn(&DiceThrone, Laws) -> u64) {
    let began = Instant::now();
    let (mut walked, mut checks) = (0, 0);
    for number in 0..PAIRINGS {
        let laws = Laws {
            matches: matches().div_ceil(PAIRINGS),
            seed: u64::from(number),
            max_inputs: MAX_INPUTS,
            word: &[],
        };
        checks += check(&open(mode, number as usize), laws);
        walked += laws.matches;
        if number % 8 == 7 {
            let (mode, seconds) = (mode.id(), began.elapsed().as_secs());
            println!("{mode}, {law}: {walked} matches, {checks} checks, {seconds} s");
        }
    }
    assert!(checks > u64::from(walked), "little to check");
}

/// The modes that are asked for.
fn modes() -> impl Iterator<Item = Mode> {
    let asked = std::env::var("MODE").ok();
    let is_asked = move |mode: &Mode| asked.as_deref().is_none_or(|asked| asked == mode.id());
    Mode::ALL.into_iter().filter(is_asked)
}

/// Nobody has more than there can be.
fn keeps_limits(mode: Mode, game: &DiceThrone, state: &State) {
    let public = game.view(state, Viewer::Table).public;
    let most = mode.health() + 10;
    assert!(public.health.iter().all(|&health| health <= most), "health");
    for corner in &public.corners {
        assert!(corner.cp <= 15, "points");
        for token in corner.kinds() {
            let raised = corner.raised.iter().find(|(raised, _)| *raised == token);
            let limit = Pack::builtin().token(token).limit + raised.map_or(0, |(_, more)| *more);
            assert!(corner.has(token) <= limit, "{token:?}");
        }
    }
}

/// Every day only a few: each hero begins once in every mode.
#[test]
fn a_few_of_every_mode_end() {
    for (mode, number) in Mode::ALL
        .into_iter()
        .flat_map(|mode| (0..16).map(move |n| (mode, n)))
    {
        let laws = Laws {
            matches: 1,
            seed: number,
            max_inputs: MAX_INPUTS,
            word: &[],
        };
        assert!(laws::ending(&open(mode, number as usize), laws) > 0);
    }
}

#[test]
#[ignore = "hours of a core, in release"]
fn all_end_and_keep_their_limits() {
    for mode in modes() {
        walk(mode, "ending", laws::ending);
        walk(mode, "limits", |game, laws| {
            laws::invariant(game, laws, &|game, state| keeps_limits(mode, game, state))
        });
    }
}

#[test]
#[ignore = "many hours of a core, in release"]
fn hands_show_nowhere() {
    for mode in modes() {
        walk(mode, "twins", laws::twins);
    }
}
