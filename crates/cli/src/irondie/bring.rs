//! The set that a seat brings: by name, from a file, or built at the table.

use super::build::{Built, build};
use crate::fail::Fail;
use crate::files;
use crate::play::{Lines, Screen, Wanted};
use game_irondie::{Make, Pack};
use serde_json::{Value, json};
use std::path::Path;
use words::Words;

/// What a set is called, as it stands in a set-up.
pub(super) fn name(pack: &Pack, set: &Value, words: &Words) -> String {
    match set.as_str() {
        Some(id) => pack.set(id).map_or_else(
            || id.to_owned(),
            |set| words.named(&set.name.de, &set.name.en).to_owned(),
        ),
        None => words.text("irondie-own-set"),
    }
}

/// Puts a set into the set-up: `A=NAME`, `A=FILE` or `A=build`.
pub(super) fn bring(
    pack: &Pack,
    wanted: &Wanted<'_>,
    setup: &mut Value,
    (screen, lines): (&Screen, &mut Lines),
) -> Result<bool, Fail> {
    let count = setup["seats"].as_array().map_or(0, Vec::len);
    let letter = wanted.letter;
    let seat = wanted.seat(count).ok_or_else(|| {
        wanted.bad(&format!(
            "there is no seat `{letter}`; this mode has {count}"
        ))
    })?;
    let brought = match wanted.what {
        "build" => match build(pack, seat, screen, lines)? {
            Some(Built { dice }) => json!({ "set": dice }),
            None => return Ok(false),
        },
        name if pack.set(name).is_some() => json!({ "set": name }),
        file if Path::new(file).is_file() => from_file(pack, Path::new(file))?,
        other => {
            let known: Vec<&str> = pack.sets.iter().map(|set| set.id.as_str()).collect();
            let known = known.join(", ");
            return Err(wanted.bad(&format!(
                "`{other}` is neither a file nor a set; the sets are {known}, or build"
            )));
        }
    };
    setup["seats"][seat.index()] = brought;
    Ok(true)
}

/// A set as the app writes it, or as somebody has typed it.
fn from_file(pack: &Pack, path: &Path) -> Result<Value, Fail> {
    let sheet = pack.read_sheet(&files::read_text(path)?);
    let sheet = sheet.map_err(|bad| Fail::bad(format!("{}: {bad}", path.display())))?;
    let spelled =
        |dice: &[Make]| -> Vec<String> { dice.iter().map(|make| pack.spell_make(*make)).collect() };
    Ok(json!({ "set": spelled(sheet.dice()), "side": spelled(sheet.side()) }))
}
