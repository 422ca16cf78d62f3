//! Facts that have happened. All of them are for the whole table, but for those of a draft that
//! tell of cards nobody else may know.

use crate::context::Source;
use crate::face::Energy;
use crate::ids::{CardId, Kind, MouldId};
use crate::rules::Brought;
use crate::state::{Die, Places, Spot};
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A fact that has happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Which.
        turn: u16,
    },
    /// A die went from a zone to another.
    Moved {
        /// To whom it belongs.
        seat: Seat,
        /// Which kind.
        kind: Kind,
        /// Which, where it showed a face.
        die: Option<DieId>,
        /// The side it showed, where it showed one.
        side: Option<u8>,
        /// From here.
        from: Spot,
        /// To here.
        to: Spot,
        /// Whether an effect has moved it, and neither the course of a turn nor a payment.
        effect: bool,
    },
    /// All used dice went into the bag.
    Refilled {
        /// Whose.
        seat: Seat,
    },
    /// Too few dice were there to be drawn.
    Short {
        /// For whom.
        seat: Seat,
        /// How many were missing.
        missing: u8,
    },
    /// Dice were rolled, or rolled again.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Vec<Die>,
        /// Whether they lay there already.
        again: bool,
    },
    /// Energy was spent.
    Spent {
        /// By whom.
        seat: Seat,
        /// With which kind of die.
        kind: Kind,
        /// Which energy.
        energy: Energy,
        /// How much.
        count: u8,
    },
    /// Energy without a die was spent.
    Loose {
        /// By whom.
        seat: Seat,
    },
    /// A die was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Of which kind.
        kind: Kind,
    },
    /// A die was fielded.
    Fielded {
        /// Which.
        die: DieId,
    },
    /// A die was put into the field, which is no fielding (MA-8.4).
    Put {
        /// Which.
        die: DieId,
    },
    /// An action die was used.
    Used {
        /// Which.
        die: DieId,
    },
    /// Somebody began an ability.
    Began {
        /// Who.
        seat: Seat,
        /// Which.
        source: Source,
    },
    /// Dice attack.
    Attacked {
        /// Which.
        dice: DiceSet,
    },
    /// A die blocks another.
    Blocked {
        /// Which.
        die: DieId,
        /// Whom.
        attacker: DieId,
    },
    /// A die took damage.
    Hurt {
        /// Which.
        die: DieId,
        /// How much.
        n: u8,
    },
    /// A player's life changed.
    Life {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i8,
        /// How much there is now.
        left: u8,
        /// Whether it was damage.
        damage: bool,
    },
    /// A die was knocked out.
    KnockedOut {
        /// Which.
        die: DieId,
    },
    /// A die that was knocked out is back in the field (MA-18.8).
    Regenerated {
        /// Which.
        die: DieId,
    },
    /// A die acts for a player from now on (MA-16.2).
    Taken {
        /// Which.
        die: DieId,
        /// For whom.
        seat: Seat,
    },
    /// Damage hits another die than it would have (MA-15.2).
    Redirected {
        /// Whom it would have hit.
        from: DieId,
        /// Whom it hits.
        to: DieId,
    },
    /// An ability does not happen (MA-15.1).
    Cancelled {
        /// Which.
        source: Source,
    },
    /// A die was sacrificed.
    Sacrificed {
        /// Which.
        die: DieId,
    },
    /// Attack and defence of a die changed until the end of the turn.
    Changed {
        /// Which.
        die: DieId,
        /// Attack.
        attack: i8,
        /// Defence.
        defence: i8,
    },
    /// A die was turned to another level.
    Spun {
        /// Which.
        die: DieId,
        /// To which side.
        side: u8,
    },
    /// Somebody let it be.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody has opened packs.
    Opened {
        /// Who.
        seat: Seat,
        /// The cards in them.
        cards: Vec<CardId>,
    },
    /// The dice of all packs were laid out.
    LaidOut {
        /// Of which sorts.
        dice: Vec<MouldId>,
    },
    /// Somebody has taken a card or built a team; which, nobody else knows yet.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// A card was drafted.
    Drafted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A lot has said who takes a die first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A lot has said who may say who begins.
    Lot {
        /// Who.
        seat: Seat,
    },
    /// Whoever has won the lot has said who begins.
    Begins {
        /// Who does.
        seat: Seat,
    },
    /// A die was taken from the middle.
    Took {
        /// By whom.
        seat: Seat,
        /// Of which sort.
        mould: MouldId,
    },
    /// Somebody wants no more dice.
    Enough {
        /// Who.
        seat: Seat,
    },
    /// A team was shown.
    Team {
        /// Whose.
        seat: Seat,
        /// Its cards.
        cards: Vec<Brought>,
        /// Its basic actions.
        basics: Vec<CardId>,
    },
    /// Two begin a match after a draft.
    Paired {
        /// One of them.
        one: Seat,
        /// The other one.
        other: Seat,
    },
    /// A match after a draft is over, and others follow.
    Played {
        /// In seat order; 0 for those who did not play.
        places: Places,
    },
    /// Somebody gives up.
    Resigned {
        /// Whoever does.
        seat: Seat,
    },
    /// All have agreed on a draw.
    Agreed,
    /// It is over.
    Ended {
        /// In seat order.
        places: Places,
    },
}

impl Event {
    /// Whether it says anything to somebody who sees the table: a die that moves in the course of a
    /// turn, or because of what the event before has told, does not.
    pub fn is_news(&self) -> bool {
        match self {
            Event::Moved {
                effect, from, to, ..
            } => *effect && *to != Spot::Rolling && !is_told(*from, *to),
            Event::Spent { .. } | Event::Loose { .. } | Event::Passed { .. } => false,
            _ => true,
        }
    }
}

/// Whether another event tells of a move: a knock-out, or that a die was fielded.
const fn is_told(from: Spot, to: Spot) -> bool {
    matches!(
        (from, to),
        (Spot::Field, Spot::Prep) | (Spot::Reserve, Spot::Field)
    )
}
