//! A whole match as a small value: what lies open, and what does not.

use super::card::Cards;
use super::frame::Frame;
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Sealed, Seat};
use serde::{Deserialize, Serialize};

/// Life at the beginning (SK-1.1).
pub(super) const LIFE: u8 = 6;
/// The last round (SK-2.5).
pub(super) const ROUNDS: u8 = 8;
/// Dice on the table (SK-1.2).
pub(super) const DICE: u8 = 6;
/// More frames than a match ever stacks: a new round stacks six, two ambushes five.
pub(super) const FRAMES: usize = 8;

/// How a seat goes into a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Hits harder and learns from it.
    Press,
    /// Is hit less.
    Guard,
}

impl Stance {
    /// Both, in the order in which they are offered.
    pub const BOTH: [Stance; 2] = [Stance::Press, Stance::Guard];

    /// The name, as it is spelled everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Stance::Press => "press",
            Stance::Guard => "guard",
        }
    }

    /// The stance of this name.
    pub fn named(name: &str) -> Option<Stance> {
        Stance::BOTH.into_iter().find(|one| one.name() == name)
    }
}

/// All that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// 1 to 8; 0 while the first hands are drawn.
    pub round: u8,
    /// Whose round it is.
    pub active: Seat,
    /// In seat order.
    pub life: [u8; 2],
    /// The side that is up, 0 to 5, by die.
    pub faces: [u8; DICE as usize],
    /// Dice that do not count (SK-3.2).
    pub locked: DiceSet,
    /// The stances of the round, since they were revealed.
    pub stances: Option<[Stance; 2]>,
    /// Cards that were played (SK-1.3).
    pub discard: Cards,
    /// The rules that have begun; the last one is at work.
    pub frames: ArrayVec<Frame, FRAMES>,
    /// How it ended, once it has.
    pub ended: Option<End>,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct End {
    /// Nobody wins a draw.
    pub winner: Option<Seat>,
}

impl End {
    /// The winner's letter, or `nobody`.
    pub(super) fn name(self) -> String {
        self.winner
            .map_or_else(|| "nobody".to_owned(), |seat| seat.to_string())
    }
}

/// A whole match at one moment. What is in neither hand nor discard is the deck.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) public: Public,
    pub(super) hands: [Cards; 2],
    pub(super) sealed: Sealed<Stance, 2>,
}

const _: () = assert!(size_of::<State>() <= 192, "search clones this all the time");

impl State {
    pub(super) fn deck(&self) -> Cards {
        let mut outside = self.hands.into_iter().chain([self.public.discard]);
        let left = outside.try_fold(Cards::ALL, Cards::without);
        left.expect("no card is in two places")
    }
}

impl Public {
    /// A seat's dice that count.
    pub fn free(&self, seat: Seat) -> DiceSet {
        dice_of(seat).without(self.locked)
    }

    /// How many of a seat's free dice show a symbol.
    pub fn showing(&self, seat: Seat, symbol: Symbol) -> u8 {
        let shows = |die: &DieId| Symbol::of(self.faces[die.index()]) == symbol;
        self.free(seat).iter().filter(shows).count() as u8
    }

    /// Whether a seat has taken this stance.
    pub fn stands(&self, seat: Seat, stance: Stance) -> bool {
        self.stances
            .is_some_and(|both| both[seat.index()] == stance)
    }
}

/// What is printed on a side (SK-1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// Nothing.
    Blank,
    /// One damage.
    Sword,
    /// Locks a die.
    Trick,
}

impl Symbol {
    /// What is printed on a side, 0 to 5.
    pub const fn of(side: u8) -> Symbol {
        match side {
            0 | 1 => Symbol::Blank,
            2..=4 => Symbol::Sword,
            _ => Symbol::Trick,
        }
    }

    /// The name, as views show it.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Blank => "blank",
            Symbol::Sword => "sword",
            Symbol::Trick => "trick",
        }
    }
}

/// The two seats.
pub(super) fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number).expect("two seats are few"))
}

/// The seat across the table.
pub(super) fn rival(seat: Seat) -> Seat {
    seats()[1 - seat.index()]
}

/// A seat's three dice (SK-1.2).
pub(super) fn dice_of(seat: Seat) -> DiceSet {
    DiceSet::range(3 * seat.index() as u8, 3)
}

/// The seat a die belongs to.
pub(super) fn owner(die: DieId) -> Seat {
    seats()[die.index() / 3]
}

/// The die in the same place of the other seat (SK-5.3).
pub(super) fn opposite(die: DieId) -> DieId {
    let number = (die.index() as u8 + 3) % DICE;
    DieId::new(number).expect("six dice are few")
}
