//! What a table's log is made of. A table is the fold of its log, nothing more.

use fair::SeatSeed;
use kernel::{Call, Seat};
use serde::{Deserialize, Serialize};
use wire::{CmdId, Order};

/// One line of a table's log. It holds secrets: it is for the host's disk, not for the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// A seed for the next match was made, in hex; its commitment may be published.
    Prepared {
        /// The seed.
        seed: String,
    },
    /// Somebody sits down, gets up, or is stood in for.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A person changed who sits somewhere, or what they are called.
    Arranged {
        /// Where.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
        /// Who changed it.
        by: Seat,
        /// By which command.
        cmd: CmdId,
    },
    /// A seat added its share to the seed.
    Seeded {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
        /// The share.
        seed: SeatSeed,
    },
    /// A seat answered its question.
    Did {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
        /// The move, in its spelling.
        text: String,
    },
    /// A seat's window was answered for it by a standing order.
    LetBe {
        /// Whose.
        seat: Seat,
    },
    /// A seat gave a standing order, or took it back.
    Ordered {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
        /// Which order.
        order: Order,
        /// From now on, or no longer.
        on: bool,
    },
    /// A seat took its newest answer back.
    Undid {
        /// Who.
        seat: Seat,
        /// By which command: of the seat itself, or of the last that agreed.
        cmd: CmdId,
        /// Whose command.
        by: Seat,
    },
    /// A seat would like to take back and needs the others' consent; or withdraws, or is told no.
    WantsUndo {
        /// Who; `None` for no longer.
        seat: Option<Seat>,
        /// By which command.
        cmd: CmdId,
        /// Whose command.
        by: Seat,
    },
    /// A seat agreed to another's wish to take back, with others still to agree.
    AllowsUndo {
        /// Who agreed.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
    },
    /// A seat offers a draw.
    WantsDraw {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
    },
    /// A seat would like another match.
    WantsRematch {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
    },
    /// A word from outside: a clock, a resignation, an agreement.
    Called {
        /// What, in its spelling.
        call: String,
        /// By which command of which seat; `None` for the clock.
        by: Option<(Seat, CmdId)>,
    },
}

impl Entry {
    /// The command this entry carries out.
    pub fn command(&self) -> Option<(Seat, &CmdId)> {
        match self {
            Entry::Seeded { seat, cmd, .. }
            | Entry::Did { seat, cmd, .. }
            | Entry::Ordered { seat, cmd, .. }
            | Entry::AllowsUndo { seat, cmd }
            | Entry::WantsDraw { seat, cmd }
            | Entry::WantsRematch { seat, cmd }
            | Entry::Arranged { by: seat, cmd, .. }
            | Entry::Undid { by: seat, cmd, .. }
            | Entry::WantsUndo { by: seat, cmd, .. } => Some((*seat, cmd)),
            Entry::Called { by, .. } => by.as_ref().map(|(seat, cmd)| (*seat, cmd)),
            Entry::Prepared { .. } | Entry::Sat { .. } | Entry::LetBe { .. } => None,
        }
    }

    /// A call as an entry.
    pub(crate) fn call(call: Call, by: Option<(Seat, CmdId)>) -> Entry {
        Entry::Called {
            call: call.to_string(),
            by,
        }
    }
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// A person.
    Person {
        /// What the person is called here.
        name: String,
        /// Whether a bot plays until the person comes back.
        stand_in: bool,
    },
    /// A bot.
    Bot {
        /// Which, such as `search`.
        bot: String,
    },
}

impl Sitter {
    /// Whether a person answers for this seat right now.
    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }
}
