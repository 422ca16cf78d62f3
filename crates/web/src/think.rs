//! Bots think beside the page, in a worker, so that nothing ever stutters. Both ends speak JSON.

mod desk;
pub(crate) mod worker;

use serde::{Deserialize, Serialize};

pub(crate) use desk::Desk;

/// A question to a bot. It holds what the bot's seat may know and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ask {
    pub(crate) id: u32,
    pub(crate) game: String,
    /// The set-up as far as everyone may know it.
    pub(crate) setup: serde_json::Value,
    /// The view of the seat.
    pub(crate) view: serde_json::Value,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    /// The most time it may take.
    pub(crate) millis: u32,
}

/// A bot's answer, in the one spelling of moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answer {
    pub(crate) id: u32,
    /// `Err` says what was wrong with the question.
    #[serde(rename = "move")]
    pub(crate) spelled: Result<String, String>,
}
