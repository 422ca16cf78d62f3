//! The first bot of every game, as it was: the eternal opponent, by whom those that come after are
//! measured. It is the greedy player with the game's first appraisal.

use crate::{Greedy, Player};
use kernel::{Ask, Choice, Game};

/// Plays as the first bot did.
#[derive(Debug, Clone)]
pub struct First(Greedy);

impl First {
    /// How many worlds it imagines; this stays, whatever becomes of the greedy player.
    const WORLDS: u32 = 32;

    /// The first player.
    pub fn new(seed: u64) -> First {
        First(Greedy::new(seed, First::WORLDS))
    }
}

impl<G: Game> Player<G> for First {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        match game.at_first() {
            Some(first) => self.0.choose(&first, view, ask, offers),
            None => self.0.choose(game, view, ask, offers),
        }
    }
}
