//! Answers to questions.

use crate::{Ask, Rng};
use arrayvec::ArrayVec;

/// The most offers one choice may pick. A bigger question is two questions.
pub const MAX_PICKS: usize = 16;

/// The answer given to a question: the offers picked, in the order in which they were listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice<O: Copy>(ArrayVec<O, MAX_PICKS>);

impl<O: Copy> Choice<O> {
    /// One offer.
    pub fn one(offer: O) -> Choice<O> {
        let mut picks = ArrayVec::new();
        picks.push(offer);
        Choice(picks)
    }

    /// Several offers, or none; `None` when there are too many.
    pub fn several(offers: impl IntoIterator<Item = O>) -> Option<Choice<O>> {
        let mut picks = ArrayVec::new();
        offers
            .into_iter()
            .try_for_each(|offer| picks.try_push(offer).ok())?;
        Some(Choice(picks))
    }

    /// What was picked.
    pub fn picks(&self) -> &[O] {
        &self.0
    }

    /// The only pick, where there is exactly one.
    pub fn only(&self) -> Option<O> {
        match self.picks() {
            [offer] => Some(*offer),
            _ => None,
        }
    }

    /// A fair pick among all the answers to a question.
    pub fn random(ask: &Ask, offers: &[O], rng: &mut (impl Rng + ?Sized)) -> Choice<O> {
        if (ask.min, ask.max) == (1, 1) {
            return Choice::one(offers[rng.below(offers.len() as u32) as usize]);
        }
        loop {
            let mask = rng.word();
            let count = (mask & low_bits(offers.len())).count_ones();
            if (u32::from(ask.min)..=u32::from(ask.max)).contains(&count) {
                return Choice::masked(offers, u64::from(mask));
            }
        }
    }

    fn masked(offers: &[O], mask: u64) -> Choice<O> {
        let picked = offers
            .iter()
            .enumerate()
            .filter(|(place, _)| mask >> place & 1 == 1);
        Choice(picked.map(|(_, &offer)| offer).collect())
    }
}

/// Visits every answer to a question, in a fixed order.
pub fn choices<O: Copy>(ask: &Ask, offers: &[O], mut visit: impl FnMut(Choice<O>)) {
    if (ask.min, ask.max) == (1, 1) {
        return offers.iter().for_each(|&offer| visit(Choice::one(offer)));
    }
    for mask in 0..1_u64 << offers.len() {
        if (u32::from(ask.min)..=u32::from(ask.max)).contains(&mask.count_ones()) {
            visit(Choice::masked(offers, mask));
        }
    }
}

const fn low_bits(count: usize) -> u32 {
    assert!(
        count <= 32,
        "a question with several picks lists at most 32 offers"
    );
    (((1_u64 << count) - 1) & 0xFFFF_FFFF) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AskKind, Rule};

    #[test]
    fn a_question_has_as_many_answers_as_its_bounds_allow() {
        let count = |min, max| {
            let ask = Ask {
                kind: AskKind::Split,
                min,
                max,
                rule: Rule(""),
            };
            let mut seen = 0;
            choices(&ask, &[0, 1, 2, 3], |_| seen += 1);
            seen
        };
        assert_eq!(
            (count(0, 4), count(1, 1), count(2, 2), count(0, 0)),
            (16, 4, 6, 1)
        );
    }
}
