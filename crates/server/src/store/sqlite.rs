//! Tables in one `SQLite` file. One thread writes, several jobs to a transaction; others read.

mod jobs;
mod keeper;
mod schema;
mod writer;

use super::{Answer, Append, EventStore, Known, ListedTable, NewTable, SeatKeys, StoreError};
use crate::ids::{KeyHash, TableId, WatchId};
use jobs::Job;
use keeper::Nudge;
use kernel::Seat;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many jobs may wait for the writer; who comes later waits at the door.
const QUEUE: usize = 1_024;

/// How many reading connections are kept open.
const READERS: usize = 4;

/// A store in a file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
}

/// What a file may be asked to bear. The defaults are for people, the rest is for tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SqliteOptions {
    /// The database may not grow beyond this many pages, as on a small disk.
    pub most_pages: Option<u32>,
    /// Nothing may be written, as on a medium that is write-protected.
    pub read_only: bool,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
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
        let (nudge, bell) = Nudge::new();
        let second = schema::open_for_keeping(path)?;
        thread("store-keeper", move || keeper::run(&second, &bell))?;
        thread("store-writer", move || {
            writer::run(connection, queue, &nudge);
        })?;
        let readers = Readers {
            path: path.to_owned(),
            idle: Mutex::new(Vec::new()),
        };
        Ok(SqliteStore {
            jobs,
            readers: Arc::new(readers),
        })
    }

    /// Moves everything into the one file, so that it can be copied or carried away alone. For the
    /// end, when nobody writes any more; whatever fails here loses nothing.
    pub fn tidy(&self) -> Answer<()> {
        let path = self.readers.path.clone();
        Box::pin(async move {
            let tidied = tokio::task::spawn_blocking(move || {
                let connection = schema::open_for_keeping(&path)?;
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
            let read = tokio::task::spawn_blocking(move || readers.lend(run));
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
        let mut idle = self.idle();
        if idle.len() < READERS {
            idle.push(connection);
        }
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

    fn invite(&self, table: TableId, seat: Seat, key: KeyHash) -> Answer<bool> {
        self.write(|reply| Job::Invite(table, seat, key, reply))
    }

    fn log(&self, table: TableId) -> Answer<Vec<String>> {
        self.read(move |connection| {
            let mut bodies = connection.prepare_cached(
                "SELECT body FROM entries JOIN tables USING (num) WHERE id = ? ORDER BY seq",
            )?;
            let rows = bodies.query_map([table.as_str()], |row| row.get(0))?;
            rows.collect()
        })
    }

    fn known(&self, table: TableId) -> Answer<Option<Known>> {
        self.read(move |connection| {
            let sql = "SELECT watch, opening FROM tables WHERE id = ?";
            let mut found = connection.prepare_cached(sql)?;
            let row = found.query_row([table.as_str()], |row| {
                let (watch, opening) = (row.get::<_, String>(0)?, row.get(1)?);
                Ok(WatchId::read(&watch).map(|watch| Known { watch, opening }))
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

    fn list(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<ListedTable>> {
        self.read(move |connection| {
            let mut tables = connection.prepare_cached(
                "SELECT id, (SELECT count(*) FROM entries WHERE entries.num = tables.num) \
                 FROM tables WHERE id > ? ORDER BY id LIMIT ?",
            )?;
            let after = after.as_ref().map_or("", TableId::as_str);
            let rows = tables.query_map((after, limit), |row| {
                let (id, entries): (String, i64) = (row.get(0)?, row.get(1)?);
                let entries = entries.cast_unsigned();
                Ok(TableId::read(&id).map(|id| ListedTable { id, entries }))
            })?;
            let tables: rusqlite::Result<Vec<Option<ListedTable>>> = rows.collect();
            Ok(tables?.into_iter().flatten().collect())
        })
    }
}

fn thread(name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let begun = std::thread::Builder::new().name(name.to_owned()).spawn(run);
    begun
        .map(|_| ())
        .map_err(|error| StoreError::Broken(error.to_string()))
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
