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

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// All pack files (`*.toml`) below a folder, by their path inside it, in order.
pub(crate) fn read_packs(folder: &Path) -> Result<Vec<(String, String)>, Fail> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        let folder = folder.display();
        return Err(Fail::bad(format!("{folder}: no pack files (*.toml) in this folder")));
    }
    let read = |path: PathBuf| {
        let inside = path.strip_prefix(folder).unwrap_or(&path);
        let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        Ok((parts.join("/"), read_text(&path)?))
    };
    paths.into_iter().map(read).collect()
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
