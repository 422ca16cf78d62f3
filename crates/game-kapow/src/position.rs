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

use serde::{Deserialize, Serialize};

/// A position as it is written. What is left out has the value that a script most likely means.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
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
    flipped: Option<[u8; 2]>,
    throw: Option<WrittenThrow>,
    strike: Option<WrittenStrike>,
    tasks: Option<Vec<WrittenTask>>,
    #[serde(rename = "A")]
    a: Option<WrittenFighter>,
    #[serde(rename = "B")]
    b: Option<WrittenFighter>,
    #[serde(rename = "C")]
    c: Option<WrittenFighter>,
    #[serde(rename = "D")]
    d: Option<WrittenFighter>,
}

impl Written {
    fn fighters(&self) -> [&Option<WrittenFighter>; 4] {
        [&self.a, &self.b, &self.c, &self.d]
    }

    fn fighters_mut(&mut self) -> [&mut Option<WrittenFighter>; 4] {
        [&mut self.a, &mut self.b, &mut self.c, &mut self.d]
    }
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
struct WrittenTask {
    by: String,
    ability: String,
    verb: u16,
    left: u8,
}

/// Most of it is left out while it is nothing.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct WrittenFighter {
    /// Each die as `make`, `make symbol`, with ` > slot` behind it where it is placed. Of an action
    /// die the six sides and the number of the side that is up.
    dice: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pool: Vec<String>,
    /// Sides that got their face behind the screen, as `action.1.3`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fresh: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locked: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locking: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spent: Vec<String>,
    #[serde(skip_serializing_if = "is_nothing")]
    tokens: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    charges: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fired: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "is_false")]
    ready: bool,
    #[serde(skip_serializing_if = "is_nothing")]
    changes: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    posing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    selected: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    todo: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_none_chosen")]
    choices: [u8; 3],
    #[serde(skip_serializing_if = "is_false")]
    attacked: bool,
    #[serde(skip_serializing_if = "is_false")]
    defended: bool,
    #[serde(skip_serializing_if = "is_nothing")]
    defence: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    kicks: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    lost: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    dealt: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    new_dice: u8,
    #[serde(skip_serializing_if = "is_nothing")]
    new_faces: u8,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in a reference"
)]
const fn is_nothing(count: &u8) -> bool {
    *count == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in a reference"
)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in a reference"
)]
fn is_none_chosen(choices: &[u8; 3]) -> bool {
    *choices == [0; 3]
}
