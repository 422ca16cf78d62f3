//! The own side: loose dice, the live formulas, life.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// The own side.
pub(super) fn mine(_scene: &Scene, _session: Session) -> AnyView {
    ().into_any()
}
