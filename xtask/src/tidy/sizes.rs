//! Files, functions and lines that a person can take in.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Problem;
use super::lex::{Kind, Span};
use super::source::Source;
use crate::tree::Tree;

const MOST_LINES_OF_A_FILE: usize = 600;
const MOST_LINES_OF_A_FUNCTION: usize = 70;
const MOST_COLUMNS: usize = 100;
/// A rule of style often fits on one line, and then that is how it is best read.
const MOST_COLUMNS_OF_A_SHEET: usize = 120;
const MOST_BYTES: usize = 400 * 1024;

pub(crate) fn check(source: &Source<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    problems.extend(opening(source));
    problems.extend(file(source));
    problems.extend(functions(source));
    problems.extend(columns(source));
    problems
}

/// Big files belong elsewhere: every clone pays for them forever.
pub(crate) fn check_bytes(tree: &Tree) -> Vec<Problem> {
    let big = tree.files.iter().filter(|file| file.bytes > MOST_BYTES);
    let problem = |bytes| format!("{bytes} bytes; at most {MOST_BYTES} for one file");
    big.map(|file| Problem::new(&file.path, 1, problem(file.bytes)))
        .collect()
}

/// Sheets of styles have lines that a person can read, and a diff can show.
pub(crate) fn check_sheets(tree: &Tree) -> Vec<Problem> {
    let mut problems: Vec<_> = tree.texts("", ".css").flat_map(wide_lines).collect();
    problems.extend(motions_told_twice(tree));
    problems
}

/// All sheets become one, in which the last motion of a name takes the place of all others.
fn motions_told_twice(tree: &Tree) -> Vec<Problem> {
    let (mut known, mut problems) = (BTreeMap::new(), Vec::new());
    for (path, text) in tree.texts("", ".css") {
        for (index, line) in text.lines().enumerate() {
            let Some(name) = line.strip_prefix("@keyframes ").and_then(first_word) else {
                continue;
            };
            if let Some(first) = known.insert(name, path) {
                let sentence = format!("`{name}` already moves something in {first}");
                problems.push(Problem::new(path, index + 1, sentence));
            }
        }
    }
    problems
}

fn first_word(text: &str) -> Option<&str> {
    text.split_whitespace().next()
}

fn wide_lines((path, text): (&str, &str)) -> Vec<Problem> {
    let columns = text.lines().map(|line| line.chars().count()).enumerate();
    let wide = columns.filter(|(_, columns)| *columns > MOST_COLUMNS_OF_A_SHEET);
    wide.map(|(index, columns)| {
        let sentence = format!("{columns} columns; at most {MOST_COLUMNS_OF_A_SHEET} for a sheet");
        Problem::new(path, index + 1, sentence)
    })
    .collect()
}

fn opening(source: &Source<'_>) -> Option<Problem> {
    let sentence = "a file opens with `//!`: what it is and what it is not";
    (!source.text.starts_with("//!")).then(|| Problem::new(source.path, 1, sentence))
}

fn file(source: &Source<'_>) -> Option<Problem> {
    let lines = lines_without_tables(source, 0..source.text.len(), &source.tables());
    let sentence = format!("{lines} lines; at most {MOST_LINES_OF_A_FILE} for a file");
    (lines > MOST_LINES_OF_A_FILE).then(|| Problem::new(source.path, 1, sentence))
}

fn functions(source: &Source<'_>) -> Vec<Problem> {
    let tables = source.tables();
    let written = source
        .functions()
        .into_iter()
        .filter(|range| !source.is_test(range.start));
    let problem = |range: Range<usize>| {
        let line = source.line_of(range.start);
        let lines = lines_without_tables(source, range, &tables);
        let sentence = format!("{lines} lines; at most {MOST_LINES_OF_A_FUNCTION} for a function");
        (lines > MOST_LINES_OF_A_FUNCTION).then(|| Problem::new(source.path, line, sentence))
    };
    written.filter_map(problem).collect()
}

