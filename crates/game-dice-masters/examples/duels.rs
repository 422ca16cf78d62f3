//! Two bots compared over all starter teams: `cargo run --release -p game-dice-masters --example
//! duels -- search:500ms greedy 400` plays so many matches, two at a time with the same teams on
//! the same dice and the bots exchanged. Behind it a mode, such as `casual`, and how many at the
//! same time, and the number of the first pair, to go on later.

use bots::{Duels, Noise};
use game_dice_masters::{DiceMasters, Mode, Pack, Setup, Starter};
use kernel::Rng;

fn main() {
    let duels = Duels::asked(std::env::args().skip(1), "casual");
    let mode = Mode::ALL.into_iter().find(|mode| mode.id() == duels.mode);
    let mode = mode.expect("a mode, such as casual");
    println!("{}", duels.play(|pair| open(mode, pair)));
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
