//! Traces of someone's machine: home folders and package hosts say nothing to other people.

use super::Problem;
use crate::tree::Tree;

/// Each pattern in two halves, or this file would report itself.
const FOLDERS: [(&str, &str); 4] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/Us", "ers/"),
];
const HOSTS: [(&str, &str); 4] = [
    ("index.", "crates.io"),
    ("static.", "crates.io"),
    ("sparse+", "http"),
    ("registry.", "npmjs"),
];

pub(crate) fn check(tree: &Tree) -> Vec<Problem> {
    let texts = tree
        .files
        .iter()
        .filter_map(|file| Some((&file.path, file.text.as_deref()?)));
    let mut problems = Vec::new();
    for (path, text) in texts {
        for (index, line) in text.lines().enumerate() {
            problems.extend(leak(line).map(|sentence| Problem::new(path, index + 1, sentence)));
        }
    }
    problems
}

fn leak(line: &str) -> Option<String> {
    let folder = FOLDERS
        .iter()
        .map(joined)
        .find(|folder| names_a_place(line, folder));
    let host = || {
        HOSTS
            .iter()
            .map(joined)
            .find(|host| line.contains(host.as_str()))
    };
    let found = folder.or_else(host)?;
    Some(format!(
        "`{found}` belongs to one machine, not to the project"
    ))
}

fn joined(halves: &(&str, &str)) -> String {
    [halves.0, halves.1].concat()
}

/// The folder stands at the start of a path, and something comes after it.
fn names_a_place(line: &str, folder: &str) -> bool {
    let continues = |letter: char| letter.is_alphanumeric() || "._-".contains(letter);
    line.match_indices(folder).any(|(at, _)| {
        let goes_on = line[at + folder.len()..].starts_with(continues);
        goes_on && !line[..at].ends_with(|letter| continues(letter) || letter == '/')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_hosts_of_a_machine_are_found() {
        for halves in &FOLDERS {
            let folder = joined(halves);
            assert!(leak(&format!("see {folder}someone/notes")).is_some());
            assert!(leak(&format!("dir=\"{folder}someone\"")).is_some());
            assert!(leak(&format!("docs{folder}page.md")).is_none());
            assert!(leak(&format!("https://example.org{folder} is fine")).is_none());
        }
        assert!(HOSTS.iter().all(|halves| leak(&joined(halves)).is_some()));
    }

    #[test]
    fn the_lock_file_names_its_registry_in_the_usual_way() {
        let line = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        assert_eq!(leak(line), None);
    }
}