fn lines_without_tables(
    source: &Source<'_>,
    range: Range<usize>,
    tables: &[Range<usize>],
) -> usize {
    let within = |table: &&Range<usize>| range.start <= table.start && table.end <= range.end;
    let in_tables: usize = tables
        .iter()
        .filter(within)
        .map(|table| source.text[table.clone()].lines().count())
        .sum();
    // A nested table is counted twice at worst, which only makes the check milder.
    source.text[range.clone()]
        .lines()
        .count()
        .saturating_sub(in_tables)
}

fn columns(source: &Source<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut start = 0;
    for (index, line) in source.text.split('\n').enumerate() {
        let columns = line.chars().count();
        if columns > MOST_COLUMNS && !cannot_be_shorter(source, start..start + line.len()) {
            let sentence = format!("{columns} columns; at most {MOST_COLUMNS}");
            problems.push(Problem::new(source.path, index + 1, sentence));
        }
        start += line.len() + 1;
    }
    problems
}

/// A literal or a word in a comment that is too long even on a line of its own.
fn cannot_be_shorter(source: &Source<'_>, line: Range<usize>) -> bool {
    let text = &source.text[line.clone()];
    let indent = text.chars().take_while(|letter| *letter == ' ').count();
    let room = MOST_COLUMNS.saturating_sub(indent + 1);
    let touches = |span: &&Span| span.range.start < line.end && line.start < span.range.end;
    source.spans.iter().filter(touches).any(|span| {
        let from = span.range.start.max(line.start);
        let part = &source.text[from..span.range.end.min(line.end)];
        match span.kind {
            Kind::Literal => part.chars().count() > room,
            Kind::Comment => part
                .split_whitespace()
                .any(|word| word.chars().count() + 4 > room),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(text: &str) -> Vec<String> {
        check(&Source::new("a.rs", text))
            .into_iter()
            .map(|problem| problem.to_string())
            .collect()
    }

    #[test]
    fn a_file_opens_with_its_purpose() {
        assert!(sentences("//! Short.\n").is_empty());
        assert_eq!(sentences("fn a() {}\n").len(), 1);
    }

    #[test]
    fn long_functions_are_found_where_they_start() {
        let body = "    step();\n".repeat(69);
        let found = sentences(&format!("//! Long.\n\nfn a() {{\n{body}}}\n"));
        assert_eq!(found, ["a.rs:3: 71 lines; at most 70 for a function"]);
        let tests = format!("//! Tests.\n#[cfg(test)]\nmod tests {{\nfn a() {{\n{body}}}\n}}\n");
        assert!(sentences(&tests).is_empty());
    }

    #[test]
    fn tables_do_not_count() {
        let rows = "    \"row\",\n".repeat(700);
        assert!(
            sentences(&format!(
                "//! Rows.\nconst ROWS: [&str; 700] = [\n{rows}];\n"
            ))
            .is_empty()
        );
        assert_eq!(
            sentences(&format!("//! Lines.\n{}", "f!();\n".repeat(600))).len(),
            1
        );
    }

    #[test]
    fn only_what_cannot_be_broken_may_be_wide() {
        let words = "word ".repeat(30);
        assert_eq!(sentences(&format!("//! {words}\n")).len(), 1);
        assert!(sentences(&format!("//! x\nconst A: &str = \"{words}\";\n")).is_empty());
        assert!(sentences(&format!("//! https://example.org/{}\n", "x".repeat(90))).is_empty());
        let call = format!("//! x\nfn a() {{ f(\"short\", {}); }}\n", "b, ".repeat(40));
        assert_eq!(sentences(&call).len(), 1);
    }

    #[test]
    fn a_sheet_has_no_endless_lines() {
        let rules = ".a { color: red; } ".repeat(7);
        let tree = Tree::of(&[("a.css", &format!(".b {{}}\n{rules}\n")), ("a.md", &rules)]);
        let found: Vec<_> = check_sheets(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(found, ["a.css:2: 133 columns; at most 120 for a sheet"]);
    }

    #[test]
    fn a_motion_has_a_name_of_its_own() {
        let fall = "@keyframes fall { from { opacity: 0; } }\n";
        let tree = Tree::of(&[("a.css", fall), ("b.css", &format!("\n{fall}"))]);
        let found: Vec<_> = check_sheets(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(found, ["b.css:2: `fall` already moves something in a.css"]);
    }
}
