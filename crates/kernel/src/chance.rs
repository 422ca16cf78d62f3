//! Chance as a question to the world. Rules never roll: they ask for draws, each "uniform below n",
//! and wait. A request can be sampled, enumerated with weights, or answered by hand.

use crate::{Arg, Audience, Refusal, Rng, Seat};
use arrayvec::ArrayVec;
use dice::{Multisets, multiset_count};

/// The most draws one request may hold.
pub const MAX_DRAWS: usize = 32;

/// How a request landed: one number per draw, each below its bound.
pub type Landing = ArrayVec<u8, MAX_DRAWS>;

/// A request for chance.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chance {
    /// What the draws are for; part of what keys the dice, so that no two requests share them.
    pub label: &'static str,
    /// Whose hand throws, where that matters.
    pub seat: Option<Seat>,
    /// The bounds: `6 6 6` is three dice, `10 9` two draws from a bag of ten.
    pub below: ArrayVec<u8, MAX_DRAWS>,
    /// Whether only the multiset matters, so that enumerating may count like landings once.
    pub alike: bool,
    /// Who may see how it lands: the whole table, or those behind the screen. Everyone else must be
    /// shown and told the same whatever lands, until a rule says otherwise.
    pub seen_by: Audience,
}

impl Chance {
    /// Throws `count` six-sided dice, each of which matters by itself.
    pub fn dice(label: &'static str, seat: Option<Seat>, count: u8) -> Chance {
        let below = std::iter::repeat_n(6, usize::from(count)).collect();
        Chance {
            label,
            seat,
            below,
            alike: false,
            seen_by: Audience::Table,
        }
    }

    /// Draws `count` things out of a bag of `size`, without putting back.
    pub fn bag(label: &'static str, seat: Option<Seat>, size: u8, count: u8) -> Chance {
        assert!(count <= size, "a bag of {size} does not give {count}");
        let below = (0..count).map(|drawn| size - drawn).collect();
        Chance {
            label,
            seat,
            below,
            alike: false,
            seen_by: Audience::Table,
        }
    }

    /// The same request with its landing shown to these eyes only.
    #[must_use]
    pub fn only_for(self, seen_by: Audience) -> Chance {
        Chance { seen_by, ..self }
    }

    /// One landing, every draw fair and independent.
    pub fn sample(&self, rng: &mut (impl Rng + ?Sized)) -> Landing {
        self.below
            .iter()
            .map(|&below| rng.below(u32::from(below)) as u8)
            .collect()
    }

    /// How many landings [`Chance::each`] will visit; stops counting at the largest `u64`.
    pub fn landings(&self) -> u64 {
        match self.below.first() {
            Some(&sides) if self.alike => multiset_count(self.below.len(), sides),
            _ => self.below.iter().fold(1, |product: u64, &below| {
                product.saturating_mul(u64::from(below))
            }),
        }
    }

    /// Visits every distinct landing with its weight; the weights add up to the product of bounds.
    pub fn each(&self, mut visit: impl FnMut(&Landing, u64)) {
        match self.below.first() {
            Some(&sides) if self.alike => {
                for (row, ways) in Multisets::new(self.below.len(), sides) {
                    visit(&row.into_iter().collect(), ways);
                }
            }
            _ => self.each_in_order(visit),
        }
    }

    fn each_in_order(&self, mut visit: impl FnMut(&Landing, u64)) {
        let mut landing: Landing = self.below.iter().map(|_| 0).collect();
        loop {
            visit(&landing, 1);
            let rising = (0..landing.len())
                .rev()
                .find(|&i| landing[i] + 1 < self.below[i]);
            let Some(place) = rising else { return };
            landing[place] += 1;
            landing[place + 1..].fill(0);
        }
    }

    /// Turns away a landing that does not answer this request.
    pub fn accepts(&self, landing: &Landing) -> Result<(), Refusal> {
        if landing.len() != self.below.len() {
            return Err(Refusal::new("refused-wrong-dice-count")
                .with("asked", Arg::number(self.below.len()))
                .with("given", Arg::number(landing.len())));
        }
        match landing
            .iter()
            .zip(&self.below)
            .find(|(face, below)| face >= below)
        {
            None => Ok(()),
            Some((&face, &below)) => Err(Refusal::new("refused-no-such-side")
                .with("side", Arg::number(face))
                .with("below", Arg::number(below))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_dice_are_visited_once_with_their_weight() {
        let chance = Chance {
            alike: true,
            ..Chance::dice("test", None, 5)
        };
        let (mut visits, mut weight) = (0, 0);
        chance.each(|_, ways| {
            visits += 1;
            weight += ways;
        });
        assert_eq!((visits, weight), (252, 7_776));
        assert_eq!(chance.landings(), 252);
    }

    #[test]
    fn a_bag_is_drawn_without_putting_back() {
        let bag = Chance::bag("bag", None, 3, 2);
        let mut seen = Vec::new();
        bag.each(|landing, _| seen.push((landing[0], landing[1])));
        assert_eq!(seen, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
    }

    #[test]
    fn more_landings_than_can_be_counted_are_not_a_mistake() {
        assert_eq!(Chance::dice("test", None, 32).landings(), u64::MAX);
    }

    #[test]
    fn a_landing_of_the_wrong_shape_is_turned_away() {
        let chance = Chance::dice("test", None, 2);
        assert!(chance.accepts(&[5, 5].into_iter().collect()).is_ok());
        let short = chance.accepts(&[5].into_iter().collect()).unwrap_err();
        assert_eq!(short.said.key, "refused-wrong-dice-count");
        let wide = chance.accepts(&[5, 6].into_iter().collect()).unwrap_err();
        assert_eq!(wide.said.key, "refused-no-such-side");
    }
}
