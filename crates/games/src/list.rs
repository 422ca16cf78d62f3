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
pub const IDS: [&str; 3] = ["irondie", "dice-miner", "kapow"];

/// All games.
pub fn list(packs: &Packs) -> Result<Vec<Listed>, Unopened> {
    Ok(vec![
        list_irondie(packs)?,
        list_dice_miner(packs)?,
        list_kapow(packs)?,
    ])
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

fn list_kapow(packs: &Packs) -> Result<Listed, Unopened> {
    let pack = crate::open::kapow_pack(packs)?;
    let mode = |mode: game_kapow::Mode| ListedMode {
        id: mode.id(),
        seats: vec![mode.seats()],
    };
    let counts = [
        ("abilities", pack.board(game_kapow::Home::Player).count()),
        ("characters", pack.characters.len()),
        ("team-up-cards", pack.cards.len()),
        ("solo-boards", pack.solo_boards()),
    ];
    Ok(Listed {
        id: "kapow",
        name: Name::same("KAPOW!"),
        modes: game_kapow::Mode::ALL.into_iter().map(mode).collect(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_listed_with_what_it_holds() {
        let listed = list(&Packs::built_in()).unwrap();
        let ids: Vec<&str> = listed.iter().map(|game| game.id).collect();
        assert_eq!(ids, IDS);
        let kapow = listed.iter().find(|game| game.id == "kapow").unwrap();
        let count = |what: &str| kapow.content[what].as_u64();
        assert_eq!(
            ["abilities", "characters", "team-up-cards", "solo-boards"].map(count),
            [Some(30), Some(6), Some(8), Some(6)]
        );
        let seats: Vec<&[u8]> = kapow.modes.iter().map(|mode| &mode.seats[..]).collect();
        assert_eq!(seats, [[2], [2], [4], [1], [2]]);
    }
}
