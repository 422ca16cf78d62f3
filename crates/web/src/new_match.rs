//! A new match instead of the one that is kept in this page.

use crate::going::Slot;
use leptos::prelude::*;
use std::time::Duration;

/// How long the first press is remembered.
const PATIENCE: Duration = Duration::from_secs(8);

/// Leaves a kept match for a new one, by two presses.
#[derive(Clone, Copy)]
pub(crate) struct NewMatch {
    /// Which match.
    slot: Slot,
    /// Whether the next press does it.
    pub(crate) sure: RwSignal<bool>,
    count: RwSignal<u32>,
}

impl NewMatch {
    /// Pages of one match after the other.
    pub(crate) fn pages(slot: Slot, page: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
        let anew = NewMatch {
            slot,
            sure: RwSignal::new(false),
            count: RwSignal::new(0),
        };
        provide_context(Some(anew));
        move || {
            anew.count.track();
            page()
        }
    }

    /// Asks first, then does it.
    pub(crate) fn press(self) {
        let sure = self.sure.get_untracked();
        self.sure.set(!sure);
        if sure {
            self.begin();
        } else {
            // A press of long ago does not count.
            let forget = move || {
                self.sure.try_set(false);
            };
            set_timeout(forget, PATIENCE);
        }
    }

    /// Begins it at once, where nothing is lost by that.
    pub(crate) fn begin(self) {
        self.slot.forget();
        self.count.update(|count| *count += 1);
    }
}
