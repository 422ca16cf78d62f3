//! The file: whose it is, how it is opened, and what it holds.

use super::{Fault, SqliteOptions, logs, told};
use crate::store::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Says in the head of the file that it is ours: `ASTR`.
const APPLICATION: i64 = 0x4153_5452;

/// What leads from each version of the file to the next. A file of a later version is not touched.
const STEPS: [fn(&Connection) -> rusqlite::Result<()>; 3] =
    [make_tables, keep_times_and_chains, keep_records];

/// The version of the file.
const VERSION: i64 = STEPS.len() as i64;

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

/// How long each log is, when its table was opened and when it was last used, in seconds since
/// 1970; and a place to try out whether there is room.
const HEADS: &str = "
    CREATE TABLE heads (
        num     INTEGER PRIMARY KEY REFERENCES tables (num),
        entries INTEGER NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE probe (room BLOB) STRICT;
    ALTER TABLE entries ADD COLUMN chain BLOB;
    INSERT INTO heads
        SELECT num, (SELECT count(*) FROM entries WHERE entries.num = tables.num),
               unixepoch(), unixepoch() FROM tables;
";

/// Records of matches as texts, so that they can be had when the rules have changed; and the key
/// with which the server signs how matches end.
const RECORDS: &str = "
    CREATE TABLE records (
        num   INTEGER NOT NULL REFERENCES tables (num),
        round INTEGER NOT NULL,
        is_over INTEGER NOT NULL,
        body  TEXT NOT NULL,
        PRIMARY KEY (num, round)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        name  TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// Negative: in kilobytes. The system keeps the file in memory too; once is enough.
const READ_CACHE: i32 = -256;

/// How long to wait for another process before giving up.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn open_for_writing(
    path: &Path,
    options: SqliteOptions,
) -> Result<Connection, StoreError> {
    // A file that is refused is not touched: it is looked at by who cannot write, and before it is
    // made private.
    if path
        .metadata()
        .is_ok_and(|meta| meta.is_file() && meta.len() > 0)
    {
        look_at(path)?;
    }
    let private = make_private(path).and_then(|()| make_private_beside(path));
    private.map_err(|error| StoreError::Broken(error.to_string()))?;
    let connection = Connection::open(path).map_err(|error| told(&error))?;
    is_ours(&connection)?;
    is_whole(&connection)?;
    prepare(&connection, options).map_err(|error| told(&error))?;
    Ok(connection)
}

/// Whether a file is ours, told by who changes nothing. Where the power went while somebody made
/// it, what was begun must first be taken back, and nobody can who only reads.
fn look_at(path: &Path) -> Result<(), StoreError> {
    match open_for_reading(path).and_then(|looks| is_ours(&looks)) {
        Err(StoreError::ReadOnly) => is_ours(&open_for_tidying(path)?),
        looked => looked,
    }
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

/// A connection to a file that is there, for whoever tidies or copies it.
pub(super) fn open_for_tidying(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // What is moved into the file is on disk before it is thrown away elsewhere.
        connection.pragma_update(None, "synchronous", "FULL")?;
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| told(&error))
}

/// Seeds of matches that are being played are in the file: nobody else reads it. What the database
/// puts beside it gets the same rights.
#[cfg(unix)]
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    use std::fs::{OpenOptions, Permissions, set_permissions};
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let mut options = OpenOptions::new();
    let file = options
        .read(true)
        .append(true)
        .create(true)
        .mode(0o600)
        .open(path);
    let meta = match file {
        Ok(file) => file.metadata()?,
        // What cannot be opened is told by the database, in its own words.
        Err(_) => return Ok(()),
    };
    if meta.is_file() && meta.permissions().mode() & 0o077 != 0 {
        set_permissions(path, Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// What a server that was killed has left beside its file: the newest entries.
fn make_private_beside(path: &Path) -> std::io::Result<()> {
    for end in ["-wal", "-shm"] {
        let mut beside = path.to_owned().into_os_string();
        beside.push(end);
        if Path::new(&beside).exists() {
            make_private(Path::new(&beside))?;
        }
    }
    Ok(())
}

/// Turns away a file of another program, and one of a later version, before anything is changed.
pub(super) fn is_ours(connection: &Connection) -> Result<(), StoreError> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let read = || {
        let sql = "SELECT count(*), total(name IN ('tables', 'entries', 'seats')) \
                   FROM sqlite_schema WHERE type = 'table'";
        let tables = connection.query_row(sql, (), |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, f64>(1)? as i64))
        })?;
        Ok((number("application_id")?, number("user_version")?, tables))
    };
    let (application, version, (tables, known)) =
        read().map_err(|error: rusqlite::Error| told(&error))?;
    match (application, version) {
        (APPLICATION, version) if version > VERSION => Err(StoreError::Broken(format!(
            "the file is of version {version}, this program knows {VERSION}"
        ))),
        // Our first version did not say whose it was.
        (APPLICATION, _) | (0, 1) if known == 3 => Ok(()),
        (0, 0) if tables == 0 => Ok(()),
        _ => Err(StoreError::Broken(
            "the file belongs to another program".to_owned(),
        )),
    }
}

