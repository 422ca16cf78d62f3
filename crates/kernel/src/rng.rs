//! Random numbers, handed in from outside. The kernel has no generator of its own.

/// A source of uniform words. Whoever implements it decides whether it can be foreseen.
pub trait Rng {
    /// Thirty-two uniform bits.
    fn word(&mut self) -> u32;

    /// A number below `n`, without bias: Lemire's multiplication with rejection.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing is below zero");
        let mut wide = u64::from(self.word()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

impl<R: Rng + ?Sized> Rng for &mut R {
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks all words with a stride, so that the count per bucket is known.
    struct Stride(u32);

    impl Rng for Stride {
        fn word(&mut self) -> u32 {
            self.0 = self.0.wrapping_add(0x9E37_79B9);
            self.0
        }
    }

    #[test]
    fn every_number_below_comes_up_alike() {
        let mut counts = [0; 6];
        let mut rng = Stride(0);
        (0..60_000).for_each(|_| counts[rng.below(6) as usize] += 1);
        assert!(
            counts
                .iter()
                .all(|&count: &i32| (count - 10_000).abs() < 100),
            "{counts:?}"
        );
    }

    #[test]
    fn a_bound_that_does_not_divide_the_words_rejects_some() {
        // With n = 3 * 2^30 every fourth word must be thrown away; the rest stay below n.
        let mut rng = Stride(7);
        assert!((0..1_000).all(|_| rng.below(3 << 30) < 3 << 30));
    }
}
