//! Chance for thoughts: numbers and dice of imagined worlds that hang on a view alone. Nobody plays
//! with them.

use crate::{Chance, Rng, Seat, stir};
use std::hash::{Hash, Hasher};

/// Numbers that look random and hang on their seed alone.
#[derive(Debug, Clone)]
pub struct Tide(u64);

impl Tide {
    /// The numbers of a thing, such as a view: the same on every machine.
    pub fn of(thing: &impl Hash) -> Tide {
        let mut print = Fnv(0xCBF2_9CE4_8422_2325);
        thing.hash(&mut print);
        Tide(print.finish())
    }

    /// Numbers of their own for a purpose.
    #[must_use]
    pub fn stream(&self, number: u64) -> Tide {
        let mut tide = Tide(self.0 ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        tide.word();
        tide
    }
}

impl Rng for Tide {
    fn word(&mut self) -> u32 {
        stir(&mut self.0) as u32
    }
}

/// The dice of an imagined world: what a request gets hangs on its label, its seat and how many of
/// that kind came before, so that two answers see the same dice for longer.
#[derive(Debug, Clone)]
pub struct TideDice {
    world: Tide,
    counts: [[u64; 8]; 3],
    /// Numbers for whatever is not dice.
    pub thoughts: Tide,
}

impl TideDice {
    /// The dice of a world.
    pub fn new(world: Tide) -> TideDice {
        let thoughts = world.stream(1);
        TideDice {
            world,
            counts: [[0; 8]; 3],
            thoughts,
        }
    }

    /// Numbers for the next landing of a request.
    pub fn next(&mut self, chance: &Chance) -> Tide {
        let (kind, apart) = match chance.label {
            "roll" => (1, 1),
            "reroll" => (2, 1 << 40),
            _ => (0, 0),
        };
        let seat = chance.seat.map_or(7, Seat::index);
        let count = &mut self.counts[kind][seat];
        *count += 1;
        self.world
            .stream(*count * 16 + seat as u64 * 2 + apart + 1000)
    }
}

/// FNV-1a: the same on every machine.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_number_of_draws_does_not_shift_the_dice() {
        let seat = Seat::new(0);
        let (draw, roll) = (
            Chance::bag("draw", seat, 8, 4),
            Chance::dice("roll", seat, 4),
        );
        let world = Tide::of(&7_u64);
        let [mut one, mut other] = [0, 1].map(|_| TideDice::new(world.clone()));
        one.next(&draw);
        let rolled = |dice: &mut TideDice| roll.sample(&mut dice.next(&roll));
        assert_eq!(rolled(&mut one), rolled(&mut other));
        let again: Vec<_> = (0..8).map(|_| rolled(&mut one)).collect();
        assert!(again.iter().any(|roll| *roll != again[0]));
    }
}
