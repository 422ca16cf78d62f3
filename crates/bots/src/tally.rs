//! What came of many matches.

use crate::{Interval, Played};
use kernel::{MAX_SEATS, Seat};

/// Counts over many matches, seat by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Matches begun.
    pub matches: u64,
    /// Matches that came to an end; any other ran into the limit of decisions.
    pub finished: u64,
    /// Decisions made by seats.
    pub decisions: u64,
    /// Matches in which all seats shared the first place.
    pub draws: u64,
    /// Matches won, by seat. A team's win is a win for each of its seats.
    pub wins: [u64; MAX_SEATS],
}

impl Tally {
    /// Counts a match.
    pub fn count(&mut self, played: &Played) {
        self.matches += 1;
        self.decisions += played.decisions;
        let Some(outcome) = &played.outcome else {
            return;
        };
        self.finished += 1;
        self.draws += u64::from(outcome.is_draw());
        for seat in outcome.winners().iter() {
            self.wins[seat.index()] += 1;
        }
    }

    /// Both tallies in one.
    #[must_use]
    pub fn with(mut self, other: &Tally) -> Tally {
        self.matches += other.matches;
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.draws += other.draws;
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        self
    }

    /// The share of finished matches that a seat won, with its 95 % interval.
    pub fn wins_of(&self, seat: Seat) -> Interval {
        Interval::of_share(self.wins[seat.index()], self.finished)
    }

    /// The share of finished matches that were drawn, with its 95 % interval.
    pub fn drawn(&self) -> Interval {
        Interval::of_share(self.draws, self.finished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Outcome;

    fn played(places: Option<&[u8]>) -> Played {
        let outcome = places.map(|places| Outcome {
            places: places.iter().copied().collect(),
            together: false,
        });
        Played {
            outcome,
            decisions: 10,
            throws: 0,
        }
    }

    #[test]
    fn wins_draws_and_the_unfinished_are_kept_apart() {
        let mut tally = Tally::default();
        for places in [Some([1, 2]), Some([1, 2]), Some([2, 1]), Some([1, 1]), None] {
            tally.count(&played(places.as_ref().map(|places| &places[..])));
        }
        assert_eq!((tally.matches, tally.finished, tally.draws), (5, 4, 1));
        assert_eq!(tally.wins[..2], [2, 1]);
        assert_eq!(tally.with(&tally).decisions, 100);
        assert!((tally.wins_of(Seat::new(0).unwrap()).mean - 0.5).abs() < 1e-12);
    }
}
