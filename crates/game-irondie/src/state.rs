//! A whole game of IRONDIE as a small value: sets of dice, a byte of value per die, a stage.

use crate::{Class, Make};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Sealed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most seats: three a side.
pub const SEATS: usize = 6;
/// Dice in a set (IR-3.1).
pub const SET: usize = 9;
/// Dice in a side set (IR-15.2).
pub const SIDE_SET: usize = 3;
/// Dice on the table at most.
pub const DICE: usize = SEATS * SET;

/// One of the two sides. In a duel each side is one seat; in teams the seats alternate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// Seats A, C, E.
    First,
    /// Seats B, D, F.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side of a seat (IR-14.1).
    pub const fn of(seat: Seat) -> Side {
        if seat.index().is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// The seat that speaks for its side (IR-14.5).
    pub const fn speaker(self) -> Seat {
        match Seat::new(self as u8) {
            Some(seat) => seat,
            None => panic!("both sides have a first seat"),
        }
    }

    /// All dice of the side.
    pub(crate) const fn dice(self) -> DiceSet {
        const FIRST: DiceSet = DiceSet::range(0, 9)
            .or(DiceSet::range(18, 9))
            .or(DiceSet::range(36, 9));
        match self {
            Side::First => FIRST,
            Side::Second => DiceSet::range(0, DICE as u8).without(FIRST),
        }
    }

    /// The seats of the side among `seats` seats.
    pub(crate) fn members(self, seats: u8) -> impl Iterator<Item = Seat> {
        (self as u8..seats).step_by(2).filter_map(Seat::new)
    }
}

/// The seat a die belongs to.
pub const fn owner(die: DieId) -> Seat {
    match Seat::new((die.index() / SET) as u8) {
        Some(seat) => seat,
        None => panic!("every die has an owner"),
    }
}

/// The nine dice of a seat.
pub(crate) const fn dice_of(seat: Seat) -> DiceSet {
    DiceSet::range((seat.index() * SET) as u8, SET as u8)
}

/// Where dice lie (IR-4). Attack, Defence and Life zones are the Battle zone, by class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Zones {
    /// In hand; after the Battle throw this is the Reserve.
    pub hand: DiceSet,
    /// In a Battle zone.
    pub battle: DiceSet,
    /// In a Skirmish zone.
    pub skirmish: DiceSet,
    /// In Limbo.
    pub limbo: DiceSet,
    /// In the Abyss.
    pub abyss: DiceSet,
}

impl Zones {
    /// Dice in play (IR-4.6).
    pub const fn in_play(&self) -> DiceSet {
        self.battle.or(self.skirmish)
    }

    /// All dice of the game.
    pub const fn all(&self) -> DiceSet {
        self.hand
            .or(self.battle)
            .or(self.skirmish)
            .or(self.limbo)
            .or(self.abyss)
    }

    /// Takes a die from wherever it lies.
    pub(crate) const fn lift(&mut self, die: DieId) {
        self.hand.remove(die);
        self.battle.remove(die);
        self.skirmish.remove(die);
        self.limbo.remove(die);
        self.abyss.remove(die);
    }
}

/// Where the game stands: what it waits for, or what it does next by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// All seats with dice in hand split them in secret (IR-5.1).
    Split,
    /// The dice of `throwing` land, seat by seat (IR-5.2).
    Throw,
    /// A neutral die a side decides priority (IR-5.9).
    RollOff,
    /// Noted bonuses of the Battle throw are applied (IR-5.4).
    BattleBonus,
    /// The right to be offensive is looked for (IR-7.1).
    Skirmish,
    /// This seat may start a duel for its side (IR-8.1).
    Right(Seat),
    /// The newest throw of the duel lands.
    Hurl,
    /// The bonus of the newest throw is applied (IR-8.10).
    DuelBonus,
    /// The next throw of the duel is looked for (IR-8.2).
    Next,
    /// This seat may throw for its side (IR-8.3).
    React(Seat),
    /// Damage is distributed in secret (IR-10.2).
    Damage,
    /// Life dice may be taken back, in secret (IR-11.1).
    Return,
    /// Between games: dice may be swapped for the side set, in secret (IR-15.3).
    Swap,
    /// The match has ended; `None` is a draw.
    Over(Option<Side>),
}

/// One throw of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hurled {
    /// The die.
    pub die: DieId,
    /// What it was aimed at.
    pub at: DiceSet,
}

/// The running duel.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    /// Who is offensive.
    pub offensive: Side,
    /// 0 to 3 for O1, D1, O2, D2 (IR-8.2).
    pub step: u8,
    /// The throws so far, in order.
    pub throws: ArrayVec<Hurled, 4>,
}

impl Duel {
    /// A duel not yet begun.
    pub(crate) fn none() -> Duel {
        Duel {
            offensive: Side::First,
            step: 0,
            throws: ArrayVec::new(),
        }
    }

    /// Whose throw the present step is.
    pub const fn side(&self) -> Side {
        if self.step.is_multiple_of(2) {
            self.offensive
        } else {
            self.offensive.other()
        }
    }
}

