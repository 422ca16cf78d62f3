//! Embeds the app: the folder named by `ASTRAGAL_WEB`, if it is named.
//!
//! The app is built by another tool for another target, so this crate must not need it in order to
//! compile: without the variable the list is empty.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=ASTRAGAL_WEB");
    let mut list = String::from("&[\n");
    if let Some(folder) = env::var_os("ASTRAGAL_WEB") {
        let folder = PathBuf::from(folder).canonicalize()?;
        embed(&folder, "", &mut list)?;
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or("cargo names no OUT_DIR")?;
    fs::write(PathBuf::from(out).join("files.rs"), list)?;
    Ok(())
}

fn embed(folder: &Path, above: &str, list: &mut String) -> Result<(), Box<dyn Error>> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            embed(&entry.path(), &format!("{name}/"), list)?;
        } else {
            let path = entry.path();
            let path = path.to_str().ok_or("a path that is no text")?;
            // Each file and not the folder: one that was only touched has the same contents. A file
            // that comes or goes changes the service worker, which names them all.
            println!("cargo:rerun-if-changed={path}");
            writeln!(list, "({name:?}, include_bytes!({path:?})),")?;
        }
    }
    Ok(())
}
