//! Where a match comes from, and where answers go.

use crate::online::Socket;
use crate::table::Host;
use game_irondie::Irondie;
use kernel::Seat;
use table::Table;

/// Where a match comes from.
pub(crate) enum Source {
    /// A table in this page.
    Here(Box<Host<Irondie>>),
    /// A table on the server, and the seat that answers here.
    Far(Socket, Option<Seat>),
    /// A record: nobody answers.
    Still,
}

impl Source {
    /// The table, if it is in this page.
    pub(super) fn table(&self) -> Option<&Table<Irondie>> {
        match self {
            Source::Here(host) => Some(host.table()),
            Source::Far(..) | Source::Still => None,
        }
    }

    /// The seats that answer at this screen.
    pub(super) fn people(&self) -> Vec<Seat> {
        match self {
            Source::Here(host) => host.people(),
            Source::Far(_, seat) => seat.iter().copied().collect(),
            Source::Still => Vec::new(),
        }
    }
}
