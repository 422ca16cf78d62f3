//! The process that is watched: it lays a match into a store, entry by entry, at several tables at
//! once, and notes before each what it asks and afterwards that it was answered.

use crate::long;
use anyhow::{Context, Result};
use futures_util::future::try_join_all;
use serde::{Deserialize, Serialize};
use server::ids::{TableId, WatchId};
use server::store::{Append, EventStore, Fault, NewTable, SqliteOptions, SqliteStore};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

/// How many tables are played at.
const TABLES: usize = 3;

/// Inputs of the match.
const INPUTS: usize = 100;

/// After so many rounds what lies beside the file is moved into it.
const TIDIES: usize = 10;

/// A line of the notes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum Note {
    /// An entry is about to be handed to the store.
    Asks {
        /// For this table.
        table: String,
        /// The entry.
        body: String,
    },
    /// The store has answered: it is on disk.
    Answered {
        /// For this table.
        table: String,
    },
}

/// How a fault is spelled on the command line.
pub fn spelled(fault: Fault) -> &'static str {
    match fault {
        Fault::AnswersEarly => "answers-early",
        Fault::NeverSyncs => "never-syncs",
        Fault::SyncsSeldom => "syncs-seldom",
    }
}

/// The fault that is spelled so.
pub fn fault(spelling: &str) -> Option<Fault> {
    let all = [Fault::AnswersEarly, Fault::NeverSyncs, Fault::SyncsSeldom];
    all.into_iter().find(|&fault| spelled(fault) == spelling)
}

/// Lays a match into a store, in so many rounds.
pub async fn lay(database: &Path, notes: &Path, rounds: usize, fault: Option<Fault>) -> Result<()> {
    let (opening, log) = long::played("irondie", "match", INPUTS, None)?;
    let options = SqliteOptions {
        fault,
        ..SqliteOptions::default()
    };
    let mut hand = Hand {
        store: SqliteStore::open_with(database, options)?,
        notes: Arc::new(File::create(notes)?),
        opening,
        log,
    };
    let mut tables: Vec<Laid> = Vec::new();
    for round in 0..rounds {
        if round % TIDIES == TIDIES - 1 {
            hand.store.tidy().await?;
        } else if tables.len() < TABLES {
            tables.push(hand.open().await?);
        } else {
            // One alone, two, or all at once, which then share a wait for the disk.
            let some = tables.iter_mut().rev().take(1 + round % TABLES);
            try_join_all(some.map(|table| hand.append(table))).await?;
            let all = hand.log.len();
            tables.retain(|table| table.entries < all);
        }
    }
    hand.store.finish().await?;
    Ok(())
}

/// A table that is being laid.
struct Laid {
    id: TableId,
    epoch: u64,
    entries: usize,
}

struct Hand {
    store: SqliteStore,
    notes: Arc<File>,
    opening: String,
    log: Vec<String>,
}

impl Hand {
    async fn open(&mut self) -> Result<Laid> {
        let (id, body) = (TableId::random()?, self.entry(0)?);
        let table = NewTable {
            id: id.clone(),
            watch: WatchId::random()?,
            opening: self.opening.clone(),
            invites: Vec::new(),
            holders: Vec::new(),
            log: vec![body.clone()],
        };
        self.asks(&id, body)?;
        self.store.open(table).await?;
        self.answered(&id)?;
        let epoch = self.store.claim(id.clone()).await?;
        Ok(Laid {
            id,
            epoch: epoch.context("it is gone")?,
            entries: 1,
        })
    }

    async fn append(&self, table: &mut Laid) -> Result<()> {
        let body = self.entry(table.entries)?;
        let append = Append {
            table: table.id.clone(),
            epoch: table.epoch,
            seq: table.entries as u64 + 1,
            body: body.clone(),
            keys: None,
        };
        self.asks(&table.id, body)?;
        self.store.append(append).await?;
        self.answered(&table.id)?;
        table.entries += 1;
        Ok(())
    }

    fn entry(&self, place: usize) -> Result<String> {
        self.log.get(place).cloned().context("the match is over")
    }

    fn asks(&self, table: &TableId, body: String) -> Result<()> {
        let table = table.as_str().to_owned();
        self.note(&Note::Asks { table, body })
    }

    fn answered(&self, table: &TableId) -> Result<()> {
        let table = table.as_str().to_owned();
        self.note(&Note::Answered { table })
    }

    /// One line, in one write.
    fn note(&self, note: &Note) -> Result<()> {
        let mut line = serde_json::to_string(note)?;
        line.push('\n');
        (&*self.notes).write_all(line.as_bytes())?;
        Ok(())
    }
}
