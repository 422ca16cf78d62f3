//! Makes as text: `smasher.black*`. Reading and spelling are exact inverses.

use crate::{Colour, KindId, Make};
use std::fmt;

/// Why a word is no make. Each has the word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadMake {
    /// It is not built like one.
    NotADie(String),
    /// There is no such kind.
    Kind(String),
    /// There is no such colour.
    Colour(String),
}

impl fmt::Display for BadMake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMake::NotADie(text) => write!(
                f,
                "`{text}` is not a die: write kind.colour, and * for a rare one: smasher.black*"
            ),
            BadMake::Kind(text) => {
                let kind = text.split('.').next().unwrap_or_default();
                write!(f, "unknown kind `{kind}` in `{text}`")
            }
            BadMake::Colour(text) => {
                let (_, colour) = text.split_once('.').unwrap_or_default();
                let colour = colour.strip_suffix('*').unwrap_or(colour);
                write!(f, "unknown colour `{colour}` in `{text}`")
            }
        }
    }
}

/// Reads a make; `kind` knows the kinds.
pub(super) fn read(text: &str, kind: impl Fn(&str) -> Option<KindId>) -> Result<Make, BadMake> {
    let parts = text.split_once('.');
    let (name, rest) = parts.ok_or_else(|| BadMake::NotADie(text.to_owned()))?;
    let common = rest.strip_suffix('*');
    let colour = common.unwrap_or(rest);
    Ok(Make::new(
        kind(name).ok_or_else(|| BadMake::Kind(text.to_owned()))?,
        Colour::from_id(colour).ok_or_else(|| BadMake::Colour(text.to_owned()))?,
        common.is_some(),
    ))
}

/// Spells a make whose kind has this id.
pub(super) fn spell(make: Make, kind: &str) -> String {
    let mark = if make.rare() { "*" } else { "" };
    format!("{kind}.{}{mark}", make.colour().id())
}
