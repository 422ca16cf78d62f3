//! Moves what was written from the write-ahead log into the database, beside the writer.
//!
//! `SQLite` would do this inside a commit, and then everyone who waits for that commit waits for it
//! as well. So far no measurement shows that it matters.

use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

/// Writes are gathered for so long before they are moved.
const PAUSE: Duration = Duration::from_millis(500);

/// Tells the keeper that there is something to do. Dropping it sends the keeper home.
#[derive(Debug)]
pub(super) struct Nudge(SyncSender<()>);

impl Nudge {
    /// A bell and the one who hears it.
    pub(super) fn new() -> (Nudge, Receiver<()>) {
        let (sender, bell) = sync_channel(1);
        (Nudge(sender), bell)
    }

    /// Rings, unless it rings already.
    pub(super) fn nudge(&self) {
        self.0.try_send(()).ok();
    }
}

/// Tidies up until the writer is gone.
pub(super) fn run(connection: &Connection, bell: &Receiver<()>) {
    while bell.recv().is_ok() {
        std::thread::sleep(PAUSE);
        // What cannot be moved now, because somebody reads, is moved next time.
        let moved = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", (), |_| Ok(()));
        if let Err(error) = moved {
            tracing::warn!(%error, "the write-ahead log could not be moved");
        }
    }
}
