//! Where tables are kept: openings, logs and the hashes of seat keys.
//!
//! A table's log has one writer at a time. Whoever wakes a table *claims* it and gets an epoch; an
//! append carries that epoch and the number of its entry, and is turned away if another has claimed
//! the table since or the number is not the next. So no entry is ever lost, doubled or mixed in,
//! whatever dies when.

pub(crate) mod chain;
mod memory;
mod sqlite;

pub use memory::MemoryStore;
pub use sqlite::{Copied, Fault, SqliteOptions, SqliteStore, check, copy};

use crate::ids::{KeyHash, TableId, WatchId};
use kernel::Seat;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime};

/// An answer that comes later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A table to be opened. All of it is written at once, or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its address.
    pub id: TableId,
    /// Where people watch it.
    pub watch: WatchId,
    /// What it was opened with, as JSON.
    pub opening: String,
    /// Keys that let someone sit down.
    pub invites: Vec<(Seat, KeyHash)>,
    /// Keys of those who sit already.
    pub holders: Vec<(Seat, KeyHash)>,
    /// The first entries of its log.
    pub log: Vec<String>,
}

/// One more entry for a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// From the claim.
    pub epoch: u64,
    /// The number of the entry, from 1.
    pub seq: u64,
    /// The entry, as JSON.
    pub body: String,
    /// What it does to the keys of a seat.
    pub keys: Option<KeyChange>,
}

/// What an entry does to the keys of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyChange {
    /// Somebody sits down: the key replaces the seat's invitation.
    Sits(Seat, KeyHash),
    /// Somebody leaves: no key opens the seat until a new invitation is made.
    Leaves(Seat),
}

/// What is known of a table without waking it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Where people watch it.
    pub watch: WatchId,
    /// What it was opened with, as JSON.
    pub opening: String,
    /// Whether it was closed for good.
    pub closed: bool,
}

/// The last entry of a log to which nothing is added any more. A program that does not know it
/// cannot read it either, and stops the table: so it holds whoever opens the file later.
pub(crate) const CLOSED: &str = r#"{"entry":"closed"}"#;

/// The keys of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatKeys {
    /// Which seat.
    pub seat: Seat,
    /// The key that lets someone sit down.
    pub invite: Option<KeyHash>,
    /// The key of the one who sits there.
    pub holder: Option<KeyHash>,
}

/// The record of a match, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRecord {
    /// Which match it is at its table, from 1.
    pub round: u32,
    /// Whether the match is over. The record of one that is not holds the seed of dice to come.
    pub over: bool,
    /// The record.
    pub text: String,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTable {
    /// Its address.
    pub id: TableId,
    /// How many entries its log has.
    pub entries: u64,
    /// When it was opened, in seconds since 1970.
    pub created: u64,
    /// When it was last woken or played at.
    pub touched: u64,
}

/// An invitation to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invite {
    /// Which table.
    pub table: TableId,
    /// From the claim.
    pub epoch: u64,
    /// Which seat.
    pub seat: Seat,
    /// What opens it.
    pub key: KeyHash,
}

/// How the store does, for whoever runs the server.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Measures {
    /// Tables in all, awake or not.
    pub tables: u64,
    /// Jobs that wait to be written.
    pub waiting: u64,
    /// How long the file is.
    pub file_bytes: u64,
    /// How long what is beside it is.
    pub wal_bytes: u64,
    /// Transactions that are on disk.
    pub commits: u64,
    /// What was done in them.
    pub jobs: u64,
    /// Transactions that failed.
    pub faults: u64,
    /// How long those on disk took together.
    pub commit_micros: u64,
    /// How long the slowest took.
    pub slowest_micros: u64,
}

