//! Random numbers for play and thought: fast, small and repeatable, but not secret. Dice that
//! people must be able to trust come from elsewhere.

use kernel::{Rng, stir_in};
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::{self, Debug, Write};

/// A repeatable source of randomness. The same seed gives the same words on every platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noise {
    seed: u64,
    words: Xoshiro256PlusPlus,
}

impl Noise {
    /// The noise of a seed.
    pub fn new(seed: u64) -> Noise {
        Noise {
            seed,
            words: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// A stream of its own for the purpose with this number. It depends on the seed and the number
    /// alone, not on how much has been drawn, and costs a few multiplications.
    #[must_use]
    pub fn stream(&self, number: u64) -> Noise {
        Noise::new(stir_in(self.seed, number))
    }

    /// A stream of its own for a thing, told apart by how it prints itself.
    #[must_use]
    pub fn stream_for(&self, thing: &impl Debug) -> Noise {
        self.stream(fingerprint(thing))
    }

    /// The seed of a stream, for those who keep seeds and not noise.
    pub fn seed_of(&self, number: u64) -> u64 {
        stir_in(self.seed, number)
    }

    /// A number from 0 up to, not including, 1.
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.word()) / 4_294_967_296.0
    }
}

impl Rng for Noise {
    #[inline]
    fn word(&mut self) -> u32 {
        self.words.next_u32()
    }
}

/// FNV-1a over the printed form, which nothing has to keep in memory.
fn fingerprint(thing: &impl Debug) -> u64 {
    let mut print = Fnv(0xCBF2_9CE4_8422_2325);
    write!(print, "{thing:?}").expect("counting bytes cannot fail");
    print.0
}

struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_does_not_depend_on_what_was_drawn_before() {
        let fresh = Noise::new(7);
        let mut used = fresh.clone();
        used.word();
        assert_eq!(fresh.stream(3), used.stream(3));
        assert_ne!(fresh.stream(3), fresh.stream(4));
        assert_ne!(Noise::new(8).stream(3), fresh.stream(3));
    }

    #[test]
    fn noise_is_the_same_everywhere() {
        let mut noise = Noise::new(1);
        let words: Vec<u32> = (0..3).map(|_| noise.word()).collect();
        assert_eq!(words, [3_485_847_679, 3_208_790_322, 430_144_855]);
    }

    #[test]
    fn things_that_print_alike_share_a_stream() {
        let noise = Noise::new(1);
        assert_eq!(noise.stream_for(&[1, 2]), noise.stream_for(&vec![1, 2]));
        assert_ne!(noise.stream_for(&[1, 2]), noise.stream_for(&[2, 1]));
    }
}
