//! What a player is, and the simplest one.

use crate::Noise;
use kernel::{Ask, Choice, Game};

/// Fills a seat: answers the questions that the rules put to it.
///
/// What a bot answers is a function of the view, the question and the bot's seed, and of nothing
/// else: not of the true state, of what it was asked before, or of the clock (except where it was
/// given a time to think; then the clock decides how often it looks, never at what). The bots here
/// keep that promise by drawing the randomness of every decision from their seed and a fingerprint
/// of the view.
pub trait Player<G: Game> {
    /// Answers a question. `ask` and `offers` are what [`Game::asked`] says of the view.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer>;
}

/// Picks any answer, all alike.
#[derive(Debug, Clone)]
pub struct Random {
    noise: Noise,
}

impl Random {
    /// A player of no skill.
    pub fn new(seed: u64) -> Random {
        Random {
            noise: Noise::new(seed),
        }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(
        &mut self,
        _: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        Choice::random(ask, offers, &mut self.noise.stream_for(view))
    }
}
