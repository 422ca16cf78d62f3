//! How fast Dice Miner is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use bots::{Noise, random_match};
use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
use std::time::Instant;

const MATCHES: u64 = 3_000;

/// Decisions in [`MATCHES`] matches from seed 7, per mode. A change here is a change of the rules.
const DECISIONS: [(Mode, u64); 6] = [
    (Mode::Two, 314_181),
    (Mode::Three, 336_271),
    (Mode::Four, 351_462),
    (Mode::SoloDrowsy, 163_208),
    (Mode::SoloGreedy, 168_654),
    (Mode::SoloThirsty, 156_825),
];

fn main() {
    let mut wrong = Vec::new();
    for (mode, expected) in DECISIONS {
        let setup = Setup::of_mode(mode);
        let game =
            DiceMiner::open(Pack::builtin().clone(), &setup).expect("every mode has a default");
        let (mut offers, mut rng) = (Vec::with_capacity(256), Noise::new(7));
        let mut decisions = 0;
        let mut allocations = 0;
        let began = Instant::now();
        for _ in 0..MATCHES {
            let info = allocation_counter::measure(|| {
                decisions += random_match(&game, &mut rng, &mut offers).decisions;
            });
            allocations += info.count_total;
        }
        let rate = decisions as f64 / began.elapsed().as_secs_f64() / 1e6;
        println!(
            "{:12} {rate:6.2} M decisions/s  {decisions} decisions  {allocations} allocations",
            mode.id()
        );
        assert_eq!(allocations, 0, "a warmed step allocates nothing");
        if decisions != expected {
            wrong.push(mode.id());
        }
    }
    assert!(wrong.is_empty(), "the rules of {wrong:?} have changed");
}
