//! Backups: a copy that is whole at one moment, made while the server goes on, and looked through
//! before it counts as one.

use super::{logs, schema, told};
use crate::store::StoreError;
use std::fs::{File, rename};
use std::path::{Path, PathBuf};

/// What a copy holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copied {
    /// Tables.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
}

/// Copies one file of tables to a place where nothing is, nor anything that a database left beside
/// a file there: it would be taken for the newest part of the copy, and undo it. The copy is
/// checked entry by entry, and gets its name only when it is whole and on disk.
pub fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let broken = |error: std::io::Error| StoreError::Broken(error.to_string());
    let there = ["", "-wal", "-shm", "-journal"].map(|end| beside(to, end));
    if let Some(there) = there.iter().find(|path| path.symlink_metadata().is_ok()) {
        let what = format!("{} is there already; move it away first", there.display());
        return Err(StoreError::Broken(what));
    }
    let part = beside(to, ".part");
    // What an earlier try has left.
    for end in ["", "-wal", "-shm", "-journal"] {
        drop(std::fs::remove_file(beside(&part, end)));
    }
    schema::make_private(&part).map_err(broken)?;
    let copied = copy_into(from, &part).and_then(|()| check(&part));
    let copied = copied.inspect_err(|_| drop(std::fs::remove_file(&part)))?;
    let file = File::open(&part).map_err(broken)?;
    file.sync_all().map_err(broken)?;
    rename(&part, to).map_err(broken)?;
    sync_folder(to).map_err(broken)?;
    Ok(copied)
}

/// A new name is on disk when its folder is.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Looks through a file of tables: whether it is ours, whole, and every log as it was written.
pub fn check(path: &Path) -> Result<Copied, StoreError> {
    let connection = schema::open_for_tidying(path)?;
    schema::is_ours(&connection)?;
    schema::is_whole(&connection)?;
    let checked = schema::as_of_today(&connection, logs::check_all);
    let checked = checked.map_err(|error| told(&error))?;
    let (tables, entries) = checked.map_err(StoreError::Damaged)?;
    Ok(Copied { tables, entries })
}

fn copy_into(from: &Path, to: &Path) -> Result<(), StoreError> {
    let connection = schema::open_for_tidying(from)?;
    schema::is_ours(&connection)?;
    let to = to.to_string_lossy();
    let copied = connection.execute("VACUUM INTO ?", [&*to]);
    copied.map(drop).map_err(|error| told(&error))
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(end);
    name.into()
}
