//! What is told.

use crate::frame::Why;
use crate::offer::Offer;
use crate::pool::Source;
use crate::state::{BySeat, Phase, Purpose};
use crate::{AbilityId, CardId, Cards, HeroId, TokenId};
use arrayvec::ArrayVec;
use kernel::{Ledger, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Damage line by line.
pub type Account = Ledger<Source, 16>;

/// An offensive ability that somebody has used: whose, which, and its branch.
pub(crate) type Used = (Seat, AbilityId, u8);

/// A fact that has happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A hero was banned.
    Banned(Seat, HeroId),
    /// A hero was chosen; not which.
    Sealed(Seat),
    /// Several wanted the same hero: who, and who has it.
    Contested(HeroId, SeatSet, Seat),
    /// A seat has its hero.
    Hero(Seat, HeroId),
    /// Dice for the first turn were rolled: who, and the number.
    RolledForStart(Vec<(Seat, u8)>),
    /// A turn began.
    Turn {
        /// Which.
        turn: u16,
        /// Whose.
        seat: Seat,
    },
    /// A phase began.
    Phase(Phase),
    /// A phase does not take place.
    Skipped(Seat, Phase),
    /// Cards were drawn; not which.
    Drew(Seat, u8),
    /// What was drawn, for the one who drew.
    Saw(Cards),
    /// The hand of a seat, for the one who looked at it.
    Looked(Seat, Cards),
    /// What was discarded became the deck.
    Shuffled(Seat),
    /// Combat points changed.
    Cp {
        /// Whose.
        seat: Seat,
        /// By how many.
        by: i8,
        /// What there is now.
        now: u8,
    },
    /// Tokens came or went.
    Tokens {
        /// Whose.
        seat: Seat,
        /// Which.
        token: TokenId,
        /// How many.
        by: i8,
        /// What there is now.
        now: u8,
    },
    /// So many tokens found no room (DT-10.3).
    NoRoom(Seat, TokenId, u8),
    /// Dice of something brought nothing.
    Nothing(Source),
    /// A token was warded off.
    Warded(Seat, TokenId),
    /// A limit was raised.
    Raised(Seat, TokenId, u8),
    /// A card was played.
    Played(Seat, CardId),
    /// A card was sold.
    Sold(Seat, CardId),
    /// A card was discarded.
    Discarded(Seat, CardId),
    /// An upgrade was laid on the board.
    Upgraded(Seat, CardId),
    /// Tokens were spent.
    Spent(Seat, TokenId, u8),
    /// A passive ability was used, or has acted by itself.
    Used(Seat, AbilityId),
    /// Dice landed.
    Rolled {
        /// Whose.
        seat: Seat,
        /// What for.
        purpose: Purpose,
        /// All of them, as they lie now.
        sides: ArrayVec<u8, 5>,
        /// Which of them were rolled: a bit for each.
        rolled: u8,
        /// Whether they had been rolled before.
        again: bool,
    },
    /// A die was turned.
    Turned {
        /// Whose.
        seat: Seat,
        /// Which.
        die: u8,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// A token does what it does by itself, with dice or a question.
    Worked(Seat, TokenId),
    /// How many roll attempts somebody has from now on, in all.
    Attempts(Seat, u8),
    /// An ability was named.
    Declared(Seat, AbilityId, u8),
    /// No ability is used.
    DeclaredNone(Seat),
    /// An ability was activated.
    Activated(Seat, AbilityId, u8),
    /// Nothing of the ability happens.
    Failed(Seat),
    /// Who is attacked.
    Targeted(Seat),
    /// A defensive ability was used.
    Defended(Seat, AbilityId),
    /// No defensive ability is used.
    Undefended(Seat),
    /// Something was put on the account.
    Noted {
        /// For whom, where that is known.
        to: Option<Seat>,
        /// What.
        what: crate::pool::What,
        /// How much.
        amount: u8,
        /// From where.
        source: Source,
    },
    /// Damage was settled.
    Damaged {
        /// Who.
        seat: Seat,
        /// How it came about.
        account: Account,
        /// The ability that was used, by its branch: what follows may have forgotten it.
        used: Option<Used>,
        /// How much in the end.
        damage: u8,
        /// How much was healed in the same settlement.
        healing: u8,
        /// What is left.
        health: u8,
    },
    /// Somebody was healed, and received no damage in the same settlement.
    Healed {
        /// Who.
        seat: Seat,
        /// By how much.
        by: u8,
        /// What there is now.
        health: u8,
    },
    /// Somebody answered a question of an effect: with what, and the place of the verb that asked,
    /// if it was one.
    Chose(Seat, Offer, Option<u16>),
    /// Another attack follows.
    Again(Seat),
    /// A seat let it be.
    Passed(Seat, Why),
    /// A seat is out.
    Fell(Seat),
    /// A seat gave up.
    Resigned(Seat),
    /// All have agreed on a draw.
    Agreed,
    /// The match ended, with places in seat order.
    Ended(BySeat<u8>),
}
