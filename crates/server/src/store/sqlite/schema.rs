//! The file: how it is opened and what it holds.

use super::{SqliteOptions, told};
use crate::store::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// The version of what is below. A file of a later version is not touched.
const VERSION: i64 = 1;

/// Tables carry a number so that the many entries need not repeat a long id.
const TABLES: &str = "
    CREATE TABLE tables (
        num     INTEGER PRIMARY KEY,
        id      TEXT NOT NULL UNIQUE,
        watch   TEXT NOT NULL UNIQUE,
        opening TEXT NOT NULL,
        epoch   INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE entries (
        num  INTEGER NOT NULL REFERENCES tables (num),
        seq  INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (num, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        num    INTEGER NOT NULL REFERENCES tables (num),
        seat   INTEGER NOT NULL,
        invite BLOB,
        holder BLOB,
        PRIMARY KEY (num, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;
";

/// Negative: in kilobytes. The system keeps the file in memory too; once is enough.
const READ_CACHE: i32 = -256;

/// How long to wait for another process before giving up.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn open_for_writing(
    path: &Path,
    options: SqliteOptions,
) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(|error| told(&error))?;
    prepare(&connection, options).map_err(|error| told(&error))?;
    let version = version(&connection).map_err(|error| told(&error))?;
    if version > VERSION {
        let what = format!("the file is of version {version}, this program knows {VERSION}");
        return Err(StoreError::Broken(what));
    }
    Ok(connection)
}

pub(super) fn open_for_reading(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "cache_size", READ_CACHE)?;
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| told(&error))
}

/// A connection that may move what was written into the one file.
pub(super) fn open_for_tidying(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| told(&error))
}

/// `synchronous=FULL` makes a commit wait for the disk: an acknowledgement means that it is there.
fn prepare(connection: &Connection, options: SqliteOptions) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if version(connection)? == 0 {
        let transaction = connection.unchecked_transaction()?;
        transaction.execute_batch(TABLES)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
        transaction.commit()?;
    }
    if let Some(pages) = options.most_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    connection.pragma_update(None, "query_only", options.read_only)
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
