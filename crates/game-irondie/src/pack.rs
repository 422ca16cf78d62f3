//! The pack: kinds, colours, presets and ready-made sets, from the TOML files in `packs/irondie`.
//! It holds data only. What the data does in a match is for the rules.

mod legal;
mod make;
mod read;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;

use crate::{Bonus, Colour, KindId, KindRules, Make, Tables};
use content::{Name, Source, Sources};

pub use legal::{
    RARE_LIMIT, SET_RULES, SetProblem, check_set, check_side, room_in_set, room_in_side,
};
pub use make::BadMake;
pub use sheet::{BadSheet, SetSheet, SheetFlaw};

/// The preset that every pack has.
pub const STANDARD: &str = "standard";

/// Everything that packs say of IRONDIE, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The kinds; a [`KindId`] is a place in this list.
    pub kinds: Vec<KindInfo>,
    /// The colours, in the order of [`Colour::ALL`].
    pub colours: [ColourInfo; 8],
    /// The presets to choose from.
    pub presets: Vec<Preset>,
    /// The ready-made sets.
    pub sets: Vec<NamedSet>,
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
    /// What it does, before any preset.
    pub rules: KindRules,
}

/// A colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColourInfo {
    /// Which.
    pub colour: Colour,
    /// Its name.
    pub name: Name,
    /// What it gives, before any preset.
    pub bonus: Bonus,
}

/// A choice of values for what nobody knows for sure.
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

/// A ready-made set. It is legal: that is checked when the pack is loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it is up to, in a sentence.
    pub idea: Name,
    /// Its nine dice.
    pub dice: Vec<Make>,
    /// Its side set: three dice, or none.
    pub side: Vec<Make>,
    /// Where the choice of its dice comes from.
    pub source: Source,
}

content::pack!(
    Pack,
    "irondie",
    [
        "core/kinds.toml",
        "core/colours.toml",
        "core/presets.toml",
        "core/sets.toml",
    ]
);

impl Pack {
    /// How many of what it holds.
    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("kinds", self.kinds.len()),
            ("colours", self.colours.len()),
            ("sets", self.sets.len()),
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

    /// The name of a kind of this pack.
    pub fn kind_name(&self, kind: KindId) -> &Name {
        &self.kinds[kind.index()].name
    }

    /// The name of a colour.
    pub fn colour_name(&self, colour: Colour) -> &Name {
        &self.colours[colour as usize].name
    }

    /// Reads a make: `smasher.black`, or `smasher.black*` for a rare die.
    pub fn make(&self, text: &str) -> Result<Make, String> {
        make::read(text, |id| self.kind(id)).map_err(|bad| bad.to_string())
    }

    /// The one spelling of a make of this pack.
    pub fn spell_make(&self, make: Make) -> String {
        make::spell(make, &self.kinds[make.kind().index()].id)
    }

    /// The ready-made set with this id.
    pub fn set(&self, id: &str) -> Option<&NamedSet> {
        self.sets.iter().find(|set| set.id == id)
    }
}
