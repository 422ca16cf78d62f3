//! Dice that show nothing, counted by kind: in the bag they have no order, and elsewhere nobody
//! needs to tell them apart.

use crate::ids::{KINDS, Kind};
use dice::Id;
use serde::{Deserialize, Serialize};

/// How many dice of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tally([u8; KINDS]);

impl Tally {
    /// How many of a kind.
    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(|kind| self.of(*kind) > 0)
    }

    /// The kind of the die at a place, where like dice lie side by side.
    pub fn at(&self, place: u8) -> Kind {
        let mut left = place;
        let found = Kind::all().find(|kind| {
            let count = self.of(*kind);
            let here = left < count;
            left = left.saturating_sub(if here { 0 } else { count });
            here
        });
        found.expect("the place is one of the dice")
    }

    pub(crate) fn add(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] += count;
    }

    pub(crate) fn take(&mut self, kind: Kind) {
        let count = &mut self.0[kind.index()];
        *count = count.checked_sub(1).expect("what is taken is there");
    }

    /// Takes everything out and puts it in here.
    pub(crate) fn swallow(&mut self, other: &mut Tally) {
        for (here, there) in self.0.iter_mut().zip(&mut other.0) {
            *here += std::mem::take(there);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_dice_lie_side_by_side() {
        let (first, third) = (Kind::SIDEKICK, Kind::at(2).unwrap());
        let mut tally = Tally::default();
        tally.add(first, 2);
        tally.add(third, 1);
        let places = [0, 1, 2].map(|place| tally.at(place));
        assert_eq!((places, tally.len()), ([first, first, third], 3));
        tally.take(first);
        assert_eq!(tally.kinds().collect::<Vec<_>>(), [first, third]);
    }
}
