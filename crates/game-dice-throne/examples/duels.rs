//! Two bots compared over all heroes: `cargo run --release -p game-dice-throne --example duels --
//! search:500ms greedy 400` plays so many matches, two at a time with the same heroes on the same
//! dice and the bots exchanged. Behind it a mode, such as `2v2`, the number of threads, and the
//! first pair, for those who go on where others have stopped.

use bots::paired::{Maker, Series, play_pairs};
use bots::{Interval, Kind, Noise};
use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use kernel::{Game, Rng, Seat, SeatSet};
use std::sync::atomic::{AtomicU64, Ordering};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let named = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let number = |at: usize, usual: &str| -> u64 { named(at, usual).parse().expect("a number") };
    let kind = |at, usual| {
        named(at, usual)
            .parse::<Kind>()
            .expect("a bot, such as greedy")
    };
    let bots = [kind(0, "search:100"), kind(1, "greedy")];
    let (matches, threads) = (number(2, "400"), number(4, "1"));
    let mode = named(3, "duel");
    let mode = Mode::ALL.into_iter().find(|found| found.id() == mode);
    let mode = mode.expect("a mode, such as duel");
    let scores = scores(bots, mode, number(5, "0"), matches / 2, threads);
    let Interval { mean, low, high } = Interval::of_mean(&scores);
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    let ([one, two], mode) = (bots, mode.id());
    println!("{one} against {two}, {mode}, {matches} matches: {mean:.1} % ({low:.1} to {high:.1})");
}

/// What the first bot makes of each pair of matches, in order.
fn scores(bots: [Kind; 2], mode: Mode, from: u64, pairs: u64, threads: u64) -> Vec<f64> {
    let next = AtomicU64::new(from);
    let work = || {
        let pairs_left =
            || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&at| at < from + pairs);
        let played = std::iter::from_fn(|| pairs_left().map(|at| (at, score(bots, mode, at))));
        played.collect::<Vec<_>>()
    };
    let mut played: Vec<(u64, f64)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let played = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        played
            .flat_map(|played| played.expect("a thread that panics ends the whole"))
            .collect()
    });
    played.sort_by_key(|(at, _)| *at);
    played.into_iter().map(|(_, score)| score).collect()
}

/// What the first bot makes of a pair of matches.
fn score([one, two]: [Kind; 2], mode: Mode, pair: u64) -> f64 {
    let makers: [Maker<'_, DiceThrone>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    let game = open(mode, pair);
    play_pairs(&game, makers, first_side(&game), &Series::new(1, pair))
        .score
        .mean
}

/// The seats of the first bot in the first match: every other side.
fn first_side(game: &DiceThrone) -> SeatSet {
    let seats = Seat::first(game.seats());
    let side = |seat: Seat| game.team(seat).map_or(seat.index(), usize::from) % 2;
    let first = side(Seat::new(0).expect("there is a first seat"));
    seats.filter(|&seat| side(seat) == first).collect()
}

/// A match of heroes drawn by lot, no two alike.
fn open(mode: Mode, pair: u64) -> DiceThrone {
    let mut lot = Noise::new(1).stream(pair);
    let mut heroes: Vec<String> = Pack::builtin()
        .heroes
        .iter()
        .map(|h| h.id.clone())
        .collect();
    let seats = usize::from(mode.seats());
    for at in 0..seats {
        let other = at + lot.below((heroes.len() - at) as u32) as usize;
        heroes.swap(at, other);
    }
    heroes.truncate(seats);
    let setup = Setup {
        heroes,
        options: Options::default(),
        ..Setup::of_mode(mode)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).expect("any of them can fight")
}
