//! What the writer does inside a transaction, one job after the other.

use crate::ids::{KeyHash, TableId};
use crate::store::{Append, KeyChange, NewTable, StoreError};
use kernel::Seat;
use rusqlite::{Connection, ErrorCode, OptionalExtension};
use tokio::sync::oneshot;

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write, and who waits for it.
#[derive(Debug)]
pub(super) enum Job {
    Open(Box<NewTable>, Reply<()>),
    Claim(TableId, Reply<Option<u64>>),
    Append(Append, Reply<()>),
    Invite(TableId, Seat, KeyHash, Reply<bool>),
}

/// A job that was done inside a transaction and can be answered once it is on disk.
pub(super) struct Done(Box<dyn FnOnce(Result<(), StoreError>) + Send>);

impl Job {
    /// Does the job. A fault of the database ends the whole transaction; a refusal is only this
    /// job's own, and has changed nothing.
    pub(super) fn run(self, connection: &Connection) -> (Done, rusqlite::Result<()>) {
        match self {
            Job::Open(table, reply) => settle(reply, open(connection, &table)),
            Job::Claim(table, reply) => settle(reply, claim(connection, &table).map(Ok)),
            Job::Append(entry, reply) => settle(reply, append(connection, &entry)),
            Job::Invite(table, seat, key, reply) => {
                settle(reply, invite(connection, &table, seat, key).map(Ok))
            }
        }
    }

    /// Answers a job that was never begun.
    pub(super) fn fail(self, error: StoreError) {
        // Who does not wait any more does not want to know.
        match self {
            Job::Open(_, reply) | Job::Append(_, reply) => drop(reply.send(Err(error))),
            Job::Claim(_, reply) => drop(reply.send(Err(error))),
            Job::Invite(.., reply) => drop(reply.send(Err(error))),
        }
    }
}

impl Done {
    pub(super) fn answer(self, committed: Result<(), StoreError>) {
        (self.0)(committed);
    }
}

fn settle<T: Send + 'static>(
    reply: Reply<T>,
    result: rusqlite::Result<Result<T, StoreError>>,
) -> (Done, rusqlite::Result<()>) {
    let (outcome, fault) = match result {
        Ok(outcome) => (Some(outcome), Ok(())),
        Err(fault) => (None, Err(fault)),
    };
    let answer = move |committed: Result<(), StoreError>| {
        let outcome = match (committed, outcome) {
            (Err(error), _) => Err(error),
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(StoreError::Closed),
        };
        drop(reply.send(outcome));
    };
    (Done(Box::new(answer)), fault)
}

fn open(connection: &Connection, table: &NewTable) -> rusqlite::Result<Result<(), StoreError>> {
    let sql = "INSERT INTO tables (id, watch, opening) VALUES (?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    let row = (table.id.as_str(), table.watch.as_str(), &table.opening);
    match insert.execute(row) {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            return Ok(Err(StoreError::Taken));
        }
        result => result?,
    };
    let num = connection.last_insert_rowid();
    for (body, seq) in table.log.iter().zip(1..) {
        insert_entry(connection, num, seq, body)?;
    }
    let sql = "INSERT INTO seats (num, seat, invite) VALUES (?, ?, ?)";
    let mut invite = connection.prepare_cached(sql)?;
    for (seat, key) in &table.invites {
        invite.execute((num, seat.index() as i64, key.bytes().as_slice()))?;
    }
    for (seat, key) in &table.holders {
        seat_holder(connection, num, *seat, *key)?;
    }
    Ok(Ok(()))
}

fn claim(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<u64>> {
    let sql = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch";
    let mut update = connection.prepare_cached(sql)?;
    let epoch = update.query_row([table.as_str()], |row| row.get::<_, i64>(0));
    Ok(epoch.optional()?.map(i64::cast_unsigned))
}

fn append(connection: &Connection, append: &Append) -> rusqlite::Result<Result<(), StoreError>> {
    let sql = "SELECT num, epoch, (SELECT coalesce(max(seq), 0) + 1 FROM entries \
               WHERE entries.num = tables.num) FROM tables WHERE id = ?";
    let mut fence = connection.prepare_cached(sql)?;
    let row = fence.query_row([append.table.as_str()], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get(2)?))
    });
    let wanted: (i64, i64) = (append.epoch.cast_signed(), append.seq.cast_signed());
    let Some((num, epoch, next)) = row.optional()? else {
        return Ok(Err(StoreError::Fenced));
    };
    if (epoch, next) != wanted {
        return Ok(Err(StoreError::Fenced));
    }
    insert_entry(connection, num, next, &append.body)?;
    match append.keys {
        None => {}
        Some(KeyChange::Sits(seat, key)) => seat_holder(connection, num, seat, key)?,
        Some(KeyChange::Leaves(seat)) => empty_seat(connection, num, seat)?,
    }
    Ok(Ok(()))
}

fn insert_entry(connection: &Connection, num: i64, seq: i64, body: &str) -> rusqlite::Result<()> {
    let sql = "INSERT INTO entries (num, seq, body) VALUES (?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute((num, seq, body)).map(|_| ())
}

fn seat_holder(
    connection: &Connection,
    num: i64,
    seat: Seat,
    key: KeyHash,
) -> rusqlite::Result<()> {
    let sql = "INSERT OR REPLACE INTO seats (num, seat, invite, holder) VALUES (?, ?, NULL, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    let row = (num, seat.index() as i64, key.bytes().as_slice());
    insert.execute(row).map(|_| ())
}

fn empty_seat(connection: &Connection, num: i64, seat: Seat) -> rusqlite::Result<()> {
    let sql = "DELETE FROM seats WHERE num = ? AND seat = ?";
    let mut delete = connection.prepare_cached(sql)?;
    delete.execute((num, seat.index() as i64)).map(|_| ())
}

fn invite(
    connection: &Connection,
    table: &TableId,
    seat: Seat,
    key: KeyHash,
) -> rusqlite::Result<bool> {
    let sql = "INSERT INTO seats (num, seat, invite) SELECT num, ?, ? FROM tables WHERE id = ? \
               ON CONFLICT (num, seat) DO UPDATE SET invite = excluded.invite \
               WHERE holder IS NULL";
    let mut insert = connection.prepare_cached(sql)?;
    let row = (seat.index() as i64, key.bytes().as_slice(), table.as_str());
    Ok(insert.execute(row)? > 0)
}
