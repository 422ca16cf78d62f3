//! A hundred thousand random matches of every mode obey the laws of ending and twin worlds, and no
//! limit is ever passed. Each match has a twin world for one of those who look on, by chance.
//! That takes a core hours, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-dice-throne --test all many -- --ignored --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer, `MODE=2v2` only those of a mode, and `FIRST=3` others than
//! `FIRST=0`, so that several machines can share the work. All cores take part. `cargo test
//! --release -p game-dice-throne --test all --no-run` names the program, which runs alone:
//!
//! ```text
//! MATCHES=2000 MODE=duel FIRST=0 target/release/deps/all-… many --ignored --nocapture
//! ```

use crate::facts::open;
use game_dice_throne::{DiceThrone, Mode, Pack, State};
use kernel::{Game, Viewer};
use testkit::many::{Check, modes};
use testkit::{Laws, Many, laws};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 40_000;
/// So many pairings of heroes in turn.
const PAIRINGS: u32 = 80;

/// Walks the matches of a mode, the heroes in turn.
fn walk(mode: Mode, law: &str, check: &Check<'_, DiceThrone>) {
    let many = Many {
        name: mode.id(),
        open: &|number| open(mode, number as usize),
        parts: PAIRINGS,
        max_inputs: MAX_INPUTS,
    };
    many.walk(law, check);
}

/// So many frames are never needed.
const TO_SPARE: usize = 5;

/// Nobody has more than there can be, and whatever is under way has room.
fn keeps_limits(mode: Mode, game: &DiceThrone, state: &State) {
    let public = game.view(state, Viewer::Table).public;
    let most = mode.health() + 10;
    assert!(public.health.iter().all(|&health| health <= most), "health");
    let free = public.frames.capacity() - public.frames.len();
    assert!(
        free >= TO_SPARE,
        "room for {free} more: {:?}",
        public.frames
    );
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
        let game = open(mode, number as usize);
        assert!(laws::ending(&game, laws) > 0);
        laws::invariant(&game, laws, &|game, state| keeps_limits(mode, game, state));
    }
}

#[test]
#[ignore = "hours of a core, in release"]
fn all_end_and_keep_their_limits() {
    for mode in modes(&Mode::ALL, Mode::id) {
        walk(mode, "ending", &laws::ending);
        walk(mode, "limits", &|game, laws| {
            laws::invariant(game, laws, &|game, state| keeps_limits(mode, game, state))
        });
    }
}

#[test]
#[ignore = "an hour of a core, in release"]
fn hands_show_nowhere() {
    for mode in modes(&Mode::ALL, Mode::id) {
        walk(mode, "twins", &laws::twins_of_one);
    }
}