/// Keeps tables. Whatever is answered `Ok` to a write is on disk.
pub trait EventStore: Send + Sync + 'static {
    /// Opens a table.
    fn open(&self, table: NewTable) -> Answer<()>;

    /// Makes the caller the one writer of a table: a new epoch, or `None` for no such table.
    fn claim(&self, table: TableId) -> Answer<Option<u64>>;

    /// Appends an entry.
    fn append(&self, append: Append) -> Answer<()>;

    /// Closes a table for good, whoever has claimed it: nobody plays on there, by whatever rules.
    fn close(&self, table: TableId) -> Answer<()>;

    /// Makes an invitation to a seat that nobody holds, in place of an earlier one; whether it
    /// could be made.
    fn invite(&self, invite: Invite) -> Answer<bool>;

    /// Deletes so many tables at most that were last used before this moment, in seconds since
    /// 1970; how many.
    fn prune(&self, before: u64, most: u32) -> Answer<u64>;

    /// Whether something could be written now: tried, not guessed.
    fn health(&self) -> Answer<()>;

    /// How the store does.
    fn measures(&self) -> Answer<Measures>;

    /// Who may write to a table now.
    fn epoch(&self, table: TableId) -> Answer<Option<u64>>;

    /// The whole log of a table, every entry as it was written.
    fn log(&self, table: TableId) -> Answer<Vec<String>>;

    /// What is known of a table.
    fn known(&self, table: TableId) -> Answer<Option<Known>>;

    /// The table watched at this address.
    fn watched(&self, watch: WatchId) -> Answer<Option<TableId>>;

    /// The keys of a table's seats.
    fn seat_keys(&self, table: TableId) -> Answer<Vec<SeatKeys>>;

    /// Whether a key holds a seat anywhere.
    fn holds_a_seat(&self, key: KeyHash) -> Answer<bool>;

    /// The secret that the store keeps for its server, if it has one.
    fn secret(&self) -> Answer<Option<String>>;

    /// Keeps a secret for the server unless there is one already; the one that is kept.
    fn keep_secret(&self, fresh: String) -> Answer<String>;

    /// Keeps the record of a match, as a text that needs no rules to be read, for who has claimed
    /// the table. That of a match that is over stays.
    fn keep_record(&self, table: TableId, epoch: u64, record: KeptRecord) -> Answer<()>;

    /// The newest match of a table whose record is kept and over; 0 for none.
    fn recorded(&self, table: TableId) -> Answer<u32>;

    /// The record of the newest match of a table of which one was kept.
    fn record(&self, table: TableId) -> Answer<Option<KeptRecord>>;

    /// Tables in the order of their ids, after one of them.
    fn list(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<ListedTable>>;
}

/// The moment so long ago, in seconds since 1970.
pub fn ago(time: Duration) -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.unwrap_or_default().saturating_sub(time).as_secs()
}

/// Why the store could not do it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreError {
    /// Another host has claimed the table, or the number is not the next.
    Fenced,
    /// An id is taken.
    Taken,
    /// The disk is full.
    Full,
    /// The database can be read but not written.
    ReadOnly,
    /// Another process holds the database for too long.
    Busy,
    /// The log of a table was damaged: what was found.
    Damaged(String),
    /// The file of the database was taken away while it was in use.
    Gone,
    /// The store has been closed.
    Closed,
    /// Anything else. It is not known whether the entry is on disk.
    Broken(String),
}

impl StoreError {
    /// Whether it is certain that nothing was written. If not, the log must be read again.
    pub const fn is_certain(&self) -> bool {
        !matches!(self, StoreError::Broken(_) | StoreError::Closed)
    }

    /// The key of the sentence that tells a person.
    pub const fn key(&self) -> &'static str {
        match self {
            StoreError::Full => "refused-store-full",
            StoreError::ReadOnly | StoreError::Gone => "refused-store-read-only",
            StoreError::Damaged(_) => "refused-table-stopped",
            _ => "refused-store-unavailable",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Fenced => f.write_str("another host has taken the table over"),
            StoreError::Taken => f.write_str("the id is taken"),
            StoreError::Full => f.write_str("the disk with the database is full"),
            StoreError::ReadOnly => f.write_str("the database cannot be written"),
            StoreError::Busy => f.write_str("another process holds the database"),
            StoreError::Damaged(what) => write!(f, "the log of a table is damaged: {what}"),
            StoreError::Gone => f.write_str("the file of the database is gone"),
            StoreError::Closed => f.write_str("the store has been closed"),
            StoreError::Broken(what) => write!(f, "the database failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
