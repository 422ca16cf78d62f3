//! Cards, figures, groups and sorts of dice by their numbers in the pack.

use dice::Set;

dice::id!(
    /// A card of the pack.
    pub struct CardId(u8) below 255
);
dice::id!(
    /// Who or what a card shows. Cards of one figure are never in one team (MA-2.5).
    pub struct FigureId(u8) below 64 in u64
);
dice::id!(
    /// A group that characters belong to.
    pub struct GroupId(u8) below 16 in u16
);
dice::id!(
    /// A sort of dice, by its six faces.
    pub struct MouldId(u8) below 64
);

/// Figures.
pub type Figures = Set<FigureId>;
/// Groups of one character.
pub type Groups = Set<GroupId>;

dice::id!(
    /// A sort of dice as one player has it: 0 the sidekicks, then the cards of the own team, then
    /// the basic actions.
    pub struct Kind(u8) below 13
);

impl Kind {
    /// The sidekicks.
    pub const SIDEKICK: Kind = Kind(0);
    /// Where the basic actions begin.
    pub const BASIC: usize = 9;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// The number of the basic action, where it is one.
    pub const fn basic(self) -> Option<usize> {
        (self.0 as usize).checked_sub(Kind::BASIC)
    }

    /// The place of the card in its owner's team, where it is one of it.
    pub const fn team(self) -> Option<usize> {
        match self.0 {
            1..=8 => Some(self.0 as usize - 1),
            _ => None,
        }
    }
}

/// How many sorts of dice a player can have.
pub(crate) const KINDS: usize = 13;
