//! How a match is set up: which heroes, which options.

use crate::{BySeat, DiceThrone, HeroId, Pack};
use std::sync::Arc;

/// How a match is set up (DT-2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The heroes, in seat order.
    pub heroes: BySeat<HeroId>,
    /// Health at the beginning.
    pub health: u8,
    /// Whether the promo cards are in the decks.
    pub promo: bool,
}

/// Health at the beginning of a duel (DT-1.3).
pub(crate) const DUEL: u8 = 50;

impl DiceThrone {
    /// A duel of two heroes.
    pub fn duel(pack: Arc<Pack>, heroes: [HeroId; 2]) -> DiceThrone {
        let setup = Setup {
            heroes: heroes.into_iter().collect(),
            health: DUEL,
            promo: false,
        };
        DiceThrone { pack, setup }
    }
}
