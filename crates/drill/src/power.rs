//! Loss of power, at every write of a match. A process lays a match into a store while `strace`
//! writes down what it asks of the system: every write, every wait for the disk, every file that is
//! made or removed. From that follows what a disk must have at each moment, which is what was
//! waited for, and what it may have: of the rest any sector, in any order, or nothing. The power is
//! cut there, and the store is opened as after a restart: all that was answered must be in it, and
//! of what was under way each piece as a whole or not at all.
//!
//! What this cannot see: a disk that says it has what it has not.

mod disk;
mod trace;
pub mod writer;

use crate::Folder;
use anyhow::{Context, Result, ensure};
use disk::{Disk, Survives};
use serde::Serialize;
use server::store::{EventStore, Fault, SqliteStore};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tokio::process::Command;
use trace::Event;
use writer::Note;

/// How long a process that is watched may take.
const PATIENCE: Duration = Duration::from_secs(300);

const NO_STRACE: &str = "what a store writes is watched by strace; install it, on Debian by \
    `apt-get install strace`";

/// How much.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How often the power is cut.
    pub cuts: usize,
    /// Planted in the store. The check must find it.
    pub fault: Option<Fault>,
}

/// What was proved.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// How often the power was cut.
    pub cuts: usize,
    /// At how many moments: after every write, wait for the disk, making and removing of a file.
    pub moments: usize,
    /// How often the store waited for the disk.
    pub syncs: usize,
    /// Writes that were answered.
    pub answered: usize,
    /// How often something under way was there all the same.
    pub kept: usize,
    /// How often something under way was not.
    pub lost: usize,
    /// Everything that is wrong: must be empty.
    pub problems: Vec<String>,
}

/// Logs by table.
type Logs = BTreeMap<String, Vec<String>>;

/// What was asked of the store so far, and what of it was answered.
#[derive(Debug, Default)]
struct Promised {
    answered: Logs,
    /// An entry under way, by table.
    asked: BTreeMap<String, String>,
}

/// Cuts the power again and again; `program` is the drill.
pub async fn run(program: &Path, plan: Plan) -> Result<Report> {
    ensure!(
        (1..=100_000).contains(&plan.cuts),
        "1 to 100,000 cuts, please"
    );
    let folder = Folder::new()?;
    let events = watched(program, &folder, plan).await?;
    let moments = (0..events.len()).filter(|&place| events[place].is_moment());
    let moments: Vec<usize> = moments.collect();
    let mut report = Report {
        moments: moments.len(),
        ..Report::default()
    };
    let (mut disk, mut promised, mut cuts) = (Disk::default(), Promised::default(), 0);
    for (place, event) in events.iter().enumerate() {
        disk.happen(event);
        report.syncs += usize::from(matches!(event, Event::Synced { .. }));
        if let Event::Noted(note) = event {
            report.answered += usize::from(matches!(note, Note::Answered { .. }));
            promised.note(note);
        }
        // Every moment has its share of the cuts.
        let passed = moments.partition_point(|&moment| moment <= place);
        while cuts * moments.len() < passed * plan.cuts {
            let survives = Survives::all()[cuts % Survives::all().len()];
            report.cut(&disk, survives, &promised, event).await?;
            cuts += 1;
        }
    }
    Ok(report)
}

/// Whether processes can be watched here: `strace` is there, and the system lets it watch.
pub async fn can_watch() -> bool {
    let tried = Command::new("strace")
        .args(["-o", "/dev/null", "true"])
        .status();
    tried.await.is_ok_and(|ended| ended.success())
}

/// What a process that lays a match into a store asks of the system.
async fn watched(program: &Path, folder: &Folder, plan: Plan) -> Result<Vec<Event>> {
    let folder = folder.path().canonicalize()?;
    let [database, notes, trace] = ["tables.db", "notes", "trace"].map(|name| folder.join(name));
    let mut strace = Command::new("strace");
    strace.args(trace::OPTIONS).arg("-o").arg(&trace);
    strace.arg(program).arg("lay").arg(&database).arg(&notes);
    strace.arg((plan.cuts / 30).max(8).to_string());
    strace.args(plan.fault.map(writer::spelled));
    let ended = tokio::time::timeout(PATIENCE, strace.kill_on_drop(true).status()).await;
    let ended = ended.context("laying a match takes too long")?;
    let ended = ended.context(NO_STRACE)?;
    ensure!(
        ended.success(),
        "strace or what it watched ended with {ended}"
    );
    trace::read(&std::fs::read_to_string(trace)?, &folder, &notes)
}

impl Promised {
    fn note(&mut self, note: &Note) {
        match note {
            Note::Asks { table, body } => {
                self.asked.insert(table.clone(), body.clone());
            }
            Note::Answered { table } => {
                let body = self.asked.remove(table);
                self.answered.entry(table.clone()).or_default().extend(body);
            }
        }
    }

    /// The log of a table if what is under way is there, too.
    fn then(&self, table: &str) -> Vec<String> {
        let answered = self.answered.get(table).into_iter().flatten();
        answered.chain(self.asked.get(table)).cloned().collect()
    }

    /// Every table that was spoken of or was found.
    fn tables<'a>(&'a self, found: &'a Logs) -> impl Iterator<Item = &'a String> {
        let more = found
            .keys()
            .filter(|table| !self.answered.contains_key(*table));
        let asked = self.asked.keys();
        let asked = asked.filter(|table| !self.answered.contains_key(*table));
        let asked = asked.filter(|table| !found.contains_key(*table));
        self.answered.keys().chain(more).chain(asked)
    }
}

impl Report {
    /// What was answered is there; what was under way is there as a whole or not at all.
    async fn cut(
        &mut self,
        disk: &Disk,
        survives: Survives,
        promised: &Promised,
        event: &Event,
    ) -> Result<()> {
        self.cuts += 1;
        let folder = Folder::new()?;
        for (name, bytes) in disk.after_a_cut(survives) {
            std::fs::write(folder.path().join(name), bytes)?;
        }
        let moment = format!("cut after {event}, {survives:?}");
        let found = match found(&folder.database()).await {
            Ok(found) => found,
            Err(error) => {
                self.problems.push(format!("{moment}: {error:#}"));
                return Ok(());
            }
        };
        for table in promised.tables(&found) {
            self.compare(table, &found, promised, &moment);
        }
        Ok(())
    }

    fn compare(&mut self, table: &str, found: &Logs, promised: &Promised, moment: &str) {
        let log = found.get(table).map_or(&[][..], Vec::as_slice);
        let answered = promised.answered.get(table).map_or(&[][..], Vec::as_slice);
        let asked = usize::from(promised.asked.contains_key(table));
        if log == promised.then(table) {
            self.kept += asked;
        } else if log == answered {
            self.lost += asked;
        } else {
            let (found, promised) = (log.len(), answered.len());
            self.problems.push(format!(
                "{moment}: {found} entries, and {promised} were answered"
            ));
        }
    }
}

/// What a store has after a restart. Where nothing was begun yet nothing need be there.
async fn found(database: &Path) -> Result<Logs> {
    let store = SqliteStore::open(database)?;
    let mut found = Logs::new();
    for table in store.list(None, 1_000).await? {
        let log = store.log(table.id.clone()).await?;
        found.insert(table.id.as_str().to_owned(), log);
    }
    Ok(found)
}
