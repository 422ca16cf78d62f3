//! Thoughts for bots at tables of more than two, where a tree sees too little: which answer turns
//! out best when the round is played on. No rule hangs on it.
//!
//! `quick` answers without thinking, `ponder` plays answers on to the end of a round, and
//! `prospect` says what a seat may hope for then.

mod ponder;
mod prospect;
mod quick;
mod sheet;

use crate::{DiceMiner, Offer, View};
use kernel::Choice;

/// Below so many seats a tree thinks better than this.
const SEATS: u8 = 3;

impl DiceMiner {
    /// The answer that turns out best, for whoever looks and has time to think.
    pub(crate) fn counsel(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        let seat = view.viewer.seat()?;
        let thinks = effort > 0 && self.seats_at_table() >= SEATS;
        if !thinks || self.asks(&view.public) != Some(seat) {
            return None;
        }
        let offer = ponder::ponder(self, &view.public, effort, stop);
        Some(Choice::one(offer))
    }
}
