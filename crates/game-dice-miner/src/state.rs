//! A whole match of Dice Miner as a small value: counters, a mountain, a stage. Everything lies
//! open; what is unknown is the bag's order and the dice to come, and those do not exist yet.

use crate::mountain::Mountain;
use crate::score::Tally;
use crate::tables::{KINDS, SIDES};
use crate::{Die, HeroId, KindId, Trove};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const PLAYERS: usize = 4;
/// Rounds of a match (DM-1.5).
pub(crate) const ROUNDS: u8 = 3;
/// The most dice one source rerolls.
pub(crate) const AIMED: usize = 3;

/// What the match does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// These players roll for the start (DM-2.1).
    Start(SeatSet),
    /// Heroes are dealt (DM-2.3).
    Deal,
    /// The player at turn takes a hero (DM-2.2).
    Hero,
    /// Twenty dice come out of the bag (DM-3.1).
    Draw,
    /// They land on the mountain.
    Fill,
    /// The player at turn begins its turn (DM-4.2).
    Dig,
    /// A shared die is rolled (DM-4.5).
    Beer {
        /// Its kind.
        kind: KindId,
        /// Who gets it.
        to: Seat,
        /// Whether it ends the turn instead of opening it (DM-11.5).
        late: bool,
    },
    /// The player at turn has taken its die and may still share a beer (DM-11.5).
    Late,
    /// The first die after a beer.
    First,
    /// The second one.
    Second,
    /// The drowsy rival takes any top die (DM-10.3).
    Rival,
    /// The player at turn may spend magic (DM-5.2).
    Magic,
    /// It chooses the dice for this source.
    Aim(Source),
    /// They are rolled.
    Cast(Source),
    /// The player at turn may cache dice (DM-7.1).
    Cache,
    /// Dice in the cups are rolled (DM-7.4, DM-8.2).
    Reroll,
    /// One of these players is drawn to start (DM-7.5).
    Lot(SeatSet),
    /// The match is over; these players have won.
    Over(SeatSet),
}

/// What magic is spent from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A magic die.
    Die(Die),
    /// A face of the hero with so many symbols.
    Hero(u8),
}

/// What a player has spent this round. Of equal sources it only matters how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Magic dice, by the side they show.
    pub dice: [u8; SIDES],
    /// Hero faces, by their number of symbols less one.
    pub hero: [u8; AIMED],
}

/// One player's things.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clan {
    /// The hero, once taken. The rival has none.
    pub hero: Option<HeroId>,
    /// The dice in the trove.
    pub trove: Trove,
    /// Dice in the cup, about to be rolled, by kind.
    pub cup: [u8; KINDS],
    /// Magic spent this round.
    pub spent: Spent,
    /// All points so far.
    pub total: i16,
    /// What was scored in each round, and last in the newest tie-break.
    pub scored: [Tally; ROUNDS as usize + 1],
}

impl Clan {
    pub(crate) fn new() -> Clan {
        Clan {
            hero: None,
            trove: Trove::EMPTY,
            cup: [0; KINDS],
            spent: Spent::default(),
            total: 0,
            scored: [Tally::default(); ROUNDS as usize + 1],
        }
    }
}

/// All that lies on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// What comes next.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds have been scored.
    pub scored: u8,
    /// How many tie-breaks have begun.
    pub extra: u8,
    /// The start player of this round.
    pub start: Seat,
    /// Whose turn it is, in the stages that have one.
    pub turn: Seat,
    /// Who took the last die of the mountain.
    pub last: Seat,
    /// Who has still to have its turn in this phase.
    pub pending: SeatSet,
    /// Who is tied for the win, in a tie-break.
    pub tied: SeatSet,
    /// Who has given up.
    pub out: SeatSet,
    /// The mountain.
    pub mountain: Mountain,
    /// Dice in the bag, by kind.
    pub bag: [u8; KINDS],
    /// Dice chosen for the magic being spent, in the order of choosing.
    pub aimed: ArrayVec<Die, AIMED>,
    /// Dice the player at turn has cached so far.
    pub kept: Trove,
    /// The players; in a solo match the second is the rival.
    pub clans: [Clan; PLAYERS],
}

impl Public {
    /// A player's things.
    pub fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.index()]
    }

    pub(crate) fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.index()]
    }

    /// How many dice are in the bag.
    pub fn bag_size(&self) -> u8 {
        self.bag.iter().sum()
    }
}

/// A whole match at one moment. Nothing in it is secret, but it stays home all the same: what
/// travels is a view.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
}

impl State {
    /// All that lies on the table.
    pub fn public(&self) -> &Public {
        &self.public
    }
}

const _: () = assert!(
    size_of::<State>() <= 512,
    "search clones this a million times a second"
);
