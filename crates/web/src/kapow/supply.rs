//! What is left in the supply, and what has been gained.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// The supply, beside the board.
pub(super) fn panel(_scene: &Scene, _session: Session) -> AnyView {
    ().into_any()
}
