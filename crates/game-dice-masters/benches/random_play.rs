//! How fast Dice Masters is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

use bots::{Noise, random_match};
use game_dice_masters::{DiceMasters, Pack, Setup};
use testkit::pace;

const MATCHES: u64 = 1000;

/// Decisions in [`MATCHES`] matches from seed 7. A change here is a change of the rules.
const DECISIONS: u64 = 143_103;

fn main() {
    let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro())
        .expect("the introductory game can be played");
    let (mut offers, mut rng) = (Vec::with_capacity(256), Noise::new(7));
    pace("intro", MATCHES, DECISIONS, || {
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            decisions = random_match(&game, &mut rng, &mut offers).decisions;
        });
        (decisions, info.count_total)
    });
}
