//! What travels between a page and the bots that think beside it.

use serde::{Deserialize, Serialize};

/// A question to a bot. It holds what the bot's seat may know and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToBot {
    /// Made by who asks; the answer has the same.
    pub id: u32,
    /// The game.
    pub game: String,
    /// The set-up as far as everyone may know it.
    pub setup: serde_json::Value,
    /// The view of the seat.
    pub view: serde_json::Value,
    /// The name of the bot.
    pub bot: String,
    /// What its chances hang on.
    pub seed: u64,
    /// The most time it may take.
    pub millis: u32,
}

/// A bot's answer, in the one spelling of moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FromBot {
    /// Which question it answers.
    pub id: u32,
    /// `Err` says what was wrong with the question.
    #[serde(rename = "move")]
    pub spelled: Result<String, String>,
}
