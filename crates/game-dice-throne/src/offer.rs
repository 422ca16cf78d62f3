//! What may be picked.

use crate::{AbilityId, CardId, HeroId, TokenId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// Ban a hero.
    Ban(HeroId),
    /// Play a hero.
    Hero(HeroId),
    /// Roll these dice again: a bit for each.
    Roll(u8),
    /// Use an ability, by one of its branches.
    Use(AbilityId, u8),
    /// Use no ability.
    NoAbility,
    /// Play a card.
    Play(CardId),
    /// Sell a card.
    Sell(CardId),
    /// Discard a card.
    Discard(CardId),
    /// Take a card out of the own deck.
    Take(CardId),
    /// Spend tokens: which, for what, how many.
    Spend(TokenId, u8, u8),
    /// Use a passive ability: which, for what.
    Pay(AbilityId, u8),
    /// Name a seat.
    Seat(Seat),
    /// Name a token.
    Token(TokenId),
    /// Take a die: of which roll, which.
    Die(u8, u8),
    /// Turn it to a number.
    Side(u8),
    /// Take an option, counted from 0.
    Option(u8),
    /// So many.
    Amount(u8),
    /// Let this act first, counted from 0.
    First(u8),
    /// Do it.
    Yes,
    /// End the phase.
    Done,
    /// Let it be.
    Pass,
}

const _: () = assert!(size_of::<Offer>() <= 4, "an input copies 32 of them");
