//! Logs as they lie in the file, with their chains.

use crate::store::chain::Link;
use rusqlite::{Connection, OptionalExtension};

/// A table as far as its log hangs on it.
struct Head {
    num: i64,
    id: String,
    opening: String,
    /// How long the log is; nothing where that was lost.
    entries: Option<i64>,
}

const HEAD: &str = "SELECT num, id, opening, entries FROM tables LEFT JOIN heads USING (num)";

/// The log of a table; nothing for no such table; or what is wrong with it.
pub(super) fn read(
    connection: &Connection,
    table: &str,
) -> rusqlite::Result<Result<Vec<String>, String>> {
    let mut head = connection.prepare_cached(&format!("{HEAD} WHERE id = ?"))?;
    let head = head.query_row([table], head_of).optional()?;
    head.map_or(Ok(Ok(Vec::new())), |head| read_chain(connection, &head))
}

fn read_chain(
    connection: &Connection,
    head: &Head,
) -> rusqlite::Result<Result<Vec<String>, String>> {
    let sql = "SELECT seq, body, chain FROM entries WHERE num = ? ORDER BY seq";
    let mut entries = connection.prepare_cached(sql)?;
    let mut rows = entries.query([head.num])?;
    let (mut log, mut link) = (Vec::new(), Link::first(&head.id, &head.opening));
    while let Some(row) = rows.next()? {
        let (seq, body): (i64, String) = (row.get(0)?, row.get(1)?);
        let kept: Option<Vec<u8>> = row.get(2)?;
        link = link.next(&body);
        let next = log.len() as i64 + 1;
        if seq != next {
            return Ok(Err(format!("entry {next} is missing")));
        }
        if kept.as_deref().and_then(Link::from_bytes) != Some(link) {
            return Ok(Err(format!("entry {seq} was changed")));
        }
        log.push(body);
    }
    let found = log.len() as i64;
    Ok(match head.entries {
        Some(kept) if kept == found => Ok(log),
        Some(kept) => Err(format!("it has {found} entries instead of {kept}")),
        None => Err("how long it is was lost".to_owned()),
    })
}

/// Looks through all logs: how many tables and entries there are, and which table is damaged.
pub(super) fn check_all(connection: &Connection) -> rusqlite::Result<Result<(u64, u64), String>> {
    if connection.prepare("PRAGMA foreign_key_check")?.exists(())? {
        return Ok(Err("a table is lost of which something is left".to_owned()));
    }
    let mut heads = connection.prepare(HEAD)?;
    let heads: rusqlite::Result<Vec<Head>> = heads.query_map((), head_of)?.collect();
    let (mut tables, mut entries) = (0, 0);
    for head in heads? {
        match read_chain(connection, &head)? {
            Ok(log) => (tables, entries) = (tables + 1, entries + log.len() as u64),
            // The beginning of an id finds the table in the file and opens nothing.
            Err(why) => return Ok(Err(format!("table {:.7}…: {why}", head.id))),
        }
    }
    Ok(Ok((tables, entries)))
}

/// Puts the chain into logs that have none.
pub(super) fn chain_all(connection: &Connection) -> rusqlite::Result<()> {
    let mut heads = connection.prepare(HEAD)?;
    let heads: rusqlite::Result<Vec<Head>> = heads.query_map((), head_of)?.collect();
    let mut write = connection.prepare("UPDATE entries SET chain = ? WHERE num = ? AND seq = ?")?;
    for head in heads? {
        let mut link = Link::first(&head.id, &head.opening);
        let mut entries = connection
            .prepare_cached("SELECT seq, body FROM entries WHERE num = ? ORDER BY seq")?;
        let rows = entries.query_map([head.num], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let rows: rusqlite::Result<Vec<(i64, String)>> = rows.collect();
        for (seq, body) in rows? {
            link = link.next(&body);
            write.execute((link.bytes().as_slice(), head.num, seq))?;
        }
    }
    Ok(())
}

fn head_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Head> {
    Ok(Head {
        num: row.get(0)?,
        id: row.get(1)?,
        opening: row.get(2)?,
        entries: row.get(3)?,
    })
}
