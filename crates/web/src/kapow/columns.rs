//! The player's board: columns of abilities with boxes for dice.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// The board of who looks.
pub(super) fn board(_scene: &Scene, _session: Session) -> AnyView {
    ().into_any()
}
