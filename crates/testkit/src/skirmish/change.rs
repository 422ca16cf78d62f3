//! What is about to happen. Nothing happens past the door; what comes to it together is made
//! together.

use super::card::Card;
use super::state::{SEATS, Stance};
use arrayvec::ArrayVec;
use dice::DieId;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Changes that happen together: at most a blow by every seat (SK-4.2).
pub type Batch = ArrayVec<Change, SEATS>;

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
            Deed::Wound(ledger) => ledger.total(),
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
    /// The seat loses life: as much as the pieces add up to.
    Wound(Ledger),
    /// A die of the seat is locked.
    Lock(DieId),
}

/// A number as the sum of its pieces, each with its source. There is no other arithmetic: rules,
/// screens and sentences read the same pieces.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Ledger(ArrayVec<Piece, 12>);

impl Ledger {
    /// The same with one piece more.
    #[must_use]
    pub fn with(mut self, source: Source, amount: i8) -> Ledger {
        self.0.push(Piece { source, amount });
        self
    }

    /// The pieces, in the order in which they came.
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// What they add up to, but never less than nothing.
    pub fn total(&self) -> u8 {
        let sum: i32 = self.0.iter().map(|piece| i32::from(piece.amount)).sum();
        sum.max(0) as u8
    }

    /// Whether a source has said something, be it "nothing".
    pub fn has(&self, source: Source) -> bool {
        self.0.iter().any(|piece| piece.source == source)
    }
}

/// A part of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Where it comes from.
    pub source: Source,
    /// How much it adds.
    pub amount: i8,
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
