//! Two bots compared over all heroes: `cargo run --release -p game-dice-throne --example duels --
//! search:500ms greedy 400` plays so many matches, two at a time with the same heroes on the same
//! dice and the bots exchanged. A mode behind it, such as `2v2`, and a number of threads.

use bots::paired::{Maker, Series, play_pairs};
use bots::{Interval, Kind, Noise};
use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use kernel::{Game, Rng, Seat, SeatSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let named = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let kind = |name: String| name.parse::<Kind>().expect("a bot, such as greedy");
    let kinds = [kind(named(0, "search:100")), kind(named(1, "greedy"))];
    let pairs = named(2, "400").parse::<u64>().expect("a number of matches") / 2;
    let mode = named(3, "duel");
    let mode = Mode::ALL.into_iter().find(|one| one.id() == mode);
    let mode = mode.expect("a mode, such as duel");
    let threads: usize = named(4, "1").parse().expect("a number of threads");
    let begun = Instant::now();
    let scores = play(kinds, mode, pairs, threads);
    let seconds = begun.elapsed().as_secs_f64();
    let Interval { mean, low, high } = Interval::of_mean(&scores);
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    let ([one, two], matches) = (kinds, 2 * pairs);
    println!(
        "{one} against {two}, {}, {matches} matches: {mean:.1} % ({low:.1} to {high:.1}), \
         {:.3} s a match on a thread",
        mode.id(),
        seconds * threads as f64 / matches as f64
    );
}

/// The score of the first bot in each pair, in order.
fn play(kinds: [Kind; 2], mode: Mode, pairs: u64, threads: usize) -> Vec<f64> {
    let next = AtomicU64::new(0);
    let scores = Mutex::new(vec![0.0; pairs as usize]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        return;
                    }
                    let score = play_pair(kinds, mode, pair);
                    scores.lock().expect("nobody has panicked")[pair as usize] = score;
                }
            });
        }
    });
    scores.into_inner().expect("nobody has panicked")
}

fn play_pair(kinds: [Kind; 2], mode: Mode, pair: u64) -> f64 {
    let game = open(mode, pair);
    let [one, two] = kinds;
    let makers: [Maker<'_, DiceThrone>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    let compared = play_pairs(&game, makers, first_side(&game), &Series::new(1, pair));
    compared.pairs[0]
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
