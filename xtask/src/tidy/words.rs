//! Words that must not stay in code, and words that must not come inside.

use super::Problem;
use super::source::{Source, words};
use crate::house::is_inside;

/// Left behind by someone who meant to come back.
const UNFINISHED_CALLS: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// The same in comments. Written in two halves, or this file would report itself.
const UNFINISHED_NOTES: [&str; 2] = [concat!("FIX", "ME"), concat!("XX", "X")];

/// Inside, everything must come out the same on every platform and in every run.
const NOT_INSIDE: [(&str, &str); 8] = [
    (
        "HashMap",
        "its order changes from run to run; use `BTreeMap` or an array",
    ),
    (
        "HashSet",
        "its order changes from run to run; use `BTreeSet` or a bit set",
    ),
    ("std::time", "rules know no clock"),
    ("SystemTime", "rules know no clock"),
    ("std::fs", "rules read no files"),
    ("std::thread", "rules start no threads"),
    (
        "f32",
        "floats differ between platforms; count in whole numbers",
    ),
    (
        "f64",
        "floats differ between platforms; count in whole numbers",
    ),
];

pub(crate) fn check(source: &Source<'_>) -> Vec<Problem> {
    let mut problems = unfinished(source);
    problems.extend(bare_allows(source));
    if crate_of(source.path).is_some_and(is_inside) {
        problems.extend(not_inside(source));
    }
    problems
}

fn unfinished(source: &Source<'_>) -> Vec<Problem> {
    let is_call = |call: &str, at: usize| source.code[at + call.len()..].starts_with('!');
    let calls = UNFINISHED_CALLS.iter().flat_map(|&call| {
        words(&source.code, call)
            .filter(move |&at| is_call(call, at))
            .map(move |at| (call, at))
    });
    let notes = UNFINISHED_NOTES
        .iter()
        .flat_map(|&note| words(source.text, note).map(move |at| (note, at)));
    let written = calls.chain(notes).filter(|&(_, at)| !source.is_test(at));
    written
        .map(|(word, at)| problem(source, at, format!("`{word}` is unfinished work")))
        .collect()
}

fn bare_allows(source: &Source<'_>) -> Vec<Problem> {
    let attributes = ["#[allow(", "#![allow("];
    let found = attributes
        .iter()
        .flat_map(|attribute| source.code.match_indices(attribute));
    let sentence = "say `#[expect(lint, reason = \"…\")]` instead of allowing silently";
    found.map(|(at, _)| problem(source, at, sentence)).collect()
}

fn not_inside(source: &Source<'_>) -> Vec<Problem> {
    let named = NOT_INSIDE
        .iter()
        .flat_map(|&(word, why)| words(&source.code, word).map(move |at| (word, why, at)));
    let found = named.chain(grouped_imports(&source.code));
    let written = found.filter(|&(_, _, at)| !source.is_test(at));
    written
        .map(|(word, why, at)| problem(source, at, format!("no `{word}` inside: {why}")))
        .collect()
}

/// `use std::{fs, …}` names the same modules in another spelling.
fn grouped_imports(code: &str) -> Vec<(&'static str, &'static str, usize)> {
    let groups = code
        .match_indices("std::{")
        .map(|(at, opening)| at + opening.len());
    let mut found = Vec::new();
    for start in groups {
        let group = &code[start..start + code[start..].find(';').unwrap_or(0)];
        for &(path, why) in &NOT_INSIDE {
            let module = path.strip_prefix("std::");
            let places = module.into_iter().flat_map(|module| words(group, module));
            found.extend(places.map(|at| (path, why, start + at)));
        }
    }
    found
}

fn problem(source: &Source<'_>, at: usize, sentence: impl Into<String>) -> Problem {
    Problem::new(source.path, source.line_of(at), sentence)
}

fn crate_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/")?.split('/').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let mut lines: Vec<_> = check(&Source::new(path, text))
            .iter()
            .map(|problem| problem.line)
            .collect();
        lines.sort_unstable();
        lines
    }

    #[test]
    fn unfinished_work_is_found_outside_tests() {
        let note = UNFINISHED_NOTES[0];
        let text = format!("fn a() {{ todo!() }}\n// {note}: later\nfn todo() {{}}\n// todo!\n");
        assert_eq!(lines("crates/cli/src/main.rs", &text), [1, 2]);
        assert!(lines("crates/cli/tests/all.rs", &text).is_empty());
    }

    #[test]
    fn a_bare_allow_is_found_everywhere() {
        let text =
            "#![allow(dead_code)]\n#[cfg(test)]\nmod tests {\n#[allow(unused)]\nfn a() {}\n}";
        assert_eq!(lines("crates/cli/src/main.rs", text), [1, 4]);
        assert!(lines("crates/cli/src/main.rs", "// #[allow(x)]\n").is_empty());
    }

    #[test]
    fn the_inside_has_no_clock_files_threads_or_floats() {
        let text = "use std::fs;\nuse std::{collections::BTreeMap, thread};\nfn a(x: f64) {}\n\
                    use std::time::Instant;\nenum Card { Instant }\n#[cfg(test)]\n\
                    use std::collections::HashMap;\n";
        assert_eq!(lines("crates/game-irondie/src/lib.rs", text), [1, 2, 3, 4]);
        assert!(lines("crates/bots/src/lib.rs", text).is_empty());
    }
}
