//! The workshop: faces onto action dice, each unfolded.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// The dice, unfolded.
pub(super) fn nets(_scene: &Scene, _session: Session) -> Vec<AnyView> {
    Vec::new()
}
