//! The pack: kinds, heroes, presets, rivals and ranks, from the TOML files in `packs/dice-miner`.
//! It holds data only. What the data does in a match is for the rules.

mod read;
#[cfg(test)]
mod tests;

use crate::tables::{KINDS, Tables};
use crate::{HeroId, KindId};
use content::{Name, Problem, Reader, Source, Sources};
use std::sync::{Arc, OnceLock};

/// The files that are built in, with their paths in the project.
pub const FILES: &[(&str, &str)] = &[
    (
        "packs/dice-miner/core/dice.toml",
        include_str!("../../../packs/dice-miner/core/dice.toml"),
    ),
    (
        "packs/dice-miner/core/heroes.toml",
        include_str!("../../../packs/dice-miner/core/heroes.toml"),
    ),
    (
        "packs/dice-miner/core/mountain.toml",
        include_str!("../../../packs/dice-miner/core/mountain.toml"),
    ),
    (
        "packs/dice-miner/core/presets.toml",
        include_str!("../../../packs/dice-miner/core/presets.toml"),
    ),
    (
        "packs/dice-miner/core/solo.toml",
        include_str!("../../../packs/dice-miner/core/solo.toml"),
    ),
];

/// The preset that every pack has.
pub const STANDARD: &str = "standard";

/// Everything that packs say of Dice Miner, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The kinds; a [`KindId`] is a place in this list.
    pub kinds: [KindInfo; KINDS],
    /// The heroes; a [`HeroId`] is a place in this list.
    pub heroes: Vec<HeroInfo>,
    /// The presets to choose from.
    pub presets: Vec<Preset>,
    /// The levels of the Rival Clan, the easiest first.
    pub rivals: [RivalInfo; 3],
    /// What totals are called, the lowest first.
    pub ranks: Vec<RankInfo>,
    /// All values, with where they come from.
    pub sources: Sources,
}

/// A kind of die.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KindInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it looks like.
    pub colour: String,
}

/// A hero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeroInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
}

/// A choice of faces where nobody knows them for sure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Why one would choose it.
    pub why: Name,
    /// All numbers, its changes made.
    pub tables: Tables,
}

/// A level of the Rival Clan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RivalInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// The kinds it gives away with a beer, the first ones first; empty where it never shares.
    pub gives: Vec<KindId>,
}

/// What a total is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// From so many points on.
    pub from: i16,
}

impl Pack {
    /// Loads a pack from texts: usually [`FILES`], then those that add or override. Reports every
    /// problem at once.
    pub fn load(files: &[(&str, &str)]) -> Result<Pack, Vec<Problem>> {
        let (pack, sources) = Reader::load("dice-miner", read::SECTIONS, files, read::pack)?;
        Ok(Pack { sources, ..pack })
    }

    /// The pack that is built in.
    pub fn builtin() -> &'static Arc<Pack> {
        static BUILTIN: OnceLock<Arc<Pack>> = OnceLock::new();
        BUILTIN
            .get_or_init(|| Arc::new(Pack::load(FILES).expect("a test loads the files built in")))
    }

    /// The numbers of a preset.
    pub fn tables(&self, preset: &str) -> Option<&Tables> {
        let preset = self.presets.iter().find(|known| known.id == preset);
        preset.map(|preset| &preset.tables)
    }

    /// The kind with this id.
    pub fn kind(&self, id: &str) -> Option<KindId> {
        let place = self.kinds.iter().position(|kind| kind.id == id)?;
        KindId::new(place as u8)
    }

    /// The hero with this id.
    pub fn hero(&self, id: &str) -> Option<HeroId> {
        let place = self.heroes.iter().position(|hero| hero.id == id)?;
        Some(HeroId(place as u8))
    }

    /// What a total is called (DM-10.6).
    pub fn rank(&self, total: i16) -> &RankInfo {
        let reached = self.ranks.iter().rev().find(|rank| rank.from <= total);
        reached.unwrap_or(&self.ranks[0])
    }

    /// Where a value comes from: `dice-miner/kind/hazard/faces`.
    pub fn source(&self, what: &str) -> Option<&Source> {
        self.sources.of(what)
    }
}
