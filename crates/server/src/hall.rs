//! All tables that are awake, and how to wake one.

use crate::chairs::{Chairs, Household};
use crate::config::Config;
use crate::host::{Host, Making};
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::opening::{Opening, Rules};
use crate::scribes::Scribes;
use crate::store::{EventStore, StoreError, ago};
use crate::task::{Ask, Task};
use fair::Signer;
use games::Packs;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;

/// How many requests may wait for a table; who comes later waits at the door.
const QUEUE: usize = 64;

/// How long somebody waits for a table to go to sleep where all that could are about to.
const ROOM_WITHIN: Duration = Duration::from_secs(1);

/// A table that could not be opened is not tried again for so long.
const STOPPED_FOR: Duration = Duration::from_secs(60);

/// How many tables are deleted in one transaction.
const EXPIRE_AT_ONCE: u32 = 64;

/// How long it counts what was found about the store, and how long that may take.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);
const HEALTH_WITHIN: Duration = Duration::from_secs(3);

/// The hall of tables.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn EventStore>,
    pub(crate) config: Config,
    pub(crate) packs: Packs,
    pub(crate) metrics: Metrics,
    /// Who signs how matches end; nobody where the store cannot keep a key.
    pub(crate) signer: Option<Signer>,
    /// Where bots think, a few at a time.
    pub(crate) chairs: Arc<Chairs>,
    /// Where the past is told again.
    pub(crate) scribes: Scribes,
    /// One for each thread that may wake a table.
    wakers: Arc<Chairs>,
    /// One for each who is told the past at a time: as many as there are scribes, so that records
    /// find the scribes free.
    pub(crate) past_chairs: Arc<Chairs>,
    /// One for each who is handed a record at a time.
    pub(crate) record_chairs: Arc<Chairs>,
    awake: Mutex<HashMap<TableId, Bed>>,
    /// Told when a table has gone to sleep.
    slept: Notify,
    /// Tables that could not be opened from their logs, and when that was found.
    stopped: Mutex<HashMap<TableId, Instant>>,
    /// What was last found about the store, or is being found out.
    health: Mutex<Option<watch::Receiver<Option<Health>>>>,
    closing: watch::Sender<bool>,
}

/// A table that is awake: its queue, and whether it could sleep.
struct Bed {
    queue: mpsc::Sender<Box<Ask>>,
    unused: Arc<Unused>,
}

/// Since when nobody is at a table; nothing while somebody is, or while it has been told to sleep.
#[derive(Debug, Default)]
pub(crate) struct Unused(Mutex<Option<Instant>>);

impl Unused {
    pub(crate) fn note(&self, since: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }

    fn since(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When the store was last tried, and what was found.
type Health = (Instant, Result<(), StoreError>);

/// Why a table cannot be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unasked {
    /// There is none.
    NoSuchTable,
    /// Too many are awake.
    TooMany,
    /// Its log does not make a table.
    Stopped,
    /// It was played by rules or packs that have changed since.
    OtherRules,
    /// The server is going down.
    Closing,
    /// The store failed.
    Store(StoreError),
}

impl Hall {
    pub(crate) fn new(
        store: Arc<dyn EventStore>,
        signer: Option<Signer>,
        config: Config,
        packs: Packs,
    ) -> Arc<Hall> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let scribes = (cores / 2).max(1);
        Arc::new(Hall {
            store,
            signer,
            chairs: Chairs::new(config.bots_at_once),
            config,
            packs,
            metrics: Metrics::default(),
            scribes: Scribes::new(scribes),
            wakers: Chairs::new(cores),
            past_chairs: Chairs::one_each(scribes),
            record_chairs: Chairs::one_each(cores),
            awake: Mutex::default(),
            slept: Notify::new(),
            stopped: Mutex::default(),
            health: Mutex::default(),
            closing: watch::channel(false).0,
        })
    }

    /// Hands something to a table for somebody, waking it if it sleeps; the queue for more of the
    /// same.
    pub(crate) async fn ask(
        self: &Arc<Hall>,
        whose: &Household,
        table: &TableId,
        ask: Ask,
    ) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        let mut ask = Box::new(ask);
        // A table may fall asleep between being found and being asked; the second time it is woken.
        for _ in 0..3 {
            let queue = self.queue(whose, table).await?;
            match queue.send(ask).await {
                Ok(()) => return Ok(queue),
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
            self.forget(table, &queue);
        }
        Err(Unasked::Store(StoreError::Closed))
    }

