//! Where tables are kept: openings, logs and the hashes of seat keys.
//!
//! A table's log has one writer at a time. Whoever wakes a table *claims* it and gets an epoch; an
//! append carries that epoch and the number of its entry, and is turned away if another has claimed
//! the table since or the number is not the next. So no entry is ever lost, doubled or mixed in,
//! whatever dies when.

mod memory;
mod sqlite;

pub use memory::MemoryStore;
pub use sqlite::{SqliteOptions, SqliteStore};

use crate::ids::{KeyHash, TableId, WatchId};
use kernel::Seat;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

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
}

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

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTable {
    /// Its address.
    pub id: TableId,
    /// How many entries its log has.
    pub entries: u64,
}

/// Keeps tables. Whatever is answered `Ok` to a write is on disk.
pub trait EventStore: Send + Sync + 'static {
    /// Opens a table.
    fn open(&self, table: NewTable) -> Answer<()>;

    /// Makes the caller the one writer of a table: a new epoch, or `None` for no such table.
    fn claim(&self, table: TableId) -> Answer<Option<u64>>;

    /// Appends an entry.
    fn append(&self, append: Append) -> Answer<()>;

    /// Makes an invitation to a seat that nobody holds, in place of an earlier one; whether it
    /// could be made.
    fn invite(&self, table: TableId, seat: Seat, key: KeyHash) -> Answer<bool>;

    /// The whole log of a table.
    fn log(&self, table: TableId) -> Answer<Vec<String>>;

    /// What is known of a table.
    fn known(&self, table: TableId) -> Answer<Option<Known>>;

    /// The table watched at this address.
    fn watched(&self, watch: WatchId) -> Answer<Option<TableId>>;

    /// The keys of a table's seats.
    fn seat_keys(&self, table: TableId) -> Answer<Vec<SeatKeys>>;

    /// Whether a key holds a seat anywhere.
    fn holds_a_seat(&self, key: KeyHash) -> Answer<bool>;

    /// Tables in the order of their ids, after one of them.
    fn list(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<ListedTable>>;
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
            StoreError::ReadOnly => "refused-store-read-only",
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
            StoreError::Closed => f.write_str("the store has been closed"),
            StoreError::Broken(what) => write!(f, "the database failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
