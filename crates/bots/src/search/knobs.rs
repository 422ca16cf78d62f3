//! How much a search may think, and the settings it thinks by.

use std::fmt;
use std::time::Duration;

/// How much thought one decision is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: repeatable on every machine.
    Iterations(u32),
    /// So much time: needs a stopwatch. Without one it is taken as a number of iterations, see
    /// [`Budget::ITERATIONS_PER_MILLISECOND`].
    Time(Duration),
}

impl Budget {
    /// What a millisecond stands for where nobody watches the time: what a slow machine does.
    pub const ITERATIONS_PER_MILLISECOND: u32 = 60;
}

impl Default for Budget {
    /// Well below a second in a browser.
    fn default() -> Budget {
        Budget::Iterations(2_000)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => iterations.fmt(f),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// The settings of a search. They were found by play, not by thought: change one, then measure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Knobs {
    /// Raised whenever the search changes its mind about anything, so that a strength measured
    /// once says what it was measured on.
    pub version: u32,
    /// How eagerly answers that were tried less are tried again: the constant of UCB. Worths lie
    /// between 0 and 1 and mostly near one half, so less than the textbook's 1.4 is enough.
    pub curiosity: f64,
    /// As many visits as an answer's first impression counts for. More trusts the game's own
    /// appraisal longer; less lets the iterations speak sooner.
    pub trust: f64,
    /// The same for the question actually asked, where first impressions are weighed carefully.
    pub root_trust: f64,
    /// In how many imagined worlds the answers to the question asked are weighed beforehand.
    pub worlds: u32,
    /// With how many answers a question begins that takes several picks. The others met while
    /// weighing follow one by one.
    pub candidates: usize,
    /// How many iterations pass before the next of them follows.
    pub widen_every: u32,
    /// Whether answers deeper in the tree get a first impression too, from one look ahead each.
    /// Costs a state and an appraisal per answer, once per place in the tree.
    pub look_ahead: bool,
    /// Visits before the tree grows beyond an answer. Below that, play goes on outside of it.
    pub ripe: u32,
    /// Landings up to which the tree tells them apart; 6 is a single die, 1 is never.
    pub told_apart: u64,
    /// Decisions played beyond the tree before the game is asked what it thinks of the moment.
    pub rollout: u32,
    /// How often, of 1, such a decision is the best of a few instead of any.
    pub greed: f64,
    /// How many answers such a decision looks at.
    pub looks: u32,
    /// The most answers the tree holds. Beyond, it no longer grows, but still learns.
    pub capacity: usize,
}

impl Default for Knobs {
    fn default() -> Knobs {
        Knobs {
            version: 2,
            curiosity: 0.5,
            trust: 1.0,
            root_trust: 4.0,
            worlds: 16,
            candidates: 8,
            widen_every: 500,
            look_ahead: true,
            ripe: 1,
            told_apart: 6,
            rollout: 4,
            greed: 1.0,
            looks: 4,
            capacity: 500_000,
        }
    }
}
