//! What people say to each other: told to everyone who looks, kept nowhere, and not too often.

use super::{Connection, Task};
use crate::config::Rate;
use crate::host::{Plain, write};
use crate::limits::Bucket;
use kernel::Seat;
use wire::{Phrase, Reason};

/// Five in a row, then one every three seconds.
const BUDGET: Rate = Rate {
    per_second: 1,
    burst: 15,
};
const COST: u32 = 3;

impl Task {
    pub(super) fn phrase(&mut self, connection: Connection, seat: Seat, phrase: Phrase) {
        // Who was sent away a moment ago has no say.
        if !self.viewers.knows(connection) {
            return;
        }
        let left = self.phrases.entry(seat);
        let left = left.or_insert_with(|| Bucket::full(BUDGET));
        if left.take(BUDGET, COST) {
            let lost = self
                .viewers
                .send_all(&write(&Plain::Phrase { seat, phrase }));
            (0..lost).for_each(|_| self.hall.metrics.too_slow.add());
            if lost > 0 {
                self.notice_presence();
            }
        } else {
            let (cmd, reason) = (None, Reason::plain("refused-too-talkative"));
            self.viewers
                .send(connection, &write(&Plain::Refused { cmd, reason }));
        }
    }
}
