//! One moment of a match as it is drawn: the view, the question, the draft, and the words for it.

use crate::board::{Board, Question};
use crate::voice::Voice;
use kernel::{Outcome, Seat};
use std::sync::Arc;

/// A moment.
pub(crate) struct Scene<G: Board> {
    pub(crate) game: Arc<G>,
    pub(crate) view: G::View,
    pub(crate) me: Seat,
    pub(crate) question: Option<Question<G::Offer>>,
    pub(crate) draft: G::Draft,
    pub(crate) voice: Voice,
    /// The key of the mode's name.
    pub(crate) mode_key: String,
    /// Who thinks just now, other than the one who looks.
    pub(crate) thinking: Option<Seat>,
    /// Whether dice are in the air.
    pub(crate) rolls: bool,
    /// How the match ended, once it has.
    pub(crate) outcome: Option<Outcome>,
    /// What came with the newest update, where motion is wanted.
    pub(crate) news: Vec<G::Event>,
    /// Whether the one who looks has a seat.
    pub(crate) plays: bool,
}

impl<G: Board> Scene<G> {
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.words.seat(seat)
    }
}
