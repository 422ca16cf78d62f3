//! How fast Dice Masters is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

use bots::{Noise, random_match};
use game_dice_masters::{DiceMasters, Mode, Pack, Setup};
use testkit::pace;

/// Modes, how many matches of each are played from seed 7, and how many decisions these take. A
/// change here is a change of the rules.
const MODES: [(Mode, u64, u64); 3] = [
    (Mode::Intro, 1000, 143_103),
    (Mode::Tournament, 200, 50_281),
    (Mode::Doubles, 100, 50_535),
];

fn main() {
    for (mode, matches, decisions) in MODES {
        play(mode, matches, decisions);
    }
}

fn play(mode: Mode, matches: u64, expected: u64) {
    let game = DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode))
        .expect("every mode can be played");
    // The box of the third and the fourth seat is made when a match begins, and by no step.
    let boxes = u64::from(mode.seats() > 2);
    let (mut offers, mut rng) = (Vec::with_capacity(256), Noise::new(7));
    pace(mode.id(), matches, expected, || {
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            decisions = random_match(&game, &mut rng, &mut offers).decisions;
        });
        (decisions, info.count_total - boxes)
    });
}
