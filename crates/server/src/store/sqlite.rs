//! Tables in one `SQLite` file. One thread writes, several jobs to a transaction; others read.

mod copy;
mod jobs;
mod logs;
mod schema;
mod watch;
mod writer;

use super::{
    Answer, Append, CLOSED, EventStore, Invite, KeptRecord, Known, ListedTable, Measures, NewTable,
    SeatKeys, StoreError,
};
use crate::ids::{KeyHash, TableId, WatchId};
pub use copy::{Copied, check, copy};
use jobs::Job;
use kernel::Seat;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use watch::Watch;

/// How many jobs may wait for the writer; who comes later waits at the door.
const QUEUE: usize = 1_024;

/// How many may read at the same time, each with a connection and a thread; more would only take
/// memory, for what is read is short and in the memory of the system.
const READERS: usize = 4;

/// A store in a file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
    watch: Arc<Watch>,
}

/// What a file may be asked to bear. The defaults are for people, the rest is for tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SqliteOptions {
    /// The database may not grow beyond this many pages, as on a small disk.
    pub most_pages: Option<u32>,
    /// Nothing may be written, as on a medium that is write-protected.
    pub read_only: bool,
    /// Planted, so that a check of the store can be checked: it must find it.
    pub fault: Option<Fault>,
}

/// What a store can do wrong about its promise that what is answered is on disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// What was done is answered, and only then written.
    AnswersEarly,
    /// Nothing ever waits for the disk.
    NeverSyncs,
    /// A transaction does not wait for the disk; only moving it into the file does.
    SyncsSeldom,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    turns: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens a file, or makes it.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(path, SqliteOptions::default())
    }

    /// Opens a file under conditions.
    pub fn open_with(path: &Path, options: SqliteOptions) -> Result<SqliteStore, StoreError> {
        let connection = schema::open_for_writing(path, options)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = std::thread::Builder::new().name("store-writer".to_owned());
        let watch = Arc::new(Watch::new(path));
        let eye = Arc::clone(&watch);
        let early = options.fault == Some(Fault::AnswersEarly);
        let begun = writer.spawn(move || writer::run(connection, queue, &eye, early));
        begun.map_err(|error| StoreError::Broken(error.to_string()))?;
        let readers = Readers {
            path: path.to_owned(),
            turns: Semaphore::new(READERS),
            idle: Mutex::new(Vec::new()),
        };
        Ok(SqliteStore {
            jobs,
            readers: Arc::new(readers),
            watch,
        })
    }

    /// Closes the store: what is asked later is answered that it is closed. One file is left, which
    /// can be copied or carried away alone; whatever fails here loses nothing.
    pub fn finish(&self) -> Answer<()> {
        let (store, finished) = (self.clone(), self.write(Job::Finish));
        Box::pin(async move {
            finished.await?;
            // Who writes has then closed the file.
            store.jobs.closed().await;
            store.readers.idle().clear();
            store.tidy().await
        })
    }

    /// Moves everything into the one file. Whatever fails here loses nothing.
    pub fn tidy(&self) -> Answer<()> {
        let path = self.readers.path.clone();
        Box::pin(async move {
            let tidied = tokio::task::spawn_blocking(move || {
                let connection = schema::open_for_tidying(&path)?;
                let moved = "PRAGMA wal_checkpoint(TRUNCATE)";
                let moved = connection.query_row(moved, (), |_| Ok(()));
                moved.map_err(|error| told(&error))
            });
            tidied
                .await
                .unwrap_or_else(|error| Err(StoreError::Broken(error.to_string())))
        })
    }

    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let (jobs, job) = (self.jobs.clone(), job(reply));
        Box::pin(async move {
            jobs.send(job).await.map_err(|_| StoreError::Closed)?;
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn read<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<T> {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            let lent = Arc::clone(&readers);
            let turn = readers.turns.acquire().await;
            let _turn = turn.map_err(|_| StoreError::Closed)?;
            let read = tokio::task::spawn_blocking(move || lent.lend(run));
            read.await
                .unwrap_or_else(|error| Err(StoreError::Broken(error.to_string())))
        })
    }
}

