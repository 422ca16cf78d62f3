//! Powering up: what is chosen while faces and dice are gained.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// What is chosen now.
pub(super) fn choices(_scene: &Scene, _session: Session) -> AnyView {
    ().into_any()
}
