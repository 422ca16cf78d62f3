//! What a table's log is made of. A table is the fold of its log, nothing more.

use fair::{FORMAT, Hash, OLD_FORMAT, SeatSeed, Seed};
use kernel::{Call, Seat};
use serde::{Deserialize, Serialize};
use wire::{Act, CmdId, Order};

/// One line of a table's log. It holds secrets: it is for the host's disk, not for the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// A seed for the next match was made, in hex; its commitment may be published.
    Prepared {
        /// The seed.
        seed: String,
        /// The format of the record that comes of it. Old logs do not say: it is the old one.
        #[serde(default = "old_format", skip_serializing_if = "is_old")]
        format: u32,
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
    /// A seat is bound to its share of the seed.
    Committed {
        /// Who.
        seat: Seat,
        /// By which command.
        cmd: CmdId,
        /// To what.
        commitment: Hash,
    },
    /// A seat opened its share of the seed.
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
    /// A fresh seed for the next match.
    pub fn prepared(seed: &Seed) -> Entry {
        Entry::Prepared {
            seed: seed.reveal(),
            format: FORMAT,
        }
    }

    /// Whether this entry is what comes of an act, so that a command sent twice is told apart from
    /// another one of the same name. What an act led to may hang on the moment.
    pub(crate) fn comes_of(&self, act: &Act) -> bool {
        match (self, act) {
            (Entry::Committed { commitment, .. }, Act::Commit { commitment: asked }) => {
                commitment == asked
            }
            (Entry::Seeded { seed, .. }, Act::Seed { seed: asked }) => seed == asked,
            (Entry::Did { text, .. }, Act::Move { text: asked }) => text == asked,
            (
                Entry::Ordered { order, on, .. },
                Act::Order {
                    order: asked,
                    on: wanted,
                },
            ) => (order, on) == (asked, wanted),
            (Entry::Undid { seat, by, .. }, Act::Undo) => seat == by,
            (Entry::Undid { seat, by, .. }, Act::AllowUndo { yes }) => seat != by && *yes,
            (Entry::AllowsUndo { .. }, Act::AllowUndo { yes }) => *yes,
            // Who withdraws a wish and who denies one write the same.
            (Entry::WantsUndo { seat: None, .. }, Act::AllowUndo { yes: false })
            | (Entry::WantsUndo { .. }, Act::Undo)
            | (Entry::WantsRematch { .. }, Act::Rematch)
            | (Entry::WantsDraw { .. }, Act::Draw) => true,
            (Entry::Called { call, .. }, Act::Draw) => call.parse() == Ok(Call::Draw),
            (Entry::Called { call, .. }, Act::Resign) => call.parse() != Ok(Call::Draw),
            (Entry::Arranged { seat, sitter, .. }, act) => match act {
                Act::Bot { seat: asked, bot } => {
                    seat == asked && *sitter == Sitter::Bot { bot: bot.clone() }
                }
                Act::Free { seat: asked } => seat == asked && *sitter == Sitter::Nobody,
                Act::Name { name: asked } => {
                    matches!(sitter, Sitter::Person { name, .. } if name == asked)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether the one who sat in a seat has left it by this.
    pub(crate) fn empties(&self, place: Seat) -> bool {
        match self {
            Entry::Sat { seat, sitter } | Entry::Arranged { seat, sitter, .. } => {
                *seat == place && *sitter == Sitter::Nobody
            }
            _ => false,
        }
    }

    /// The command this entry carries out.
    pub fn command(&self) -> Option<(Seat, &CmdId)> {
        match self {
            Entry::Committed { seat, cmd, .. }
            | Entry::Seeded { seat, cmd, .. }
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

fn old_format() -> u32 {
    OLD_FORMAT
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in a reference"
)]
fn is_old(format: &u32) -> bool {
    *format == OLD_FORMAT
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

    /// Whether a bot plays until the person comes back.
    pub(crate) const fn is_stood_in(&self) -> bool {
        matches!(self, Sitter::Person { stand_in: true, .. })
    }
}
