//! What a kind of die is and does: the table of IR-1.3 and the bonuses of IR-6.1, as types. The
//! numbers come from the pack.

use crate::Colour;
use arrayvec::ArrayVec;

/// What a die is for in Battle (IR-1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Deals damage.
    Attack,
    /// Blocks damage.
    Defence,
    /// Is life.
    Life,
}

impl Class {
    /// All three.
    pub const ALL: [Class; 3] = [Class::Attack, Class::Defence, Class::Life];

    /// The id used in packs and views.
    pub const fn id(self) -> &'static str {
        ["attack", "defence", "life"][self as usize]
    }
}

/// A kind of die, by its place in the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(u8);

impl KindId {
    /// How many kinds a pack may hold: a die's kind takes four bits.
    pub const LIMIT: usize = 16;

    /// The kind at this place; `None` beyond the limit.
    pub const fn new(place: u8) -> Option<KindId> {
        if (place as usize) < Self::LIMIT {
            Some(KindId(place))
        } else {
            None
        }
    }

    /// The place, ready to index the pack's kinds.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the rules need to know of a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KindRules {
    /// Its class.
    pub class: Class,
    /// The colour in which it also wins ties (IR-2.5).
    pub special: Colour,
    /// What it may be thrown at.
    pub aim: Aim,
    /// When it succeeds.
    pub compare: Compare,
    /// What success does.
    pub hit: ArrayVec<Effect, 2>,
    /// What failure does.
    pub miss: ArrayVec<Effect, 2>,
}

/// What a kind may be thrown at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Aim {
    /// One die, or every die that fits.
    pub reach: Reach,
    /// Whose dice.
    pub side: Whose,
    /// Where they lie.
    pub place: Place,
    /// Of which class; `None` for any.
    pub class: Option<Class>,
}

/// How many dice a throw is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reach {
    /// One die, named by the thrower.
    One,
    /// All dice that fit: a sweeping die (IR-8.7).
    All,
}

/// Whose dice a throw may be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The thrower's side.
    Own,
    /// The other side.
    Foe,
    /// Both sides.
    Either,
}

/// Where the dice lie that a throw may be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a Battle or Skirmish zone (IR-4.6).
    InPlay,
    /// In the Abyss.
    Abyss,
}

/// When a throw succeeds against a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Compare {
    /// When it shows more.
    Higher,
    /// When it shows less.
    Lower,
    /// Always.
    Always,
}

/// One step of what a die does: the closed list of verbs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Adds to the target's value.
    Add(i8),
    /// Adds to a die of the thrower's side, takes from a die of the other (IR-9.8).
    Signed(u8),
    /// Sends the target away.
    SendTarget(Exile),
    /// Sends the thrown die itself away.
    SendSelf(Exile),
}

/// Where a die can be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exile {
    /// Back to its owner's hand at the end of the round.
    Limbo,
    /// Out of the game.
    Abyss,
}

/// One part of a colour's bonus: what it adds to one allied die of a class (IR-6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BonusPart {
    /// The class of the die that receives it.
    pub class: Class,
    /// What it adds.
    pub add: i8,
}

/// What a colour does when one of its dice triggers: one part or two.
pub type Bonus = ArrayVec<BonusPart, 2>;

/// All numbers the rules run on, with a preset's changes already made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// The kinds, in the pack's order.
    pub kinds: Vec<KindRules>,
    /// The bonuses, in the order of [`Colour::ALL`].
    pub bonuses: [Bonus; 8],
}

impl Tables {
    /// The rules of a kind.
    pub fn kind(&self, kind: KindId) -> &KindRules {
        &self.kinds[kind.index()]
    }

    /// The bonus of a colour.
    pub fn bonus(&self, colour: Colour) -> &Bonus {
        &self.bonuses[colour as usize]
    }
}
