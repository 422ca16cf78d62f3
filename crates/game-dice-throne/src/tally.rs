//! How many tokens of each kind, two kinds to a byte: a match is cloned all the time.

use crate::TokenId;
use crate::state::TOKENS;
use dice::Id;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// More of one kind than anybody ever has.
pub(crate) const MOST: u8 = 15;

/// How many tokens of each kind. Written as a list of those that are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally([u8; TOKENS / 2]);

impl Tally {
    /// How many of a kind.
    pub fn of(&self, token: TokenId) -> u8 {
        let (byte, shift) = place(token);
        self.0[byte] >> shift & MOST
    }

    /// From now on there are so many of a kind.
    pub(crate) fn set(&mut self, token: TokenId, count: u8) {
        assert!(count <= MOST, "a limit keeps it small");
        let (byte, shift) = place(token);
        self.0[byte] = self.0[byte] & !(MOST << shift) | count << shift;
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> impl Iterator<Item = TokenId> {
        let there = |token: &TokenId| self.of(*token) > 0;
        let bytes = (0..TOKENS / 2).filter(|&byte| self.0[byte] != 0);
        let tokens = bytes.flat_map(|byte| [2 * byte, 2 * byte + 1]);
        tokens.filter_map(TokenId::at).filter(there)
    }
}

fn place(token: TokenId) -> (usize, u32) {
    (token.index() / 2, 4 * (token.index() % 2) as u32)
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
