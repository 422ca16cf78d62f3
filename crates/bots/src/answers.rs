//! All the answers to a question that takes several picks, each as a set of places in the list of
//! offers: one bit per offer, the first in the lowest.

use crate::Noise;
use kernel::{Ask, Choice, MAX_PICKS, Rng};

/// A set of places in the list of offers.
pub(crate) type Places = u64;

/// The answers to one question.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answers {
    fewest: u32,
    most: u32,
    offers: u32,
}

impl Answers {
    pub(crate) fn to(ask: &Ask, offers: usize) -> Answers {
        let most = usize::from(ask.max).min(offers).min(MAX_PICKS);
        Answers {
            fewest: u32::from(ask.min),
            most: most as u32,
            offers: offers as u32,
        }
    }

    /// Whether one pick answers the question, so that the answers are the offers.
    pub(crate) fn are_offers(self) -> bool {
        (self.fewest, self.most) == (1, 1)
    }

    pub(crate) fn allow(self, places: Places) -> bool {
        (self.fewest..=self.most).contains(&places.count_ones())
    }

    /// Whether an answer with so many picks may still take one more, and may leave one more of the
    /// `left` offers out.
    pub(crate) fn may_take_or_leave(self, picks: u32, left: u32) -> (bool, bool) {
        (picks < self.most, picks + left > self.fewest)
    }

    /// How many answers there are.
    pub(crate) fn count(self) -> u64 {
        let mut row = 1;
        let mut sum: u64 = 0;
        for picks in 0..=self.most {
            if picks >= self.fewest {
                sum = sum.saturating_add(row);
            }
            // Of 32 offers, the most that a question with several picks may list, no row overflows.
            row = row * u64::from(self.offers - picks) / u64::from(picks + 1);
        }
        sum
    }

    /// Every answer, those with fewer picks first.
    pub(crate) fn all(self) -> Vec<Places> {
        (self.fewest..=self.most)
            .flat_map(|picks| of_size(picks, self.offers))
            .collect()
    }

    /// Some answers to begin a climb from: as many picks as may be, and as few.
    pub(crate) fn extremes(self) -> [Places; 2] {
        [low_bits(self.most), low_bits(self.fewest)]
    }

    /// Any answer, all alike.
    pub(crate) fn random(self, noise: &mut Noise) -> Places {
        loop {
            let places = u64::from(noise.word()) & low_bits(self.offers);
            if self.allow(places) {
                return places;
            }
        }
    }

    /// The answers that differ in one pick, and those that swap one pick for another where the
    /// number of picks stands at a limit.
    pub(crate) fn beside(self, places: Places) -> Vec<Places> {
        let toggled = (0..self.offers).map(|at| places ^ 1 << at);
        let mut beside: Vec<Places> = toggled.filter(|&places| self.allow(places)).collect();
        if (beside.len() as u32) < self.offers {
            beside.extend(self.swaps(places));
        }
        beside
    }

    fn swaps(self, places: Places) -> impl Iterator<Item = Places> {
        let holds = move |at: &u32| places >> at & 1 == 1;
        let ins = (0..self.offers).filter(holds);
        ins.flat_map(move |into| {
            let outs = (0..self.offers).filter(move |at| !holds(at));
            outs.map(move |out| places ^ 1 << into ^ 1 << out)
        })
    }
}

/// The choice that picks these places.
pub(crate) fn picked<O: Copy>(offers: &[O], places: Places) -> Choice<O> {
    let picks = offers
        .iter()
        .enumerate()
        .filter(|(at, _)| places >> at & 1 == 1)
        .map(|(_, &offer)| offer);
    Choice::several(picks).expect("no question asks for more picks than a choice can hold")
}

/// All sets of `size` places out of `offers`, in rising order: Gosper's hack.
fn of_size(size: u32, offers: u32) -> impl Iterator<Item = Places> {
    let next = move |&places: &Places| {
        let low = places & places.wrapping_neg();
        let high = places + low;
        let after = (places != 0).then(|| high | (((places ^ high) >> 2) / low));
        after.filter(|after| after >> offers == 0)
    };
    std::iter::successors(Some(low_bits(size)), next)
}

const fn low_bits(count: u32) -> Places {
    (1 << count) - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{AskKind, Rule};

    fn answers(min: u8, max: u8, offers: usize) -> Answers {
        let ask = Ask {
            min,
            max,
            ..Ask::one(AskKind::Split, Rule(""))
        };
        Answers::to(&ask, offers)
    }

    #[test]
    fn counts_agree_with_lists() {
        for (min, max, offers) in [(0, 9, 9), (1, 1, 5), (2, 3, 6), (0, 0, 4), (0, 1, 32)] {
            let answers = answers(min, max, offers);
            let all = answers.all();
            assert_eq!(
                all.len() as u64,
                answers.count(),
                "{min} to {max} of {offers}"
            );
            assert!(all.iter().all(|&places| answers.allow(places)));
        }
        assert_eq!(answers(0, 9, 9).count(), 512);
    }

    #[test]
    fn where_the_number_is_fixed_picks_are_swapped() {
        let beside = answers(2, 2, 4).beside(0b0011);
        assert_eq!(beside, [0b0110, 0b1010, 0b0101, 0b1001]);
        assert_eq!(answers(0, 3, 3).beside(0b010), [0b011, 0b000, 0b110]);
    }
}
