//! Files in and out. What is written appears whole or not at all.

use crate::fail::Fail;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that must be text.
pub(crate) fn read_text(path: &Path) -> Result<String, Fail> {
    String::from_utf8(read(path)?)
        .map_err(|_| Fail::bad(format!("{}: not a text in UTF-8", path.display())))
}

/// A file as bytes.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Fail> {
    fs::read(path).map_err(|error| {
        let why = match error.kind() {
            ErrorKind::NotFound => "there is no such file".to_owned(),
            ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
            ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
            _ => error.to_string(),
        };
        Fail::bad(format!("{}: {why}", path.display()))
    })
}

/// Writes a file under another name and then gives it its own, so that it is never half there.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Fail> {
    let cannot = |error: std::io::Error| Fail::bad(format!("{}: {error}", path.display()));
    let name = path
        .file_name()
        .ok_or_else(|| Fail::bad(format!("{}: this names no file", path.display())))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(".part");
    let part = path.with_file_name(hidden);
    let written = write_whole(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // What is half there helps nobody; if it cannot be removed either, so be it.
        let _ = fs::remove_file(&part);
    }
    written.map_err(cannot)
}

/// Whether a file can be written there, so that nobody learns it only when it is needed.
pub(crate) fn can_write(path: &Path) -> Result<(), Fail> {
    let cannot = |why: String| Fail::bad(format!("{}: {why}", path.display()));
    if path.is_dir() {
        return Err(cannot("this is a folder, not a file".to_owned()));
    }
    let probe = path.with_extension("astragal-probe");
    let written = write_whole(&probe, "");
    // It was there to be tried; where it cannot be removed, it is empty.
    let _ = fs::remove_file(&probe);
    written.map_err(|error| cannot(format!("nothing can be written there: {error}")))
}

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A pack file that was handed in.
pub(crate) struct PackFile {
    /// Its path as if the folder were the project's own `packs`.
    key: String,
    /// Where it really is.
    path: PathBuf,
    text: String,
}

impl PackFile {
    /// Its path and text, as packs take them.
    pub(crate) fn entry(&self) -> (String, String) {
        (self.key.clone(), self.text.clone())
    }
}

/// Where a file really is, for messages; one that is built in keeps its path.
pub(crate) fn real_path(files: &[PackFile], key: &str) -> String {
    let found = files.iter().find(|file| file.key == key);
    found.map_or(key.to_owned(), |file| file.path.display().to_string())
}

/// All pack files (`*.toml`) below a folder, in the order of their paths.
pub(crate) fn read_packs(folder: &Path) -> Result<Vec<PackFile>, Fail> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        let folder = folder.display();
        return Err(Fail::bad(format!(
            "{folder}: no pack files (*.toml) in this folder"
        )));
    }
    paths
        .into_iter()
        .map(|path| read_pack(folder, path))
        .collect()
}

fn read_pack(folder: &Path, path: PathBuf) -> Result<PackFile, Fail> {
    let inside = path.strip_prefix(folder).unwrap_or(&path);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    let key = format!("packs/{}", parts.join("/"));
    let text = read_text(&path)?;
    Ok(PackFile { key, path, text })
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Fail> {
    let cannot = |error: std::io::Error| {
        let why = match error.kind() {
            ErrorKind::NotFound => "there is no such folder".to_owned(),
            ErrorKind::NotADirectory => "this is a file, not a folder".to_owned(),
            _ => error.to_string(),
        };
        Fail::bad(format!("{}: {why}", folder.display()))
    };
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            paths.push(path);
        }
    }
    Ok(())
}
