//! The files of the project, read once: what git tracks or would track.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::house;

/// Every file of the project, in the order of paths.
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
}

pub(crate) struct File {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) bytes: usize,
    /// `None` for what is not UTF-8.
    pub(crate) text: Option<String>,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut paths = match listed_by_git(root) {
            Some(paths) => paths,
            None => walk(root)?,
        };
        paths.sort();
        paths.dedup();
        // A file deleted but not yet committed is still listed.
        paths.retain(|path| root.join(path).is_file());
        let files = paths
            .into_iter()
            .map(|path| read_file(root, path))
            .collect::<Result<_>>()?;
        Ok(Tree { files })
    }

    /// Paths and texts of all files under a folder with an ending.
    pub(crate) fn texts<'a>(
        &'a self,
        folder: &'a str,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        let fits = move |path: &str| path.starts_with(folder) && path.ends_with(ending);
        self.files
            .iter()
            .filter(move |file| fits(&file.path))
            .filter_map(|file| Some((file.path.as_str(), file.text.as_deref()?)))
    }

    /// A tree made up for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| File {
            path: (*path).to_owned(),
            bytes: text.len(),
            text: Some((*text).to_owned()),
        };
        Tree {
            files: files.iter().map(file).collect(),
        }
    }
}

fn read_file(root: &Path, path: String) -> Result<File> {
    let bytes = fs::read(root.join(&path)).with_context(|| format!("could not read {path}"))?;
    Ok(File {
        path,
        bytes: bytes.len(),
        text: String::from_utf8(bytes).ok(),
    })
}

/// `None` where there is no git or no repository, such as in an unpacked archive.
fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let arguments = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let output = Command::new("git")
        .args(arguments)
        .current_dir(root)
        .output()
        .ok()?;
    if !output.status.success() || output.stdout.is_empty() {
        return None;
    }
    let listing = String::from_utf8(output.stdout).ok()?;
    Some(
        listing
            .split('\0')
            .filter(|path| !path.is_empty())
            .map(str::to_owned)
            .collect(),
    )
}

fn walk(root: &Path) -> Result<Vec<String>> {
    let mut folders = vec![root.to_owned()];
    let mut paths = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("could not list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() && !is_left_out(&entry.file_name().to_string_lossy()) {
                folders.push(entry.path());
            } else if kind.is_file() {
                paths.push(house::from_root(root, &entry.path()));
            }
        }
    }
    Ok(paths)
}

/// Folders that hold what was built, or what git keeps for itself.
fn is_left_out(folder: &str) -> bool {
    folder == ".git" || folder.starts_with("target")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::House;

    #[test]
    fn both_ways_of_listing_find_this_file() {
        let root = House::here().expect("a house").root;
        let walked = walk(&root).expect("readable");
        assert!(walked.iter().any(|path| path == "xtask/src/tree.rs"));
        assert!(!walked.iter().any(|path| path.starts_with("target")));
        let tree = Tree::read(&root).expect("readable");
        assert_eq!(tree.texts("xtask/src/tree", ".rs").count(), 1);
    }
}
