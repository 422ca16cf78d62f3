//! The pack: kinds, heroes, presets, rivals and ranks, from the TOML files in `packs/dice-miner`.
//! It holds data only. What the data does in a match is for the rules.

mod read;
#[cfg(test)]
mod tests;

use crate::tables::{KINDS, Tables};
use crate::{HeroId, KindId};
use content::{Name, Sources};

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

content::pack!(
    Pack,
    "dice-miner",
    [
        "core/dice.toml",
        "core/heroes.toml",
        "core/mountain.toml",
        "core/presets.toml",
        "core/solo.toml",
    ]
);

impl Pack {
    /// How many of what it holds.
    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        let dice = self.tables(STANDARD).map_or(0, |tables| {
            tables.counts.iter().map(|count| usize::from(*count)).sum()
        });
        vec![
            ("dice", dice),
            ("kinds", self.kinds.len()),
            ("heroes", self.heroes.len()),
            ("rivals", self.rivals.len()),
            ("presets", self.presets.len()),
        ]
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
}
