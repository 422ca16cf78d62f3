//! IRONDIE in a terminal: its board, its offers in words, its odds, its set builder.

mod board;
mod build;
mod mat;
mod odds;
mod stack;
mod text;

pub(crate) use build::{Built, build};

use crate::play::{Face, Sitting};
use game_irondie::{Irondie, Offer, View};
use kernel::{Ask, AskKind};
use text::Names;
use words::Words;

/// The face of IRONDIE.
pub(crate) struct IrondieFace {
    /// Who sits where and what they brought, for the heads of the mats.
    pub(crate) seats: Vec<Sitting>,
}

impl Face<Irondie> for IrondieFace {
    fn board(&self, game: &Irondie, view: &View, words: &Words) -> Vec<String> {
        board::draw(game, view, &self.seats, words)
    }

    fn offer(&self, game: &Irondie, view: &View, offer: Offer, words: &Words) -> String {
        Names::new(game, view, words).offer(offer)
    }

    fn parts(
        &self,
        game: &Irondie,
        view: &View,
        offer: Offer,
        words: &Words,
    ) -> Option<(String, String)> {
        Names::new(game, view, words).parts(offer)
    }

    /// Of the many ways to swap dice only the simple ones are listed.
    fn is_listed(&self, offer: Offer) -> bool {
        !matches!(offer, Offer::Swap(swap) if swap.out().count_ones() > 1)
    }

    /// Damage is picked by its points, not by its place in the list.
    fn number(&self, offer: Offer, place: usize) -> usize {
        match offer {
            Offer::Take { points, .. } => usize::from(points),
            _ => place + 1,
        }
    }

    fn question(&self, game: &Irondie, view: &View, ask: &Ask, words: &Words) -> String {
        Names::new(game, view, words).question(ask)
    }

    fn is_secret(&self, ask: &Ask) -> bool {
        matches!(
            ask.kind,
            AskKind::Split | AskKind::Amount | AskKind::Take | AskKind::Swap
        )
    }

    fn odds(&self, game: &Irondie, view: &View, words: &Words) -> Vec<String> {
        odds::lines(game, view, words)
    }
}

#[cfg(test)]
mod tests {
    //! Positions to try the face on.

    use game_irondie::{Irondie, View};
    use games::{AnyGame, Packs};
    use kernel::{Game, Viewer};
    use words::{Lang, Words};

    /// A duel in this position, and what a seat sees of it.
    pub(crate) fn view(position: &str, seat: &str) -> (Irondie, View) {
        let opened = games::open("irondie", None, None, &Packs::built_in()).unwrap();
        let AnyGame::Irondie(game) = opened.game else {
            unreachable!("IRONDIE was opened")
        };
        let state = game.place(position).unwrap();
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        (game, view)
    }

    /// Someone who speaks English to seat A.
    pub(crate) fn english() -> Words {
        let mut words = Words::new(Lang::En);
        words.speak_to("A".parse().ok());
        words
    }
}