    /// What a table answers to something that may be asked twice; nothing where it fails. Another
    /// server may have taken it over: then it is woken again and reads its log.
    pub(crate) async fn learn<T>(
        self: &Arc<Hall>,
        whose: &Household,
        table: &TableId,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<Option<T>, Unasked> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            self.ask(whose, table, ask(reply)).await?;
            if let Ok(answer) = answer.await {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    async fn queue(
        self: &Arc<Hall>,
        whose: &Household,
        table: &TableId,
    ) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        if *self.closing.borrow() {
            return Err(Unasked::Closing);
        }
        if let Some(bed) = self.awake().get(table) {
            return Ok(bed.queue.clone());
        }
        if self.is_stopped(table) {
            return Err(Unasked::Stopped);
        }
        let known = self.store.known(table.clone()).await;
        let known = known.map_err(Unasked::Store)?;
        let known = known.ok_or(Unasked::NoSuchTable)?;
        match Opening::rules_of(&known.opening, &self.packs) {
            Rules::Others => Err(Unasked::OtherRules),
            Rules::OfToday if known.closed => Err(Unasked::OtherRules),
            Rules::OfToday => self.wake(whose, table, known.opening).await,
            Rules::Unreadable => {
                self.unwoken(table, "its opening cannot be read");
                self.stop(table);
                Err(Unasked::Stopped)
            }
        }
    }

    /// Sets a task going unless somebody else was quicker. The task reads the log itself. Where too
    /// many are awake, one at which nobody is makes room.
    async fn wake(
        self: &Arc<Hall>,
        whose: &Household,
        table: &TableId,
        opening: String,
    ) -> Result<mpsc::Sender<Box<Ask>>, Unasked> {
        let begun = Instant::now();
        loop {
            // Whoever goes to sleep from here on is noticed.
            let slept = self.slept.notified();
            {
                let mut awake = self.awake();
                if let Some(bed) = awake.get(table) {
                    return Ok(bed.queue.clone());
                }
                if awake.len() < self.config.limits.tables {
                    return Ok(self.set_going(whose, table, opening, &mut awake));
                }
                let sends = send_to_sleep(&awake);
                if !sends && begun.elapsed() >= ROOM_WITHIN {
                    return Err(Unasked::TooMany);
                }
            }
            drop(tokio::time::timeout(ROOM_WITHIN / 4, slept).await);
            if begun.elapsed() >= 4 * ROOM_WITHIN {
                return Err(Unasked::TooMany);
            }
        }
    }

    fn set_going(
        self: &Arc<Hall>,
        whose: &Household,
        table: &TableId,
        opening: String,
        awake: &mut HashMap<TableId, Bed>,
    ) -> mpsc::Sender<Box<Ask>> {
        let (queue, asks) = mpsc::channel(QUEUE);
        let (unused, own) = (Arc::<Unused>::default(), queue.clone());
        let bed = Bed {
            queue: queue.clone(),
            unused: Arc::clone(&unused),
        };
        awake.insert(table.clone(), bed);
        let (hall, table) = (Arc::clone(self), table.clone());
        let whose = whose.clone();
        tokio::spawn(async move { hall.run(whose, table, opening, own, unused, asks).await });
        queue
    }

    async fn run(
        self: Arc<Hall>,
        whose: Household,
        table: TableId,
        opening: String,
        own: mpsc::Sender<Box<Ask>>,
        unused: Arc<Unused>,
        asks: mpsc::Receiver<Box<Ask>>,
    ) {
        let _awake = Awake::new(&self, &table, &own);
        let begun = self.begin(whose, &table, opening, own.clone(), unused);
        match begun.await {
            Ok(task) => task.run(asks, self.closing.subscribe()).await,
            Err(Unwoken(why)) => self.unwoken(&table, &why),
        }
    }

    fn unwoken(&self, table: &TableId, why: &str) {
        self.metrics.unwoken.add();
        tracing::error!(table = table.short(), why, "a table did not wake");
    }

    async fn begin(
        self: &Arc<Hall>,
        whose: Household,
        table: &TableId,
        opening: String,
        own: mpsc::Sender<Box<Ask>>,
        unused: Arc<Unused>,
    ) -> Result<Task, Unwoken> {
        let epoch = self.store.claim(table.clone()).await?;
        let epoch = epoch.ok_or_else(|| Unwoken("it is not in the store".to_owned()))?;
        let log = self.store.log(table.clone()).await;
        let log = log.inspect_err(|error| self.stop_if_damaged(table, error))?;
        let host = self
            .fold(whose, opening, log)
            .await
            .inspect_err(|_| self.stop(table))?;
        Task::new(Arc::clone(self), table.clone(), epoch, host, own, unused)
            .map_err(|error| Unwoken(error.to_string()))
    }

    /// Makes a table from its log, on another thread. Households take turns.
    async fn fold(
        self: &Arc<Hall>,
        whose: Household,
        opening: String,
        log: Vec<String>,
    ) -> Result<Box<dyn Host>, Unwoken> {
        let turn = self.wakers.sit(whose).await;
        let _turn = turn.ok_or_else(|| Unwoken("nobody can wake it".to_owned()))?;
        let hall = Arc::clone(self);
        let fold = move || Opening::table(&opening, &log, &hall.packs, hall.signer.clone());
        let folded = tokio::task::spawn_blocking(fold).await;
        let folded = folded.map_err(|error| Unwoken(error.to_string()))?;
        folded.map_err(Unwoken)
    }

    /// Makes the record of a match that goes on, on another thread. Those who are told the past
    /// keep nobody waiting who goes down.
    pub(crate) async fn save(&self, whose: Household, saving: Making) -> Option<String> {
        let _turn = self.wakers.sit(whose).await?;
        tokio::task::spawn_blocking(saving).await.ok()
    }

    /// Whether a table could not be opened a moment ago.
    pub(crate) fn is_stopped(&self, table: &TableId) -> bool {
        let mut stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        stopped.retain(|_, since| since.elapsed() < STOPPED_FOR);
        stopped.contains_key(table)
    }

    fn stop(&self, table: &TableId) {
        let mut stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        stopped.insert(table.clone(), Instant::now());
    }

    fn stop_if_damaged(&self, table: &TableId, error: &StoreError) {
        if matches!(error, StoreError::Damaged(_)) {
            self.stop(table);
        }
    }

    /// Takes a table off the list, unless it was woken again since.
    pub(crate) fn forget(&self, table: &TableId, queue: &mpsc::Sender<Box<Ask>>) {
        let mut awake = self.awake();
        if awake
            .get(table)
            .is_some_and(|bed| bed.queue.same_channel(queue))
        {
            awake.remove(table);
            self.slept.notify_waiters();
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

    /// Deletes tables that have expired, now and then, until the server goes down.
    pub(crate) async fn expire(&self) {
        let (mut closing, every) = (self.closing(), Duration::from_secs(60 * 60));
        let Some(after) = self.config.times.expire_after else {
            return;
        };
        while !*closing.borrow() {
            let pruned = self.store.prune(ago(after), EXPIRE_AT_ONCE).await;
            match pruned {
                Ok(tables) if tables > 0 => {
                    self.metrics.expired.add_many(tables);
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                _ => drop(tokio::time::timeout(every, crate::task::closed(&mut closing)).await),
            }
        }
    }

    /// Whether the store can write. Whoever asks often is told what was found a moment ago.
    pub(crate) async fn health(self: &Arc<Hall>) -> Result<(), StoreError> {
        let mut probe = self.probe();
        let found = tokio::time::timeout(HEALTH_WITHIN, probe.wait_for(Option::is_some)).await;
        match found {
            Ok(Ok(found)) => found.as_ref().map_or(Ok(()), |(_, health)| health.clone()),
            _ => Err(StoreError::Busy),
        }
    }

    /// Finds out how the store does, one after the other: on a slow disk those who ask wait for
    /// the same answer, so that no more work waits for the disk.
    fn probe(self: &Arc<Hall>) -> watch::Receiver<Option<Health>> {
        let mut last = self.health.lock().unwrap_or_else(PoisonError::into_inner);
        let holds = |probe: &&watch::Receiver<Option<Health>>| match &*probe.borrow() {
            Some((at, _)) => at.elapsed() < HEALTH_HOLDS,
            None => probe.has_changed().is_ok(),
        };
        if let Some(probe) = last.as_ref().filter(holds) {
            return probe.clone();
        }
        let (found, probe) = watch::channel(None);
        let health = self.store.health();
        tokio::spawn(async move {
            let health = health.await;
            found.send_replace(Some((Instant::now(), health)));
        });
        *last = Some(probe.clone());
        probe
    }

    /// Becomes true when the server goes down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, Bed>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends the table to sleep that nobody has been at for longest; whether there is one.
fn send_to_sleep(awake: &HashMap<TableId, Bed>) -> bool {
    let unused = awake
        .values()
        .filter_map(|bed| Some((bed.unused.since()?, bed)));
    let Some((_, longest)) = unused.min_by_key(|(since, _)| *since) else {
        return false;
    };
    // The next who needs room sends another. A full queue means that somebody is there after all.
    longest.unused.note(None);
    drop(longest.queue.try_send(Box::new(Ask::Sleep)));
    true
}

/// Why a table did not wake.
struct Unwoken(String);

impl From<StoreError> for Unwoken {
    fn from(error: StoreError) -> Unwoken {
        Unwoken(error.to_string())
    }
}

/// A table that is awake: counted and found as long as this lives, even if its task panics.
struct Awake<'a> {
    hall: &'a Hall,
    table: &'a TableId,
    own: &'a mpsc::Sender<Box<Ask>>,
}

impl Awake<'_> {
    fn new<'a>(hall: &'a Hall, table: &'a TableId, own: &'a mpsc::Sender<Box<Ask>>) -> Awake<'a> {
        hall.metrics.tables_awake.up();
        Awake { hall, table, own }
    }
}

impl Drop for Awake<'_> {
    fn drop(&mut self) {
        self.hall.forget(self.table, self.own);
        self.hall.metrics.tables_awake.down();
        if std::thread::panicking() {
            self.hall.metrics.panics.add();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;

    /// L2: a task that panics is counted, and neither its table nor the server waits for it.
    #[tokio::test]
    async fn a_table_that_panics_is_awake_no_longer() {
        let store = Arc::new(MemoryStore::new());
        let hall = Hall::new(store, None, Config::default(), Packs::built_in());
        let (own, _asks) = mpsc::channel(1);
        let table = TableId::read("t0123456789abcdef").expect("an address");
        let (queue, unused) = (own.clone(), Arc::default());
        hall.awake().insert(table.clone(), Bed { queue, unused });
        let inside = Arc::clone(&hall);
        let task = tokio::spawn(async move {
            let _awake = Awake::new(&inside, &table, &own);
            panic!("on purpose");
        });
        assert!(task.await.is_err_and(|error| error.is_panic()));
        assert!(hall.awake().is_empty());
        let counts = hall.metrics.text(None, 0);
        for count in ["astragal_tables_awake 0\n", "astragal_panics_total 1\n"] {
            assert!(counts.contains(count), "{counts}");
        }
        let begun = Instant::now();
        hall.close(Duration::from_secs(60)).await;
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "it is waited for"
        );
    }

    /// Whoever has many tables woken or kept leaves a hand for others, where there are two.
    #[tokio::test]
    async fn one_household_does_not_keep_all_hands_busy() {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if cores == 1 {
            return;
        }
        let store = Arc::new(MemoryStore::new());
        let hall = Hall::new(store, None, Config::default(), Packs::built_in());
        let household = |last| Household::at(std::net::IpAddr::from([192, 0, 2, last]));
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..=cores {
            let (hall, gate) = (Arc::clone(&hall), Arc::clone(&gate));
            let making: Making = Box::new(move || {
                gate.lock().expect("nobody panics here").recv().ok();
                String::new()
            });
            tokio::spawn(async move { hall.save(household(1), making).await });
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let other = hall.save(household(2), Box::new(|| "kept".to_owned()));
        let other = tokio::time::timeout(Duration::from_secs(5), other).await;
        drop(open);
        assert_eq!(other.ok().flatten().as_deref(), Some("kept"));
    }
}
