//! How good a state looks for a seat: life, characters in the field, and the dice that come round.

use crate::rules::DiceMasters;
use crate::state::Public;
use crate::think::{Mind, points};
use kernel::Seat;

/// No more than this is said of a match that goes on.
const MOST: i32 = 990;

impl DiceMasters {
    /// In thousandths of a certain win.
    pub(crate) fn worth_of(&self, public: &Public, seat: Seat) -> i32 {
        let points = points(&Mind::new(self), public, seat);
        if public.frames.is_empty() {
            return 1000 * points.signum();
        }
        points.clamp(-MOST, MOST)
    }
}
