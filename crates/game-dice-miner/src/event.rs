//! What happens in a match of Dice Miner, as facts complete enough to animate.

use crate::mountain::{CELLS, Slide};
use crate::score::Score;
use crate::state::AIMED;
use crate::{Cell, Die, HeroId, KindId, Source};
use arrayvec::ArrayVec;
use kernel::{MAX_DRAWS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A fact. Players are named by their seat; in a solo match the rival is the seat after yours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player has rolled for the start.
    StartRolled {
        /// Who.
        seat: Seat,
        /// What the die shows.
        die: Die,
    },
    /// A player starts the round.
    Starts(Seat),
    /// A player has a hero.
    HeroTaken {
        /// Who.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A round has begun with this mountain.
    Filled {
        /// Its number.
        round: u8,
        /// The dice, cell by cell.
        dice: [Die; CELLS],
    },
    /// A player has taken a die.
    Taken {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// What.
        die: Die,
        /// Whether it lay in a flank.
        flank: bool,
    },
    /// Dice have slid into the gap.
    Slid(Slide),
    /// A player shares a beer.
    Shared {
        /// Who.
        seat: Seat,
        /// With whom.
        to: Seat,
        /// What kind of die it is.
        kind: KindId,
    },
    /// The shared die has landed.
    Received {
        /// Who has it now.
        seat: Seat,
        /// What it shows.
        die: Die,
    },
    /// A player has left the second die.
    Stopped(Seat),
    /// The mountain is gone; magic begins with this player.
    MagicBegan(Seat),
    /// Magic was spent.
    Cast {
        /// By whom.
        seat: Seat,
        /// From what.
        source: Source,
        /// The dice as they were.
        from: ArrayVec<Die, AIMED>,
        /// The same dice as they are.
        to: ArrayVec<Die, AIMED>,
    },
    /// A player spends no more magic.
    MagicEnded(Seat),
    /// A player's round was scored.
    Scored {
        /// Who.
        seat: Seat,
        /// The three parts.
        score: Score,
        /// All points so far.
        total: i16,
    },
    /// A player has cached dice.
    Cached {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player's dice were rolled.
    Rerolled {
        /// Whose.
        seat: Seat,
        /// What they show.
        dice: ArrayVec<Die, MAX_DRAWS>,
    },
    /// These players are tied and roll everything again.
    Tied(SeatSet),
    /// A tied player's extra score.
    ExtraScored {
        /// Who.
        seat: Seat,
        /// The three parts.
        score: Score,
    },
    /// A player has given up.
    Resigned(Seat),
    /// The match is over; this player has won.
    Won(Seat),
    /// The match is over; these players share the win.
    SharedWin(SeatSet),
    /// A solo match is over: the total, and whether it was more than the rival's.
    SoloEnded {
        /// All points.
        total: i16,
        /// Whether the rival has fewer.
        won: bool,
    },
}
