//! A player that thinks ahead: information-set Monte-Carlo tree search.
//!
//! Each iteration imagines a whole state that fits the view, plays it on along the most promising
//! answers, and remembers how that went for every seat. No seat, and so no bot, ever looks at the
//! true state. Chance is sampled anew each time; only small landings, such as that of a single die,
//! lead to different places in the tree.

mod knobs;
mod mind;
mod rollout;
mod tree;

pub use knobs::{Budget, Knobs};

use crate::answers::{Answers, picked};
use crate::greedy::Scales;
use crate::{Noise, Player};
use kernel::{Ask, Choice, Game};
use mind::Mind;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Starts to watch a thought: given a time limit, or none, hands back a question, "is it over?",
/// that the bot asks every few iterations. This crate reads no clock; whoever runs the bot has one,
/// and may also say "over" for reasons of his own.
pub type Stopwatch = Arc<dyn Fn(Option<Duration>) -> Box<dyn FnMut() -> bool> + Send + Sync>;

/// How many iterations pass between two looks at the stopwatch.
const LOOK_EVERY: u32 = 16;

/// Thinks ahead with a tree.
#[derive(Clone)]
pub struct Search {
    noise: Noise,
    budget: Budget,
    knobs: Knobs,
    stopwatch: Option<Stopwatch>,
}

impl Search {
    /// A search with the settings that have proved best.
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search::with(seed, budget, Knobs::default())
    }

    /// A search with settings of one's own.
    pub fn with(seed: u64, budget: Budget, knobs: Knobs) -> Search {
        Search {
            noise: Noise::new(seed),
            budget,
            knobs,
            stopwatch: None,
        }
    }

    /// The same search, watched: needed for a budget of time, and to interrupt any budget.
    #[must_use]
    pub fn watched(mut self, stopwatch: Stopwatch) -> Search {
        self.stopwatch = Some(stopwatch);
        self
    }

    /// Thinks until the budget of iterations is spent or `stop` says so, whichever comes first;
    /// at least a few iterations are always made, so that there is an answer to give.
    pub fn think<G: Game>(
        &self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
        stop: &mut dyn FnMut() -> bool,
    ) -> Choice<G::Offer> {
        let answers = Answers::to(ask, offers.len());
        if answers.count() == 1 {
            return picked(offers, answers.extremes()[0]);
        }
        let noise = self.noise.stream_for(view);
        let advice = || game.advise(view, self.iterations(), &mut *stop);
        if let Some(choice) = game.whim(view, &mut noise.stream(2)).or_else(advice) {
            return choice;
        }
        let mut scales = Scales::new(game, view, self.knobs.worlds, &noise.stream(0));
        let seat = scales.seat();
        let mut mind = Mind::new(game, seat, &self.knobs, noise.stream(1));
        mind.expect(answers, offers, &mut scales);
        for iteration in 1..=self.iterations() {
            mind.iterate(view);
            if iteration % LOOK_EVERY == 0 && stop() {
                break;
            }
        }
        mind.favourite(answers, offers)
    }

    fn iterations(&self) -> u32 {
        match (self.budget, &self.stopwatch) {
            (Budget::Iterations(iterations), _) => iterations,
            (Budget::Time(_), Some(_)) => u32::MAX,
            (Budget::Time(time), None) => {
                let millis = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
                millis
                    .saturating_mul(Budget::ITERATIONS_PER_MILLISECOND)
                    .max(1)
            }
        }
    }
}

impl<G: Game> Player<G> for Search {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        let limit = match self.budget {
            Budget::Time(time) => Some(time),
            Budget::Iterations(_) => None,
        };
        match &self.stopwatch {
            Some(stopwatch) => self.think(game, view, ask, offers, &mut stopwatch(limit)),
            None => self.think(game, view, ask, offers, &mut || false),
        }
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("budget", &self.budget)
            .field("knobs", &self.knobs)
            .finish_non_exhaustive()
    }
}
