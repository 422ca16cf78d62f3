//! The numbers a match runs on: what each side of each kind shows. Dice of one kind that show the
//! same symbol are equal, whichever of their sides it is.

use crate::Symbol;
use crate::score::slot;
use serde::{Deserialize, Serialize};

/// How many kinds there are.
pub(crate) const KINDS: usize = 5;
/// Sides of a die.
pub(crate) const SIDES: usize = 6;
/// Kinds times sides.
pub(crate) const LOOKS: usize = KINDS * SIDES;
/// Dice in the bag at the start: three mountains (DM-1.1).
pub(crate) const DICE: u8 = 60;

/// A kind of die, by its place in the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct KindId(u8);

impl KindId {
    /// The kind at this place.
    pub const fn new(place: u8) -> Option<KindId> {
        if (place as usize) < KINDS {
            Some(KindId(place))
        } else {
            None
        }
    }

    /// All kinds.
    pub fn all() -> impl Iterator<Item = KindId> {
        (0..KINDS as u8).map(KindId)
    }

    /// Its place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A hero, by its place in the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HeroId(pub(crate) u8);

impl HeroId {
    /// Its place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A die as it lies there: its kind and the side that is up. That is all there is to know of it;
/// of sides that show the same, the first stands for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Die(u8);

impl Die {
    pub(crate) const fn at(look: usize) -> Die {
        Die(look as u8)
    }

    /// Its place among all looks: kind by kind, side by side.
    pub const fn look(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    pub const fn kind(self) -> KindId {
        KindId(self.0 / SIDES as u8)
    }

    /// The side that is up.
    pub const fn side(self) -> usize {
        self.look() % SIDES
    }
}

/// What the dice and heroes of a match show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// Dice of each kind.
    pub counts: [u8; KINDS],
    /// The six symbols of each kind.
    pub faces: [[Symbol; SIDES]; KINDS],
    /// Whether magic may reroll the kind (DM-5.4).
    pub rerollable: [bool; KINDS],
    /// The kind rolled for the start player (DM-2.1).
    pub starts: KindId,
    /// The faces of each hero.
    pub heroes: Vec<Vec<Symbol>>,
    /// For each look, the first side of its kind that shows the same.
    first: [u8; LOOKS],
    /// For each look, where a tally counts it and as how much.
    pub(crate) scoring: [(u8, u8); LOOKS],
    /// For each kind, what its six sides show together.
    pub(crate) together: [Sums; KINDS],
}

/// Symbols added up: five tunnels, gems, cave-ins, dragons, pickaxes, shields, magic, beers.
pub(crate) type Sums = [i32; 12];

/// What the six sides of a kind show together.
fn together(faces: &[Symbol; SIDES]) -> Sums {
    let mut sums = [0; 12];
    for face in faces {
        let (place, amount) = match *face {
            Symbol::Tunnel(number) => (usize::from(number) - 1, 1),
            Symbol::Gem(gems) => (5, gems),
            Symbol::CaveIn(cave_ins) => (6, cave_ins),
            Symbol::Dragon(dragons) => (7, dragons),
            Symbol::Pickaxe(pickaxes) => (8, pickaxes),
            Symbol::Shield(shields) => (9, shields),
            Symbol::Magic(symbols) => (10, symbols),
            Symbol::Beer => (11, 1),
            Symbol::Chest(_) => continue,
        };
        sums[place] += i32::from(amount);
    }
    sums
}

impl Tables {
    pub(crate) fn new(
        counts: [u8; KINDS],
        faces: [[Symbol; SIDES]; KINDS],
        rerollable: [bool; KINDS],
        starts: KindId,
        heroes: Vec<Vec<Symbol>>,
    ) -> Tables {
        let first = |look: usize| {
            let sides = &faces[look / SIDES];
            let same = sides.iter().position(|face| *face == sides[look % SIDES]);
            (look / SIDES * SIDES + same.unwrap_or(look % SIDES)) as u8
        };
        Tables {
            counts,
            faces,
            rerollable,
            starts,
            heroes,
            first: std::array::from_fn(first),
            scoring: std::array::from_fn(|look| slot(faces[look / SIDES][look % SIDES])),
            together: faces.map(|faces| together(&faces)),
        }
    }

    /// A die of a kind that has landed on a side.
    pub fn landed(&self, kind: KindId, side: u8) -> Die {
        Die(self.first[kind.index() * SIDES + usize::from(side)])
    }

    /// What a die shows.
    pub fn symbol(&self, die: Die) -> Symbol {
        self.faces[die.look() / SIDES][die.side()]
    }

    /// The die of a kind that shows this symbol, if it has such a side.
    pub fn showing(&self, kind: KindId, symbol: Symbol) -> Option<Die> {
        let side = self.faces[kind.index()]
            .iter()
            .position(|face| *face == symbol)?;
        Some(self.landed(kind, side as u8))
    }

    /// The faces of a hero.
    pub fn hero(&self, hero: HeroId) -> &[Symbol] {
        &self.heroes[hero.index()]
    }

    /// Every look that a die can have.
    pub fn looks(&self) -> impl Iterator<Item = Die> {
        let all = (0..LOOKS as u8).map(Die);
        all.filter(|die| self.first[die.look()] == die.0)
    }
}
