//! What a table says to one viewer. `V` and `E` are a game's view and event.

use crate::{CmdId, Notice, Order, Phrase, Promise, Reason};
use kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A message from a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ToViewer<V, E> {
    /// The answer to a hello.
    Welcome(Welcome),
    /// Something happened.
    Update(Update<V, E>),
    /// What has happened, told again because it was asked for: updates up to the newest, without a
    /// gap.
    Past {
        /// The oldest first.
        updates: Vec<Update<V, E>>,
    },
    /// The whole record of a match that is over, because it was asked for.
    Record {
        /// Which match of the table.
        round: u32,
        /// The record.
        text: String,
    },
    /// A command is on disk and done.
    Accepted {
        /// Which.
        cmd: CmdId,
    },
    /// A command was turned away; nothing has changed.
    Refused {
        /// Which; `None` where it could not be read.
        cmd: Option<CmdId>,
        /// Why.
        reason: Reason,
    },
    /// Who has a connection open right now.
    Here {
        /// These seats.
        seats: SeatSet,
        /// In how many seconds a bot stands in for somebody who is away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        soon: Option<u32>,
    },
    /// Somebody has said something. It has no number and is told once.
    Phrase {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// Yes, I am here.
    Pong,
    /// The connection will be closed.
    Closing(Closing),
}

/// Who you are here and what you should know first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the table's messages.
    pub version: u32,
    /// Who you are.
    pub viewer: Viewer,
    /// The table.
    pub notice: Notice,
    /// The set-up as far as everyone may know it, so that a client can open the same rules.
    pub setup: serde_json::Value,
    /// What was promised about the dice of the newest match, or of the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Promise>,
    /// The number of the newest update. As much of what is missing follows as the table has at
    /// hand, the newest in any case; numbers may jump this once.
    pub newest: u64,
}

/// Something that happened, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// Its number for this viewer: gap-free, from 1.
    pub n: u64,
    /// Which match of the table it belongs to, from 1; 0 before the first.
    pub round: u32,
    /// The table, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Notice>,
    /// What this viewer heard.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<E>,
    /// What it may know now; `None` before the first match.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
    /// Who took an answer back with this, so that it can be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Seat>,
    /// With this a bot got up that stood in for this viewer's seat: so many answers it gave
    /// meanwhile. Nobody else is told the number, which may be a secret of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood_in: Option<u32>,
    /// What is promised about the dice, if it has changed: now may be the time for a seat's
    /// commitment, or for its share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Promise>,
    /// The standing orders of this viewer's seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// Whether it may take its newest answer back.
    #[serde(default)]
    pub may_undo: bool,
}

fn none<V>() -> Option<V> {
    None
}

/// Why a table closes a connection. A reason that is not known here is read as [`ComeBack`]: a
/// table says nothing by it that a client must know, or it would be another version.
///
/// [`ComeBack`]: Closing::ComeBack
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Closing {
    /// The seat is the viewer's no longer.
    GotUp,
    /// The messages are of another version; reload the page, once.
    Reload {
        /// The version that the table speaks; 0 for one that does not say so.
        #[serde(default)]
        version: u32,
    },
    /// The table was played by rules that have changed since; it is over.
    OtherRules,
    /// The table cannot be opened from its log: nobody plays here, and coming back does not help.
    Stopped,
    /// The viewer reads too slowly.
    TooSlow,
    /// The viewer sends too much.
    TooMuch,
    /// The server restarts; come back in a moment.
    #[serde(other)]
    ComeBack,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closing_is_read_also_by_who_does_not_know_its_reason() {
        for (why, closing) in [
            ("come-back", Closing::ComeBack),
            ("stopped", Closing::Stopped),
            ("too-slow", Closing::TooSlow),
        ] {
            let text = format!(r#"{{"tell":"closing","why":"{why}"}}"#);
            let told: ToViewer<(), ()> = serde_json::from_str(&text).unwrap();
            assert_eq!(told, ToViewer::Closing(closing));
            assert_eq!(serde_json::to_string(&told).unwrap(), text);
        }
        let unknown = r#"{"tell":"closing","why":"of-tomorrow"}"#;
        let told: ToViewer<(), ()> = serde_json::from_str(unknown).unwrap();
        assert_eq!(told, ToViewer::Closing(Closing::ComeBack));
    }
}
