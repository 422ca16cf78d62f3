//! How fast IRONDIE is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

use bots::{Noise, random_match};
use game_irondie::{Irondie, Mode, Pack, Setup};
use testkit::pace;

const MATCHES: u64 = 5_000;

/// Decisions in [`MATCHES`] matches from seed 7, per mode. A change here is a change of the rules.
const DECISIONS: [(Mode, u64); 4] = [
    (Mode::Duel, 95_794),
    (Mode::Match, 211_070),
    (Mode::Teams2, 910_727),
    (Mode::Teams3, 1_933_962),
];

fn main() {
    for (mode, expected) in DECISIONS {
        let setup = Setup::of_mode(mode);
        let game =
            Irondie::open(Pack::builtin().clone(), &setup).expect("the default sets are legal");
        let (mut offers, mut rng) = (Vec::with_capacity(256), Noise::new(7));
        pace(mode.id(), MATCHES, expected, || {
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                decisions = random_match(&game, &mut rng, &mut offers).decisions;
            });
            (decisions, info.count_total)
        });
    }
}
