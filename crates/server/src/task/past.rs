//! The past, told again because somebody asks. It is made on other threads, a few at a time, so
//! that no table and no socket waits for it.

use super::{Connection, Out, Task};
use crate::host::{Plain, write};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::mpsc;
use wire::Reason;

/// More updates than this are not told again.
const MOST: u32 = 600;

impl Task {
    /// Tells a viewer again what has happened.
    pub(super) fn tell_past(&mut self, connection: Connection, most: u32) {
        let Some((viewer, out)) = self.viewers.line(connection) else {
            return;
        };
        // The copy of the table that is read from waits with it; so not all may wait.
        let Ok(place) = Arc::clone(&self.hall.waiting_for_past).try_acquire_owned() else {
            return self.no_telling(connection, "refused-too-often");
        };
        let telling = self.host.past(viewer, most.min(MOST) as usize);
        let hall = Arc::clone(&self.hall);
        tokio::spawn(async move {
            let text = hall.scribes.make(telling).await;
            drop(place);
            deliver(&out, text);
        });
    }

    pub(super) fn no_telling(&mut self, connection: Connection, key: &str) {
        let (cmd, reason) = (None, Reason::plain(key));
        let refused = write(&Plain::Refused { cmd, reason });
        self.viewers.send(connection, &refused);
    }
}

/// Who has gone, or has a full queue, does without.
pub(super) fn deliver(out: &mpsc::WeakSender<Out>, text: Option<Utf8Bytes>) {
    if let (Some(out), Some(text)) = (out.upgrade(), text) {
        drop(out.try_send(Out::Texts(vec![text])));
    }
}