/// A bonus of which the first part has been applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Halfway {
    /// The die that triggered.
    pub from: DieId,
    /// The die that got the first part; the second goes to another (IR-6.4).
    pub first: DieId,
}

/// All that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own in the rules"
)]
pub struct Public {
    /// Where the dice lie.
    pub zones: Zones,
    /// The dice by class.
    pub classes: [DiceSet; 3],
    /// What each die is made of. Sets are shown before each game (IR-3.5).
    #[serde(with = "dice::per_die")]
    pub makes: [Make; DICE],
    /// What each die shows; 0 while it is not in play.
    #[serde(with = "dice::per_die")]
    pub values: [u8; DICE],
    /// Where the game stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// Whether this round is played by the late rules (IR-16).
    pub late: bool,
    /// Whether the time for normal play is up (IR-16.1).
    pub time_up: bool,
    /// Whether this game is the last of the match (IR-15.7).
    pub last_game: bool,
    /// Whether an empty Life zone ends the game yet (IR-12.4).
    pub mortal: bool,
    /// Who has priority this round (IR-5.7).
    pub priority: Side,
    /// Who holds the right to be offensive next (IR-7.2).
    pub holder: Side,
    /// Who has not given the right up (IR-7.3).
    pub rights: [bool; 2],
    /// The running duel.
    pub duel: Duel,
    /// Dice that the split sent to Battle and that have not landed yet.
    pub throwing: DiceSet,
    /// Dice that have triggered and whose bonus is still to come (IR-5.4).
    pub noted: DiceSet,
    /// A bonus in the middle.
    pub halfway: Option<Halfway>,
    /// Damage each side has to take (IR-10.1).
    pub due: [u8; 2],
    /// Games won by each side.
    pub wins: [u8; 2],
    /// Games finished so far.
    pub games: u8,
    /// Seats that brought a side set and may swap between games.
    pub swappers: SeatSet,
}

impl Public {
    /// Dice of a class that lie in the Battle zone of a side.
    pub fn zone(&self, side: Side, class: Class) -> DiceSet {
        self.zones
            .battle
            .and(self.classes[class as usize])
            .and(side.dice())
    }

    /// What dice show together.
    pub fn sum(&self, dice: DiceSet) -> u32 {
        dice.iter()
            .map(|die| u32::from(self.values[die.index()]))
            .sum()
    }

    /// Life points of a side.
    pub fn life(&self, side: Side) -> u32 {
        self.sum(self.zone(side, Class::Life))
    }

    /// What a die shows.
    pub fn value(&self, die: DieId) -> u8 {
        self.values[die.index()]
    }

    /// What a die is made of.
    pub fn make(&self, die: DieId) -> Make {
        self.makes[die.index()]
    }
}

/// A secret a seat has sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Secret {
    /// The dice it sends to Battle.
    Split(DiceSet),
    /// The Life die it takes back.
    Return(Option<DieId>),
    /// What it swaps between games.
    Swap(Swap),
}

/// Dice that leave the set and as many that come in from the side set, a bit for each place.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Swap(u16);

impl Swap {
    /// From places in the set and places in the side set.
    pub const fn new(out: u16, come: u8) -> Swap {
        assert!(
            out < 1 << SET && come < 1 << SIDE_SET,
            "a place is beyond the set"
        );
        Swap(out << SIDE_SET | come as u16)
    }

    /// Places in the set.
    pub const fn out(self) -> u16 {
        self.0 >> SIDE_SET
    }

    /// Places in the side set.
    pub const fn come(self) -> u8 {
        (self.0 & ((1 << SIDE_SET) - 1)) as u8
    }
}

/// A seat's side set (IR-15.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideSet {
    /// The dice, in order.
    pub makes: [Make; SIDE_SET],
    /// Which of them have been in a set that was shown, a bit each.
    pub known: u8,
}

/// Points that a side's speaker has put on its Life dice, die by die (IR-10.3).
pub type Pain = ArrayVec<u8, { 3 * SET }>;

/// A whole match at one moment. It never leaves the engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) sealed: Sealed<Secret, SEATS>,
    pub(crate) pain: [Pain; 2],
    pub(crate) side_sets: [Option<SideSet>; SEATS],
}

const _: () = assert!(
    size_of::<State>() <= 512,
    "search clones this a million times a second"
);

impl State {
    /// All that lies open.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Who has answered a secret question and waits for the others.
    pub(crate) fn sealed_by(&self) -> SeatSet {
        let mut who = self.sealed.who();
        if self.public.stage == Stage::Damage {
            let done = |side: &Side| self.pain_is_complete(*side);
            Side::BOTH
                .into_iter()
                .filter(done)
                .for_each(|side| who.insert(side.speaker()));
        }
        who
    }

    /// Whether a side has distributed all its damage.
    pub(crate) fn pain_is_complete(&self, side: Side) -> bool {
        let life_dice = self.public.zone(side, Class::Life).len();
        self.pain[side as usize].len() == usize::from(life_dice)
    }
}
