//! What is about to happen. Nothing happens past the door; what comes to it together is made
//! together.

use super::card::Card;
use super::state::{SEATS, Stance};
use arrayvec::ArrayVec;
use dice::DieId;
use kernel::{Ledger, Seat};
use serde::{Deserialize, Serialize};

/// Changes that happen together: at most a blow by every seat (SK-4.2).
pub type Batch = ArrayVec<Change, SEATS>;

/// How much life, piece by piece: no source has more than one. There is no other arithmetic: rules,
/// screens and sentences read the same pieces.
pub type Wound = Ledger<Source, 8>;

/// Something that one seat does to another.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Whose doing it is.
    pub by: Seat,
    /// The seat it would hit.
    pub to: Seat,
    /// What it does.
    pub deed: Deed,
}

impl Change {
    /// How much life it takes.
    pub fn wound(&self) -> u8 {
        match &self.deed {
            Deed::Wound(wound) => wound.total(),
            Deed::Lock(_) => 0,
        }
    }

    /// Whether anything is left of it.
    pub fn is_something(&self) -> bool {
        matches!(self.deed, Deed::Lock(_)) || self.wound() > 0
    }
}

/// What a change does.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// The seat loses life: as much as the pieces come to.
    Wound(Wound),
    /// A die of the seat is locked.
    Lock(DieId),
}

/// Where a piece comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Swords on free dice.
    Swords,
    /// A stance.
    Stance(Stance),
    /// A card.
    Card(Card),
}

impl Source {
    /// The name, as sentences spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Source::Swords => "swords",
            Source::Stance(stance) => stance.name(),
            Source::Card(card) => card.name(),
        }
    }
}