impl Readers {
    fn lend<T>(
        &self,
        run: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => schema::open_for_reading(&self.path)?,
        };
        let result = run(&connection).map_err(|error| told(&error));
        self.idle().push(connection);
        result
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl EventStore for SqliteStore {
    fn open(&self, table: NewTable) -> Answer<()> {
        self.write(|reply| Job::Open(Box::new(table), reply))
    }

    fn claim(&self, table: TableId) -> Answer<Option<u64>> {
        self.write(|reply| Job::Claim(table, reply))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.write(|reply| Job::Append(append, reply))
    }

    fn close(&self, table: TableId) -> Answer<()> {
        self.write(|reply| Job::Close(table, reply))
    }

    fn invite(&self, invite: Invite) -> Answer<bool> {
        self.write(|reply| Job::Invite(invite, reply))
    }

    fn prune(&self, before: u64, most: u32) -> Answer<u64> {
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        self.write(|reply| Job::Prune(before, most, reply))
    }

    fn health(&self) -> Answer<()> {
        self.write(Job::Probe)
    }

    fn measures(&self) -> Answer<Measures> {
        let (watch, jobs) = (Arc::clone(&self.watch), self.jobs.clone());
        self.read(move |connection| {
            let count = "SELECT count(*) FROM heads";
            let tables = connection.query_row(count, (), |row| row.get::<_, i64>(0))?;
            let waiting = jobs.max_capacity() - jobs.capacity();
            Ok(watch.measures(tables.cast_unsigned(), waiting as u64))
        })
    }

    fn epoch(&self, table: TableId) -> Answer<Option<u64>> {
        self.read(move |connection| {
            let mut found = connection.prepare_cached("SELECT epoch FROM tables WHERE id = ?")?;
            let epoch = found.query_row([table.as_str()], |row| row.get::<_, i64>(0));
            Ok(epoch.optional()?.map(i64::cast_unsigned))
        })
    }

    fn log(&self, table: TableId) -> Answer<Vec<String>> {
        let read = self.read(move |connection| logs::read(connection, table.as_str()));
        Box::pin(async move { read.await?.map_err(StoreError::Damaged) })
    }

    fn known(&self, table: TableId) -> Answer<Option<Known>> {
        self.read(move |connection| {
            let sql = "SELECT watch, opening, coalesce(body = ?2, 0) FROM tables \
                       LEFT JOIN heads USING (num) \
                       LEFT JOIN entries ON entries.num = tables.num AND seq = heads.entries \
                       WHERE id = ?1";
            let mut found = connection.prepare_cached(sql)?;
            let row = found.query_row((table.as_str(), CLOSED), |row| {
                let (watch, opening) = (row.get::<_, String>(0)?, row.get(1)?);
                let closed = row.get(2)?;
                Ok(WatchId::read(&watch).map(|watch| Known {
                    watch,
                    opening,
                    closed,
                }))
            });
            Ok(row.optional()?.flatten())
        })
    }

    fn watched(&self, watch: WatchId) -> Answer<Option<TableId>> {
        self.read(move |connection| {
            let mut found = connection.prepare_cached("SELECT id FROM tables WHERE watch = ?")?;
            let row = found.query_row([watch.as_str()], |row| row.get::<_, String>(0));
            Ok(row.optional()?.and_then(|id| TableId::read(&id)))
        })
    }

    fn seat_keys(&self, table: TableId) -> Answer<Vec<SeatKeys>> {
        self.read(move |connection| {
            let mut keys = connection.prepare_cached(
                "SELECT seat, invite, holder FROM seats JOIN tables USING (num) WHERE id = ? \
                 ORDER BY seat",
            )?;
            let rows = keys.query_map([table.as_str()], read_keys)?;
            let keys: rusqlite::Result<Vec<Option<SeatKeys>>> = rows.collect();
            Ok(keys?.into_iter().flatten().collect())
        })
    }

    fn holds_a_seat(&self, key: KeyHash) -> Answer<bool> {
        self.read(move |connection| {
            let mut found = connection.prepare_cached("SELECT 1 FROM seats WHERE holder = ?")?;
            found.exists([key.bytes().as_slice()])
        })
    }

    fn secret(&self) -> Answer<Option<String>> {
        self.read(|connection| {
            let sql = "SELECT value FROM secrets WHERE name = 'signer'";
            connection.query_row(sql, (), |row| row.get(0)).optional()
        })
    }

    fn keep_secret(&self, fresh: String) -> Answer<String> {
        self.write(|reply| Job::KeepSecret(fresh, reply))
    }

    fn keep_record(&self, table: TableId, epoch: u64, record: KeptRecord) -> Answer<()> {
        self.write(|reply| Job::KeepRecord(table, epoch, record, reply))
    }

    fn recorded(&self, table: TableId) -> Answer<u32> {
        self.read(move |connection| {
            let sql = "SELECT round FROM records JOIN tables USING (num) \
                       WHERE id = ? AND is_over ORDER BY round DESC LIMIT 1";
            let mut newest = connection.prepare_cached(sql)?;
            let round = newest.query_row([table.as_str()], |row| row.get(0));
            Ok(round.optional()?.unwrap_or(0))
        })
    }

    fn record(&self, table: TableId) -> Answer<Option<KeptRecord>> {
        self.read(move |connection| {
            let sql = "SELECT round, is_over, body FROM records JOIN tables USING (num) \
                       WHERE id = ? ORDER BY round DESC LIMIT 1";
            let mut newest = connection.prepare_cached(sql)?;
            let row = newest.query_row([table.as_str()], |row| {
                Ok(KeptRecord {
                    round: row.get(0)?,
                    over: row.get(1)?,
                    text: row.get(2)?,
                })
            });
            row.optional()
        })
    }

    fn list(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<ListedTable>> {
        self.read(move |connection| {
            let mut tables = connection.prepare_cached(
                "SELECT id, entries, created, touched FROM tables JOIN heads USING (num) \
                 WHERE id > ? ORDER BY id LIMIT ?",
            )?;
            let after = after.as_ref().map_or("", TableId::as_str);
            let rows = tables.query_map((after, limit), |row| {
                let number = |column| row.get::<_, i64>(column).map(i64::cast_unsigned);
                let (entries, created, touched) = (number(1)?, number(2)?, number(3)?);
                Ok(
                    TableId::read(&row.get::<_, String>(0)?).map(|id| ListedTable {
                        id,
                        entries,
                        created,
                        touched,
                    }),
                )
            })?;
            let tables: rusqlite::Result<Vec<Option<ListedTable>>> = rows.collect();
            Ok(tables?.into_iter().flatten().collect())
        })
    }
}

fn read_keys(row: &Row<'_>) -> rusqlite::Result<Option<SeatKeys>> {
    let hash = |bytes: Option<Vec<u8>>| bytes.as_deref().and_then(KeyHash::from_bytes);
    let (invite, holder) = (hash(row.get(1)?), hash(row.get(2)?));
    Ok(Seat::new(row.get(0)?).map(|seat| SeatKeys {
        seat,
        invite,
        holder,
    }))
}

/// What a fault of the database means to us.
fn told(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        _ => StoreError::Broken(error.to_string()),
    }
}
