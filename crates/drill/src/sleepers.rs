//! Many tables that sleep: how long the first visitor of each waits after a restart.

use crate::Folder;
use crate::child::Running;
use crate::load;
use crate::player::Place;
use crate::request;
use anyhow::{Context, Result, ensure};
use serde::Serialize;
use server::ids::{TableId, WatchId};
use server::store::{EventStore, NewTable, SqliteStore};
use std::path::Path;
use std::time::Instant;
use tokio::task::JoinSet;

/// What was measured.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Tables that slept.
    pub tables: usize,
    /// Entries of each log.
    pub entries: usize,
    /// Half of all first visitors were answered within so many milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 were.
    pub p99_ms: f64,
    /// All were.
    pub worst_ms: f64,
    /// How long a restart took until the server listened, in milliseconds.
    pub restart_ms: f64,
    /// Memory of a table that is awake, in bytes.
    pub bytes_per_table: u64,
}

/// Lets tables sleep, restarts the server, and visits one after the other.
pub async fn run(program: &Path, tables: usize) -> Result<Report> {
    ensure!(tables > 0 && tables <= 20_000, "1 to 20,000 tables");
    let folder = Folder::new()?;
    let server = Running::start(program, &folder.database(), 0).await?;
    let place = load::played_table(server.address, 150).await?;
    server.stop().await?;
    let (ids, entries) = lay(&folder.database(), &place, tables).await?;
    let begun = Instant::now();
    let server = Running::start(program, &folder.database(), 0).await?;
    let restart_ms = begun.elapsed().as_secs_f64() * 1_000.0;
    let empty = server.memory().unwrap_or(0);
    let mut times = Vec::new();
    for id in &ids {
        let begun = Instant::now();
        let path = format!("/api/tables/{}", id.as_str());
        let shown = request::get(server.address, &path, "").await?;
        times.push(begun.elapsed());
        ensure!(shown.status == 200, "a table did not wake: {shown:?}");
    }
    let awake = server.memory().unwrap_or(0);
    server.stop().await?;
    times.sort_unstable();
    Ok(Report {
        tables,
        entries,
        p50_ms: load::at(&times, 50),
        p99_ms: load::at(&times, 99),
        worst_ms: load::at(&times, 100),
        restart_ms,
        bytes_per_table: awake.saturating_sub(empty) / tables as u64,
    })
}

/// Lays many tables like one that was played at.
async fn lay(database: &Path, place: &Place, tables: usize) -> Result<(Vec<TableId>, usize)> {
    let store = SqliteStore::open(database)?;
    let like = TableId::read(&place.table).context("an odd id")?;
    let known = store.known(like.clone()).await?.context("it is gone")?;
    let log = store.log(like).await?;
    let (mut ids, mut opening) = (Vec::new(), JoinSet::new());
    for _ in 0..tables {
        let table = NewTable {
            id: TableId::random()?,
            watch: WatchId::random()?,
            opening: known.opening.clone(),
            invites: Vec::new(),
            holders: Vec::new(),
            log: log.clone(),
        };
        ids.push(table.id.clone());
        opening.spawn(store.open(table));
        if opening.len() >= 256 {
            opening.join_next().await.context("none is opening")???;
        }
    }
    while let Some(opened) = opening.join_next().await {
        opened??;
    }
    Ok((ids, log.len()))
}
