//! How many tokens of each kind, four bits each: a match is cloned all the time.

use crate::TokenId;
use crate::state::TOKENS;
use dice::Id;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// More of one kind than anybody ever has.
pub(crate) const MOST: u8 = 15;

/// So many kinds are counted in a word.
const KINDS: usize = 8;

/// How many tokens of each kind. Written as a list of those that are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally([u32; TOKENS / KINDS]);

impl Tally {
    /// How many of a kind.
    pub fn of(&self, token: TokenId) -> u8 {
        let (word, shift) = place(token);
        (self.0[word] >> shift) as u8 & MOST
    }

    /// From now on there are so many of a kind.
    pub(crate) fn set(&mut self, token: TokenId, count: u8) {
        assert!(count <= MOST, "a limit keeps it small");
        let (word, shift) = place(token);
        let others = self.0[word] & !(u32::from(MOST) << shift);
        self.0[word] = others | u32::from(count) << shift;
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> impl Iterator<Item = TokenId> {
        let words = self.0.into_iter().enumerate();
        let places = words.flat_map(|(at, word)| counted(word).map(move |kind| KINDS * at + kind));
        places.filter_map(TokenId::at)
    }
}

fn place(token: TokenId) -> (usize, u32) {
    (token.index() / KINDS, 4 * (token.index() % KINDS) as u32)
}

/// The kinds of a word that are there.
fn counted(word: u32) -> impl Iterator<Item = usize> {
    let pairs = word | word >> 1;
    let mut left = (pairs | pairs >> 2) & 0x1111_1111;
    std::iter::from_fn(move || {
        let lowest = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (lowest < u32::BITS).then_some(lowest as usize / 4)
    })
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|token| (token, self.of(token))))
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tally, D::Error> {
        let mut tally = Tally::default();
        for (token, count) in Vec::<(TokenId, u8)>::deserialize(deserializer)? {
            if count > MOST {
                return Err(D::Error::custom("there are not so many"));
            }
            tally.set(token, count);
        }
        Ok(tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_do_not_mix() {
        let [first, second] = [6, 7].map(|at| TokenId::at(at).expect("there are so many"));
        let mut tally = Tally::default();
        tally.set(second, 15);
        tally.set(first, 3);
        tally.set(second, 2);
        assert_eq!((tally.of(first), tally.of(second)), (3, 2));
        assert_eq!(tally.kinds().collect::<Vec<_>>(), [first, second]);
        let text = serde_json::to_string(&tally).expect("a list");
        assert_eq!(
            serde_json::from_str::<Tally>(&text).expect("the same"),
            tally
        );
        assert!(serde_json::from_str::<Tally>("[[6, 16]]").is_err());
    }
}
