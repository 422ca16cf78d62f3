//! A whole match as a small value: what lies open, and what does not.

use super::card::Cards;
use super::change::Batch;
use super::frame::Frame;
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Sealed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most seats (SK-1.1).
pub(super) const SEATS: usize = 4;
/// Life at the beginning (SK-1.1).
pub(super) const LIFE: u8 = 6;
/// Dice of a seat (SK-1.2).
pub(super) const DICE: u8 = 3;
/// The last round (SK-2.5).
pub(super) const ROUNDS: u8 = 8;
/// Cards that may be left in hand (SK-10.1).
pub(super) const HAND: u8 = 3;
/// More frames than a match ever stacks: a round stacks eight; four wounds in the last two frames
/// of a round trigger eight more.
pub(super) const FRAMES: usize = 12;

/// Something for every seat at the table, in seat order.
pub type BySeat<T> = ArrayVec<T, SEATS>;

/// How a seat goes into a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Hits harder, and hits back.
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
    pub life: BySeat<u8>,
    /// In seat order; 0 for a seat that is in.
    pub places: BySeat<u8>,
    /// The side that is up, 1 to 6, by die.
    pub faces: ArrayVec<u8, { SEATS * DICE as usize }>,
    /// Dice that do not count (SK-3.2).
    pub locked: DiceSet,
    /// Dice that are to be rolled.
    pub rolling: DiceSet,
    /// Who presses in this round, since the stances were opened.
    pub pressing: SeatSet,
    /// Who guards.
    pub guarding: SeatSet,
    /// Cards that stand before each seat (SK-8.1).
    pub standing: BySeat<Cards>,
    /// Cards that were played and not put up, or taken down, or discarded (SK-1.3).
    pub discard: Cards,
    /// The changes at the door.
    pub batch: Batch,
    /// The rules that have begun; the last one is at work. Where there is none, it is over.
    pub frames: ArrayVec<Frame, FRAMES>,
}

/// A whole match at one moment. What is nowhere else is the deck.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) public: Public,
    pub(super) hands: BySeat<Cards>,
    pub(super) sealed: Sealed<Stance, SEATS>,
}

const _: () = assert!(size_of::<State>() <= 448, "search clones this all the time");

impl State {
    pub(super) fn deck(&self) -> Cards {
        let public = &self.public;
        let mut outside = self
            .hands
            .iter()
            .chain(&public.standing)
            .chain([&public.discard]);
        let left = outside.try_fold(Cards::ALL, |left, cards| left.without(*cards));
        left.expect("no card is in two places")
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Who owes a stance (SK-2.2).
    pub(super) fn yet_to_seal(&self) -> SeatSet {
        self.public.yet_to_seal(self.sealed.who())
    }
}

impl Public {
    /// The seats that owe a stance, where these have sealed one.
    pub(super) fn yet_to_seal(&self, sealed: SeatSet) -> SeatSet {
        let seats = self.playing().iter();
        seats.filter(|&seat| !sealed.contains(seat)).collect()
    }

    /// The seats that are in.
    pub fn playing(&self) -> SeatSet {
        let seats = Seat::first(self.places.len() as u8);
        seats
            .filter(|seat| self.places[seat.index()] == 0)
            .collect()
    }

    /// Whether a seat is in.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.places[seat.index()] == 0
    }

    /// The seats that are in, clockwise from the active one (SK-2.1).
    pub fn clockwise(&self) -> impl DoubleEndedIterator<Item = Seat> {
        let count = self.life.len();
        let around = (0..count).map(move |ahead| (self.active.index() + ahead) % count);
        let seats = around.filter_map(|number| Seat::new(number as u8));
        seats.filter(|&seat| self.is_in(seat))
    }

    /// The other seats that are in, clockwise from the active one.
    pub fn rivals(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> {
        self.clockwise().filter(move |&other| other != seat)
    }

    /// A seat's dice that count.
    pub fn free(&self, seat: Seat) -> DiceSet {
        dice_of(seat).without(self.locked)
    }

    /// The dice that a seat can lock: what counts of all others (SK-3.1).
    pub fn targets(&self, seat: Seat) -> DiceSet {
        let rivals = self.rivals(seat).map(|rival| self.free(rival));
        rivals.fold(DiceSet::EMPTY, DiceSet::or)
    }

    /// How many of a seat's free dice show a symbol.
    pub fn showing(&self, seat: Seat, symbol: Symbol) -> u8 {
        let shows = |die: &DieId| Symbol::of(self.faces[die.index()]) == symbol;
        self.free(seat).iter().filter(shows).count() as u8
    }

    /// The one seat that a frame asks, where it asks one.
    pub fn asked(&self, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Discard | Frame::Name | Frame::Aim | Frame::Keep | Frame::Act => {
                Some(self.active)
            }
            Frame::Window { passed } => self.clockwise().find(|&seat| !passed.contains(seat)),
            Frame::TakeDown { by, .. } => Some(by),
            Frame::Door { at, .. } => Some(self.batch.get(usize::from(at))?.to),
            Frame::Round
            | Frame::Blows { .. }
            | Frame::Tricks
            | Frame::Roll
            | Frame::Seals
            | Frame::Draw { .. } => None,
        }
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
    /// What is printed on a side, 1 to 6.
    pub const fn of(side: u8) -> Symbol {
        match side {
            ..=2 => Symbol::Blank,
            3..=5 => Symbol::Sword,
            6.. => Symbol::Trick,
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

/// A seat's three dice (SK-1.2).
pub(super) fn dice_of(seat: Seat) -> DiceSet {
    DiceSet::range(DICE * seat.index() as u8, DICE)
}

/// The seat a die belongs to.
pub(super) fn owner(die: DieId) -> Seat {
    let owner = Seat::new(die.index() as u8 / DICE);
    owner.expect("a die at the table has an owner")
}
