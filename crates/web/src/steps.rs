//! What one update brought, shown step by step: eyes can follow, and nothing waits for it. A tap
//! or a key ends it at once.

use crate::dom::{self, Listener};
use crate::settings::{Chosen, Settings};
use crate::speed::{Moments, Speed};
use leptos::prelude::*;

/// The steps of the newest update.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    /// The update, and how many of its steps have been shown.
    now: RwSignal<Option<(u64, usize)>>,
    /// The number of the newest update, and of how many steps it is made.
    newest: Memo<(u64, usize)>,
    /// The newest update that is shown.
    seen: StoredValue<u64>,
    settings: Settings,
}

impl Steps {
    /// Follows the updates of a page: their number, and of how many steps the newest is made.
    pub(crate) fn follow(newest: impl Fn() -> (u64, usize) + Send + Sync + 'static) -> Steps {
        let newest = Memo::new(move |_| newest());
        let steps = Steps {
            now: RwSignal::new(None),
            newest,
            // What was there before the page was drawn is old.
            seen: StoredValue::new(newest.get_untracked().0),
            settings: Settings::get(),
        };
        let skip =
            ["pointerdown", "keydown"].map(|name| Listener::first(name, move |_| steps.skip()));
        StoredValue::new_local(skip);
        steps
    }

    /// Begins to show what is new. Whoever draws calls this first, so that an update is not drawn
    /// whole before its first step is.
    pub(crate) fn catch_up(self) {
        let (n, count) = self.newest.get();
        if n > self.seen.get_value() {
            self.seen.set_value(n);
            self.begin(n, count);
        }
    }

    fn begin(self, n: u64, count: usize) {
        let moves = self.settings.0.with_untracked(moves);
        if moves && count > 0 {
            let speed = self.settings.0.with_untracked(|chosen| chosen.speed);
            self.show(n, count, 0, speed.moments(count));
        } else if self.now.with_untracked(Option::is_some) {
            self.now.set(None);
        }
    }

    /// The next moment, after so many steps.
    fn show(self, n: u64, count: usize, after: usize, moments: Moments) {
        self.now.set(Some((n, count.min(after + moments.together))));
        set_timeout(move || self.step(n, count, moments), moments.each);
    }

    fn step(self, n: u64, count: usize, moments: Moments) {
        match self.now.try_get_untracked().flatten() {
            Some((shown, at)) if shown == n && at < count => self.show(n, count, at, moments),
            Some((shown, _)) if shown == n => self.now.set(None),
            _ => {} // Skipped, overtaken, or the page is gone.
        }
    }

    fn skip(self) {
        if self.now.with_untracked(Option::is_some) {
            self.now.set(None);
        }
    }

    /// How many steps are shown of an update; nothing once all has been seen.
    pub(crate) fn shown(self) -> Option<usize> {
        self.now.get().map(|(_, at)| at)
    }
}

/// Whether motion is wanted, by choice and by the device.
pub(crate) fn moves(chosen: &Chosen) -> bool {
    chosen.speed != Speed::AtOnce
        && chosen.rolls
        && !chosen.less_motion
        && !dom::wants_less_motion()
}
