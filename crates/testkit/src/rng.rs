//! A small seeded generator for random walks. Not for dice that anyone plays with.

use kernel::Rng;

/// `SplitMix64`: ten lines, and good enough to wander with.
#[derive(Debug, Clone)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// The stream of a seed and a key; other keys have other streams.
    pub fn keyed(seed: u64, key: &str) -> SplitMix {
        let mut stream = SplitMix(seed);
        for byte in key.bytes() {
            stream.0 ^= u64::from(byte);
            stream.0 = stream.next();
        }
        stream
    }

    /// Whether something that happens once in `n` times happens now.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// One of several; `None` of none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(things.len())
            .ok()
            .filter(|&count| count > 0)?;
        things.get(self.below(count) as usize)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

impl Rng for SplitMix {
    fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_known_one() {
        // First word of seed 1234567, from the reference implementation.
        assert_eq!(SplitMix::new(1_234_567).next(), 6_457_827_717_110_365_317);
    }

    #[test]
    fn keys_part_streams() {
        let word = |key| SplitMix::keyed(1, key).word();
        assert_ne!(word("a"), word("b"));
        assert_ne!(word("ab"), word("ba"));
    }
}
