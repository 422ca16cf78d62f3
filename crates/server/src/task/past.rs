//! What is told again because somebody asks: the past, and the record of a match that is over. Both
//! are made on other threads, a few at a time, so that no table and no socket waits for them.

use super::{Connection, Out, Task};
use crate::host::{Plain, Telling, write};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{OnceCell, mpsc};
use wire::Reason;

/// More updates than this are not told again.
const MOST: u32 = 600;

/// The record of one match, made once for all who ask.
#[derive(Debug, Clone, Default)]
pub(super) struct ToldRecord {
    round: u32,
    text: Arc<OnceCell<Utf8Bytes>>,
}

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
            let text = hall.tell(telling).await;
            drop(place);
            deliver(&out, text);
        });
    }

    /// Hands a viewer the record.
    pub(super) fn tell_record(&mut self, connection: Connection) {
        let Some((_, out)) = self.viewers.line(connection) else {
            return;
        };
        let round = self.host.notice().round;
        let known = self.record.round == round && self.record.text.initialized();
        let telling = (!known).then(|| self.host.record()).flatten();
        if telling.is_none() && !known {
            return self.no_telling(connection, "refused-no-record-yet");
        }
        if self.record.round != round {
            let text = Arc::default();
            self.record = ToldRecord { round, text };
        }
        let (hall, kept) = (Arc::clone(&self.hall), Arc::clone(&self.record.text));
        tokio::spawn(async move {
            let make = || async move {
                match telling {
                    Some(telling) => hall.tell(telling).await.ok_or(()),
                    None => Err(()),
                }
            };
            let text = kept.get_or_try_init(make).await;
            deliver(&out, text.ok().cloned());
        });
    }

    fn no_telling(&mut self, connection: Connection, key: &str) {
        let (cmd, reason) = (None, Reason::plain(key));
        let refused = write(&Plain::Refused { cmd, reason });
        self.viewers.send(connection, &refused);
    }
}

impl crate::hall::Hall {
    /// Makes a message on another thread, when it is its turn.
    async fn tell(&self, telling: Telling) -> Option<Utf8Bytes> {
        let _turn = self.scribes.acquire().await.ok()?;
        tokio::task::spawn_blocking(telling).await.ok()
    }
}

/// Who has gone, or has a full queue, does without.
fn deliver(out: &mpsc::WeakSender<Out>, text: Option<Utf8Bytes>) {
    if let (Some(out), Some(text)) = (out.upgrade(), text) {
        drop(out.try_send(Out::Texts(vec![text])));
    }
}
