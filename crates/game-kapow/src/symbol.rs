//! What dice show, and the colours of trait dice.

use serde::{Deserialize, Serialize};

/// What is printed on a side of a die (KA-1.2).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Symbol {
    /// Might, red.
    Might,
    /// Energy, yellow.
    Energy,
    /// Toughness, purple.
    Toughness,
    /// Agility, green.
    Agility,
    /// X-Factor, blue.
    XFactor,
    /// Wild, white: counts as any of the others where dice are asked for (KA-4.2).
    Wild,
    /// Nothing.
    #[default]
    Blank,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Symbol; 7] = [
        Symbol::Might,
        Symbol::Energy,
        Symbol::Toughness,
        Symbol::Agility,
        Symbol::XFactor,
        Symbol::Wild,
        Symbol::Blank,
    ];
    /// Those that exist as faces to clip on.
    pub const FACES: [Symbol; 6] = [
        Symbol::Might,
        Symbol::Energy,
        Symbol::Toughness,
        Symbol::Agility,
        Symbol::XFactor,
        Symbol::Wild,
    ];

    /// The id in packs, moves and views.
    pub const fn id(self) -> &'static str {
        match self {
            Symbol::Might => "might",
            Symbol::Energy => "energy",
            Symbol::Toughness => "toughness",
            Symbol::Agility => "agility",
            Symbol::XFactor => "x-factor",
            Symbol::Wild => "wild",
            Symbol::Blank => "blank",
        }
    }

    /// The symbol with this id.
    pub fn from_id(id: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.id() == id)
    }

    /// The number, ready to index an array.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What a die that shows this may count as (KA-4.2).
    pub const fn counts_as(self) -> Symbols {
        match self {
            Symbol::Wild => Symbols::ALL,
            other => Symbols(1 << other as u8),
        }
    }
}

/// A set of symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Symbols(u8);

impl Symbols {
    /// None.
    pub const NONE: Symbols = Symbols(0);
    /// All seven.
    pub const ALL: Symbols = Symbols(0b111_1111);
    /// The five coloured ones.
    pub const NON_WILD: Symbols = Symbols(0b001_1111);
    /// Every face there is.
    pub const FACES: Symbols = Symbols(0b011_1111);

    /// A set of one.
    pub const fn of(symbol: Symbol) -> Symbols {
        Symbols(1 << symbol as u8)
    }

    /// Whether the symbol is in it.
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u8 & 1 == 1
    }

    /// Symbols that are in both.
    #[must_use]
    pub const fn and(self, other: Symbols) -> Symbols {
        Symbols(self.0 & other.0)
    }

    /// Symbols that are in either.
    #[must_use]
    pub const fn or(self, other: Symbols) -> Symbols {
        Symbols(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The symbols, in order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL
            .into_iter()
            .filter(move |&symbol| self.has(symbol))
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Symbols {
        symbols
            .into_iter()
            .fold(Symbols::NONE, |set, symbol| set.or(Symbols::of(symbol)))
    }
}

/// The colours of trait dice, then the action die: what a die is made of (KA-1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Make {
    /// A red trait die.
    Red,
    /// A yellow trait die.
    Yellow,
    /// A purple trait die.
    Purple,
    /// A green trait die.
    Green,
    /// A blue trait die.
    Blue,
    /// An action die: black, its sides empty until faces are clipped on.
    Action,
}

impl Make {
    /// All of them.
    pub const ALL: [Make; 6] = [
        Make::Red,
        Make::Yellow,
        Make::Purple,
        Make::Green,
        Make::Blue,
        Make::Action,
    ];
    /// The five trait dice.
    pub const TRAITS: [Make; 5] = [
        Make::Red,
        Make::Yellow,
        Make::Purple,
        Make::Green,
        Make::Blue,
    ];

    /// The id in packs, moves and views.
    pub const fn id(self) -> &'static str {
        match self {
            Make::Red => "red",
            Make::Yellow => "yellow",
            Make::Purple => "purple",
            Make::Green => "green",
            Make::Blue => "blue",
            Make::Action => "action",
        }
    }

    /// The make with this id.
    pub fn from_id(id: &str) -> Option<Make> {
        Make::ALL.into_iter().find(|make| make.id() == id)
    }

    /// Whether it is an action die.
    pub const fn is_action(self) -> bool {
        matches!(self, Make::Action)
    }
}
