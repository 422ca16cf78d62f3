//! Heroes, abilities, cards and tokens by their numbers.

use dice::Set;

dice::id!(
    /// A hero of the pack.
    pub struct HeroId(u8) below 32 in u32
);
dice::id!(
    /// A kind of token, for status effects of all heroes.
    pub struct TokenId(u8) below 56 in u64
);
dice::id!(
    /// A card by its place in the deck of its hero. The common cards come first, so that each of
    /// them has the same number in every deck.
    pub struct CardId(u8) below 48 in u64
);
dice::id!(
    /// An ability by its place on the board of its hero.
    pub struct AbilityId(u8) below 12 in u16
);

/// Cards of one deck.
pub type Cards = Set<CardId>;
