//! How a game shows itself in a terminal. No rule is in here: what is legal, the game says.

use super::alias::Alias;
use super::{Lines, Screen, Sitting, Wanted};
use crate::fail::Fail;
use crate::verbs::Reference;
use games::Title;
use kernel::{Ask, Said};
use serde_json::Value;
use words::Words;

/// The widest line of a screen.
pub(crate) const WIDTH: usize = 80;

/// A game with a face.
pub(crate) trait Face: Title {
    /// The board as a viewer sees it, line by line, with who sits where and what they brought.
    fn board(&self, view: &Self::View, seats: &[Sitting], words: &Words) -> Vec<String>;

    /// An offer in two parts, where many offers share the first: a die and what it is thrown at.
    fn parts(
        &self,
        _view: &Self::View,
        _offer: Self::Offer,
        _words: &Words,
    ) -> Option<(String, String)> {
        None
    }

    /// Whether an offer is listed, or so special that it has to be spelled.
    fn is_listed(&self, _view: &Self::View, _offers: &[Self::Offer], _place: usize) -> bool {
        true
    }

    /// The names that the board shows, in both languages, each with its spelling.
    fn names(&self, view: &Self::View) -> Vec<Alias>;

    /// The number by which a listed offer is picked.
    fn number(_offer: Self::Offer, place: usize) -> usize {
        place + 1
    }

    /// What is asked, where it needs more than the words for the shape of the question.
    fn question(&self, _view: &Self::View, ask: &Ask, words: &Words) -> String {
        words.ask(Self::ID, ask)
    }

    /// Who has won, where it is nobody in a seat.
    fn winner_without_seat(&self, _view: &Self::View, _words: &Words) -> Option<String> {
        None
    }

    /// Exact chances for what is asked, line by line; nothing where chance plays no part.
    fn odds(&self, view: &Self::View, words: &Words) -> Vec<String>;

    /// What something means that the board or the log names; nothing where it is unknown.
    fn about(&self, _view: &Self::View, _what: &str, _words: &Words) -> Option<Vec<String>> {
        None
    }

    /// Whether the viewer is asked about something that others will be asked about as well, such as
    /// an attack, so that all of it can be let be at once.
    fn has_matter(&self, _view: &Self::View) -> bool {
        false
    }

    /// What may be typed besides, where this game has more than others.
    fn help(_words: &Words) -> Option<String> {
        None
    }

    /// Whether a sentence of the log says anything to somebody who reads it.
    fn is_news(_said: &Said) -> bool {
        true
    }

    /// Whether a sentence says again what the one before has said.
    fn repeats(_before: &Said, _said: &Said) -> bool {
        false
    }

    /// The reference of the verbs that its packs are written with, where it has any.
    fn verbs() -> Option<Reference> {
        None
    }

    /// What a seat brings to the table, such as a set or the character it fights as.
    fn brings(&self, _setup: &Value, _place: usize, _words: &Words) -> String {
        String::new()
    }

    /// Writes what `--set` wants into a set-up. Says whether it was done, or the player has left.
    fn bring(
        _pack: &Self::Pack,
        _wanted: &Wanted<'_>,
        _setup: &mut Value,
        _room: (&Screen, &mut Lines),
    ) -> Result<bool, Fail> {
        Err(Fail::bad("--set: nobody brings anything to this game"))
    }
}
