//! How a game shows itself in a terminal. No rule is in here: what is legal, the game says.

use kernel::{Ask, Game};
use words::Words;

/// The widest line of a screen.
pub(crate) const WIDTH: usize = 100;

/// The face of one game.
pub(crate) trait Face<G: Game> {
    /// The board as a viewer sees it, line by line.
    fn board(&self, game: &G, view: &G::View, words: &Words) -> Vec<String>;

    /// An offer in words.
    fn offer(&self, game: &G, view: &G::View, offer: G::Offer, words: &Words) -> String;

    /// An offer in two parts, where many offers share the first: a die and what it is thrown at.
    fn parts(
        &self,
        game: &G,
        view: &G::View,
        offer: G::Offer,
        words: &Words,
    ) -> Option<(String, String)>;

    /// Whether an offer is listed, or so special that it has to be spelled.
    fn is_listed(&self, _offer: G::Offer) -> bool {
        true
    }

    /// The number by which a listed offer is picked.
    fn number(&self, _offer: G::Offer, place: usize) -> usize {
        place + 1
    }

    /// What is asked, where it needs more than the words for the shape of the question.
    fn question(&self, _game: &G, _view: &G::View, ask: &Ask, words: &Words) -> String {
        words.ask(G::ID, ask)
    }

    /// Whether others must not look while the question is answered.
    fn is_secret(&self, ask: &Ask) -> bool;

    /// Who has won, where it is nobody in a seat.
    fn winner_without_seat(&self, _game: &G, _view: &G::View, _words: &Words) -> Option<String> {
        None
    }

    /// Exact chances for what is asked, line by line; nothing where chance plays no part.
    fn odds(&self, game: &G, view: &G::View, words: &Words) -> Vec<String>;
}
