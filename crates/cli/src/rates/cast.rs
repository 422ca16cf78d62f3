//! Who can fight whom: the heroes of a game, or its starter teams, and the match of any two of
//! them.

use crate::fail::Fail;
use content::Name;
use game_dice_masters::Mode;
use games::{AnyGame, DiceMasters, DiceThrone, Kapow, Packs, Unopened};
use kernel::Game;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The heroes of a game that has any, or its starter teams.
pub(super) struct Cast {
    pub(super) game: &'static str,
    /// The version of its rules.
    pub(super) rules: u32,
    /// Ids and names, in the order of the pack.
    pub(super) heroes: Vec<(String, Name)>,
    /// Whether a hero may fight its like.
    mirror: bool,
    /// The mode of a match of two.
    mode: &'static str,
    /// What a hero brings to a match, where that is not its name alone.
    brings: BTreeMap<String, Value>,
    /// The set-up of a match of two.
    setup: fn([&Value; 2]) -> Value,
}

impl Cast {
    /// The heroes of a game, or of those named by their ids.
    pub(super) fn of(game: &str, only: &[String], packs: &Packs) -> Result<Cast, Fail> {
        let mut cast = match game {
            DiceThrone::ID => Cast::dice_throne(packs),
            Kapow::ID => Cast::kapow(packs),
            DiceMasters::ID => Cast::dice_masters(packs),
            other => Err(nobody(other, packs)),
        }?;
        cast.keep(only)?;
        Ok(cast)
    }

    fn dice_throne(packs: &Packs) -> Result<Cast, Fail> {
        let pack = games::pack::<DiceThrone>(packs).map_err(|unopened| bad(&unopened))?;
        let heroes = pack
            .heroes
            .iter()
            .map(|one| (one.id.clone(), one.name.clone()));
        Ok(Cast {
            game: DiceThrone::ID,
            rules: DiceThrone::RULES,
            heroes: heroes.collect(),
            mirror: true,
            mode: "duel",
            brings: BTreeMap::new(),
            setup: |heroes| {
                let options = json!({ "mirror": true });
                json!({ "mode": "duel", "heroes": heroes, "options": options })
            },
        })
    }

    fn kapow(packs: &Packs) -> Result<Cast, Fail> {
        let pack = games::pack::<Kapow>(packs).map_err(|unopened| bad(&unopened))?;
        let heroes = pack.characters.iter();
        Ok(Cast {
            game: Kapow::ID,
            rules: Kapow::RULES,
            heroes: heroes
                .map(|one| (one.id.clone(), one.name.clone()))
                .collect(),
            mirror: false,
            mode: "duel",
            brings: BTreeMap::new(),
            setup: |two| {
                let fighters = two.map(|one| json!({ "character": one }));
                json!({ "mode": "duel", "fighters": fighters })
            },
        })
    }

    /// The starter teams, as a tournament wants them.
    fn dice_masters(packs: &Packs) -> Result<Cast, Fail> {
        let pack = games::pack::<DiceMasters>(packs).map_err(|unopened| bad(&unopened))?;
        let heroes = pack
            .teams
            .iter()
            .map(|one| (one.id.clone(), one.name.clone()));
        let brings = pack.teams.iter().map(|one| {
            let team = one.of(Mode::Tournament).into_iter().next();
            (one.id.clone(), json!(team))
        });
        Ok(Cast {
            game: DiceMasters::ID,
            rules: DiceMasters::RULES,
            heroes: heroes.collect(),
            mirror: true,
            mode: Mode::Tournament.id(),
            brings: brings.collect(),
            setup: |teams| json!({ "mode": Mode::Tournament.id(), "teams": teams }),
        })
    }

    /// Leaves out whoever is not named, where anybody is.
    fn keep(&mut self, only: &[String]) -> Result<(), Fail> {
        if only.is_empty() {
            return Ok(());
        }
        let ids = self.heroes.iter().map(|(id, _)| id.as_str());
        let ids: Vec<&str> = ids.collect();
        if let Some(unknown) = only.iter().find(|one| !ids.contains(&one.as_str())) {
            let (game, known) = (self.game, ids.join(", "));
            return Err(Fail::bad(format!(
                "--heroes: nobody in {game} is called `{unknown}`; there are {known}"
            )));
        }
        self.heroes.retain(|(id, _)| only.contains(id));
        Ok(())
    }

    /// All pairs of heroes by their places, row by row, each with its like first where it may be.
    pub(super) fn pairs(&self) -> Vec<[usize; 2]> {
        let count = self.heroes.len();
        let from = |row: usize| if self.mirror { row } else { row + 1 };
        let rows = (0..count).flat_map(|row| (from(row)..count).map(move |column| [row, column]));
        rows.collect()
    }

    /// The match of two heroes, by their places.
    pub(super) fn open(&self, pair: [usize; 2], packs: &Packs) -> Result<AnyGame, Fail> {
        let names = pair.map(|at| json!(self.heroes[at].0));
        let brought = [0, 1].map(|at| {
            let brings = self.brings.get(&self.heroes[pair[at]].0);
            brings.unwrap_or(&names[at])
        });
        let setup = (self.setup)(brought).to_string();
        let opened = games::open(self.game, Some(self.mode), Some(&setup), packs);
        Ok(opened.map_err(|unopened| bad(&unopened))?.game)
    }
}

fn bad(unopened: &Unopened) -> Fail {
    Fail::bad(unopened.to_string())
}

/// There is no such game, or it has no heroes.
fn nobody(game: &str, packs: &Packs) -> Fail {
    match games::open(game, None, None, packs) {
        Err(unopened) => bad(&unopened),
        Ok(_) => Fail::bad(format!(
            "{game} has no heroes to compare; rates is for dice-throne, kapow and dice-masters"
        )),
    }
}
