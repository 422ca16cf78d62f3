//! How fast Dice Throne is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

use bots::{Noise, random_match};
use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
use testkit::pace;

const MATCHES: u64 = 500;

/// Decisions in [`MATCHES`] matches from seed 7, per mode. A change here is a change of the rules.
const DECISIONS: [(Mode, u64); 3] = [
    (Mode::Duel, 280_518),
    (Mode::TwoTeams, 278_573),
    (Mode::HillSix, 567_170),
];

fn main() {
    for (mode, expected) in DECISIONS {
        let setup = Setup::of_mode(mode);
        let game =
            DiceThrone::open(Pack::builtin().clone(), &setup).expect("every mode has a default");
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
