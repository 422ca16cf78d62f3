//! A player that thinks some of its answers through and gives the others as the greedy one: for a
//! step between the two, where any thought at all is already much stronger.

use crate::{Budget, Greedy, Noise, Player, Search, Stopwatch};
use kernel::{Ask, Choice, Game, Rng};

/// Thinks ahead for a share of its answers.
#[derive(Debug, Clone)]
pub struct Partly {
    greedy: Greedy,
    search: Search,
    noise: Noise,
    share: u8,
}

impl Partly {
    /// A player that thinks about so many of a hundred answers.
    pub fn new(seed: u64, budget: Budget, share: u8) -> Partly {
        Partly {
            greedy: Greedy::new(seed, Greedy::WORLDS),
            search: Search::new(seed, budget),
            noise: Noise::new(seed).stream(1),
            share: share.min(100),
        }
    }

    /// The same player, watched as a search is.
    #[must_use]
    pub fn watched(mut self, stopwatch: Stopwatch) -> Partly {
        self.search = self.search.watched(stopwatch);
        self
    }
}

impl<G: Game> Player<G> for Partly {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        if self.noise.stream_for(view).below(100) < u32::from(self.share) {
            self.search.choose(game, view, ask, offers)
        } else {
            self.greedy.choose(game, view, ask, offers)
        }
    }
}
