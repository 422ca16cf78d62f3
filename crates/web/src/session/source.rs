//! Where a match comes from, and where answers go.

use crate::board::Board;
use crate::host::Host;
use crate::learn::{Lesson, learner};
use crate::online::Socket;
use crate::route::Way;
use kernel::Seat;
use table::Table;

/// Where a match comes from.
pub(crate) enum Source<G: Board> {
    /// A table in this page.
    Here(Box<Host<G>>),
    /// A table on the server, and the seat that answers here.
    Far(Socket, Option<Seat>),
    /// A lesson.
    Lesson(Box<Lesson<G>>),
    /// A record: nobody answers.
    Still,
}

impl<G: Board> Source<G> {
    /// The table, if it is in this page.
    pub(super) fn table(&self) -> Option<&Table<G>> {
        match self {
            Source::Here(host) => Some(host.table()),
            Source::Far(..) | Source::Lesson(_) | Source::Still => None,
        }
    }

    /// Whether somebody plays in this page against bots alone.
    pub(super) fn is_against_bots(&self) -> bool {
        matches!(self, Source::Here(host) if host.slot().way == Way::Bot)
    }

    /// The seats that answer at this screen.
    pub(super) fn people(&self) -> Vec<Seat> {
        match self {
            Source::Here(host) => host.people(),
            Source::Far(_, seat) => seat.iter().copied().collect(),
            Source::Lesson(_) => vec![learner()],
            Source::Still => Vec::new(),
        }
    }
}
