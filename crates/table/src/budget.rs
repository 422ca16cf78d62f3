//! How often a seat may change its mind. A match comes to an end by its rules, but names, orders,
//! seats and take-backs could go on for ever; each of them is an entry of the log, and whoever
//! wakes the table pays for it.

use crate::{Entry, Sitter, Table};
use kernel::{Game, Seat};
use wire::{Act, Reason};

/// So often in a round: from the beginning of one match to the beginning of the next.
pub const MOST_CHANGES: u32 = 500;

/// So often somebody may sit down in a round, all seats together. Whoever gets up had sat down
/// before, and a seed that is made anew had somebody get up: so this bounds them too.
pub const MOST_SITTINGS: u32 = 200;

/// A log longer than this begins no further match.
pub const LONGEST_LOG: usize = 5_000;

impl<G: Game + Clone> Table<G> {
    /// Counts what is done besides playing.
    pub(crate) fn note_change(&mut self, entry: &Entry) {
        let by = match entry {
            Entry::Arranged { by, .. } | Entry::Undid { by, .. } | Entry::WantsUndo { by, .. } => {
                Some(*by)
            }
            Entry::Ordered { seat, .. } | Entry::AllowsUndo { seat, .. } => Some(*seat),
            _ => None,
        };
        if let Some(seat) = by {
            self.changes[seat.index()] += 1;
        }
    }

    /// A match begins: all may change their minds again.
    pub(crate) fn begin_count(&mut self) {
        self.changes.fill(0);
        self.sittings = 0;
    }

    /// Whether somebody may sit down in a seat.
    pub fn may_sit(&self, seat: Seat) -> Result<(), Reason> {
        let key = match self.sitters.get(seat.index()) {
            None => "refused-no-such-seat",
            Some(Sitter::Nobody) if self.log.len() >= LONGEST_LOG => "refused-table-worn",
            Some(Sitter::Nobody) if self.sittings >= MOST_SITTINGS => "refused-changes",
            Some(Sitter::Nobody) => return Ok(()),
            Some(_) => "refused-seat-taken",
        };
        Err(Reason::plain(key))
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
