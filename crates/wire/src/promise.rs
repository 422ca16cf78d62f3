//! What a table has promised about the dice of a match, and who is bound to a share of them.

use crate::Player;
use fair::{Hash, Published};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The dice of one match before and while it is played.
///
/// First the table publishes what it is bound to. Then each person's seat sends the commitment to
/// its share, and only when all of them are here does anybody open a share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// For which match at the table, from 1.
    pub round: u32,
    /// What the table is bound to.
    pub published: Published,
    /// What the seats are bound to, in seat order; a bot needs nothing.
    pub commitments: Vec<Option<Hash>>,
    /// Whether everybody is bound: now is the time to open one's share.
    pub open: bool,
    /// Who left while shares of this match were being opened, so that all of it began anew: one
    /// for each time, in their order. It is the only reason for which a promise may change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Left>,
}

/// Somebody who left a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// Which seat.
    pub seat: Seat,
    /// Who sat there.
    pub player: Player,
}
