//! Numbers out of a seed and a moment of a match, each equally likely.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

use crate::digest::{Tag, keyed};
use crate::seeds::{Hash, Seed};

/// What the numbers of one throw hang on, beside the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment<'a> {
    /// The opening with all shares, and how many throws there were before. Nothing that is played
    /// changes what falls, so whoever knows the seed cannot choose dice by what they play.
    Throw {
        /// The hash from which the transcript starts.
        start: Hash,
        /// How many throws there were before.
        before: u32,
    },
    /// All that was played before, and what asks: in the formats of before.
    After {
        /// The hash after the last input.
        transcript: Hash,
        /// What asks for the numbers.
        label: &'a str,
    },
}

/// The stream of numbers that belongs to one moment of a match.
///
/// Taking a choice back and making it again gives the same numbers.
pub struct Draws(ChaCha20);

impl Draws {
    /// Opens the stream for a moment.
    pub fn new(seed: &Seed, moment: Moment<'_>) -> Draws {
        let key = match moment {
            Moment::Throw { start, before } => {
                let parts = [start.bytes().as_slice(), &before.to_le_bytes()];
                keyed(seed.bytes(), Tag::Throw, &parts)
            }
            Moment::After { transcript, label } => {
                let parts = [transcript.bytes().as_slice(), label.as_bytes()];
                keyed(seed.bytes(), Tag::Draw, &parts)
            }
        };
        Draws::from_key(key.bytes())
    }

    /// The next number below the bound, which must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below 0");
        let fits = fits(bound);
        loop {
            let word = self.word();
            if u64::from(word) < fits {
                return word % bound;
            }
        }
    }

    fn from_key(key: &[u8; 32]) -> Draws {
        // A key is used for one stream only, so the nonce may be fixed.
        Draws(ChaCha20::new(key.into(), &[0; 12].into()))
    }

    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.0.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

/// One number below each bound, out of one stream.
pub fn draw(seed: &Seed, moment: Moment<'_>, bounds: &[u8]) -> Vec<u8> {
    let mut draws = Draws::new(seed, moment);
    let mut one = |bound: u8| {
        let number = draws.below(u32::from(bound));
        u8::try_from(number).expect("it is below a bound that fits")
    };
    bounds.iter().map(|&bound| one(bound)).collect()
}

/// How many words are kept: the largest multiple of the bound that 32 bits can hold. The words
/// above it would make the first few numbers a little more likely, so they are thrown away.
fn fits(bound: u32) -> u64 {
    let words = 1_u64 << 32;
    words - words % u64::from(bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(count: usize) -> Vec<u32> {
        let mut draws = Draws::from_key(&[9; 32]);
        (0..count).map(|_| draws.word()).collect()
    }

    #[test]
    fn the_stream_is_chacha20_as_in_rfc_8439() {
        // RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce all zero, blocks 0 and 1.
        let mut draws = Draws::from_key(&[0; 32]);
        let stream: Vec<u32> = (0..32).map(|_| draws.word()).collect();
        assert_eq!(
            stream[..4],
            [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]
        );
        assert_eq!(
            stream[16..20],
            [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]
        );
    }

    #[test]
    fn words_that_do_not_fit_are_skipped_and_no_others() {
        // A quarter of all words is too large for this bound, and the others are the number itself.
        let bound = 3 << 30;
        let kept: Vec<u32> = words(4000)
            .into_iter()
            .filter(|word| *word < bound)
            .collect();
        assert!((2800..3200).contains(&kept.len()), "{}", kept.len());
        let mut draws = Draws::from_key(&[9; 32]);
        assert!(kept.iter().all(|word| draws.below(bound) == *word));
    }

    #[test]
    fn each_number_is_kept_for_equally_many_words() {
        for bound in [1, 2, 3, 6, 7, 10, 255, 641, 3 << 30, u32::MAX] {
            let fits = fits(bound);
            assert_eq!(fits % u64::from(bound), 0, "{bound}");
            assert!(fits + u64::from(bound) > 1 << 32, "{bound}");
        }
        assert_eq!(
            (fits(1), fits(6), fits(1 << 31)),
            (1 << 32, (1 << 32) - 4, 1 << 32)
        );
    }

    #[test]
    fn a_bound_of_one_uses_up_a_word_too() {
        let mut draws = Draws::from_key(&[9; 32]);
        assert_eq!(draws.below(1), 0);
        assert_eq!(draws.word(), words(2)[1]);
    }

    #[test]
    #[should_panic(expected = "no number is below 0")]
    fn a_bound_of_zero_is_a_mistake_in_the_program() {
        Draws::from_key(&[9; 32]).below(0);
    }
}
