//! Abilities that wait, abilities at work, and what they leave behind until the end of the turn.

use crate::ids::Kind;
use crate::state::{MOMENTS, Spot};
use dice::{DiceSet, DieId};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// An ability of a card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Source {
    /// To whom the card belongs.
    pub owner: Seat,
    /// Which card.
    pub kind: Kind,
    /// Which ability of it.
    pub ability: u8,
    /// Which die of it, where it is a die's.
    pub die: Option<DieId>,
}

/// An ability that waits until what goes on is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// Which.
    pub source: Source,
    /// Who decides.
    pub you: Seat,
    /// What has happened to which die.
    pub that: Option<DieId>,
    /// Who did it.
    pub doer: Seat,
    /// By what it was set off, and when: see [`Public::batch`](crate::state::Public::batch).
    pub batch: u8,
}

impl Pending {
    /// What one effect or one step has set off has one number (MA-13.5).
    pub(crate) const fn wave(&self) -> u8 {
        self.batch >> MOMENTS
    }
}

/// Dice and players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Things {
    /// Dice.
    pub dice: DiceSet,
    /// Players.
    pub seats: SeatSet,
}

impl Things {
    /// Nothing.
    pub const NONE: Things = Things {
        dice: DiceSet::EMPTY,
        seats: SeatSet::EMPTY,
    };

    /// One die.
    pub const fn die(die: DieId) -> Things {
        Things {
            dice: DiceSet::of(die),
            seats: SeatSet::EMPTY,
        }
    }

    /// Several dice.
    pub const fn dice(dice: DiceSet) -> Things {
        Things {
            dice,
            seats: SeatSet::EMPTY,
        }
    }

    /// One player.
    pub const fn seat(seat: Seat) -> Things {
        Things {
            dice: DiceSet::EMPTY,
            seats: SeatSet::of(seat),
        }
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.dice.is_empty() && self.seats.is_empty()
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.dice.len() + self.seats.len()
    }
}

/// How far an ability is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Its owner may let it be.
    May,
    /// Life is paid, and what else needs no choice.
    Price,
    /// Energy is paid.
    Energy,
    /// Something is sacrificed.
    Sacrifice,
    /// Any number of one energy is paid: how many.
    Number,
    /// Somebody may pay so that nothing happens, before targets are chosen.
    Unless,
    /// The first target is chosen.
    Aim,
    /// The second target is chosen.
    SecondAim,
    /// Others answer it.
    Answered,
    /// Somebody may pay so that nothing happens, after that.
    UnlessThen,
    /// Its verbs are carried out.
    Go,
    /// It is over.
    Done,
}

/// An ability at work, and what it has been told so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Context {
    /// Which.
    pub source: Source,
    /// Who decides: `you` in its text.
    pub you: Seat,
    /// How far it is.
    pub stage: Stage,
    /// What has happened to which dice.
    pub that: DiceSet,
    /// Who did it.
    pub doer: Seat,
    /// The target.
    pub target: Things,
    /// The second target.
    pub second: Things,
    /// What the verb before has found.
    pub it: Things,
    /// What has been picked for the verb at work.
    pub picked: Option<Things>,
    /// Which kind has been picked or drawn, of dice that show nothing.
    pub kind: Option<Kind>,
    /// Where it was picked from.
    pub spot: Spot,
    /// Which way has been chosen for the verb at work.
    pub way: Option<u8>,
    /// The damage it has dealt.
    pub dealt: u8,
    /// The energy it was given.
    pub paid: u8,
    /// The players it has dealt damage to.
    pub hurt: SeatSet,
    /// Whether it does not happen: it was cancelled, or somebody has paid for that.
    pub is_off: bool,
}

impl Context {
    /// Something begins.
    pub(crate) const fn new(pending: Pending, stage: Stage) -> Context {
        Context {
            source: pending.source,
            you: pending.you,
            stage,
            that: set(pending.that),
            doer: pending.doer,
            target: Things::NONE,
            second: Things::NONE,
            it: Things::NONE,
            picked: None,
            kind: None,
            spot: Spot::Used,
            way: None,
            dealt: 0,
            paid: 0,
            hurt: SeatSet::EMPTY,
            is_off: false,
        }
    }
}

/// A die as a set, or nothing.
const fn set(die: Option<DieId>) -> DiceSet {
    match die {
        Some(die) => DiceSet::of(die),
        None => DiceSet::EMPTY,
    }
}

/// A verb that counts until the end of the turn, for whatever fits it then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// Which verb of the pack.
    pub verb: u16,
    /// The ability that has left it.
    pub source: Source,
    /// Whose it is.
    pub you: Seat,
    /// The die whose text it is, or the one it is about.
    pub die: Option<DieId>,
    /// Whom it is about, where that is a player.
    pub whom: SeatSet,
    /// How many times.
    pub times: u8,
    /// Whether what it waited for has happened.
    pub is_due: bool,
}
