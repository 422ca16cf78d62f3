//! `backup`, `restore`, `tables`: the file with all tables, looked after from outside.

use crate::args::{TablesCommand, WhichFile};
use crate::fail::Fail;
use crate::serve::{cannot, database};
use server::store::{Copied, EventStore, ListedTable, SqliteStore, StoreError, ago, copy};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How many tables are listed or deleted at once, so that a running server need not wait long.
const AT_ONCE: u32 = 64;

/// Copies the file while the server goes on.
pub(crate) fn back_up(which: &WhichFile, to: &Path) -> Result<(), Fail> {
    copied(copy(&database(which)?, to), to)
}

/// Puts a copy where no file is.
pub(crate) fn restore(from: &Path, which: &WhichFile) -> Result<(), Fail> {
    let to = database(which)?;
    copied(copy(from, &to), &to)
}

fn copied(copied: Result<Copied, StoreError>, to: &Path) -> Result<(), Fail> {
    let Copied { tables, entries } = copied.map_err(|why| cannot("write", to, &why))?;
    let to = to.display();
    writeln!(
        std::io::stdout(),
        "{to}: {tables} tables with {entries} entries, each of them checked"
    )?;
    Ok(())
}

/// Lists tables or deletes old ones.
pub(crate) fn run(command: &TablesCommand) -> Result<(), Fail> {
    let which = match command {
        TablesCommand::Ages { which } | TablesCommand::Prune { which, .. } => which,
    };
    let file = database(which)?;
    if !file.exists() {
        return Err(cannot("open", &file, &"there is no such file"));
    }
    let failed = |why: StoreError| cannot("use", &file, &why);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let store = SqliteStore::open(&file).map_err(failed)?;
    let line = runtime.block_on(async {
        match command {
            TablesCommand::Ages { .. } => ages(&store).await,
            TablesCommand::Prune {
                older_than,
                dry_run,
                ..
            } => prune(&store, *older_than, *dry_run).await,
        }
    });
    writeln!(std::io::stdout(), "{}", line.map_err(failed)?)?;
    Ok(())
}

async fn all(store: &SqliteStore) -> Result<Vec<ListedTable>, StoreError> {
    let mut tables: Vec<ListedTable> = Vec::new();
    loop {
        let after = tables.last().map(|table| table.id.clone());
        let more = store.list(after, AT_ONCE).await?;
        if more.is_empty() {
            return Ok(tables);
        }
        tables.extend(more);
    }
}

async fn ages(store: &SqliteStore) -> Result<String, StoreError> {
    let tables = all(store).await?;
    let entries: u64 = tables.iter().map(|table| table.entries).sum();
    let unused = |days: u32| {
        tables
            .iter()
            .filter(|table| table.touched < ago(DAY * days))
            .count()
    };
    let ages = [1, 7, 30, 90, 180].map(|days| format!("{} for {days} days", unused(days)));
    Ok(format!(
        "{} tables with {entries} entries; unused: {}",
        tables.len(),
        ages.join(", ")
    ))
}

async fn prune(store: &SqliteStore, days: u64, dry_run: bool) -> Result<String, StoreError> {
    let before = ago(Duration::from_secs(days.saturating_mul(DAY.as_secs())));
    if dry_run {
        let tables = all(store).await?;
        let old = tables.iter().filter(|table| table.touched < before).count();
        return Ok(format!("{old} of {} tables would be deleted", tables.len()));
    }
    let mut deleted = 0;
    loop {
        match store.prune(before, AT_ONCE).await? {
            0 => return Ok(format!("{deleted} tables were deleted")),
            some => deleted += some,
        }
    }
}
