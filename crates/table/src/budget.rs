//! How often a seat may change its mind. A match comes to an end by its rules, but names, orders,
//! seats and take-backs could go on for ever; each of them is an entry of the log, and whoever
//! wakes the table pays for it.

use crate::{Entry, Table};
use kernel::{Game, Seat};
use wire::{Act, Reason};

/// So often in a round: from the beginning of one match to the beginning of the next.
pub const MOST_CHANGES: u32 = 500;

/// A log longer than this begins no further match.
pub const LONGEST_LOG: usize = 5_000;

impl<G: Game + Clone> Table<G> {
    /// Counts what a seat does besides playing; a new match begins a new count.
    pub(crate) fn note_change(&mut self, entry: &Entry) {
        let by = match entry {
            Entry::Arranged { by, .. } | Entry::Undid { by, .. } | Entry::WantsUndo { by, .. } => {
                Some(*by)
            }
            Entry::Ordered { seat, .. } | Entry::AllowsUndo { seat, .. } => Some(*seat),
            Entry::Prepared { .. } => {
                self.changes.fill(0);
                None
            }
            _ => None,
        };
        if let Some(seat) = by {
            self.changes[seat.index()] += 1;
        }
    }

    /// Turns away what would make the log longer without end. Nobody is kept from playing on,
    /// giving up or getting up.
    pub(crate) fn check_budget(&self, seat: Seat, act: &Act) -> Result<(), Reason> {
        let full = self.log.len() >= LONGEST_LOG;
        let key = match act {
            Act::Free { seat: place } if *place == seat => return Ok(()),
            Act::Rematch | Act::Name { .. } | Act::Bot { .. } | Act::Free { .. } if full => {
                "refused-table-worn"
            }
            Act::Name { .. }
            | Act::Bot { .. }
            | Act::Free { .. }
            | Act::Order { .. }
            | Act::Undo
            | Act::AllowUndo { .. }
                if self.changes[seat.index()] >= MOST_CHANGES =>
            {
                "refused-changes"
            }
            _ => return Ok(()),
        };
        Err(Reason::plain(key))
    }
}
