//! What is yet to be settled: damage, what changes it, and healing, each with its source. Nothing
//! is subtracted before everybody has finished; the order in which things came plays no part.

use crate::verb::Kind;
use crate::{AbilityId, CardId, TokenId};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Everything that is yet to be settled.
pub(crate) type Pool = ArrayVec<Entry, 30>;

/// A line of the account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// Whom it is about; nobody yet where the target is not known.
    pub to: Option<Seat>,
    /// Whose doing it is.
    pub by: Seat,
    /// What it does.
    pub what: What,
    /// How much.
    pub amount: u8,
    /// Where it comes from.
    pub source: Source,
    /// Which settlement it belongs to.
    pub account: Account,
}

/// What a line of the account does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Deals damage.
    Damage(Kind),
    /// Deals half of what comes in for the one whose doing it is.
    Back,
    /// Adds to the attack.
    Boost,
    /// Takes off what the attacker deals.
    Weaken,
    /// Halves what the attacker deals until the roll phases are over.
    WeakenHalf,
    /// The attacker deals nothing.
    WeakenAll,
    /// Takes off what is received.
    Prevent,
    /// Halves what is received.
    PreventHalf,
    /// Nothing is received (DT-9.3).
    Dodge,
    /// So much goes to a companion instead: its health is counted by tokens.
    Divert(TokenId),
    /// Heals.
    Heal,
}

impl What {
    /// Whether a line stays on the account until the roll phases are over (DT-7.7).
    pub(crate) const fn lasts(self) -> bool {
        matches!(self, What::WeakenHalf)
    }

    /// Whether it is damage that makes an attack (DT-7.1).
    pub(crate) const fn attacks(self) -> bool {
        matches!(
            self,
            What::Damage(Kind::Normal | Kind::Undefendable | Kind::Pure | Kind::Ultimate)
        )
    }

    /// Whether it takes off what the attacker deals.
    pub(crate) const fn weakens(self) -> bool {
        matches!(self, What::Weaken | What::WeakenHalf | What::WeakenAll)
    }
}

/// What is settled together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Account {
    /// A phase.
    Phase,
    /// A card or an explosion, at once and by itself (DT-9.7).
    Alone,
}

/// Where something comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An ability of a seat.
    Ability(Seat, AbilityId),
    /// A card of a seat.
    Card(Seat, CardId),
    /// A token of a seat.
    Token(Seat, TokenId),
}

impl Source {
    /// Whose it is.
    pub const fn owner(self) -> Seat {
        match self {
            Source::Ability(seat, _) | Source::Card(seat, _) | Source::Token(seat, _) => seat,
        }
    }
}
