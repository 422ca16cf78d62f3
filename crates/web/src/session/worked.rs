//! What is worked out of a moment, kept for as long as the moment is drawn: several parts of the
//! page draw the same one, and a tap draws it again.

use crate::board::{Board, DraftOf};
use crate::draft::Question;
use std::sync::{Arc, OnceLock};

/// So many moments are kept: the present one, and one that is looked back to.
pub(super) const WORKED: usize = 2;

/// What is asked, and what is drafted of the answer.
pub(super) type Drafted<G> = (Option<Question<<G as kernel::Game>::Offer>>, DraftOf<G>);

/// A moment.
pub(super) struct Worked<G: Board> {
    view: G::View,
    /// What was asked and drafted, where what is worked out depends on it.
    drafted: Option<Drafted<G>>,
    /// The rules as they are then.
    pub(super) game: Arc<G>,
    pub(super) known: Arc<OnceLock<G::Known>>,
}

impl<G: Board> Worked<G> {
    pub(super) fn new(game: Arc<G>, view: G::View, drafted: Option<Drafted<G>>) -> Worked<G> {
        Worked {
            view,
            drafted,
            game,
            known: Arc::default(),
        }
    }

    /// Whether it is this moment.
    pub(super) fn is(&self, view: &G::View, drafted: Option<&Drafted<G>>) -> bool {
        self.drafted.as_ref() == drafted && self.view == *view
    }
}
