//! All tables that are awake, and how to wake one.

use crate::config::Config;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::opening::Opening;
use crate::store::{EventStore, StoreError};
use crate::task::{Ask, Task};
use games::Packs;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, watch};

/// How many requests may wait for a table; who comes later waits at the door.
const QUEUE: usize = 64;

/// The hall of tables.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn EventStore>,
    pub(crate) config: Config,
    pub(crate) packs: Packs,
    pub(crate) metrics: Metrics,
    /// One permit for each bot that may think at the same time.
    pub(crate) chairs: Arc<Semaphore>,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Box<Ask>>>>,
    closing: watch::Sender<bool>,
}

/// Why a table cannot be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unasked {
    /// There is none.
    NoSuchTable,
    /// Too many are awake.
    TooMany,
    /// The server is going down.
    Closing,
    /// The store failed.
    Store(StoreError),
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn EventStore>, config: Config, packs: Packs) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            chairs: Arc::new(Semaphore::new(config.bots_at_once.max(1))),
            config,
            packs,
            metrics: Metrics::default(),
            awake: Mutex::default(),
            closing: watch::channel(false).0,
        })
    }

    /// Hands something to a table, waking it if it sleeps; the queue for more of the same.
    pub(crate) async fn ask(
        self: &Arc<Hall>,
        table: &TableId,
        ask: Ask,
    ) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        let mut ask = Box::new(ask);
        // A table may fall asleep between being found and being asked; the second time it is woken.
        for _ in 0..3 {
            let queue = self.queue(table).await?;
            match queue.send(ask).await {
                Ok(()) => return Ok(queue),
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
            self.forget(table, &queue);
        }
        Err(Unasked::Store(StoreError::Closed))
    }

    async fn queue(self: &Arc<Hall>, table: &TableId) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        if *self.closing.borrow() {
            return Err(Unasked::Closing);
        }
        if let Some(queue) = self.awake().get(table) {
            return Ok(queue.clone());
        }
        let known = self.store.known(table.clone()).await;
        let known = known.map_err(Unasked::Store)?;
        let known = known.ok_or(Unasked::NoSuchTable)?;
        self.wake(table, known.opening)
    }

    /// Sets a task going unless somebody else was quicker. The task reads the log itself.
    fn wake(
        self: &Arc<Hall>,
        table: &TableId,
        opening: String,
    ) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        let mut awake = self.awake();
        if let Some(queue) = awake.get(table) {
            return Ok(queue.clone());
        }
        if awake.len() >= self.config.limits.tables {
            return Err(Unasked::TooMany);
        }
        let (queue, asks) = mpsc::channel(QUEUE);
        awake.insert(table.clone(), queue.clone());
        let (hall, table, own) = (Arc::clone(self), table.clone(), queue.clone());
        tokio::spawn(async move { hall.run(table, &opening, own, asks).await });
        Ok(queue)
    }

    async fn run(
        self: Arc<Hall>,
        table: TableId,
        opening: &str,
        own: mpsc::Sender<Box<Ask>>,
        asks: mpsc::Receiver<Box<Ask>>,
    ) {
        self.metrics.tables_awake.up();
        match self.begin(&table, opening, own.clone()).await {
            Ok(task) => task.run(asks, self.closing.subscribe()).await,
            Err(why) => tracing::error!(table = table.short(), why, "a table did not wake"),
        }
        self.forget(&table, &own);
        self.metrics.tables_awake.down();
    }

    async fn begin(
        self: &Arc<Hall>,
        table: &TableId,
        opening: &str,
        own: mpsc::Sender<Box<Ask>>,
    ) -> Result<Task, String> {
        let epoch = self.store.claim(table.clone()).await;
        let epoch = epoch.map_err(|error| error.to_string())?;
        let epoch = epoch.ok_or("it is not in the store")?;
        let log = self.store.log(table.clone()).await;
        let log = log.map_err(|error| error.to_string())?;
        let host = Opening::table(opening, &log, &self.packs)?;
        Task::new(Arc::clone(self), table.clone(), epoch, host, own)
            .map_err(|error| error.to_string())
    }

    /// Takes a table off the list, unless it was woken again since.
    pub(crate) fn forget(&self, table: &TableId, queue: &mpsc::Sender<Box<Ask>>) {
        let mut awake = self.awake();
        if awake
            .get(table)
            .is_some_and(|known| known.same_channel(queue))
        {
            awake.remove(table);
        }
    }

    /// Tells every table to send its viewers home, and waits until they have.
    pub(crate) async fn close(&self, patience: Duration) {
        self.closing.send_replace(true);
        let begun = tokio::time::Instant::now();
        while self.metrics.tables_awake.now() > 0 && begun.elapsed() < patience {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Becomes true when the server goes down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Box<Ask>>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
