//! Positions: any situation as data, written by hand or by the engine, checked when loaded.
//!
//! ```toml
//! stage = "fight"
//! marker = "second"
//! life = [20, 20]
//! [A]
//! dice = ["blue x-factor > grow.1", "yellow energy > grow.2", "action -,-,-,-,-,- 1 > block.2"]
//! [B]
//! dice = ["red might > pow.1", "yellow energy > pow.2"]
//! pool = ["wild", "might x2"]
//! ```

mod check;
mod place;
mod write;

use crate::{CardColour, Tally, VerbId};
use kernel::position::{WrittenSeats, is_nothing};
use serde::{Deserialize, Serialize};

/// A position as it is written. What is left out has the value that a script most likely means.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Written {
    stage: Option<String>,
    fighter: Option<String>,
    winner: Option<String>,
    round: Option<u8>,
    marker: Option<String>,
    life: Option<[u8; 2]>,
    acting: Option<Vec<String>>,
    supply: Option<Vec<[u8; 6]>>,
    cards: Option<Vec<String>>,
    flipped: Option<[Vec<CardColour>; 2]>,
    throw: Option<WrittenThrow>,
    strike: Option<WrittenStrike>,
    frames: Option<Vec<WrittenFrame>>,
    #[serde(flatten)]
    fighters: WrittenSeats<WrittenFighter>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenThrow {
    by: String,
    dice: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStrike {
    by: String,
    total: u8,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFrame {
    by: String,
    ability: String,
    verb: VerbId,
    left: u8,
}

/// Most of it is left out while it is nothing.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct WrittenFighter {
    /// Each die as `make`, `make symbol`, with ` > slot` behind it where it is placed. Of an action
    /// die the six sides and the number of the side that is up.
    dice: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    pool: Vec<String>,
    /// Sides that got their face behind the screen, as `action.1.3`.
    #[serde(skip_serializing_if = "is_nothing")]
    fresh: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    locked: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    locking: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    spent: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    tokens: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    charges: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    fired: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    used: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    ready: bool,
    #[serde(skip_serializing_if = "is_nothing")]
    changes: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    posing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    selected: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_nothing")]
    left_out: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_nothing")]
    choices: [u8; 3],
    #[serde(skip_serializing_if = "is_nothing")]
    left_over: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    tally: Tally,
}
