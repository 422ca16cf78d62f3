//! Makes as text: `smasher.black*`. Reading and spelling are exact inverses.

use crate::{Colour, KindId, Make};

/// Reads a make; `kind` knows the kinds.
pub(super) fn read(text: &str, kind: impl Fn(&str) -> Option<KindId>) -> Result<Make, String> {
    let parts = text.split_once('.');
    let (name, rest) = parts.ok_or_else(|| {
        format!("`{text}` is not a die: write kind.colour, and * for a rare one: smasher.black*")
    })?;
    let common = rest.strip_suffix('*');
    let colour = common.unwrap_or(rest);
    Ok(Make::new(
        kind(name).ok_or_else(|| format!("unknown kind `{name}` in `{text}`"))?,
        Colour::from_id(colour).ok_or_else(|| format!("unknown colour `{colour}` in `{text}`"))?,
        common.is_some(),
    ))
}

/// Spells a make whose kind has this id.
pub(super) fn spell(make: Make, kind: &str) -> String {
    let mark = if make.rare() { "*" } else { "" };
    format!("{kind}.{}{mark}", make.colour().id())
}
