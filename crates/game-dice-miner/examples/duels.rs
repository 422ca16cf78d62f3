//! Two bots compared: `cargo run --release -p game-dice-miner --example duels -- search:300 greedy
//! 60 four` plays so many matches, two at a time on the same dice and the bots exchanged, with one
//! of them in every other seat. Behind the mode, how many at the same time.

use bots::Duels;
use game_dice_miner::{DiceMiner, Mode, Pack, Setup};

fn main() {
    let duels = Duels::asked(std::env::args().skip(1), "two");
    let mode = Mode::ALL.into_iter().find(|mode| mode.id() == duels.mode);
    let setup = Setup::of_mode(mode.expect("a mode, such as two"));
    let open = |_| DiceMiner::open(Pack::builtin().clone(), &setup).expect("the usual set-up");
    println!("{}", duels.play(open));
}
