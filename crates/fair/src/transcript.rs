//! The running hash of a match, and what its next dice hang on.

use crate::digest::{Tag, hash};
use crate::draws::Moment;
use crate::entry::Entry;
use crate::opening::{LAST_BY_PLAY, Opening};
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

/// How far a match has come: its transcript, and its throws so far.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Course {
    start: Hash,
    transcript: Transcript,
    throws: u32,
    by_play: bool,
}

impl Course {
    /// A match that begins.
    pub(crate) fn new(opening: &Opening) -> Course {
        let start = opening.start();
        Course {
            start,
            transcript: Transcript::new(start),
            throws: 0,
            by_play: opening.published.format <= LAST_BY_PLAY,
        }
    }

    /// A match after its first entries.
    pub(crate) fn after(opening: &Opening, entries: &[Entry]) -> Course {
        let mut course = Course::new(opening);
        for entry in entries {
            course.push(entry);
        }
        course
    }

    /// Takes the next entry and returns the new hash.
    pub(crate) fn push(&mut self, entry: &Entry) -> Hash {
        self.throws += u32::from(matches!(entry, Entry::Chance { .. }));
        self.transcript
            .push(&entry.body(self.transcript.count() + 1))
    }

    /// The hash after the last entry.
    pub(crate) fn hash(&self) -> Hash {
        self.transcript.hash()
    }

    /// What the dice hang on that are due now.
    pub(crate) fn moment<'a>(&self, label: &'a str) -> Moment<'a> {
        if self.by_play {
            let transcript = self.hash();
            Moment::After { transcript, label }
        } else {
            let (start, before) = (self.start, self.throws);
            Moment::Throw { start, before }
        }
    }
}
