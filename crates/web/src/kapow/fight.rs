//! The screens fall: who attacks whom with what, who defends, and what it comes to.

use super::Session;
use super::scene::Scene;
use crate::table::Screen;
use game_kapow::Kapow;
use leptos::prelude::*;

/// In how many steps the newest update is shown.
pub(super) fn steps(_screen: &Screen<Kapow>) -> usize {
    0
}

/// Attack and defence with their formulas.
pub(super) fn reveal(_scene: &Scene, _session: Session) -> Vec<AnyView> {
    Vec::new()
}
