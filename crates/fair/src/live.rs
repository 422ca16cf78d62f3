//! A match that is being played: it keeps the record while the table plays.

use std::fmt;

use crate::draws::draw;
use crate::entry::{End, Entry};
use crate::opening::{Opening, Terms};
use crate::record::Record;
use crate::seeds::{Hash, SeatSeed, Seed};
use crate::transcript::Course;

/// The keeper of the seed. Tell it every input in order, and ask it for every die.
#[derive(Debug, Clone)]
pub struct Fair {
    seed: Seed,
    opening: Opening,
    entries: Vec<Entry>,
    course: Course,
}

/// A match that is over was asked to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Over;

impl Fair {
    /// Begins a match. Show everybody `terms.publish(&seed)` before you ask the seats for the
    /// commitments to their shares, and have all of those before you ask for the shares.
    pub fn open(seed: Seed, terms: Terms, seats: Vec<Option<SeatSeed>>) -> Fair {
        let opening = Opening::new(&seed, terms, seats);
        let course = Course::new(&opening);
        Fair {
            seed,
            opening,
            entries: Vec::new(),
            course,
        }
    }

    /// Goes on with a match that was put away.
    pub fn resume(record: Record) -> Result<Fair, Over> {
        if record.end != End::Open {
            return Err(Over);
        }
        let Record {
            opening,
            entries,
            seed,
            ..
        } = record;
        let course = Course::after(&opening, &entries);
        Ok(Fair {
            seed,
            opening,
            entries,
            course,
        })
    }

    /// Notes what a seat has chosen.
    pub fn choose(&mut self, text: &str) -> Hash {
        self.push(Entry::Choice {
            text: text.to_owned(),
        })
    }

    /// Notes what somebody outside the match has called.
    pub fn call(&mut self, text: &str) -> Hash {
        self.push(Entry::Call {
            text: text.to_owned(),
        })
    }

    /// Draws one number below each bound, and notes them.
    pub fn draw(&mut self, label: &str, bounds: &[u8]) -> Vec<u8> {
        let dice = draw(&self.seed, self.course.moment(label), bounds);
        let (label, below) = (label.to_owned(), bounds.to_vec());
        self.push(Entry::Chance {
            label,
            below,
            dice: dice.clone(),
        });
        dice
    }

    /// Takes back all inputs but the first few. The same inputs again will give the same dice.
    pub fn undo_to(&mut self, count: usize) {
        assert!(
            count <= self.entries.len(),
            "only what was played can be taken back"
        );
        self.entries.truncate(count);
        self.course = Course::after(&self.opening, &self.entries);
    }

    /// Puts the match away. Whoever reads the record knows the dice to come.
    pub fn save(&self) -> Record {
        self.clone().close(End::Open)
    }

    /// Ends the match and reveals the seed.
    pub fn finish(self, outcome: &str) -> Record {
        self.close(End::outcome(outcome))
    }

    /// How the match began.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What was played so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The hash after the last input. See [`Transcript`](crate::Transcript) for whom to show it.
    pub fn hash(&self) -> Hash {
        self.course.hash()
    }

    fn push(&mut self, entry: Entry) -> Hash {
        let hash = self.course.push(&entry);
        self.entries.push(entry);
        hash
    }

    fn close(self, end: End) -> Record {
        let Fair {
            seed,
            opening,
            entries,
            ..
        } = self;
        Record {
            opening,
            entries,
            end,
            seed,
            signature: None,
        }
    }
}

impl fmt::Display for Over {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the match is over and cannot go on")
    }
}

impl std::error::Error for Over {}
