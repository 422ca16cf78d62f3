//! Two bots compared over all heroes: `cargo run --release -p game-dice-throne --example duels --
//! search:500ms greedy 400` plays so many matches, two at a time with the same heroes on the same
//! dice and the bots exchanged. Behind it a mode, such as `2v2`, and how many at the same time.

use bots::paired::{Maker, Series, play_deals};
use bots::{Interval, Kind, Noise};
use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use kernel::{Game, Rng, Seat, SeatSet};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let named = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let kind = |name: String| name.parse::<Kind>().expect("a bot, such as greedy");
    let [one, two] = [kind(named(0, "search:100")), kind(named(1, "greedy"))];
    let matches: u64 = named(2, "400").parse().expect("a number of matches");
    let mode = named(3, "duel");
    let mode = Mode::ALL.into_iter().find(|found| found.id() == mode);
    let mode = mode.expect("a mode, such as duel");
    let makers: [Maker<'_, DiceThrone>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    let open = |pair| {
        let game = open(mode, pair);
        let first = first_side(&game);
        (game, first)
    };
    let series = Series {
        threads: named(4, "1").parse().expect("a number of threads"),
        ..Series::new(matches / 2, 0)
    };
    let Interval { mean, low, high } = Interval::of_mean(&play_deals(open, makers, &series));
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    let mode = mode.id();
    println!("{one} against {two}, {mode}, {matches} matches: {mean:.1} % ({low:.1} to {high:.1})");
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
