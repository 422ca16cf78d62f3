//! Two against two: Team-Up cards, arrows, and the ally beside you.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// Drafting the cards.
pub(super) fn draft(_scene: &Scene, _session: Session) -> Vec<AnyView> {
    Vec::new()
}
