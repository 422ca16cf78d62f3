//! What the writer does inside a transaction, one job after the other.

use crate::ids::{KeyHash, TableId};
use crate::store::chain::Link;
use crate::store::{Append, CLOSED, Invite, KeptRecord, KeyChange, NewTable, StoreError};
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
    Close(TableId, Reply<()>),
    Invite(Invite, Reply<bool>),
    /// Deletes so many tables at most that were last used before a moment.
    Prune(i64, u32, Reply<u64>),
    /// Tries whether something can be written.
    Probe(Reply<()>),
    /// The last job: whoever writes stops writing.
    Finish(Reply<()>),
    KeepSecret(String, Reply<String>),
    KeepRecord(TableId, u64, KeptRecord, Reply<()>),
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
            Job::Close(table, reply) => settle(reply, close(connection, table)),
            Job::Invite(asked, reply) => settle(reply, invite(connection, &asked)),
            Job::Prune(before, most, reply) => {
                settle(reply, prune(connection, before, most).map(Ok))
            }
            Job::Probe(reply) => settle(reply, probe(connection).map(Ok)),
            Job::Finish(reply) => settle(reply, Ok(Ok(()))),
            Job::KeepSecret(fresh, reply) => settle(reply, keep_secret(connection, &fresh).map(Ok)),
            Job::KeepRecord(table, epoch, record, reply) => {
                settle(reply, keep_record(connection, &table, epoch, &record))
            }
        }
    }

    /// Answers a job that was never begun.
    pub(super) fn fail(self, error: StoreError) {
        // Who does not wait any more does not want to know.
        match self {
            Job::Open(_, reply)
            | Job::Append(_, reply)
            | Job::Close(_, reply)
            | Job::Probe(reply)
            | Job::Finish(reply)
            | Job::KeepRecord(.., reply) => drop(reply.send(Err(error))),
            Job::Prune(.., reply) => drop(reply.send(Err(error))),
            Job::KeepSecret(_, reply) => drop(reply.send(Err(error))),
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
        other => other?,
    };
    let num = connection.last_insert_rowid();
    let mut link = Link::first(table.id.as_str(), &table.opening);
    for (seq, body) in (1..).zip(&table.log) {
        link = link.next(body);
        insert_entry(connection, num, seq, body, link)?;
    }
    let sql = "INSERT INTO heads (num, entries, created, touched) \
               VALUES (?, ?, unixepoch(), unixepoch())";
    let mut head = connection.prepare_cached(sql)?;
    head.execute((num, table.log.len() as i64))?;
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
    let sql = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING num, epoch";
    let mut update = connection.prepare_cached(sql)?;
    let claimed = update.query_row([table.as_str()], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
    });
    let Some((num, epoch)) = claimed.optional()? else {
        return Ok(None);
    };
    let sql = "UPDATE heads SET touched = unixepoch() WHERE num = ?";
    connection.prepare_cached(sql)?.execute([num])?;
    Ok(Some(epoch.cast_unsigned()))
}

/// Where a log ends, and who may go on with it.
struct End {
    num: i64,
    epoch: i64,
    entries: i64,
    link: Option<Link>,
}

