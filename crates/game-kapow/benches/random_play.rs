//! How fast KAPOW! is played at random on one core, and that a warmed step allocates nothing.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use bots::{Noise, random_match};
use game_kapow::{Kapow, Mode, Pack, Setup};
use kernel::Game;
use std::time::Instant;
use testkit::pace;

const MATCHES: u64 = 300;

/// Decisions in [`MATCHES`] matches from seed 7, per mode. A change here is a change of the rules.
const DECISIONS: [(Mode, u64); 5] = [
    (Mode::Beginner, 862_661),
    (Mode::Duel, 826_350),
    (Mode::Teams, 3_080_464),
    (Mode::Solo, 15_747),
    (Mode::Coop, 74_297),
];

fn main() {
    for (mode, expected) in DECISIONS {
        let setup = Setup::of_mode(mode);
        let game = Kapow::open(Pack::builtin().clone(), &setup).expect("the usual set-up is legal");
        let (mut offers, mut rng) = (Vec::with_capacity(4096), Noise::new(7));
        pace(mode.id(), MATCHES, expected, || {
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                decisions = random_match(&game, &mut rng, &mut offers).decisions;
            });
            (decisions, info.count_total)
        });
    }
    matching();
}

/// How long it takes to say for every die of a hand which boxes it fits, exactly.
fn matching() {
    let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel))
        .expect("the usual set-up is legal");
    let position = "[A]\ndice = [\"red might > pow.1\", \"red energy\", \"purple wild\", \
                    \"green blank\", \"blue x-factor > synthesis.1\", \"blue wild\", \
                    \"yellow energy\", \"action wild,might,-,-,-,- 2\"]\n[B]\ndice = [\"red\"]\n";
    let state = game.place(position).expect("the position is sound");
    let table = &state;
    let fighter = game.fighters().next().expect("someone fights");
    let began = Instant::now();
    let mut slots = 0;
    let rounds = 100_000_u32;
    for _ in 0..rounds {
        for die in std::hint::black_box(table).loose(fighter) {
            slots += u64::from(game.fits(table, fighter, die).len());
        }
    }
    let nanos = began.elapsed().as_nanos() as f64 / f64::from(rounds);
    println!("matching {nanos:6.0} ns for a hand");
    assert_eq!(
        slots / u64::from(rounds),
        MATCHES_OF_HAND,
        "the boxes have changed"
    );
    assert!(nanos < 2_000.0, "the matcher has become slow");
}

/// Slots that the six loose dice of the position can go to.
const MATCHES_OF_HAND: u64 = 201;
