//! Rules that have begun. Plain data: a match can be saved, cloned and resumed in the middle of any
//! card. No frame stores offers; they would go stale.

use super::card::Card;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A rule that has begun and not ended, in the order in which they can lie on each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Runs: ends a round and begins the next (SK-2).
    Round,
    /// Waits for the active seat, as long as it holds too many cards (SK-10.1).
    Discard,
    /// Waits for the active seat: whom to strike (SK-4.1).
    Name,
    /// Runs: proposes the blows (SK-4.2).
    Blows {
        /// The seat that was named.
        on: Seat,
    },
    /// Waits for the seats one after another, clockwise (SK-9).
    Window {
        /// Who has let it be since somebody acted.
        passed: SeatSet,
    },
    /// Runs: one `Aim` for each trick (SK-3.1).
    Tricks,
    /// Waits for the active seat: which die to lock (SK-3.1).
    Aim,
    /// Waits for the active seat: which dice to keep (SK-2.4).
    Keep,
    /// Waits for the dice (SK-2.3, SK-2.4).
    Roll,
    /// Waits for the active seat: what to put up (SK-8.1).
    Act,
    /// Waits for all seats at once; runs when all have sealed: opens (SK-2.2).
    Seals,
    /// Waits for cards to be drawn (SK-1.4, SK-6.1).
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Waits for a seat: which card to take down (SK-6.2).
    TakeDown {
        /// Who takes it down.
        by: Seat,
        /// Before whom it stands.
        from: Seat,
    },
    /// Waits for the seat that a change at the door would hit (SK-5).
    Door {
        /// What may look at the changes now.
        step: Step,
        /// Which change of the batch is looked at.
        at: u8,
    },
}

const _: () = assert!(size_of::<Frame>() <= 4, "a frame is a few numbers");

/// The fixed order in which a batch is looked at (SK-5.2, SK-5.3). Each step looks at every change
/// before the next one begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What stands on the table, and must.
    Standing,
    /// Shields, if anybody likes.
    Prevention,
    /// Mirrors.
    Redirection,
    /// Trades.
    Replacement,
}

impl Step {
    /// The card that may be played in this step.
    pub const fn card(self) -> Option<Card> {
        match self {
            Step::Standing => None,
            Step::Prevention => Some(Card::Shield),
            Step::Redirection => Some(Card::Mirror),
            Step::Replacement => Some(Card::Trade),
        }
    }

    /// The step after this one; after the last the changes are made.
    pub const fn next(self) -> Option<Step> {
        match self {
            Step::Standing => Some(Step::Prevention),
            Step::Prevention => Some(Step::Redirection),
            Step::Redirection => Some(Step::Replacement),
            Step::Replacement => None,
        }
    }
}
