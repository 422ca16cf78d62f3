//! Answers to questions.

use crate::{Ask, Rng};
use arrayvec::ArrayVec;

/// The most offers one choice may pick. A bigger question is two questions.
pub const MAX_PICKS: usize = 32;

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
        if ask.min == 0 && usize::from(ask.max) >= offers.len() {
            return Choice::masked(offers, u64::from(rng.word() & low_bits(offers.len())));
        }
        let mut missing = random_size(ask, offers.len(), rng);
        let rests = (1..=offers.len() as u32).rev();
        // Each offer is taken as often as it is in the sets that are still possible.
        let mut is_taken = |rest| {
            let taken = rng.below(rest) < missing;
            missing -= u32::from(taken);
            taken
        };
        let taken = offers.iter().zip(rests).filter(|(_, rest)| is_taken(*rest));
        Choice(taken.map(|(&offer, _)| offer).collect())
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

/// How many picks an answer has, each number as often as there are answers of that size.
fn random_size(ask: &Ask, count: usize, rng: &mut (impl Rng + ?Sized)) -> u32 {
    let most = usize::from(ask.max).min(count) as u32;
    let ways = |size| binomial(count as u32, size);
    let mut place = rng.below((u32::from(ask.min)..=most).map(ways).sum());
    let mut size = u32::from(ask.min);
    while place >= ways(size) {
        place -= ways(size);
        size += 1;
    }
    size
}

/// In how many ways `size` of `count` can be picked.
fn binomial(count: u32, size: u32) -> u32 {
    let step = |ways, taken| ways * u64::from(count - taken) / u64::from(taken + 1);
    (0..size).fold(1, step) as u32
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

    /// A generator good enough to count with.
    struct Xorshift(u32);

    impl Rng for Xorshift {
        fn word(&mut self) -> u32 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 17;
            self.0 ^= self.0 << 5;
            self.0
        }
    }

    #[test]
    fn every_answer_is_picked_alike() {
        let ask = Ask {
            min: 1,
            max: 2,
            ..Ask::one(AskKind::Split, Rule(""))
        };
        let mut rng = Xorshift(1);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..10_000 {
            let choice = Choice::random(&ask, &[0, 1, 2, 3], &mut rng);
            *counts.entry(choice.picks().to_vec()).or_insert(0_i32) += 1;
        }
        assert_eq!(counts.len(), 4 + 6);
        assert!(
            counts.values().all(|count| (count - 1_000).abs() < 120),
            "{counts:?}"
        );
    }

    #[test]
    fn two_of_many_are_found_at_once() {
        let ask = Ask {
            min: 2,
            max: 2,
            ..Ask::one(AskKind::Split, Rule(""))
        };
        let offers: Vec<u8> = (0..32).collect();
        let mut rng = Xorshift(1);
        for _ in 0..1_000 {
            let choice = Choice::random(&ask, &offers, &mut rng);
            assert!(choice.picks().len() == 2 && choice.picks().is_sorted());
        }
    }

    #[test]
    fn a_question_has_as_many_answers_as_its_bounds_allow() {
        let count = |min, max| {
            let ask = Ask {
                min,
                max,
                ..Ask::one(AskKind::Split, Rule(""))
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
