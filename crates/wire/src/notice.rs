//! What everyone may know of a table besides the match: who sits where, and how far it is.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A table, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// Who sits where, in seat order.
    pub players: Vec<Player>,
    /// Who arranges the seats: the person who has sat here longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Seat>,
    /// How far it is.
    pub phase: Phase,
    /// Which match this is at the table, from 1.
    pub round: u32,
    /// Who would like to take something back and needs the others' consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants_undo: Option<Seat>,
    /// Who has offered or accepted a draw.
    #[serde(default)]
    pub wants_draw: SeatSet,
    /// Who would like to play again.
    #[serde(default)]
    pub wants_rematch: SeatSet,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Player {
    /// Nobody yet.
    Empty,
    /// A person.
    Person {
        /// What the person is called here.
        name: String,
        /// Whether a bot plays until the person comes back.
        #[serde(default)]
        stand_in: bool,
    },
    /// A bot, by its name such as `search`.
    Bot {
        /// Which bot.
        bot: String,
    },
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are still empty.
    Gathering,
    /// A match is being played.
    Playing,
    /// The match is over; another may follow.
    Over,
}
