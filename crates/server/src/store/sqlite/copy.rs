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

/// Copies one file of tables to a place where nothing is. The copy is checked entry by entry, and
/// gets its name only when it is whole and on disk.
pub fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let broken = |error: std::io::Error| StoreError::Broken(error.to_string());
    if to.exists() {
        let what = format!("{} is there already", to.display());
        return Err(StoreError::Broken(what));
    }
    let part = beside(to);
    drop(std::fs::remove_file(&part));
    schema::make_private(&part).map_err(broken)?;
    let copied = copy_into(from, &part).and_then(|()| check(&part));
    let copied = copied.inspect_err(|_| drop(std::fs::remove_file(&part)))?;
    let file = File::open(&part).map_err(broken)?;
    file.sync_all().map_err(broken)?;
    rename(&part, to).map_err(broken)?;
    Ok(copied)
}

/// Looks through a file of tables: whether it is ours, whole, and every log as it was written.
pub fn check(path: &Path) -> Result<Copied, StoreError> {
    let connection = schema::open_for_tidying(path)?;
    schema::is_ours(&connection)?;
    schema::is_whole(&connection)?;
    let checked = logs::check_all(&connection).map_err(|error| told(&error))?;
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

fn beside(path: &Path) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(".part");
    name.into()
}
