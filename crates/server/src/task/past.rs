//! The past, told again because somebody asks. It is made on other threads, a few at a time, so
//! that no table and no socket waits for it; households take turns, and who has been told much
//! rests.

use super::{Connection, Out, Task};
use crate::chairs::Household;
use crate::host::{Plain, Telling, write};
use crate::scribes::pauses;
use axum::extract::ws::Utf8Bytes;
use kernel::Viewer;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use wire::Reason;

/// More updates than this are not told again.
const MOST: u32 = 600;

/// How many of one household may wait for the past, and how many in all: the copy of the table that
/// is read from waits with each.
const MOST_OF_ONE: usize = 32;
const MOST_WAIT: usize = 512;

/// A household is told so many bytes a second, and keeps a scribe busy so small a part of the time.
const BYTES_PER_SECOND: usize = 4 << 20;
const REST: u32 = 2;

/// The past as certain eyes have seen it, made once for all who wait for it.
#[derive(Default)]
pub(super) struct Tellings(Vec<(Viewer, u32, u64, Weak<Shared>)>);

struct Shared(Mutex<(Option<Telling>, Option<Utf8Bytes>)>);

impl Tellings {
    /// What somebody waits for already, or else something new.
    fn find(
        &mut self,
        viewer: Viewer,
        most: u32,
        entries: u64,
        telling: impl FnOnce() -> Telling,
    ) -> Arc<Shared> {
        self.0.retain(|(.., shared)| shared.strong_count() > 0);
        let same = |(eyes, many, log, _): &&(Viewer, u32, u64, Weak<Shared>)| {
            (*eyes, *many, *log) == (viewer, most, entries)
        };
        let known = self.0.iter().find(same);
        known
            .and_then(|(.., shared)| shared.upgrade())
            .unwrap_or_else(|| {
                let shared = Arc::new(Shared(Mutex::new((Some(telling()), None))));
                self.0
                    .push((viewer, most, entries, Arc::downgrade(&shared)));
                shared
            })
    }
}

impl Shared {
    /// Made by whoever comes first; the others have it from there. Nothing where that has failed.
    fn text(&self) -> Option<Utf8Bytes> {
        let mut telling = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(make) = telling.0.take() {
            telling.1 = Some(make(&mut pauses()));
        }
        telling.1.clone()
    }
}

impl Task {
    /// Tells a viewer again what has happened.
    pub(super) fn tell_past(&mut self, connection: Connection, most: u32) {
        let Some(line) = self.viewers.line(connection) else {
            return;
        };
        let household = Household::at(line.address);
        let Some(chair) = self
            .hall
            .past_chairs
            .sit_if_few(household, MOST_OF_ONE, MOST_WAIT)
        else {
            return self.no_telling(connection, "refused-too-often");
        };
        let (most, entries) = (most.min(MOST), self.host.entries());
        let telling = || self.host.past(line.viewer, most as usize);
        let shared = self.tellings.find(line.viewer, most, entries, telling);
        let hall = Arc::clone(&self.hall);
        tokio::spawn(async move {
            let Ok(chair) = chair.await else {
                return;
            };
            // For who has gone meanwhile nothing is made.
            if line.out.strong_count() == 0 {
                return;
            }
            let begun = Instant::now();
            let text = hall.scribes.make(move || shared.text()).await.flatten();
            let bytes = text.as_ref().map_or(0, |text| text.len());
            chair.rest(rest(begun.elapsed(), bytes));
            deliver(&line.out, text);
        });
    }

    pub(super) fn no_telling(&mut self, connection: Connection, key: &str) {
        let (cmd, reason) = (None, Reason::plain(key));
        let refused = write(&Plain::Refused { cmd, reason });
        self.viewers.send(connection, &refused);
    }
}

/// How long a household waits for more, after something that took so long and weighs so much.
fn rest(took: Duration, bytes: usize) -> Duration {
    took * REST + Duration::from_secs(1) * bytes as u32 / BYTES_PER_SECOND as u32
}

/// Who has gone, or has a full queue, does without.
pub(super) fn deliver(out: &mpsc::WeakSender<Out>, text: Option<Utf8Bytes>) {
    if let (Some(out), Some(text)) = (out.upgrade(), text) {
        drop(out.try_send(Out::Texts(vec![text])));
    }
}
