//! Two bots compared over all starter teams: `cargo run --release -p game-dice-masters --example
//! duels -- search:500ms greedy 400` plays so many matches, two at a time with the same teams on
//! the same dice and the bots exchanged. Behind it a mode, such as `casual`, and how many at the
//! same time.

use bots::paired::{Maker, Series, play_deals};
use bots::{Interval, Kind, Noise};
use game_dice_masters::{DiceMasters, Mode, Pack, Setup, Starter};
use kernel::{Game, Rng, Seat, SeatSet};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let named = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let kind = |name: String| name.parse::<Kind>().expect("a bot, such as greedy");
    let [one, two] = [kind(named(0, "search:100")), kind(named(1, "greedy"))];
    let matches: u64 = named(2, "400").parse().expect("a number of matches");
    let mode = named(3, "casual");
    let found = Mode::ALL.into_iter().find(|found| found.id() == mode);
    let found = found.expect("a mode, such as casual");
    let makers: [Maker<'_, DiceMasters>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    let open = |pair| {
        let game = open(found, pair);
        let first = first_side(&game);
        (game, first)
    };
    let series = Series {
        threads: named(4, "1").parse().expect("a number of threads"),
        ..Series::new(matches / 2, 0)
    };
    let Interval { mean, low, high } = Interval::of_mean(&play_deals(open, makers, &series));
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    println!("{one} against {two}, {mode}, {matches} matches: {mean:.1} % ({low:.1} to {high:.1})");
}

/// The seats of the first bot in the first match: every other side.
fn first_side(game: &DiceMasters) -> SeatSet {
    let seats = Seat::first(game.seats());
    let side = |seat: Seat| game.team(seat).map_or(seat.index(), usize::from) % 2;
    let first = side(Seat::new(0).expect("there is a first seat"));
    seats.filter(|&seat| side(seat) == first).collect()
}

/// A match of starter teams drawn by lot, no two alike.
fn open(mode: Mode, pair: u64) -> DiceMasters {
    let mut lot = Noise::new(1).stream(pair);
    let pack = Pack::builtin();
    let mut starters: Vec<&Starter> = pack.teams.iter().collect();
    let brings = mode != Mode::Intro && !mode.is_draft();
    let sides = if brings { 2 } else { 0 };
    for at in 0..sides {
        let other = at + lot.below((starters.len() - at) as u32) as usize;
        starters.swap(at, other);
    }
    let teams = starters[..sides].iter().flat_map(|team| team.of(mode));
    let setup = Setup {
        teams: teams.collect(),
        ..Setup::of_mode(mode)
    };
    DiceMasters::open(pack.clone(), &setup).expect("any of them can be brought")
}
