//! Help for KAPOW!'s dice, boxes and abilities. All of it is made from the pack.

use super::scene::Scene;
use crate::help::Help;

/// What `data-help` means on this board.
pub(super) fn help(_scene: &Scene, _key: &str) -> Option<Help> {
    None
}
