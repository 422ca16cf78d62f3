//! A hundred thousand random matches of every way to play, with random legal teams and every
//! other time all readings, obey the laws of ending, conservation and twin worlds. That takes a
//! core an hour, so it is done when asked for:
//!
//! ```text
//! cargo test --release -p game-dice-masters --test many -- --ignored --nocapture
//! ```
//!
//! `MATCHES=1000` before it walks fewer, `MODE=doubles` only those of a mode, and `FIRST=3` others
//! than `FIRST=0`.

mod common;

use common::{MAX_INPUTS, all_dice};
use game_dice_masters::{DiceMasters, Mode, Pack, Reading, Setup, Team};
use kernel::Tide;
use testkit::many::{Check, modes};
use testkit::{Laws, Many, laws};

/// So many line-ups in turn.
const LINEUPS: u32 = 400;

/// A match with a number: teams by lot, all readings every other time.
fn open(mode: Mode, number: u32) -> DiceMasters {
    let readings = number as usize % 2 * Reading::ALL.len();
    let setup = Setup {
        teams: teams(mode, number),
        readings: Reading::ALL[..readings].to_vec(),
        ..Setup::of_mode(mode)
    };
    DiceMasters::open(Pack::builtin().clone(), &setup).expect("teams that may be brought")
}

/// Teams by lot; those of team-mates have nobody in common (MA-20).
fn teams(mode: Mode, number: u32) -> Vec<Team> {
    if mode == Mode::Intro || mode.is_draft() {
        return Vec::new();
    }
    let pack = Pack::builtin();
    let mut tide = Tide::of(&number);
    let mut teams: Vec<Team> = Vec::new();
    while teams.len() < usize::from(mode.seats()) {
        let team = Team::drawn(pack, mode, &mut tide);
        let mate = (mode == Mode::Doubles && teams.len() % 2 == 1).then(|| teams.last());
        let suits = |mate: &Team| mate.problems_beside(&team, pack).is_empty();
        if mate.flatten().is_none_or(suits) {
            teams.push(team);
        }
    }
    teams
}

/// Several matches one after the other take as many times as long.
fn bound(mode: Mode) -> usize {
    if mode.is_draft() {
        6 * MAX_INPUTS
    } else {
        MAX_INPUTS
    }
}

/// Walks the matches of a mode, line-up after line-up.
fn walk(mode: Mode, law: &str, check: &Check<'_, DiceMasters>) {
    let many = Many {
        name: mode.id(),
        open: &|number| open(mode, number),
        parts: LINEUPS,
        max_inputs: bound(mode),
    };
    many.walk(law, check);
}

/// Every day only a few.
#[test]
fn teams_by_lot_come_to_an_end() {
    for (mode, number) in Mode::ALL
        .into_iter()
        .flat_map(|mode| [(mode, 0), (mode, 1)])
    {
        let laws = Laws {
            matches: 1,
            seed: u64::from(number),
            max_inputs: bound(mode),
            word: &[],
        };
        assert!(laws::ending(&open(mode, number), laws) > 0, "{mode:?}");
    }
}

#[test]
#[ignore = "minutes of a core, in release"]
fn all_end_and_no_die_is_lost() {
    for mode in modes(&Mode::ALL, Mode::id) {
        walk(mode, "ending", &laws::ending);
        // What is drafted lies in no zone of the table before it is a team.
        if !mode.is_draft() {
            walk(mode, "conservation", &|game, laws| {
                laws::conserved(game, laws, &all_dice)
            });
        }
    }
}

#[test]
#[ignore = "an hour of a core, in release"]
fn what_is_hidden_shows_nowhere() {
    for mode in modes(&Mode::ALL, Mode::id) {
        walk(mode, "twins", &laws::twins_of_one);
    }
}