/// Looks through the whole file for damage.
pub(super) fn is_whole(connection: &Connection) -> Result<(), StoreError> {
    let found = connection.query_row("PRAGMA quick_check(1)", (), |row| row.get::<_, String>(0));
    match found.map_err(|error| told(&error))?.as_str() {
        "ok" => Ok(()),
        what => Err(StoreError::Broken(format!("the file is damaged: {what}"))),
    }
}

/// `synchronous=FULL` makes a commit wait for the disk: an acknowledgement means that it is there.
fn prepare(connection: &Connection, options: SqliteOptions) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    let synchronous = match options.fault {
        Some(Fault::NeverSyncs) => "OFF",
        Some(Fault::SyncsSeldom) => "NORMAL",
        Some(Fault::AnswersEarly) | None => "FULL",
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if version(connection)? < VERSION {
        bring_up_to_date(connection)?;
    }
    if let Some(pages) = options.most_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    connection.pragma_update(None, "query_only", options.read_only)
}

/// Looks at a file as it will be once a server has opened it, and leaves it as it is.
pub(super) fn as_of_today<T>(
    connection: &Connection,
    look: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    if version(connection)? == VERSION {
        return look(connection);
    }
    let transaction = connection.unchecked_transaction()?;
    take_steps(&transaction)?;
    let looked = look(&transaction)?;
    transaction.rollback()?;
    Ok(looked)
}

fn take_steps(connection: &Connection) -> rusqlite::Result<()> {
    let done = usize::try_from(version(connection)?).unwrap_or(0);
    STEPS
        .iter()
        .skip(done)
        .try_for_each(|step| step(connection))
}

/// All steps that are missing, together or not at all.
fn bring_up_to_date(connection: &Connection) -> rusqlite::Result<()> {
    let transaction = connection.unchecked_transaction()?;
    take_steps(&transaction)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}

fn make_tables(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(TABLES)
}

fn keep_times_and_chains(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(HEADS)?;
    logs::chain_all(connection)
}

fn keep_records(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(RECORDS)
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is answered is on disk: every connection that writes waits for it, and no other
    /// can write.
    #[test]
    fn who_writes_waits_for_the_disk() {
        let name = format!("astragal-sync-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let number = |connection: &Connection, name: &str| {
            let value = connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
            value.unwrap()
        };
        let full = 2;
        for read_only in [false, true] {
            let options = SqliteOptions {
                read_only,
                ..SqliteOptions::default()
            };
            let writes = open_for_writing(&path, options).unwrap();
            assert_eq!(number(&writes, "synchronous"), full);
            let mode = writes.pragma_query_value(None, "journal_mode", |row| row.get(0));
            assert_eq!(mode, Ok("wal".to_owned()));
        }
        let tidies = open_for_tidying(&path).unwrap();
        assert_eq!(number(&tidies, "synchronous"), full);
        let reads = open_for_reading(&path).unwrap();
        let wrote = reads.execute("DELETE FROM probe", ());
        assert!(matches!(told(&wrote.unwrap_err()), StoreError::ReadOnly));
        drop((tidies, reads));
        for end in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{end}", path.display())));
        }
    }
}
