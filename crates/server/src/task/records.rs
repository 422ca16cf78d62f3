//! Records of matches: each is made once, on another thread, kept in the store, and handed to all
//! who ask. Who wakes a table whose match is over makes nothing: its record is in the store.

use super::past::deliver;
use super::{Connection, TRY_AGAIN, Task, closed};
use crate::chairs::Household;
use crate::hall::Hall;
use crate::host::{Making, Plain, write};
use crate::ids::TableId;
use crate::store::{KeptRecord, StoreError};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use wire::Phase;

/// A table that sleeps waits so long for its record to be kept.
const KEEP_WITHIN: Duration = Duration::from_secs(3);

/// The record of the newest match that is over.
#[derive(Debug, Default)]
pub(super) struct MatchRecord {
    round: u32,
    /// The message with it while it is made and kept; afterwards it is in the store.
    message: Option<watch::Receiver<Option<Utf8Bytes>>>,
    /// Whoever makes and keeps it.
    keeper: Option<JoinHandle<()>>,
}

/// Where a record is kept, and for whom.
struct Keeper {
    hall: Arc<Hall>,
    table: TableId,
    epoch: u64,
    round: u32,
}

impl Task {
    /// Sees to it that the record of a match that is over is kept; whether that is under way.
    pub(super) async fn see_to_record(&mut self) -> bool {
        let notice = self.host.notice();
        if notice.phase != Phase::Over || notice.round == self.record.round {
            return true;
        }
        let Ok(recorded) = self.hall.store.recorded(self.id.clone()).await else {
            return false;
        };
        self.record = MatchRecord {
            round: notice.round,
            ..MatchRecord::default()
        };
        if recorded < notice.round
            && let Some(making) = self.host.record()
        {
            let (keeper, (told, message)) = (self.keeper(notice.round), watch::channel(None));
            self.record.message = Some(message);
            self.record.keeper = Some(tokio::spawn(keeper.make_and_keep(making, told)));
        }
        true
    }

    /// Hands a viewer the record. All who ask while it is made wait for the same one.
    pub(super) fn tell_record(&mut self, connection: Connection) {
        let Some(line) = self.viewers.line(connection) else {
            return;
        };
        let notice = self.host.notice();
        if notice.phase != Phase::Over || notice.round != self.record.round {
            return self.no_telling(connection, "refused-no-record-yet");
        }
        let (keeper, mut making) = (self.keeper(notice.round), self.record.message.clone());
        let household = Household::at(line.address);
        tokio::spawn(async move {
            let made = match &mut making {
                Some(making) => made(making).await,
                None => None,
            };
            let text = match made {
                Some(text) => Some(text),
                None => keeper.fetch(household).await,
            };
            deliver(&line.out, text);
        });
    }

    /// Before the table sleeps: a record that is being made is kept first, and so is what was
    /// played so far of a match that goes on. A later program may have other rules, and then that
    /// is the end of the match.
    pub(super) async fn finish_records(&mut self) {
        if let Some(keeper) = self.record.keeper.take() {
            drop(tokio::time::timeout(KEEP_WITHIN, keeper).await);
        }
        let (notice, entries) = (self.host.notice(), self.host.entries());
        if notice.phase != Phase::Playing || entries == self.saved_with {
            return;
        }
        if let Some(saving) = self.host.saved()
            && let Some(text) = self.hall.save(self.household(), saving).await
        {
            match self.keeper(notice.round).keep(text, false).await {
                Ok(()) => self.saved_with = entries,
                Err(error) => {
                    tracing::warn!(table = self.id.short(), %error, "a record was not kept");
                }
            }
        }
    }

    fn keeper(&self, round: u32) -> Keeper {
        Keeper {
            hall: Arc::clone(&self.hall),
            table: self.id.clone(),
            epoch: self.epoch,
            round,
        }
    }
}

impl Keeper {
    /// Makes the record, hands it to those who wait, and keeps it, trying again while the store
    /// cannot write.
    async fn make_and_keep(self, making: Making, told: watch::Sender<Option<Utf8Bytes>>) {
        let round = self.round;
        let make = move || {
            let text = making();
            (message(round, text.clone()), text)
        };
        let Some((message, text)) = self.hall.scribes.make(make).await else {
            return;
        };
        told.send_replace(Some(message));
        let mut closing = self.hall.closing();
        while let Err(error) = self.keep(text.clone(), true).await {
            let gone = !error.is_certain() || error == StoreError::Fenced;
            if gone || *closing.borrow() {
                // Whoever wakes the table next makes it again.
                tracing::warn!(table = self.table.short(), %error, "a record was not kept");
                return;
            }
            drop(tokio::time::timeout(TRY_AGAIN, closed(&mut closing)).await);
        }
        // It need not be in memory any longer.
        told.send_replace(None);
    }

    fn keep(&self, text: String, over: bool) -> crate::store::Answer<()> {
        let round = self.round;
        let record = KeptRecord { round, over, text };
        let store = &self.hall.store;
        store.keep_record(self.table.clone(), self.epoch, record)
    }

    /// Reads the record from the store, one at a time for a household, and behind nobody who waits
    /// for the past.
    async fn fetch(self, household: Household) -> Option<Utf8Bytes> {
        let _chair = self.hall.record_chairs.sit(household).await?;
        let kept = self.hall.store.record(self.table.clone()).await.ok()??;
        let (round, text) = (kept.round, kept.text);
        let right = round == self.round && kept.over;
        let make = move || right.then(|| message(round, text));
        self.hall.scribes.make(make).await?
    }
}

/// Waits for a record that is being made; nothing once it is in the store.
async fn made(making: &mut watch::Receiver<Option<Utf8Bytes>>) -> Option<Utf8Bytes> {
    let text = making.wait_for(Option::is_some).await;
    text.ok()?.clone()
}

fn message(round: u32, text: String) -> Utf8Bytes {
    write(&Plain::Record { round, text })
}
