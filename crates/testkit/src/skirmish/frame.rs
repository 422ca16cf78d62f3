//! Rules that have begun, and the changes they bring to the door. Plain data: a match can be saved,
//! cloned and resumed in the middle of any card. No frame stores offers; they would go stale.

use super::card::Card;
use super::state::{owner, rival};
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A rule that has begun and not ended. Plain data: a match can be saved in the middle of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Runs: ends a round and begins the next (SK-2).
    Round,
    /// Waits for both seats: stances (SK-2.2).
    Seals,
    /// Waits for the dice (SK-2.3, SK-2.4).
    Roll {
        /// Which dice.
        dice: DiceSet,
    },
    /// Waits for the active seat: which dice to keep (SK-2.4).
    Keep,
    /// Runs: one `Aim` for each trick (SK-3.1).
    Tricks,
    /// Waits for the active seat: which die to lock (SK-3.1).
    Aim,
    /// Runs: a `Blow`, and an `Answer` before it (SK-4.1).
    Strike {
        /// Who strikes.
        by: Seat,
    },
    /// Waits for a seat that is about to be struck (SK-4.1).
    Answer {
        /// Who may answer.
        seat: Seat,
    },
    /// Runs: proposes the damage of a strike (SK-4.2).
    Blow {
        /// Who strikes.
        by: Seat,
    },
    /// Waits for the seat that a proposed change would hit (SK-5.1).
    Door {
        /// What would happen.
        change: Change,
        /// Which cards may stop or turn it now.
        step: Step,
    },
    /// Waits for cards to be drawn (SK-1.4, SK-6).
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many.
        count: u8,
    },
}

/// Something that is about to happen. Nothing happens past the door.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A seat loses life.
    Wound {
        /// Who.
        to: Seat,
        /// How much.
        amount: u8,
    },
    /// A die is locked.
    Lock {
        /// Which.
        die: DieId,
    },
}

impl Change {
    /// The seat it would hit.
    pub fn to(self) -> Seat {
        match self {
            Change::Wound { to, .. } => to,
            Change::Lock { die } => owner(die),
        }
    }

    /// Whose doing it is: between two seats always the other's, also when a mirror has turned it.
    pub fn by(self) -> Seat {
        rival(self.to())
    }
}

/// The fixed order in which cards look at a change (SK-5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// First.
    Prevention,
    /// Second.
    Redirection,
    /// Last.
    Replacement,
}

impl Step {
    /// All steps, in order.
    pub const ALL: [Step; 3] = [Step::Prevention, Step::Redirection, Step::Replacement];

    /// The card that works in this step.
    pub const fn card(self) -> Card {
        match self {
            Step::Prevention => Card::Shield,
            Step::Redirection => Card::Mirror,
            Step::Replacement => Card::Trade,
        }
    }

    /// The step after this one; after the last the change is made.
    pub const fn next(self) -> Option<Step> {
        match self {
            Step::Prevention => Some(Step::Redirection),
            Step::Redirection => Some(Step::Replacement),
            Step::Replacement => None,
        }
    }

    /// The name, as positions spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Prevention => "prevention",
            Step::Redirection => "redirection",
            Step::Replacement => "replacement",
        }
    }
}
