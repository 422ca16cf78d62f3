//! `(base + kickers) × multiplier`, as it stands.

use super::scene::Scene;
use leptos::prelude::*;

/// The chances of what may be rolled next.
pub(super) fn odds(_scene: &Scene) -> Option<AnyView> {
    None
}
