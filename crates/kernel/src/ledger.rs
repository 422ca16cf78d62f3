//! How a number came about: what was added, what multiplied it, what parts were taken off, and by
//! whom, in the order in which it counts. Rules compute with it, events tell it, screens read it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A number with its history. A full one goes on counting without noting.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ledger<S, const N: usize> {
    entries: ArrayVec<Entry<S>, N>,
    subtotal: i32,
}

/// A change and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry<S> {
    /// Where it comes from.
    pub source: S,
    /// What it does.
    pub change: Change,
}

/// What happens to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// So much is added, or taken away.
    Add(i16),
    /// All that comes before it becomes so many times as much, or of what is told second a part,
    /// rounded up.
    Times(u8, u8),
    /// Such a part of the subtotal is taken off at the end, rounded up.
    Less(u8, u8),
}

impl<S, const N: usize> Default for Ledger<S, N> {
    fn default() -> Self {
        Ledger {
            entries: ArrayVec::new(),
            subtotal: 0,
        }
    }
}

impl<S: PartialEq, const N: usize> Ledger<S, N> {
    /// Adds an amount. Nothing leaves no trace, and what one source adds in one go is one entry.
    pub fn add(&mut self, amount: i32, source: S) {
        self.subtotal += amount;
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
        self.subtotal = part(self.subtotal, by, of);
        let change = Change::Times(by, of);
        let _ = self.entries.try_push(Entry { source, change });
    }

    /// Takes the part `by` / `of` of the subtotal off, rounded up. It does not matter when: parts
    /// are of what everything else comes to in the end, and none is smaller for another one. Two
    /// halves leave nothing; to take off all is 1 / 1.
    pub fn less(&mut self, by: u8, of: u8, source: S) {
        let change = Change::Less(by, of);
        let noted = self.entries.try_push(Entry { source, change });
        assert!(noted.is_ok(), "a part that is not noted would not count");
    }

    /// What it has come to so far, before parts of it are taken off.
    pub const fn subtotal(&self) -> i32 {
        self.subtotal
    }

    /// What it has come to so far, which may be below nothing.
    pub fn sum(&self) -> i32 {
        let parts = self.entries.iter().map(|entry| match entry.change {
            Change::Less(by, of) => part(self.subtotal.max(0), by, of),
            Change::Add(_) | Change::Times(..) => 0,
        });
        self.subtotal - parts.sum::<i32>()
    }

    /// What it comes to: never below nothing.
    pub fn total(&self) -> u8 {
        self.sum().clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The changes, in order.
    pub fn entries(&self) -> &[Entry<S>] {
        &self.entries
    }

    /// Whether a source has a part in it.
    pub fn has(&self, source: &S) -> bool {
        self.entries.iter().any(|entry| entry.source == *source)
    }
}

/// Counted anew, which is also how to check one that was written down.
impl<S: PartialEq, const N: usize> FromIterator<Entry<S>> for Ledger<S, N> {
    fn from_iter<I: IntoIterator<Item = Entry<S>>>(entries: I) -> Self {
        let mut ledger = Ledger::default();
        for Entry { source, change } in entries {
            match change {
                Change::Add(amount) => ledger.add(i32::from(amount), source),
                Change::Times(by, of) => ledger.times(by, of, source),
                Change::Less(by, of) => ledger.less(by, of, source),
            }
        }
        ledger
    }
}

/// So many parts of a number, rounded up.
fn part(number: i32, by: u8, of: u8) -> i32 {
    assert!(of > 0, "nothing has no parts");
    let (by, of) = (i32::from(by), i32::from(of));
    (number * by + of - 1).div_euclid(of)
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

    #[test]
    fn parts_of_the_subtotal_do_not_count_on_each_other() {
        let mut damage = Small::default();
        damage.add(15, 'a');
        damage.less(1, 2, 'b');
        damage.add(2, 'c');
        assert_eq!((damage.subtotal(), damage.total()), (17, 8));
        damage.less(1, 2, 'd');
        assert_eq!((damage.sum(), damage.total()), (-1, 0), "9 + 9 of 17");
        assert!(damage.has(&'d') && !damage.has(&'e'));
    }

    #[test]
    fn all_of_nothing_is_nothing() {
        let mut damage = Small::default();
        damage.add(3, 'a');
        damage.add(-5, 'b');
        damage.less(1, 1, 'c');
        assert_eq!((damage.sum(), damage.total()), (-2, 0));
    }

    #[test]
    fn entries_counted_anew_make_the_same_ledger() {
        let mut ledger = Small::default();
        ledger.add(7, 'a');
        ledger.times(1, 2, 'b');
        ledger.less(1, 4, 'c');
        let again: Small = ledger.entries().iter().copied().collect();
        assert_eq!((again.total(), again), (3, ledger));
    }
}