/// The end of a log; an empty one hangs on the table itself.
fn end(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<End>> {
    let sql = "SELECT tables.num, epoch, heads.entries, chain, iif(chain IS NULL, opening, NULL) \
               FROM tables JOIN heads ON heads.num = tables.num \
               LEFT JOIN entries ON entries.num = tables.num AND seq = heads.entries WHERE id = ?";
    let mut end = connection.prepare_cached(sql)?;
    let row = end.query_row([table.as_str()], |row| {
        let (chain, opening): (Option<Vec<u8>>, Option<String>) = (row.get(3)?, row.get(4)?);
        let kept = chain.as_deref().and_then(Link::from_bytes);
        let entries: i64 = row.get(2)?;
        let first = opening.filter(|_| entries == 0);
        Ok(End {
            num: row.get(0)?,
            epoch: row.get(1)?,
            entries,
            link: kept.or_else(|| Some(Link::first(table.as_str(), &first?))),
        })
    });
    row.optional()
}

fn append(connection: &Connection, append: &Append) -> rusqlite::Result<Result<(), StoreError>> {
    let Some(end) = end(connection, &append.table)? else {
        return Ok(Err(StoreError::Fenced));
    };
    let next = end.entries + 1;
    if (end.epoch, next) != (append.epoch.cast_signed(), append.seq.cast_signed()) {
        return Ok(Err(StoreError::Fenced));
    }
    let Some(link) = end.link else {
        return Ok(Err(StoreError::Damaged(format!(
            "entry {} has no hash",
            end.entries
        ))));
    };
    insert_entry(
        connection,
        end.num,
        next,
        &append.body,
        link.next(&append.body),
    )?;
    let sql = "UPDATE heads SET entries = ?, touched = unixepoch() WHERE num = ?";
    connection.prepare_cached(sql)?.execute((next, end.num))?;
    match append.keys {
        None => {}
        Some(KeyChange::Sits(seat, key)) => seat_holder(connection, end.num, seat, key)?,
        Some(KeyChange::Leaves(seat)) => empty_seat(connection, end.num, seat)?,
    }
    Ok(Ok(()))
}

/// The last entry of a log, by a claim of its own: whoever had the table is fenced.
fn close(connection: &Connection, table: TableId) -> rusqlite::Result<Result<(), StoreError>> {
    let sql = "SELECT body = ? FROM entries JOIN tables USING (num) WHERE id = ? \
               ORDER BY seq DESC LIMIT 1";
    let mut newest = connection.prepare_cached(sql)?;
    let closed = newest.query_row((CLOSED, table.as_str()), |row| row.get(0));
    if closed.optional()?.unwrap_or(false) {
        return Ok(Ok(()));
    }
    let epoch = claim(connection, &table)?;
    match (epoch, end(connection, &table)?) {
        (Some(epoch), Some(end)) => {
            let entry = Append {
                table,
                epoch,
                seq: end.entries.cast_unsigned() + 1,
                body: CLOSED.to_owned(),
                keys: None,
            };
            append(connection, &entry)
        }
        _ => Ok(Err(StoreError::Fenced)),
    }
}

fn insert_entry(
    connection: &Connection,
    num: i64,
    seq: i64,
    body: &str,
    link: Link,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO entries (num, seq, body, chain) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    let row = (num, seq, body, link.bytes().as_slice());
    insert.execute(row).map(|_| ())
}

/// Deletes tables that nobody has used for long.
fn prune(connection: &Connection, before: i64, most: u32) -> rusqlite::Result<u64> {
    let sql = "SELECT num FROM heads WHERE touched < ? ORDER BY touched LIMIT ?";
    let mut old = connection.prepare_cached(sql)?;
    let nums: rusqlite::Result<Vec<i64>> =
        old.query_map((before, most), |row| row.get(0))?.collect();
    let nums = nums?;
    for num in &nums {
        for table in ["seats", "entries", "records", "heads", "tables"] {
            let sql = format!("DELETE FROM {table} WHERE num = ?");
            connection.prepare_cached(&sql)?.execute([num])?;
        }
    }
    Ok(nums.len() as u64)
}

/// Takes some room and gives it back, so that a full disk is found before somebody needs it.
fn probe(connection: &Connection) -> rusqlite::Result<()> {
    connection
        .execute_batch("INSERT INTO probe (room) VALUES (zeroblob(16384)); DELETE FROM probe;")
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

fn invite(connection: &Connection, asked: &Invite) -> rusqlite::Result<Result<bool, StoreError>> {
    let Some(end) = end(connection, &asked.table)? else {
        return Ok(Ok(false));
    };
    if end.epoch != asked.epoch.cast_signed() {
        return Ok(Err(StoreError::Fenced));
    }
    let sql = "INSERT INTO seats (num, seat, invite) VALUES (?, ?, ?) \
               ON CONFLICT (num, seat) DO UPDATE SET invite = excluded.invite \
               WHERE holder IS NULL";
    let mut insert = connection.prepare_cached(sql)?;
    let (seat, key) = (asked.seat.index() as i64, asked.key.bytes().as_slice());
    Ok(Ok(insert.execute((end.num, seat, key))? > 0))
}

fn keep_secret(connection: &Connection, fresh: &str) -> rusqlite::Result<String> {
    let sql = "INSERT OR IGNORE INTO secrets (name, value) VALUES ('signer', ?)";
    connection.execute(sql, [fresh])?;
    let sql = "SELECT value FROM secrets WHERE name = 'signer'";
    connection.query_row(sql, (), |row| row.get(0))
}

fn keep_record(
    connection: &Connection,
    table: &TableId,
    epoch: u64,
    record: &KeptRecord,
) -> rusqlite::Result<Result<(), StoreError>> {
    let sql = "SELECT num FROM tables WHERE id = ? AND epoch = ?";
    let mut owned = connection.prepare_cached(sql)?;
    let num = owned.query_row((table.as_str(), epoch.cast_signed()), |row| row.get(0));
    let Some(num): Option<i64> = num.optional()? else {
        return Ok(Err(StoreError::Fenced));
    };
    let sql = "INSERT INTO records (num, round, is_over, body) VALUES (?, ?, ?, ?) \
               ON CONFLICT (num, round) DO UPDATE \
               SET is_over = excluded.is_over, body = excluded.body \
               WHERE NOT is_over";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute((num, record.round, record.over, &record.text))?;
    Ok(Ok(()))
}
