//! What is known by its number: things of the pack, and places on the boards of a fighter.

use crate::{CardColour, Span};
use dice::{Id, Member, Set};

dice::id!(
    /// An ability, by its place in the pack.
    pub struct AbilityId(u8) below 256
);

dice::id!(
    /// A verb, by its place in the pack.
    pub struct VerbId(u16) below 65_536
);

dice::id!(
    /// A Team-Up card, by its place in the pack: two of each colour.
    pub struct CardId(u8) below 8 in u8
);

dice::id!(
    /// An ability's place on the boards of a fighter.
    pub struct SpotId(u8) below 64 in u64
);

dice::id!(
    /// A place for one die on the boards of a fighter.
    pub struct SlotId(u8) below 128 in u128
);

dice::id!(
    /// One of the things that a verb lets somebody choose from.
    pub struct OptionId(u8) below 3 in u8
);

/// Some abilities of a fighter.
pub type SpotSet = Set<SpotId>;
/// Some slots of a fighter.
pub type SlotSet = Set<SlotId>;

impl VerbId {
    /// The verbs of a run.
    pub(crate) fn of(span: Span) -> impl DoubleEndedIterator<Item = VerbId> {
        span.places().map(VerbId)
    }
}

impl CardId {
    /// The first or the second card of a colour.
    pub const fn of(colour: CardColour, second: bool) -> CardId {
        CardId(2 * colour as u8 + second as u8)
    }

    /// Its colour.
    pub fn colour(self) -> CardColour {
        CardColour::ALL[usize::from(self.0 / 2)]
    }

    /// Whether it is the second of its colour.
    pub const fn is_second(self) -> bool {
        self.0 % 2 == 1
    }
}

impl Id for CardColour {
    fn at(number: usize) -> Option<CardColour> {
        CardColour::ALL.get(number).copied()
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Member for CardColour {
    type Bits = u8;
}
