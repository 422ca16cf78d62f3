//! What can be played: games, modes, seats, and how much content there is.

use crate::open::pack;
use crate::{Packs, Title, Unopened};
use content::Name;
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

impl Listed {
    pub(crate) fn new<G: Title>(packs: &Packs) -> Result<Listed, Unopened> {
        let pack = pack::<G>(packs)?;
        let mode = |mode| ListedMode {
            id: G::mode_id(mode),
            seats: vec![G::mode_seats(mode)],
        };
        let counts = G::counts(&pack).into_iter();
        Ok(Listed {
            id: G::ID,
            name: Name::same(G::NAME),
            modes: G::modes().into_iter().map(mode).collect(),
            content: counts
                .map(|(what, n)| (what.to_owned(), n.into()))
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{IDS, list};

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
