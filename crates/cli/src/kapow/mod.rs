//! KAPOW! in a terminal: who fights with which dice, and offers in words.

mod board;
mod text;
#[cfg(test)]
mod texts;

use crate::play::{Alias, Face, Sitting};
use game_kapow::{Kapow, Mode, Offer, View, ahead};
use kernel::{Ask, AskKind, Choice};
use text::Names;
use words::{Lang, Words};

/// The face of KAPOW!.
pub(crate) struct KapowFace {
    /// Who sits where and whom they fight as.
    pub(crate) seats: Vec<Sitting>,
}

impl Face<Kapow> for KapowFace {
    fn board(&self, game: &Kapow, view: &View, words: &Words) -> Vec<String> {
        board::draw(game, view, &self.seats, words)
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

    /// Of dice that look alike the first stands for all.
    fn is_listed(&self, game: &Kapow, view: &View, offers: &[Offer], place: usize) -> bool {
        let Offer::Place { die, slot } = offers[place] else {
            return true;
        };
        let table = game.known(view);
        let alike = |earlier: &Offer| {
            matches!(*earlier, Offer::Place { die: other, slot: there }
                if there == slot && text::are_alike(game, &table, die, other))
        };
        !offers[..place].iter().any(alike)
    }

    fn names(&self, game: &Kapow, view: &View) -> Vec<Alias> {
        Lang::ALL
            .map(Words::new)
            .iter()
            .flat_map(|words| Names::new(game, view, words).aliases())
            .collect()
    }

    /// Side by side there is nobody to hide from.
    fn is_secret(&self, game: &Kapow, ask: &Ask) -> bool {
        game.mode() != Mode::Coop && matches!(ask.kind, AskKind::Place | AskKind::Keep)
    }

    fn warning(&self, game: &Kapow, view: &View, choice: &Choice<Offer>) -> Option<&'static str> {
        ahead::warning(game, view, choice)
    }

    fn winner_without_seat(&self, game: &Kapow, view: &View, words: &Words) -> Option<String> {
        board::winner(game, view, words)
    }

    /// The chances of the next throw, and what the abilities say.
    fn odds(&self, game: &Kapow, view: &View, words: &Words) -> Vec<String> {
        let mut lines = board::odds(game, view, words);
        lines.extend(board::abilities(game, view, words));
        lines
    }
}
