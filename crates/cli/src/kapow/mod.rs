//! KAPOW! in a terminal: who fights with which dice, and offers in words.

mod board;
mod text;
#[cfg(test)]
mod texts;

use crate::play::{Face, Sitting};
use game_kapow::{Kapow, Offer, View};
use kernel::{Ask, AskKind};
use text::Names;
use words::Words;

/// The face of KAPOW!.
pub(crate) struct KapowFace {
    /// Who sits where and whom they fight as.
    pub(crate) seats: Vec<Sitting>,
}

impl Face<Kapow> for KapowFace {
    fn board(&self, game: &Kapow, view: &View, words: &Words) -> Vec<String> {
        board::draw(game, view, &self.seats, words)
    }

    fn offer(&self, game: &Kapow, view: &View, offer: Offer, words: &Words) -> String {
        Names::new(game, view, words).offer(offer)
    }

    fn parts(
        &self,
        game: &Kapow,
        view: &View,
        offer: Offer,
        words: &Words,
    ) -> Option<(String, String)> {
        Names::new(game, view, words).parts(offer)
    }

    fn is_secret(&self, ask: &Ask) -> bool {
        matches!(ask.kind, AskKind::Place | AskKind::Keep)
    }

    fn winner_without_seat(&self, game: &Kapow, view: &View, words: &Words) -> Option<String> {
        board::winner(game, view, words)
    }

    /// What the abilities say.
    fn odds(&self, game: &Kapow, view: &View, words: &Words) -> Vec<String> {
        board::abilities(game, view, words)
    }
}
