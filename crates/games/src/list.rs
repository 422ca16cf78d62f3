//! What can be played: games, modes, seats, and how much content there is.

use crate::{Packs, Unopened};
use content::Name;
use game_irondie::Mode;
use serde::Serialize;
use serde_json::{Map, Value};

/// A game as it is listed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Listed {
    /// Its id on the command line.
    pub id: &'static str,
    /// Its name.
    pub name: Name,
    /// The ways to play it.
    pub modes: Vec<ListedMode>,
    /// How many of what it has.
    pub content: Map<String, Value>,
}

/// A way to play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ListedMode {
    /// Its id on the command line.
    pub id: &'static str,
    /// How many seats it can have.
    pub seats: Vec<u8>,
}

/// The ids of all games, in the order in which they are listed.
pub const IDS: [&str; 2] = ["irondie", "dice-miner"];

/// All games.
pub fn list(packs: &Packs) -> Result<Vec<Listed>, Unopened> {
    Ok(vec![list_irondie(packs)?, list_dice_miner(packs)?])
}

fn list_irondie(packs: &Packs) -> Result<Listed, Unopened> {
    let pack = crate::open::irondie_pack(packs)?;
    let mode = |mode: Mode| ListedMode {
        id: mode.id(),
        seats: vec![mode.seats()],
    };
    let counts = [
        ("kinds", pack.kinds.len()),
        ("colours", pack.colours.len()),
        ("sets", pack.sets.len()),
        ("presets", pack.presets.len()),
    ];
    Ok(Listed {
        id: "irondie",
        name: Name::same("IRONDIE"),
        modes: Mode::ALL.into_iter().map(mode).collect(),
        content: content(&counts),
    })
}

fn list_dice_miner(packs: &Packs) -> Result<Listed, Unopened> {
    use game_dice_miner::{Mode, STANDARD};
    let pack = crate::open::dice_miner_pack(packs)?;
    let mode = |mode: Mode| ListedMode {
        id: mode.id(),
        seats: vec![mode.seats()],
    };
    let dice = pack.tables(STANDARD).map_or(0, |tables| {
        tables.counts.iter().map(|count| usize::from(*count)).sum()
    });
    let counts = [
        ("dice", dice),
        ("kinds", pack.kinds.len()),
        ("heroes", pack.heroes.len()),
        ("rivals", pack.rivals.len()),
        ("presets", pack.presets.len()),
    ];
    Ok(Listed {
        id: "dice-miner",
        name: Name::same("Dice Miner"),
        modes: Mode::ALL.into_iter().map(mode).collect(),
        content: content(&counts),
    })
}

fn content(counts: &[(&str, usize)]) -> Map<String, Value> {
    let entries = counts.iter();
    entries
        .map(|(what, n)| ((*what).to_owned(), (*n).into()))
        .collect()
}
