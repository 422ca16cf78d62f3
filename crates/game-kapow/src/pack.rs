//! The pack: dice, faces, tokens, abilities, characters, cards and solo boards, from the TOML files
//! in `packs/kapow`. It holds data only; what the data does in a match is for the rules.

mod read;
#[cfg(test)]
mod tests;

use crate::{Ability, AbilityId, CardId, Home, Make, Row, Span, Symbol, Verb, VerbId};
use content::{Name, Sources};
use dice::Id;

/// Everything that packs say of KAPOW!, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// What lies in one box.
    pub supply: Supply,
    /// What a seat without a character begins with.
    pub beginner: Kit,
    /// All abilities of all boards.
    pub abilities: Vec<Ability>,
    /// All verbs; a [`Span`] is a run of this list.
    pub verbs: Vec<Verb>,
    /// All rows of solo lists.
    pub rows: Vec<Row>,
    /// The characters.
    pub characters: Vec<Character>,
    /// The Team-Up cards: two of each colour, the colours one after the other.
    pub cards: Vec<Card>,
    /// All values, with where they come from.
    pub sources: Sources,
}

/// What lies in one box (KA-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supply {
    /// The dice, in the order of [`Make::ALL`].
    pub dice: [DieInfo; 6],
    /// The symbols, in the order of [`Symbol::ALL`].
    pub faces: [FaceInfo; 7],
    /// Lock In tokens.
    pub lock_in: TokenInfo,
    /// Entangle tokens.
    pub entangle: TokenInfo,
    /// What an Entangle token does to whoever has it.
    pub entangle_always: Span,
    /// The box on an Entangle token, and what filling it does.
    pub entangle_ability: AbilityId,
}

/// A kind of die.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DieInfo {
    /// Its name.
    pub name: Name,
    /// How many a box holds.
    pub count: u8,
    /// What its sides show.
    pub sides: [Symbol; 6],
}

/// A symbol, as a face.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceInfo {
    /// Its name.
    pub name: Name,
    /// How many a box holds.
    pub count: u8,
}

/// A kind of token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenInfo {
    /// Its name.
    pub name: Name,
    /// How many a box holds.
    pub count: u8,
    /// How many one seat may have.
    pub max: u8,
}

/// What a seat begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kit {
    /// Life, which is also the most it can have.
    pub life: u8,
    /// Trait dice.
    pub dice: Vec<Make>,
    /// Action dice, each with its faces.
    pub action: Vec<Vec<Symbol>>,
}

/// A character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Whether it is a villain.
    pub villain: bool,
    /// What it begins with.
    pub kit: Kit,
}

/// A Team-Up card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Its colour.
    pub colour: CardColour,
    /// The abilities of its two halves.
    pub halves: [AbilityId; 2],
}

/// The colours of Team-Up cards.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum CardColour {
    /// Orange.
    Orange,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl CardColour {
    /// All of them.
    pub const ALL: [CardColour; 4] = [
        CardColour::Orange,
        CardColour::Green,
        CardColour::Blue,
        CardColour::Purple,
    ];

    /// The id in packs and moves.
    pub const fn id(self) -> &'static str {
        match self {
            CardColour::Orange => "orange",
            CardColour::Green => "green",
            CardColour::Blue => "blue",
            CardColour::Purple => "purple",
        }
    }
}

content::pack!(
    Pack,
    "kapow",
    [
        "core/box.toml",
        "core/player-board.toml",
        "core/characters.toml",
        "core/solo.toml",
        "core/cards.toml",
    ]
);

impl Pack {
    /// How many of what it holds.
    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("abilities", self.board(Home::Player).count()),
            ("characters", self.characters.len()),
            ("team-up-cards", self.cards.len()),
            ("solo-boards", self.solo_boards()),
        ]
    }

    /// The verbs of a run.
    pub fn verbs(&self, span: Span) -> &[Verb] {
        let places = span.places();
        &self.verbs[usize::from(places.start)..usize::from(places.end)]
    }

    /// The rows of a run.
    pub fn rows(&self, span: Span) -> &[Row] {
        let places = span.places();
        &self.rows[usize::from(places.start)..usize::from(places.end)]
    }

    /// An ability.
    pub fn ability(&self, ability: AbilityId) -> &Ability {
        &self.abilities[ability.index()]
    }

    /// A verb.
    pub fn verb(&self, verb: VerbId) -> Verb {
        self.verbs[verb.index()]
    }

    /// A Team-Up card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The Team-Up card with this id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        CardId::at(self.cards.iter().position(|card| card.id == id)?)
    }

    /// All abilities by their numbers.
    pub fn ability_ids(&self) -> impl Iterator<Item = AbilityId> + use<> {
        (0..self.abilities.len()).filter_map(AbilityId::at)
    }

    /// The abilities of a board.
    pub fn board(&self, home: Home) -> impl Iterator<Item = (AbilityId, &Ability)> {
        let all = self.ability_ids().zip(&self.abilities);
        all.filter(move |(_, ability)| ability.home == home)
    }

    /// The character with this id.
    pub fn character(&self, id: &str) -> Option<u8> {
        let place = self.characters.iter().position(|known| known.id == id)?;
        Some(place as u8)
    }

    /// How many solo boards there are.
    pub fn solo_boards(&self) -> usize {
        let has = |place: &usize| self.board(Home::Solo(*place as u8)).next().is_some();
        (0..self.characters.len()).filter(has).count()
    }

    /// The name of a symbol.
    pub fn symbol_name(&self, symbol: Symbol) -> &Name {
        &self.supply.faces[symbol.index()].name
    }
}
