//! What a moment of Dice Masters tells besides the view.

use game_dice_masters::{DiceMasters, Public};

/// A moment.
pub(super) type Scene = crate::session::Scene<DiceMasters>;

impl Scene {
    pub(super) fn public(&self) -> &Public {
        &self.view.public
    }
}
