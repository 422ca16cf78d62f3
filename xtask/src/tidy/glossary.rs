//! The glossary's words for what is *not* meant, looked for in the names of types and functions.
//!
//! Only words that have no other meaning here are looked for: `index` and `value` are good words
//! for other things. The glossary stays the place where words are kept; a word that is checked and
//! does not stand there any more is a problem itself.

use super::Problem;
use super::source::{Source, words};
use crate::tree::Tree;

const GLOSSARY: &str = "docs/glossary.md";

/// A word that is not used, and the word for what it would mean.
const CHECKED: [(&str, &str); 22] = [
    ("session", "match"),
    ("admin", "head"),
    ("host", "head"),
    ("user", "seat"),
    ("pile", "zone"),
    ("prompt", "decision"),
    ("selection", "choice"),
    ("continuation", "frame"),
    ("hook", "trigger"),
    ("listener", "trigger"),
    ("snapshot", "view"),
    ("determinize", "imagine"),
    ("fixture", "script"),
    ("exception", "refusal"),
    ("randomness", "chance"),
    ("luck", "chance"),
    ("notation", "spelling"),
    ("backend", "edge"),
    ("invariant", "law"),
    ("caster", "source"),
    ("stock", "supply"),
    ("strategy", "plan"),
];

/// A word, where it may stand nevertheless, and why.
const EXCEPTIONS: [(&str, &str, &str); 6] = [
    (
        "session",
        "crates/cli/src/play/",
        "an evening at a terminal: a match and those around it",
    ),
    (
        "session",
        "crates/web/src/",
        "a match on one screen, with what is tapped and shown there",
    ),
    (
        "host",
        "crates/server/src/host.rs",
        "a part of the program, not a person at a table",
    ),
    (
        "host",
        "crates/web/src/host.rs",
        "a part of the program, not a person at a table",
    ),
    (
        "listener",
        "crates/web/src/",
        "what browsers call it; no rule is triggered",
    ),
    (
        "invariant",
        "crates/testkit/src/laws",
        "the name of one law among the others",
    ),
];

pub(crate) fn check(tree: &Tree, sources: &[Source<'_>]) -> Vec<Problem> {
    let found: Vec<Found<'_>> = sources.iter().flat_map(found).collect();
    let mut problems = unknown_words(tree);
    let free = found
        .iter()
        .filter(|one| !EXCEPTIONS.iter().any(|row| one.fits(row)));
    problems.extend(free.map(Found::problem));
    let needed = |row: &&_| found.iter().any(|one| one.fits(row));
    let stale = EXCEPTIONS.iter().filter(|row| !needed(row));
    problems.extend(stale.map(|(word, path, _)| {
        Problem::new(
            path,
            1,
            format!("`{word}` is excepted here and not used any more"),
        )
    }));
    problems
}

/// A checked word in a name.
struct Found<'a> {
    path: &'a str,
    line: usize,
    name: &'a str,
    word: &'static str,
    instead: &'static str,
}

impl Found<'_> {
    fn fits(&self, (word, path, _): &(&str, &str, &str)) -> bool {
        self.word == *word && self.path.starts_with(path)
    }

    fn problem(&self) -> Problem {
        let Found {
            name,
            word,
            instead,
            ..
        } = self;
        let sentence = format!("`{name}`: the glossary says {instead}, not {word}");
        Problem::new(self.path, self.line, sentence)
    }
}

fn found<'a>(source: &'a Source<'a>) -> Vec<Found<'a>> {
    if !source.path.starts_with("crates/") || !source.path.contains("/src/") {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (at, name) in names(&source.code) {
        let checked = CHECKED.iter().find(|(word, _)| has_word(name, word));
        if let Some(&(word, instead)) = checked.filter(|_| !source.is_test(at)) {
            found.push(Found {
                path: source.path,
                line: source.line_of(at),
                name,
                word,
                instead,
            });
        }
    }
    found
}

/// The names of all types, and of functions that others may call.
fn names(code: &str) -> Vec<(usize, &str)> {
    let types = ["struct", "enum", "trait", "type"];
    let types = types
        .iter()
        .flat_map(|kind| words(code, kind).map(|at| at + kind.len()));
    let functions = words(code, "fn").filter(|&at| is_public(&code[..at]));
    let starts = types.chain(functions.map(|at| at + "fn".len()));
    starts
        .filter_map(|at| Some((at, name_at(code, at)?)))
        .collect()
}

/// Whether the line that leads to an `fn` begins with `pub`.
fn is_public(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.trim_start().starts_with("pub")
}

fn name_at(code: &str, at: usize) -> Option<&str> {
    let rest = code[at..].strip_prefix(' ')?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    rest.get(..end?).filter(|name| !name.is_empty())
}

/// Whether a word, or several of what it means, is a part of a name in either way of writing.
fn has_word(name: &str, word: &str) -> bool {
    let mut parts: Vec<String> = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            parts.push(String::new());
        }
        let last = parts.last_mut().expect("there is always one");
        last.extend(letter.to_lowercase().filter(|&letter| letter != '_'));
    }
    parts
        .iter()
        .any(|part| part == word || part.strip_suffix('s') == Some(word))
}

/// Checked words that stand in no row's last column.
fn unknown_words(tree: &Tree) -> Vec<Problem> {
    let Some((_, text)) = tree.texts(GLOSSARY, "").next() else {
        return Vec::new();
    };
    let rows = text
        .lines()
        .filter_map(|line| line.trim_end_matches('|').rsplit('|').next());
    let column: Vec<&str> = rows
        .flat_map(|cell| cell.split(','))
        .map(str::trim)
        .collect();
    let unknown = CHECKED.iter().filter(|(word, _)| !column.contains(word));
    let sentence = |word| format!("tidy looks for `{word}`, which stands in no last column");
    unknown
        .map(|(word, _)| Problem::new(GLOSSARY, 1, sentence(word)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[(path, text)]);
        let found = Source::all(&tree);
        let problems = found.iter().flat_map(self::found).map(|one| one.problem());
        problems.map(|problem| problem.to_string()).collect()
    }

    #[test]
    fn names_of_types_and_public_functions_use_our_words() {
        let text = "pub struct SaveSnapshots;\nfn prompt() {}\npub(crate) fn next_prompt() {}\n\
                    // struct Prompt;\nlet prompt = 1;\n#[cfg(test)]\nstruct Prompt;\n";
        assert_eq!(
            sentences("crates/cli/src/a.rs", text),
            [
                "crates/cli/src/a.rs:1: `SaveSnapshots`: the glossary says view, not snapshot",
                "crates/cli/src/a.rs:3: `next_prompt`: the glossary says decision, not prompt",
            ]
        );
        assert!(sentences("xtask/src/a.rs", text).is_empty());
    }

    #[test]
    fn a_word_is_found_whole() {
        assert!(has_word("UserName", "user") && has_word("all_users", "user"));
        assert!(!has_word("Used", "user") && !has_word("ghost", "host"));
    }

    #[test]
    fn a_word_must_stand_in_the_glossary() {
        let rows = |words: &str| format!("| word | means | not |\n| a | b | {words} |\n");
        let all: Vec<_> = CHECKED.iter().map(|(word, _)| *word).collect();
        let tree = |words: &str| Tree::of(&[(GLOSSARY, &rows(words))]);
        assert!(unknown_words(&tree(&all.join(", "))).is_empty());
        assert_eq!(unknown_words(&tree(&all[1..].join(", "))).len(), 1);
    }
}
