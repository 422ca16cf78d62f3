//! What one viewer may know: everything but the cards that others draft or bring hidden. A bag has
//! no order, so once teams play there is no secret in a match.

use crate::draft::Hand;
use crate::state::{Public, State};
use kernel::Viewer;
use serde::{Deserialize, Serialize};

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub public: Public,
    /// What the viewer knows alone, while cards are drafted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Box<Hand>>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let hand = state.hands.as_ref().zip(viewer.seat());
        let hand = hand.and_then(|(hands, seat)| hands.get(seat.index()));
        View {
            viewer,
            public: state.public.clone(),
            hand: hand.map(|hand| Box::new(hand.clone())),
        }
    }

    /// The match once teams play: all of it lies open then.
    pub(crate) fn state(&self) -> State {
        State {
            public: self.public.clone(),
            hands: None,
        }
    }
}
