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
