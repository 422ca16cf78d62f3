//! Dice as numbers, and sets of them as one machine word.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One physical die of a match, by its number. What it is made of is the game's business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct DieId(u8);

impl TryFrom<u8> for DieId {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<DieId, &'static str> {
        DieId::new(number).ok_or("there are 64 dice at most")
    }
}

impl From<DieId> for u8 {
    fn from(die: DieId) -> u8 {
        die.0
    }
}

impl DieId {
    /// How many dice a set can hold.
    pub const LIMIT: u8 = 64;

    /// The die with this number; `None` beyond the limit.
    pub const fn new(number: u8) -> Option<DieId> {
        if number < Self::LIMIT {
            Some(DieId(number))
        } else {
            None
        }
    }

    /// The number, ready to index an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for DieId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

/// A set of dice. Iterates in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct DiceSet(u64);

impl DiceSet {
    /// No dice.
    pub const EMPTY: DiceSet = DiceSet(0);

    /// The dice numbered `first`, `first + 1`, … (`count` of them).
    pub const fn range(first: u8, count: u8) -> DiceSet {
        assert!(first as u32 + count as u32 <= 64, "a set holds 64 dice");
        if count == 0 {
            return DiceSet(0);
        }
        DiceSet((u64::MAX >> (64 - count as u32)) << first)
    }

    /// The bits of the set, die 0 in the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// A set of one.
    pub const fn of(die: DieId) -> DiceSet {
        DiceSet(1 << die.0)
    }

    /// Whether the die is in it.
    pub const fn contains(self, die: DieId) -> bool {
        self.0 >> die.0 & 1 == 1
    }

    /// Puts a die in.
    pub const fn insert(&mut self, die: DieId) {
        self.0 |= 1 << die.0;
    }

    /// Takes a die out.
    pub const fn remove(&mut self, die: DieId) {
        self.0 &= !(1 << die.0);
    }

    /// Dice that are in both.
    #[must_use]
    pub const fn and(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    /// Dice that are in either.
    #[must_use]
    pub const fn or(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 | other.0)
    }

    /// Dice of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two share a die.
    pub const fn meets(self, other: DiceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every die of this set is in the other.
    pub const fn within(self, other: DiceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The die with the lowest number.
    pub const fn first(self) -> Option<DieId> {
        if self.0 == 0 {
            None
        } else {
            Some(DieId(self.0.trailing_zeros() as u8))
        }
    }

    /// The dice, lowest number first.
    pub const fn iter(self) -> Dies {
        Dies(self)
    }
}

impl FromIterator<DieId> for DiceSet {
    fn from_iter<I: IntoIterator<Item = DieId>>(dice: I) -> DiceSet {
        dice.into_iter()
            .fold(DiceSet::EMPTY, |set, die| set.or(DiceSet::of(die)))
    }
}

impl IntoIterator for DiceSet {
    type Item = DieId;
    type IntoIter = Dies;
    fn into_iter(self) -> Dies {
        self.iter()
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|die| die.0)).finish()
    }
}

/// Walks a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Dies(DiceSet);

impl Iterator for Dies {
    type Item = DieId;

    fn next(&mut self) -> Option<DieId> {
        let die = self.0.first()?;
        self.0 = DiceSet(self.0.0 & (self.0.0 - 1));
        Some(die)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for Dies {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_walks_in_the_order_of_numbers() {
        let set: DiceSet = [5, 0, 63].into_iter().filter_map(DieId::new).collect();
        let walked: Vec<usize> = set.iter().map(DieId::index).collect();
        assert_eq!(walked, [0, 5, 63]);
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn ranges_reach_the_last_die_and_may_be_empty() {
        assert_eq!(DiceSet::range(0, 64).len(), 64);
        assert_eq!(DiceSet::range(63, 1).first(), DieId::new(63));
        assert!(DiceSet::range(9, 0).is_empty());
    }

    #[test]
    fn there_is_no_die_beyond_the_limit() {
        assert_eq!(DieId::new(64), None);
    }
}
