//! The pack: groups, figures, sorts of dice and cards, from the TOML files in `packs`. It holds
//! data only; what the data does in a match is for the rules.

mod ability;
mod read;
mod team;
#[cfg(test)]
mod tests;

use crate::face::{Energy, Face};
use crate::filter::{Filter, FilterId, Keyword};
use crate::ids::{CardId, FigureId, GroupId, Groups, MouldId};
use crate::team::Starter;
use crate::verb::{Price, Scope, Span, Test, Verb, Way, When, Which};
use arrayvec::ArrayVec;
use content::{Name, Sources};
use dice::Id;

/// Everything that packs say of Dice Masters, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The groups that characters belong to.
    pub groups: Vec<Group>,
    /// Who or what cards show.
    pub figures: Vec<Figure>,
    /// The sorts of dice.
    pub moulds: Vec<Mould>,
    /// The cards.
    pub cards: Vec<Card>,
    /// Teams to begin with.
    pub teams: Vec<Starter>,
    /// The sort of dice that everybody begins with.
    pub sidekick: MouldId,
    /// All verbs; a [`Span`] of effects is a run of this list.
    pub(crate) verbs: Vec<Verb>,
    /// All filters.
    pub(crate) filters: Vec<Filter>,
    /// All tests.
    pub(crate) tests: Vec<Test>,
    /// All prices among which somebody chooses.
    pub(crate) prices: Vec<Price>,
    /// All ways of choices.
    pub(crate) ways: Vec<Way>,
    /// All values, with where they come from.
    pub sources: Sources,
}

/// A group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
}

/// Who or what a card shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
}

/// A sort of dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mould {
    /// Its id.
    pub id: String,
    /// What it shows.
    pub faces: [Face; 6],
    /// The colour of its body.
    pub body: String,
    /// The colour of what is printed on it.
    pub ink: String,
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// A character of a team.
    Character,
    /// An action of a team.
    Action,
    /// An action that both may buy.
    BasicAction,
}

/// How often a card is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rarity {
    /// In the starter.
    Starter,
    /// Common.
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Very rare.
    SuperRare,
    /// Given away.
    Promo,
}

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its number in the set, where it has one.
    pub number: Option<u8>,
    /// Who or what it shows.
    pub figure: FigureId,
    /// What tells it from other cards of the same figure.
    pub title: Option<Name>,
    /// What it is.
    pub kind: CardKind,
    /// What one of its dice costs.
    pub cost: u8,
    /// Its sort of energy: one of the price must be of it.
    pub energy: Option<Energy>,
    /// The groups it belongs to.
    pub groups: Groups,
    /// How many of its dice a team may have; of a basic action, how many there are.
    pub most: u8,
    /// Its dice.
    pub mould: MouldId,
    /// Keywords, a bit for each.
    pub keywords: u8,
    /// How often it is found.
    pub rarity: Rarity,
    /// What it does.
    pub(crate) abilities: Vec<Ability>,
}

/// One ability of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ability {
    /// When.
    pub when: When,
    /// On whose account it counts.
    pub scope: Scope,
    /// Which dice it looks at.
    pub of: Option<FilterId>,
    /// Whether the opponent uses it, and not the owner.
    pub theirs: bool,
    /// Whether it can be let be.
    pub may: bool,
    /// What must hold.
    pub tests: Span,
    /// What must be paid.
    pub price: Price,
    /// Who may pay so that it does not happen.
    pub unless: Option<Unless>,
    /// What is chosen as a target.
    pub targets: ArrayVec<Aim, 2>,
    /// How often.
    pub limit: Limit,
    /// What happens.
    pub effects: Span,
}

/// Somebody may pay so that an ability does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unless {
    /// Who.
    pub by: Which,
    /// Whether that is settled before targets are chosen.
    pub before: bool,
    /// One of these: a run of the pack's list of prices.
    pub any: Span,
}

/// A target that is to be chosen. A second one is another than the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Aim {
    /// What it must be.
    pub of: FilterId,
    /// How many at most; exactly one where that is 1.
    pub up_to: u8,
    /// Whether whoever did what is answered chooses, and not the owner.
    pub by_doer: bool,
    /// What must hold, or nothing is chosen.
    pub tests: Span,
}

/// How often an ability can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Limit {
    /// As often as one likes.
    None,
    /// Once in a turn, for each player and card.
    Turn,
    /// Once, in one's own turn.
    YourTurn,
    /// Only the first time in a turn that it could be.
    First,
    /// As often as one likes; once in a turn by the reading `errata` (MA-23.12).
    Corrected,
}

content::pack!(
    Pack,
    "dice-masters",
    [
        "amazing-spider-man/dice.toml",
        "amazing-spider-man/starter.toml",
        "amazing-spider-man/basic-actions.toml",
        "amazing-spider-man/commons.toml",
        "amazing-spider-man/uncommons.toml",
        "amazing-spider-man/rares.toml",
        "amazing-spider-man/super-rares.toml",
        "amazing-spider-man/promos.toml",
        "amazing-spider-man/teams.toml"
    ]
);

impl Pack {
    /// How many of what it holds.
    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        let count = |is: fn(&&Card) -> bool| self.cards.iter().filter(is).count();
        vec![
            ("cards", count(|card| card.rarity != Rarity::Promo)),
            ("promos", count(|card| card.rarity == Rarity::Promo)),
            (
                "basic-actions",
                count(|card| card.kind == CardKind::BasicAction),
            ),
            ("dice", self.moulds.len()),
            ("groups", self.groups.len()),
            ("teams", self.teams.len()),
        ]
    }

    /// A card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The card of this id.
    pub fn card_named(&self, id: &str) -> Option<CardId> {
        let place = self.cards.iter().position(|card| card.id == id);
        place.and_then(CardId::at)
    }

    /// The starter team of this id.
    pub fn team_named(&self, id: &str) -> Option<&Starter> {
        self.teams.iter().find(|team| team.id == id)
    }

    /// A figure.
    pub fn figure(&self, figure: FigureId) -> &Figure {
        &self.figures[figure.index()]
    }

    /// A group.
    pub fn group(&self, group: GroupId) -> &Group {
        &self.groups[group.index()]
    }

    /// The sort of dice of this id.
    pub fn mould_named(&self, id: &str) -> Option<MouldId> {
        let place = self.moulds.iter().position(|mould| mould.id == id);
        place.and_then(MouldId::at)
    }

    /// A sort of dice.
    pub fn mould(&self, mould: MouldId) -> &Mould {
        &self.moulds[mould.index()]
    }
}

impl Card {
    /// Whether it has a keyword.
    pub const fn has(&self, keyword: Keyword) -> bool {
        self.keywords >> keyword as u8 & 1 == 1
    }
}
