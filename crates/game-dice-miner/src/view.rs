//! What one viewer may know: everything. The bag has no order and the dice have not been thrown.

use crate::state::Public;
use kernel::Viewer;
use serde::{Deserialize, Serialize};

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies open.
    pub public: Public,
}
