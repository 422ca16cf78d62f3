//! Everybody else: life, dice, tokens, and their boards.

use super::Session;
use super::scene::Scene;
use leptos::prelude::*;

/// Everybody else, in a strip.
pub(super) fn strip(_scene: &Scene, _session: Session) -> AnyView {
    ().into_any()
}
