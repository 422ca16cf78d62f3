//! What a viewer says to its table.

use crate::{Order, Phrase};
use fair::{Hash, SeatSeed};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A message towards a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable {
    /// The first message of a connection.
    Hello {
        /// The version of the client's messages.
        version: u32,
        /// The number of the last update it has; 0 for none.
        since: u64,
    },
    /// Something to be done for a seat.
    Command(Command),
    /// Something said to everyone at the table, once.
    Phrase {
        /// What.
        phrase: Phrase,
    },
    /// Tell me again what has happened, though I may have heard it: a page that was loaded anew has
    /// forgotten.
    Past {
        /// So many of the newest updates at most.
        most: u32,
    },
    /// Hand me the record of the match that is over.
    Record,
    /// Are you there?
    Ping,
}

/// Something to be done for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Made by the client, different for each of a seat's commands at a table.
    pub cmd: CmdId,
    /// For which seat.
    pub seat: Seat,
    /// The number of the last update that was shown when this was decided. An answer to a question
    /// that was put later is refused.
    pub seen: u64,
    /// What.
    pub act: Act,
}

/// What a seat can do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Be bound to a share of the seed of the dice, before anybody shows theirs.
    Commit {
        /// The share's commitment.
        commitment: Hash,
    },
    /// Open the share to which the seat is bound, when everybody is bound to theirs.
    Seed {
        /// Thirty-two bytes the client made.
        seed: SeatSeed,
    },
    /// Answer the question, in the move's spelling.
    Move {
        /// The spelling.
        text: String,
    },
    /// Let things be by a standing order from now on, or no longer.
    Order {
        /// Which order.
        order: Order,
        /// From now on, or no longer.
        on: bool,
    },
    /// Take the newest answer back.
    Undo,
    /// Say yes or no to another seat's wish to take back.
    AllowUndo {
        /// Yes or no.
        yes: bool,
    },
    /// Give up.
    Resign,
    /// Offer a draw, or accept one.
    Draw,
    /// Ask for another match, or agree to one.
    Rematch,
    /// Put a bot into an empty seat, as the head of the table.
    Bot {
        /// Where.
        seat: Seat,
        /// Which bot, such as `search`.
        bot: String,
    },
    /// Empty a seat: get up from one's own; as the head of the table, send a bot or a person away;
    /// as anyone, send somebody away who has been gone for long.
    Free {
        /// Which seat.
        seat: Seat,
    },
    /// Be called something else.
    Name {
        /// How.
        name: String,
    },
}

/// A client's name for one of its commands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CmdId(String);

impl CmdId {
    /// The longest name.
    pub const LIMIT: usize = 40;

    /// A name of letters, digits and hyphens; `None` for anything else.
    pub fn new(name: &str) -> Option<CmdId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let fits = (1..=CmdId::LIMIT).contains(&name.len()) && name.bytes().all(plain);
        fits.then(|| CmdId(name.to_owned()))
    }
}

impl TryFrom<String> for CmdId {
    type Error = &'static str;

    fn try_from(name: String) -> Result<CmdId, &'static str> {
        CmdId::new(&name).ok_or("a command id has 1 to 40 letters, digits or hyphens")
    }
}

impl From<CmdId> for String {
    fn from(id: CmdId) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_they_are_documented() {
        let act = r#"{"do":"move","text":"skip"}"#;
        let text = format!(r#"{{"say":"command","cmd":"c-1","seat":"A","seen":3,"act":{act}}}"#);
        let message: ToTable = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
        let ToTable::Command(command) = message else {
            panic!("{message:?}")
        };
        assert_eq!(
            command.act,
            Act::Move {
                text: "skip".to_owned()
            }
        );
    }

    #[test]
    fn what_is_not_a_message_is_refused() {
        for text in [
            "",
            "{}",
            "[]",
            r#"{"say":"hello"}"#,
            r#"{"say":"phrase","phrase":"you-fool"}"#,
            r#"{"say":"hello","version":1,"since":0,"extra":1}"#,
            r#"{"say":"command","cmd":"","seat":"A","seen":0,"act":{"do":"undo"}}"#,
            r#"{"say":"command","cmd":"x","seat":"AA","seen":0,"act":{"do":"undo"}}"#,
            r#"{"say":"command","cmd":"x","seat":"A","seen":0,"act":{"do":"fly"}}"#,
        ] {
            assert!(serde_json::from_str::<ToTable>(text).is_err(), "{text}");
        }
    }
}
