//! An entry that does not fit the log before it: the log was damaged, or other rules wrote it.
//! Leaving it out would take a match back without a word, so the table stops instead.

use crate::{Entry, Table};
use kernel::{Game, Seat};
use std::fmt;

/// An entry that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// Which, from 1.
    pub entry: usize,
    /// What is wrong with it, as the rules say.
    pub why: String,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misfit { entry, why } = self;
        write!(f, "entry {entry} does not fit the log before it: {why}")
    }
}

impl std::error::Error for Misfit {}

impl<G: Game + Clone> Table<G> {
    /// The next entry does not fit.
    pub(crate) fn misfit(&self, why: String) -> Misfit {
        let entry = self.log.len() + 1;
        Misfit { entry, why }
    }

    /// Whether the table has all seats that an entry names.
    pub(crate) fn check_seats(&self, entry: &Entry) -> Result<(), Misfit> {
        let mut seats = named(entry).into_iter().flatten();
        match seats.find(|seat| seat.index() >= self.sitters.len()) {
            Some(seat) => Err(self.misfit(format!("there is no seat {seat}"))),
            None => Ok(()),
        }
    }
}

/// Who does it, and where.
fn named(entry: &Entry) -> [Option<Seat>; 2] {
    let place = match entry {
        Entry::Sat { seat, .. }
        | Entry::Arranged { seat, .. }
        | Entry::LetBe { seat }
        | Entry::Undid { seat, .. } => Some(*seat),
        Entry::WantsUndo { seat, .. } => *seat,
        _ => None,
    };
    [place, entry.command().map(|(seat, _)| seat)]
}
