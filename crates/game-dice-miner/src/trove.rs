//! A player's dice: how many of each look. Dice of one look are one another's equal.

use crate::tables::{KINDS, LOOKS, SIDES, Tables};
use crate::{Die, KindId};
use serde::{Deserialize, Serialize};

/// How many dice of each look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trove([u8; LOOKS]);

impl Default for Trove {
    fn default() -> Trove {
        Trove::EMPTY
    }
}

impl Trove {
    pub(crate) const EMPTY: Trove = Trove([0; LOOKS]);

    /// How many dice there are of a look.
    pub const fn count(&self, die: Die) -> u8 {
        self.0[die.look()]
    }

    /// How many dice there are of each look.
    pub(crate) const fn counts(&self) -> &[u8; LOOKS] {
        &self.0
    }

    /// How many dice there are of a kind.
    pub fn of_kind(&self, kind: KindId) -> u8 {
        let first = kind.index() * SIDES;
        self.0[first..first + SIDES].iter().sum()
    }

    /// How many dice there are.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Every look there is, with how many dice have it.
    pub fn looks(&self) -> impl Iterator<Item = (Die, u8)> {
        let all = self.0.iter().enumerate();
        all.filter(|(_, count)| **count > 0)
            .map(|(look, count)| (Die::at(look), *count))
    }

    /// Every die, equal ones one after the other.
    pub fn dice(&self) -> impl Iterator<Item = Die> {
        self.looks()
            .flat_map(|(die, count)| std::iter::repeat_n(die, usize::from(count)))
    }

    pub(crate) fn add(&mut self, die: Die) {
        self.0[die.look()] += 1;
    }

    pub(crate) fn remove(&mut self, die: Die) {
        let count = &mut self.0[die.look()];
        *count = count.checked_sub(1).expect("only a die that is there goes");
    }

    /// How many dice of each kind.
    pub(crate) fn kinds(&self) -> [u8; KINDS] {
        std::array::from_fn(|kind| self.0[kind * SIDES..][..SIDES].iter().sum())
    }

    /// How many dice magic may reroll at all (DM-5.4).
    pub(crate) fn rerollable(&self, tables: &Tables) -> u8 {
        let kinds = self.kinds().into_iter().zip(tables.rerollable);
        kinds.map(|(count, may)| count * u8::from(may)).sum()
    }
}
