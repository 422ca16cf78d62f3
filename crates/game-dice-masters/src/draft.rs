//! What comes before teams play. In a Rainbow Draft (MA-21) packs are opened, cards go round, dice
//! are taken and teams are built; where teams are brought hidden (MA-2.8), only the last. Then the
//! match begins, or one after the other where more than two have drafted.

mod bring;
mod check;
mod invent;
mod pick;
mod pod;
mod pool;

use crate::ids::{CardId, MouldId};
use crate::rules::Teams;
use crate::side::MOST_SEATS;
use crate::state::Public;
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use bring::is_enough;
pub(crate) use pod::Cast;
pub use pod::pairings;
pub(crate) use pool::Pools;

/// Cards that everybody opens for a round.
pub(crate) const PILE: usize = 12;
/// Rounds in which cards go round.
const ROUNDS: usize = 2;
/// The most dice that everybody takes (MA-21.3).
const DICE: usize = 20;

/// What is going on in a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// Waits for chance: a seat opens its packs for a round.
    Open {
        /// Which round, from 0.
        round: u8,
        /// Who.
        seat: Seat,
    },
    /// Waits for all seats: everybody takes a card.
    Pick {
        /// Which round, from 0.
        round: u8,
        /// Who has taken one; which, is not here.
        sealed: SeatSet,
    },
    /// Waits for chance: who takes a die first.
    Lot,
    /// Waits for one seat: it takes a die, or has enough.
    Dice {
        /// Who begins.
        first: Seat,
        /// How many have had their turn, there and back again.
        at: u8,
    },
    /// Waits for all seats: everybody builds a team.
    Build {
        /// Who is done.
        done: SeatSet,
    },
    /// The teams play.
    Play,
}

/// A draft, as far as it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// What is going on.
    pub round: Round,
    /// How many cards everybody holds.
    pub held: u8,
    /// Dice in the middle, by their sort.
    pub middle: ArrayVec<MouldId, { MOST_SEATS * ROUNDS * PILE }>,
    /// Dice that everybody has taken.
    pub dice: [ArrayVec<MouldId, DICE>; MOST_SEATS],
    /// Who wants no more of them.
    pub content: SeatSet,
    /// The teams, once they are shown.
    pub teams: Teams,
    /// The basic actions of each.
    pub basics: [ArrayVec<CardId, 2>; MOST_SEATS],
    /// How many matches have been played.
    pub played: u8,
    /// Points of each: two for a win, one for a draw.
    pub points: [u8; MOST_SEATS],
}

/// What only one seat knows of a draft.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Hand {
    /// Cards to take one from.
    pub held: ArrayVec<CardId, PILE>,
    /// Cards it has taken.
    pub taken: ArrayVec<CardId, { ROUNDS * PILE }>,
    /// The card it has just taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<CardId>,
    /// The cards of its team so far.
    pub team: ArrayVec<CardId, 8>,
    /// The dice of each, where a team is brought hidden.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub dice: ArrayVec<u8, 8>,
    /// Whether these are all.
    pub whole: bool,
    /// Its basic actions so far.
    pub basics: ArrayVec<CardId, 2>,
}

/// What everybody knows of a draft alone.
pub(crate) type Hands = [Hand; MOST_SEATS];

impl Draft {
    pub(crate) fn begin(hidden: bool) -> Draft {
        let seat = Seat::new(0).expect("there is a first seat");
        let opens = Round::Open { round: 0, seat };
        Draft {
            round: if hidden { bring::BEGINNING } else { opens },
            held: 0,
            middle: ArrayVec::new(),
            dice: Default::default(),
            content: SeatSet::EMPTY,
            teams: Teams::default(),
            basics: Default::default(),
            played: 0,
            points: [0; MOST_SEATS],
        }
    }

    /// How many dice of a sort a seat has taken.
    pub fn dice_of(&self, seat: Seat, mould: MouldId) -> u8 {
        let dice = self.dice[seat.index()].iter();
        dice.filter(|die| **die == mould).count() as u8
    }
}

impl Public {
    /// The draft, until teams play.
    pub fn drafting(&self) -> Option<&Draft> {
        let draft = self.draft.as_deref();
        draft.filter(|draft| draft.round != Round::Play)
    }

    fn draft_mut(&mut self) -> &mut Draft {
        self.draft.as_mut().expect("a draft is on")
    }
}
