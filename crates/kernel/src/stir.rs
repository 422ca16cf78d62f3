//! Numbers that look random and hang on a seed alone: `SplitMix64`. They are for thoughts, walks
//! and streams told apart; dice that anyone plays with never come from here.

/// What a seed moves on by.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Moves a seed on, and stirs it into sixty-four bits.
pub const fn stir(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(STEP);
    stirred(*seed)
}

/// A seed and a number in one, for a stream of its own.
pub const fn stir_in(seed: u64, number: u64) -> u64 {
    stirred(seed ^ number.wrapping_add(1).wrapping_mul(STEP))
}

const fn stirred(seed: u64) -> u64 {
    let mut mixed = seed;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_known_one() {
        // First word of seed 1234567, from the reference implementation.
        assert_eq!(stir(&mut 1_234_567), 6_457_827_717_110_365_317);
    }

    #[test]
    fn numbers_part_streams() {
        assert_ne!(stir_in(1, 0), stir_in(1, 1));
        assert_ne!(stir_in(1, 0), stir_in(2, 0));
    }
}
