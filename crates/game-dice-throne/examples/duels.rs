//! Two bots compared over all heroes: `cargo run --release -p game-dice-throne --example duels --
//! search:500ms greedy 400` plays so many matches, two at a time with the same heroes on the same
//! dice and the bots exchanged. Behind it a mode, such as `2v2`, and how many at the same time.

use bots::{Duels, Noise};
use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use kernel::Rng;

fn main() {
    let duels = Duels::asked(std::env::args().skip(1), "duel");
    let mode = Mode::ALL.into_iter().find(|mode| mode.id() == duels.mode);
    let mode = mode.expect("a mode, such as duel");
    println!("{}", duels.play(|pair| open(mode, pair)));
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
