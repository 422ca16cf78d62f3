//! The folder that browsers get: filled from a fresh one, and what has not changed is not touched.
//!
//! Whoever embeds the folder looks at the times of its files. A file written again with the same
//! contents would build the server again for nothing.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The names of all files in the folder, in order.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let listed = fs::read_dir(folder);
    for entry in listed.with_context(|| format!("could not list {}", folder.display()))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// An empty folder beside the one to be filled.
pub(crate) fn fresh(out: &Path) -> Result<PathBuf> {
    beside(out, "new")
}

/// An empty folder of the same name, with another ending.
pub(crate) fn beside(out: &Path, ending: &str) -> Result<PathBuf> {
    let fresh = out.with_extension(ending);
    if fresh.exists() {
        fs::remove_dir_all(&fresh).context("could not clear the folder")?;
    }
    fs::create_dir_all(&fresh).context("could not make the folder")?;
    Ok(fresh)
}

/// Makes one folder equal to another by as few changes as possible. Returns how many files were
/// written or removed.
pub(crate) fn settle(fresh: &Path, out: &Path) -> Result<usize> {
    fs::create_dir_all(out).context("could not make the folder")?;
    let wanted = names(fresh)?;
    let mut changes = 0;
    for name in names(out)?.iter().filter(|name| !wanted.contains(name)) {
        remove(&out.join(name))?;
        changes += 1;
    }
    for name in &wanted {
        changes += usize::from(replace(&fresh.join(name), &out.join(name))?);
    }
    Ok(changes)
}

/// Writes a file unless it is as it should be. Returns whether it was written.
fn replace(from: &Path, to: &Path) -> Result<bool> {
    let wanted = fs::read(from).with_context(|| format!("could not read {}", from.display()))?;
    if fs::read(to).is_ok_and(|found| found == wanted) {
        return Ok(false);
    }
    fs::write(to, wanted).with_context(|| format!("could not write {}", to.display()))?;
    Ok(true)
}

fn remove(stale: &Path) -> Result<()> {
    let removed = if stale.is_dir() {
        fs::remove_dir_all(stale)
    } else {
        fs::remove_file(stale)
    };
    removed.with_context(|| format!("could not remove {}", stale.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    /// Two folders with these files, in a place of its own.
    fn two(name: &str, fresh: &[(&str, &str)], out: &[(&str, &str)]) -> (PathBuf, PathBuf) {
        let place = std::env::temp_dir().join(format!("astragal-{}-{name}", std::process::id()));
        let folders = (place.join("fresh"), place.join("out"));
        for (folder, files) in [(&folders.0, fresh), (&folders.1, out)] {
            fs::create_dir_all(folder).expect("a folder");
            for (name, text) in files {
                fs::write(folder.join(name), text).expect("a file");
            }
        }
        folders
    }

    /// Makes a file, or the folder itself, look old; returns how old.
    fn age(path: &Path) -> SystemTime {
        let file = fs::File::open(path).expect("it is there");
        file.set_modified(SystemTime::UNIX_EPOCH).expect("ours");
        changed(path)
    }

    fn changed(path: &Path) -> SystemTime {
        let metadata = fs::metadata(path).expect("it is there");
        metadata.modified().expect("times are kept here")
    }

    #[test]
    fn what_has_not_changed_is_not_written() {
        let files = [("app.css", ".a {}"), ("app.js", "1")];
        let (fresh, out) = two("same", &files, &files);
        let old = ["app.css", "app.js", ""].map(|name| age(&out.join(name)));
        assert_eq!(settle(&fresh, &out).expect("folders"), 0);
        let new = ["app.css", "app.js", ""].map(|name| changed(&out.join(name)));
        assert_eq!(old, new);
    }

    #[test]
    fn what_has_changed_is_written_and_what_is_gone_is_removed() {
        let (fresh, out) = two(
            "changed",
            &[("app.css", ".a {}"), ("app.js", "2"), ("new.js", "3")],
            &[("app.css", ".a {}"), ("app.js", "1"), ("stale.js", "0")],
        );
        fs::create_dir(out.join("stale")).expect("a folder");
        let old = age(&out.join("app.css"));
        assert_eq!(settle(&fresh, &out).expect("folders"), 4);
        assert_eq!(
            names(&out).expect("a folder"),
            ["app.css", "app.js", "new.js"]
        );
        assert_eq!(fs::read(out.join("app.js")).expect("a file"), b"2");
        assert_eq!(changed(&out.join("app.css")), old);
        assert_eq!(settle(&fresh, &out).expect("folders"), 0);
    }
}
