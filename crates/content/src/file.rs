//! One file of a pack: its text, and the tree that TOML makes of it.

use toml::de::{DeTable, Error};

/// A file that has been parsed.
pub(crate) struct File<'t> {
    /// Its path, for messages and to tell directories apart.
    pub(crate) path: &'t str,
    /// What is in it.
    pub(crate) tree: DeTable<'t>,
    /// It is not TOML: what else is wrong with it nobody can say. A key given twice hides nothing.
    pub(crate) broken: bool,
    text: &'t str,
}

impl<'t> File<'t> {
    /// Parses a text. The errors come with their places in it.
    pub(crate) fn parse(path: &'t str, text: &'t str) -> (File<'t>, Vec<(usize, String)>) {
        let (tree, errors) = DeTable::parse_recoverable(text);
        let file = File {
            path,
            tree: tree.into_inner(),
            broken: errors.iter().any(|error| error.message() != TWICE),
            text,
        };
        (file, worth_telling(text, &errors))
    }

    /// The line of a place in the text, counted from 1.
    pub(crate) fn line(&self, at: usize) -> usize {
        let before = self.text.as_bytes().iter().take(at);
        1 + before.filter(|&&byte| byte == b'\n').count()
    }

    /// The directory it lies in. Records override each other only across directories.
    pub(crate) fn directory(&self) -> &'t str {
        let parted = self.path.rsplit_once('/');
        parted.map_or("", |(directory, _)| directory)
    }
}

/// Each path once, at its first place, with its last text.
pub(crate) fn latest<'t>(files: &[(&'t str, &'t str)]) -> Vec<(&'t str, &'t str)> {
    let mut latest: Vec<(&'t str, &'t str)> = Vec::new();
    for &(path, text) in files {
        match latest.iter_mut().find(|(known, _)| *known == path) {
            Some(known) => known.1 = text,
            None => latest.push((path, text)),
        }
    }
    latest
}

/// The first error of a text that is not TOML, and before it all keys given twice. What comes
/// after is mostly the first one's echo.
fn worth_telling(text: &str, errors: &[Error]) -> Vec<(usize, String)> {
    let mut told: Vec<(usize, String)> = errors.iter().map(|error| told(text, error)).collect();
    told.sort();
    let first = told.iter().position(|(_, what)| !what.starts_with(TWICE));
    told.truncate(first.map_or(told.len(), |first| first + 1));
    told
}

const TWICE: &str = "duplicate key";

fn told(text: &str, error: &Error) -> (usize, String) {
    let span = error.span().unwrap_or_default();
    match error.message() {
        TWICE => {
            let key = text.get(span.clone()).unwrap_or_default();
            (span.start, format!("{TWICE} `{key}`"))
        }
        message => (span.start, message.to_owned()),
    }
}
