//! What one viewer may know: everything. A bag has no order, so there is no secret in a match.

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
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            public: state.public.clone(),
        }
    }

    pub(crate) fn state(&self) -> State {
        State {
            public: self.public.clone(),
        }
    }
}
