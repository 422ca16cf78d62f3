//! Loss of power, at every write of a store: of what a write puts on the disk any part may be there
//! and any part not, sector by sector, for nothing promises otherwise before it is answered. The
//! store is then opened as after a restart: all that was answered must be in it, and of what was
//! not either all or nothing.
//!
//! This looks at the files between writes. That the database waits for the disk before it answers
//! (`synchronous=FULL`) cannot be seen in files: it is a promise of `SQLite`; that it is asked for
//! on every connection that writes is a test of the server's store.

use crate::Folder;
use anyhow::{Context, Result, ensure};
use serde::Serialize;
use server::ids::{TableId, WatchId};
use server::store::{Append, EventStore, NewTable, SqliteOptions, SqliteStore};
use std::collections::BTreeMap;
use std::path::Path;

/// The least that a disk writes at once.
const SECTOR: usize = 512;

/// How much.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How often the power is cut.
    pub cuts: usize,
    /// Planted in the store: it answers before it writes. The check must find it.
    pub answers_early: bool,
}

/// What was proved.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// How often the power was cut.
    pub cuts: usize,
    /// Writes that were answered.
    pub answered: usize,
    /// How often what was not answered was there all the same.
    pub kept: usize,
    /// How often it was not.
    pub lost: usize,
    /// How often the main file had changed too.
    pub moved_into_file: usize,
    /// Everything that is wrong: must be empty.
    pub problems: Vec<String>,
}

/// The files of a store at one moment.
#[derive(Debug, Clone)]
struct Disk {
    file: Vec<u8>,
    beside: Vec<u8>,
}

/// What was answered: logs by table.
type Answered = BTreeMap<String, Vec<String>>;

/// Cuts the power again and again.
pub async fn run(plan: Plan) -> Result<Report> {
    ensure!(plan.cuts <= 100_000, "100,000 cuts at most");
    let folder = Folder::new()?;
    let options = SqliteOptions {
        answers_early: plan.answers_early,
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&folder.database(), options)?;
    let (mut report, mut answered) = (Report::default(), Answered::new());
    let mut epochs = BTreeMap::new();
    while report.cuts < plan.cuts {
        let before = Disk::read(&folder.database())?;
        let mut then = answered.clone();
        // Now and then what lies beside the file is moved into it.
        let tidies = report.answered % 20 == 19;
        if tidies {
            store.tidy().await?;
        } else {
            write_something(&store, &mut then, &mut epochs).await?;
        }
        report.answered += 1;
        let after = Disk::read(&folder.database())?;
        report.moved_into_file += usize::from(before.file != after.file);
        // Sometimes several cuts at one write, with other sectors lost.
        for _ in 0..3 {
            let cut = before.cut_on_the_way_to(&after, tidies);
            report.check(&cut, &answered, &then).await?;
        }
        // And one when it has been answered: nothing may be missing.
        report.check(&after, &then, &then).await?;
        answered = then;
    }
    Ok(report)
}

/// Opens a table, or appends to one.
async fn write_something(
    store: &SqliteStore,
    answered: &mut Answered,
    epochs: &mut BTreeMap<String, u64>,
) -> Result<()> {
    let place = match answered.len() {
        0..12 if crate::chance().is_multiple_of(4) => usize::MAX,
        tables => crate::chance() as usize % tables.max(1),
    };
    let body = format!(
        "{:0>width$}",
        crate::chance(),
        width = crate::chance() as usize % 900
    );
    let Some((id, log)) = answered.iter_mut().nth(place) else {
        let table = NewTable {
            id: TableId::random()?,
            watch: WatchId::random()?,
            opening: "{}".to_owned(),
            invites: Vec::new(),
            holders: Vec::new(),
            log: vec![body.clone()],
        };
        let id = table.id.clone();
        store.open(table).await?;
        answered.insert(id.as_str().to_owned(), vec![body]);
        return Ok(());
    };
    let table = TableId::read(id).context("an odd id")?;
    if !epochs.contains_key(id) {
        let epoch = store.claim(table.clone()).await?;
        epochs.insert(id.clone(), epoch.context("it is gone")?);
    }
    let epoch = epochs[id];
    let append = Append {
        table,
        epoch,
        seq: log.len() as u64 + 1,
        body: body.clone(),
        keys: None,
    };
    store.append(append).await?;
    log.push(body);
    Ok(())
}

impl Disk {
    fn read(database: &Path) -> Result<Disk> {
        let beside = database.with_extension("db-wal");
        Ok(Disk {
            file: std::fs::read(database)?,
            beside: std::fs::read(beside).unwrap_or_default(),
        })
    }

    fn write(&self, database: &Path) -> Result<()> {
        std::fs::write(database, &self.file)?;
        std::fs::write(database.with_extension("db-wal"), &self.beside)?;
        Ok(())
    }

    /// What may be on the disk when the power goes while one state becomes another. What lies
    /// beside the file is on disk before the file itself is touched; when it is moved into the
    /// file, the file is on disk before the rest is thrown away.
    fn cut_on_the_way_to(&self, after: &Disk, tidies: bool) -> Disk {
        match (tidies, crate::chance().is_multiple_of(2)) {
            (false, false) => Disk {
                file: self.file.clone(),
                beside: torn(&self.beside, &after.beside),
            },
            (false, true) => Disk {
                file: torn(&self.file, &after.file),
                beside: after.beside.clone(),
            },
            (true, false) => Disk {
                file: torn(&self.file, &after.file),
                beside: self.beside.clone(),
            },
            (true, true) => Disk {
                file: after.file.clone(),
                beside: self.beside.clone(),
            },
        }
    }
}

/// Some sectors as they were, some as they will be, and a length between both.
fn torn(before: &[u8], after: &[u8]) -> Vec<u8> {
    let mut torn = before.to_vec();
    let longer = after.len().saturating_sub(before.len());
    let grown = match crate::chance() as usize % 3 {
        0 => longer,
        _ => crate::chance() as usize % (longer + 1),
    };
    torn.resize(before.len() + grown, 0);
    for (place, sector) in after.chunks(SECTOR).enumerate() {
        let end = (place * SECTOR + sector.len()).min(torn.len());
        let old = torn.get_mut(place * SECTOR..end);
        if let Some(old) = old.filter(|_| !crate::chance().is_multiple_of(3)) {
            old.copy_from_slice(&sector[..old.len()]);
        }
    }
    torn
}

impl Report {
    /// What was promised is there; what was under way is there as a whole or not at all.
    async fn check(&mut self, disk: &Disk, promised: &Answered, then: &Answered) -> Result<()> {
        self.cuts += 1;
        let folder = Folder::new()?;
        disk.write(&folder.database())?;
        let found = match found(&folder.database()).await {
            Ok(found) => found,
            Err(error) => {
                self.problems.push(format!("after a cut: {error:#}"));
                return Ok(());
            }
        };
        if found == *then {
            self.kept += 1;
        } else if found == *promised {
            self.lost += 1;
        } else {
            self.problems
                .push("what was answered is not what is there".to_owned());
        }
        Ok(())
    }
}

async fn found(database: &Path) -> Result<Answered> {
    let store = SqliteStore::open(database)?;
    let mut found = Answered::new();
    for table in store.list(None, 1_000).await? {
        let log = store.log(table.id.clone()).await?;
        found.insert(table.id.as_str().to_owned(), log);
    }
    Ok(found)
}
