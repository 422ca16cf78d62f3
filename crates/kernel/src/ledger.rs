//! How a number came about: what was added, what multiplied it, and by whom, in the order in which
//! it counts. Rules compute with it, events tell it, screens read it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A number with its history. A full one goes on counting without noting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger<S, const N: usize> {
    entries: ArrayVec<Entry<S>, N>,
    total: i32,
}

/// A change and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<S> {
    /// Where it comes from.
    pub source: S,
    /// What it does to all that comes before it.
    pub change: Change,
}

/// What happens to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// So much is added, or taken away.
    Add(i16),
    /// It becomes so many times as much, or of what is told second a part, rounded up.
    Times(u8, u8),
}

impl<S, const N: usize> Default for Ledger<S, N> {
    fn default() -> Self {
        Ledger {
            entries: ArrayVec::new(),
            total: 0,
        }
    }
}

impl<S: PartialEq, const N: usize> Ledger<S, N> {
    /// Adds an amount. Nothing leaves no trace, and what one source adds in one go is one entry.
    pub fn add(&mut self, amount: i32, source: S) {
        self.total += amount;
        if let Some(Entry {
            source: last,
            change: Change::Add(so_far),
        }) = self.entries.last_mut()
            && *last == source
        {
            *so_far += amount as i16;
        } else if amount != 0 {
            let change = Change::Add(amount as i16);
            let _ = self.entries.try_push(Entry { source, change });
        }
    }

    /// Takes so many times what is there, or the part `by` / `of` of it, rounded up.
    pub fn times(&mut self, by: u8, of: u8, source: S) {
        assert!(of > 0, "nothing has no parts");
        let (by_all, of_all) = (i32::from(by), i32::from(of));
        self.total = (self.total * by_all + of_all - 1).div_euclid(of_all);
        let change = Change::Times(by, of);
        let _ = self.entries.try_push(Entry { source, change });
    }

    /// What it has come to so far, which may be below nothing.
    pub const fn sum(&self) -> i32 {
        self.total
    }

    /// What it comes to: never below nothing.
    pub fn total(&self) -> u8 {
        self.total.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The changes, in order.
    pub fn entries(&self) -> &[Entry<S>] {
        &self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Ledger<char, 4>;

    #[test]
    fn changes_count_in_their_order() {
        let mut ledger = Small::default();
        ledger.add(4, 'a');
        ledger.add(3, 'b');
        ledger.times(2, 1, 'c');
        ledger.add(-2, 'd');
        assert_eq!((ledger.sum(), ledger.total()), (12, 12));
        let sources: String = ledger.entries().iter().map(|entry| entry.source).collect();
        assert_eq!(sources, "abcd");
    }

    #[test]
    fn half_of_an_odd_number_is_rounded_up_and_nothing_is_the_least() {
        let mut ledger = Small::default();
        ledger.add(7, 'a');
        ledger.times(1, 2, 'b');
        assert_eq!(ledger.total(), 4);
        ledger.add(-9, 'c');
        assert_eq!((ledger.sum(), ledger.total()), (-5, 0));
    }

    #[test]
    fn one_source_is_one_entry_and_a_full_ledger_goes_on_counting() {
        let mut ledger = Small::default();
        ledger.add(0, 'x');
        for source in "aabbccdde".chars() {
            ledger.add(1, source);
        }
        assert_eq!(ledger.total(), 9);
        assert_eq!(ledger.entries().len(), 4);
        assert_eq!(ledger.entries()[0].change, Change::Add(2));
    }
}
