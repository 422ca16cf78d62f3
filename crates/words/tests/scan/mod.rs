//! Reads sentences out of Fluent files and keys out of Rust files, both by plain scanning.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::{Lang, texts};

/// The keys of a language in the order of the files, each with the arguments its sentence uses.
pub(crate) fn messages(lang: Lang) -> Vec<(String, BTreeSet<String>)> {
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in texts(lang).iter().flat_map(|text| text.lines()) {
        if let Some(key) = key_of(line) {
            found.push((key.to_owned(), BTreeSet::new()));
        }
        if let Some((_, arguments)) = found.last_mut().filter(|_| !line.starts_with('#')) {
            arguments.extend(arguments_in(line));
        }
    }
    found
}

/// What all keys of a file begin with, for each file where that is something: `kapow-`.
pub(crate) fn families() -> impl Iterator<Item = &'static str> {
    texts(Lang::En).iter().filter_map(|text| {
        let mut keys = text.lines().filter_map(key_of);
        let first = keys.next()?;
        let common = keys.fold(first, |common, key| {
            let same = common.bytes().zip(key.bytes()).take_while(|(a, b)| a == b);
            &common[..same.count()]
        });
        Some(&common[..=common.rfind('-')?])
    })
}

fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
    begins.then_some(key.trim())
}

/// `$by_is` comes along with the seat `$by` and is not counted.
fn arguments_in(line: &str) -> impl Iterator<Item = String> {
    let names = line.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        rest[..end.unwrap_or(rest.len())].to_owned()
    });
    names.map(|name| name.strip_suffix("_is").map(str::to_owned).unwrap_or(name))
}

/// What tests in the same file begin with.
const INLINE_TESTS: &str = "#[cfg(test)]\nmod tests {";

/// One Rust file without its tests.
pub(crate) struct Source {
    file: String,
    /// Each string literal with the code before it.
    literals: Vec<(String, String)>,
}

/// A key and where it is used.
pub(crate) struct Used {
    pub(crate) file: String,
    pub(crate) key: String,
}

impl Source {
    pub(crate) fn new(file: &str, text: &str) -> Source {
        let end = text.find(INLINE_TESTS).unwrap_or(text.len());
        Source {
            file: file.to_owned(),
            literals: literals(&text[..end]),
        }
    }

    /// The literals that can only be keys.
    pub(crate) fn keys<'a>(
        &'a self,
        prefixes: &'a [&str],
        places: &'a [&str],
    ) -> impl Iterator<Item = Used> + 'a {
        let is_key = move |(code, literal): &&(String, String)| {
            let looks_like_one = literal
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-');
            let named_like_one = prefixes.iter().any(|prefix| literal.starts_with(prefix));
            let placed_like_one = places.iter().any(|place| code.trim_end().ends_with(place));
            let begins_one = literal.ends_with('-');
            looks_like_one
                && !begins_one
                && (named_like_one || placed_like_one || is_second_of_by(code))
        };
        self.literals.iter().filter(is_key).map(|(_, key)| Used {
            file: self.file.clone(),
            key: key.clone(),
        })
    }

    /// Whether this is a file of a room.
    pub(crate) fn is_in(&self, room: &str) -> bool {
        Path::new(&self.file).starts_with(room)
    }

    /// The reasons a file gives: each key with the argument that `spelled` puts into it, if any.
    pub(crate) fn reasons(&self) -> impl Iterator<Item = (Used, Option<&str>)> {
        let next = self.literals.iter().skip(1).map(Some).chain([None]);
        let reasons = self.literals.iter().zip(next);
        let reasons = reasons.filter(|((_, key), _)| key.starts_with("refused-"));
        reasons.map(|((code, key), next)| {
            let (file, key) = (self.file.clone(), key.clone());
            let fills = code.trim_end().ends_with("spelled(");
            let argument = next.filter(|_| fills).map(|(_, name)| name.as_str());
            (Used { file, key }, argument)
        })
    }

    /// Whether a literal is the key, or the beginning of it that a name is put after.
    pub(crate) fn says(&self, key: &str) -> bool {
        self.literals.iter().any(|(code, literal)| {
            let glued = code.trim_end().ends_with("concat!(");
            let family = literal.split_once('{').map(|(family, _)| family);
            let family = family.or(glued.then_some(literal));
            literal == key || family.is_some_and(|f| f.ends_with('-') && key.starts_with(f))
        })
    }
}

/// `Refusal::by(Rule("IR-8.3"), ` and then the key, or `Refusal::by(RULE, ` and then the key.
fn is_second_of_by(code: &str) -> bool {
    let Some(at) = code.rfind("Refusal::by(") else {
        return false;
    };
    let between = code[at + "Refusal::by(".len()..].trim();
    let first = between.strip_suffix(',').unwrap_or_default();
    !first.is_empty() && !first.contains(',') && !first.contains(';')
}

/// All string literals, each with the code since the last statement began. Comments are dropped.
fn literals(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut code = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if let Some(after) = ["'\"'", "'\\\"'"].iter().find_map(|q| rest.strip_prefix(q)) {
            rest = after;
        } else if let Some(after) = rest.strip_prefix("r#\"") {
            let end = after.find("\"#").expect("a raw literal ends");
            rest = &after[end + 2..];
        } else if let Some(after) = rest.strip_prefix('"') {
            let end = literal_end(after);
            found.push((code.clone(), after[..end].to_owned()));
            rest = &after[end + 1..];
        } else {
            if c == ';' || c == '{' || c == '}' {
                code.clear();
            }
            code.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

fn literal_end(after: &str) -> usize {
    let mut escaped = false;
    let end = after.char_indices().find(|&(_, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.expect("a literal ends").0
}

/// Every Rust file of every room whose words reach people.
pub(crate) fn sources() -> Vec<Source> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for room in fs::read_dir(&crates).expect("the rooms").flatten() {
        if room.file_name() != "testkit" {
            walk(&room.path().join("src"), &mut files);
        }
    }
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a source file");
        (file, text)
    };
    let texts: Vec<(PathBuf, String)> = files.into_iter().map(read).collect();
    let tests: Vec<PathBuf> = texts.iter().flat_map(test_modules).collect();
    let is_test = |file: &Path| {
        tests
            .iter()
            .any(|test| file.starts_with(test) || *test == file)
    };
    let kept = texts
        .iter()
        .filter(|(file, _)| !is_test(&file.with_extension("")));
    let source = |(file, text): &(PathBuf, String)| {
        let name = file.strip_prefix(&crates).expect("it is in a room");
        Source::new(&name.display().to_string(), text)
    };
    kept.map(source).collect()
}

/// Modules in files of their own that are there for tests only, without the `.rs`.
fn test_modules((file, text): &(PathBuf, String)) -> Vec<PathBuf> {
    let root = ["lib.rs", "main.rs", "mod.rs"]
        .iter()
        .any(|name| file.ends_with(name));
    let folder = if root {
        file.with_file_name("")
    } else {
        file.with_extension("")
    };
    let declared = text.split("#[cfg(test)]\nmod ").skip(1);
    let names = declared.filter_map(|rest| rest.split_once(';'));
    let words = names.filter(|(name, _)| !name.contains(['{', ' ']));
    words.map(|(name, _)| folder.join(name)).collect()
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}
