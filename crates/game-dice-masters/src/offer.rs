//! One thing that may be picked when a question is answered.

use crate::ids::{CardId, Kind, MouldId};
use crate::state::Spot;
use dice::DieId;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// Roll this die again.
    Reroll(DieId),
    /// Buy a die of this kind.
    Buy(Kind),
    /// Field this die.
    Field(DieId),
    /// Field it in the way that an ability of its card opens.
    FieldBy(DieId, u8),
    /// Use this action die.
    Use(DieId),
    /// Use a global, by its number on the table.
    Global(u8),
    /// Use an ability of a die, by its number on the card.
    Ability(DieId, u8),
    /// Pay the rest in the sensible way.
    Auto,
    /// Pay with so much of this die.
    Spend(DieId, u8),
    /// Pay with energy that has no die.
    Loose,
    /// Attack with this die.
    Attack(DieId),
    /// Block this attacker.
    Block(DieId),
    /// Block nobody.
    NoBlock,
    /// So much damage.
    Amount(u8),
    /// This die.
    Die(DieId),
    /// This player.
    Player(Seat),
    /// A die of this kind, from a zone where dice show nothing.
    From(Spot, Kind),
    /// The card of this kind, as this player buys from it.
    Card(Seat, Kind),
    /// This way.
    Way(u8),
    /// This ability first.
    First(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// This card: of a hand, for a team, or a basic action.
    Choose(CardId),
    /// Take a die of this sort from the middle.
    Take(MouldId),
    /// No more dice, or no more cards.
    Done,
    /// Let it be.
    Pass,
}
