//! The running hash of a match.

use crate::digest::{Tag, hash};
use crate::seeds::Hash;

/// Everything that has entered a match, folded into one hash.
///
/// The hash can be guessed back into its last line by trying all likely lines. While a match runs,
/// show it only to seats that may know that line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transcript {
    hash: Hash,
    count: usize,
}

impl Transcript {
    /// Starts at the hash of an opening: see [`Published::start`](crate::Published::start).
    pub fn new(start: Hash) -> Transcript {
        Transcript {
            hash: start,
            count: 0,
        }
    }

    /// Takes the body of the next line and returns the new hash.
    pub fn push(&mut self, body: &str) -> Hash {
        self.hash = hash(Tag::Line, &[self.hash.bytes(), body.as_bytes()]);
        self.count += 1;
        self.hash
    }

    /// The hash after the last line taken.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// How many lines it has taken.
    pub fn count(&self) -> usize {
        self.count
    }
}
