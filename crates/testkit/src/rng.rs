//! A small seeded generator for random walks. Not for dice that anyone plays with.

use kernel::{Rng, stir};

/// `SplitMix64`: good enough to wander with.
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
        stir(&mut self.0)
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
    fn keys_part_streams() {
        let word = |key| SplitMix::keyed(1, key).word();
        assert_ne!(word("a"), word("b"));
        assert_ne!(word("ab"), word("ba"));
    }
}
