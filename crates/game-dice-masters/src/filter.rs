//! Which dice or players a text is about, as a list of properties that all must hold.

use crate::face::Energy;
use crate::ids::{Figures, Groups};
use crate::state::Mark;

/// A filter by its place in the list of the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FilterId(pub(crate) u16);

/// A zone, as cards name it. The attack zone is part of the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Zone {
    /// In the field, attackers and blockers included.
    Field,
    /// In the bag.
    Bag,
    /// Rolled next turn.
    Prep,
    /// Rolled and unused.
    Reserve,
    /// Used.
    Used,
    /// Still on its card.
    Card,
    /// Laid onto another card.
    Attached,
}

impl Zone {
    /// All of them with their words.
    pub(crate) const ALL: &'static [(&'static str, Zone)] = &[
        ("field", Zone::Field),
        ("bag", Zone::Bag),
        ("prep", Zone::Prep),
        ("reserve", Zone::Reserve),
        ("used", Zone::Used),
        ("card", Zone::Card),
        ("attached", Zone::Attached),
    ];
}

/// What sort of thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Sort {
    /// A character die: in the field what shows a character, elsewhere what has such faces.
    Character,
    /// A fielded sidekick or ally.
    Sidekick,
    /// A white die.
    SidekickDie,
    /// A die without characters.
    ActionDie,
    /// Any die.
    Die,
    /// A player.
    Player,
    /// A card of action dice.
    ActionCard,
}

impl Sort {
    /// All of them with their words.
    pub(crate) const ALL: &'static [(&'static str, Sort)] = &[
        ("character", Sort::Character),
        ("sidekick", Sort::Sidekick),
        ("sidekick-die", Sort::SidekickDie),
        ("action-die", Sort::ActionDie),
        ("die", Sort::Die),
        ("player", Sort::Player),
        ("action-card", Sort::ActionCard),
    ];
}

/// Whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Side {
    /// Anybody's.
    #[default]
    Any,
    /// One's own.
    Own,
    /// The opponent's.
    Opposing,
    /// Those of the player who is the target.
    Target,
    /// Those of the player who did what is answered.
    Doer,
    /// One's own, since a text that names a character means these (MA-17.3); anybody's by the
    /// reading `zombies` (MA-23.10).
    Named,
}

/// A keyword that a die has by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keyword {
    /// What is left of its damage goes through.
    Overcrush,
    /// Counts as a sidekick in the field.
    Ally,
    /// Is rolled when it is knocked out, and may come back.
    Regenerate,
}

impl Keyword {
    /// All of them with their words.
    pub const ALL: &'static [(&'static str, Keyword)] = &[
        ("overcrush", Keyword::Overcrush),
        ("ally", Keyword::Ally),
        ("regenerate", Keyword::Regenerate),
    ];

    /// The mark of a die that has it for the turn.
    pub(crate) const fn mark(self) -> Mark {
        match self {
            Keyword::Overcrush => Mark::Overcrush,
            Keyword::Ally => Mark::Ally,
            Keyword::Regenerate => Mark::Regenerate,
        }
    }
}

/// All properties; where nothing is said, every character die in the field.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Filter {
    /// Whose.
    pub side: Side,
    /// Sorts of things, a bit for each; a character where nothing is said.
    pub sorts: u8,
    /// Zones, a bit for each; the field where nothing is said.
    pub zones: u8,
    /// Of one of these figures.
    pub figures: Figures,
    /// Of none of these.
    pub not_figures: Figures,
    /// In one of these groups.
    pub groups: Groups,
    /// In none of these.
    pub not_groups: Groups,
    /// Of a card of one of these sorts of energy, a bit for each.
    pub energies: u8,
    /// With this keyword.
    pub keyword: Option<Keyword>,
    /// At this level.
    pub level: Option<u8>,
    /// At this level or higher.
    pub level_min: Option<u8>,
    /// With a face of this level.
    pub has_level: Option<u8>,
    /// Of a card with at least this price.
    pub cost_min: Option<u8>,
    /// Not the die whose text it is.
    pub other: bool,
    /// Attacking.
    pub attacking: bool,
    /// Blocking.
    pub blocking: bool,
    /// In combat with the die whose text it is: its blockers, or those it blocks.
    pub engaged: bool,
}

impl Filter {
    /// Whether it is about this sort of thing.
    pub(crate) const fn is_about(&self, sort: Sort) -> bool {
        self.sorts >> sort as u8 & 1 == 1
    }

    /// Whether it looks into this zone.
    pub(crate) const fn looks_into(&self, zone: Zone) -> bool {
        self.zones >> zone as u8 & 1 == 1
    }

    /// Whether it is about cards of this energy.
    pub(crate) const fn takes(&self, energy: Energy) -> bool {
        self.energies == 0 || self.energies >> energy as u8 & 1 == 1
    }
}
