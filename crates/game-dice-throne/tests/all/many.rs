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
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;
use testkit::{Laws, laws};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 40_000;
/// So many pairings of heroes in turn.
const PAIRINGS: u32 = 80;

/// A number that was asked for.
fn asked(name: &str, usual: u32) -> u32 {
    let text = std::env::var(name).ok();
    let number = text.map(|text| text.parse());
    number.map_or(usual, |read| {
        read.unwrap_or_else(|_| panic!("{name} is a number"))
    })
}

/// A law, as it is asked for here.
type Check<'a> = dyn Fn(&DiceThrone, Laws) -> u64 + Sync + 'a;

/// How far it is.
struct Walk<'a> {
    mode: Mode,
    law: &'a str,
    check: &'a Check<'a>,
    began: Instant,
    next: AtomicU32,
    walked: AtomicU32,
    checks: AtomicU64,
}

/// Walks the matches on all cores, the heroes in turn.
fn walk(mode: Mode, law: &str, check: &Check<'_>) {
    let walk = Walk {
        mode,
        law,
        check,
        began: Instant::now(),
        next: AtomicU32::new(0),
        walked: AtomicU32::new(0),
        checks: AtomicU64::new(0),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| walk.on());
        }
    });
    let (walked, checks) = (walk.walked.into_inner(), walk.checks.into_inner());
    assert!(checks > u64::from(walked), "little to check");
}

impl Walk<'_> {
    /// One pairing after another, as long as there are any, and says now and then how far it is.
    fn on(&self) {
        let matches = asked("MATCHES", 100_000).div_ceil(PAIRINGS);
        let first = u64::from(asked("FIRST", 0));
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= PAIRINGS {
                return;
            }
            let laws = Laws {
                matches,
                seed: first * u64::from(PAIRINGS) + u64::from(number),
                max_inputs: MAX_INPUTS,
                word: &[],
            };
            let checks = (self.check)(&open(self.mode, number as usize), laws);
            let walked = self.walked.fetch_add(matches, Ordering::Relaxed) + matches;
            let checks = self.checks.fetch_add(checks, Ordering::Relaxed) + checks;
            if number % 8 == 7 {
                let (mode, seconds) = (self.mode.id(), self.began.elapsed().as_secs());
                println!(
                    "{mode}, {}: {walked} matches, {checks} checks, {seconds} s",
                    self.law
                );
            }
        }
    }
}

/// The modes that are asked for.
fn modes() -> Vec<Mode> {
    let asked = std::env::var("MODE").ok();
    let is_asked = |mode: &Mode| asked.as_deref().is_none_or(|asked| asked == mode.id());
    let modes: Vec<Mode> = Mode::ALL.into_iter().filter(is_asked).collect();
    assert!(!modes.is_empty(), "there is no mode {asked:?}");
    modes
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
    for mode in modes() {
        walk(mode, "ending", &laws::ending);
        walk(mode, "limits", &|game, laws| {
            laws::invariant(game, laws, &|game, state| keeps_limits(mode, game, state))
        });
    }
}

#[test]
#[ignore = "an hour of a core, in release"]
fn hands_show_nowhere() {
    for mode in modes() {
        walk(mode, "twins", &laws::twins_of_one);
    }
}
