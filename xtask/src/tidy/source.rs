//! One Rust file, ready for checks: its code without comments and literals, and where its tests,
//! tables and functions lie.

use std::ops::Range;

use super::lex::{self, Span};
use crate::tree::Tree;

pub(crate) struct Source<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
    /// The text with comments and literals blanked out, offset for offset.
    pub(crate) code: String,
    pub(crate) spans: Vec<Span>,
    /// Items under `#[cfg(test)]` or `#[test]`.
    pub(crate) tests: Vec<Range<usize>>,
}

impl<'a> Source<'a> {
    pub(crate) fn new(path: &'a str, text: &'a str) -> Source<'a> {
        let spans = lex::spans(text);
        let code = lex::code(text, &spans);
        let tests = if is_test_path(path) {
            std::iter::once(0..text.len()).collect()
        } else {
            test_items(&code)
        };
        Source {
            path,
            text,
            code,
            spans,
            tests,
        }
    }

    /// All Rust files of a tree.
    pub(crate) fn all(tree: &'a Tree) -> Vec<Source<'a>> {
        let texts = tree.texts("", ".rs");
        let mut sources: Vec<_> = texts.map(|(path, text)| Source::new(path, text)).collect();
        let modules: Vec<_> = sources.iter().flat_map(Source::test_modules).collect();
        for source in &mut sources {
            if modules.iter().any(|module| module == source.path) {
                source.tests = std::iter::once(0..source.text.len()).collect();
            }
        }
        sources
    }

    /// Counted from 1.
    pub(crate) fn line_of(&self, offset: usize) -> usize {
        self.text[..offset].matches('\n').count() + 1
    }

    pub(crate) fn is_test(&self, offset: usize) -> bool {
        self.tests.iter().any(|test| test.contains(&offset))
    }

    /// From the word `fn` to the closing brace.
    pub(crate) fn functions(&self) -> Vec<Range<usize>> {
        let starts = words(&self.code, "fn").filter(|&at| has_a_name(&self.code, at + 2));
        starts.map(|at| at..item_end(&self.code, at)).collect()
    }

    /// `const` and `static` items: tables and fixtures.
    pub(crate) fn tables(&self) -> Vec<Range<usize>> {
        let starts = words(&self.code, "const").chain(words(&self.code, "static"));
        let items = starts.filter(|&at| starts_a_table(&self.code, at));
        items.map(|at| at..statement_end(&self.code, at)).collect()
    }

    /// Files that `#[cfg(test)] mod name;` makes part of the tests.
    fn test_modules(&self) -> Vec<String> {
        let folder = self.module_folder();
        let items = self.tests.iter().map(|test| &self.code[test.clone()]);
        let names = items.filter_map(declared_module);
        let both = |name| {
            [
                format!("{folder}/{name}.rs"),
                format!("{folder}/{name}/mod.rs"),
            ]
        };
        names.flat_map(both).collect()
    }

    fn module_folder(&self) -> String {
        let (folder, name) = self.path.rsplit_once('/').unwrap_or(("", self.path));
        match name {
            "lib.rs" | "main.rs" | "mod.rs" => folder.to_owned(),
            _ => self.path.trim_end_matches(".rs").to_owned(),
        }
    }
}

/// Where a word stands alone in some text.
pub(crate) fn words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |&at| {
            !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
        })
}

/// Files that cargo builds for tests and benches only.
fn is_test_path(path: &str) -> bool {
    let mut folders = path.split('/').rev().skip(1);
    folders.any(|folder| folder == "tests" || folder == "benches") || path.ends_with("/tests.rs")
}

/// The name in an item that ends with `mod name;`.
fn declared_module(item: &str) -> Option<&str> {
    let mut from_behind = item.strip_suffix(';')?.split_whitespace().rev();
    let name = from_behind.next()?;
    (from_behind.next() == Some("mod")).then_some(name)
}

fn test_items(code: &str) -> Vec<Range<usize>> {
    let marks = [
        "#[cfg(test)]",
        "#[cfg(all(test",
        "#[cfg(any(test",
        "#[test]",
    ];
    let starts = marks.iter().flat_map(|mark| code.match_indices(mark));
    starts.map(|(at, _)| at..item_end(code, at)).collect()
}

/// The end of the item that starts here: after its closing brace, or its semicolon.
fn item_end(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in code[start..].char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => return start + at + 1,
            '{' if depth == 0 => return closing_brace(code, start + at),
            _ => {}
        }
    }
    code.len()
}

fn closing_brace(code: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in code[open..].char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => return open + at + 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

/// The end of a statement: its semicolon, outside all brackets.
fn statement_end(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in code[start..].char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => return start + at + 1,
            _ => {}
        }
    }
    code.len()
}

/// A function item; `fn(u8) -> u8` is a type.
fn has_a_name(code: &str, after: usize) -> bool {
    let name = code[after..].trim_start();
    name.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

/// An item `const NAME: …`; not `const fn`, a const generic, a `*const` pointer or `'static`.
fn starts_a_table(code: &str, at: usize) -> bool {
    let before = code[..at].trim_end();
    let may_stand_here =
        before.is_empty() || before.ends_with([';', '{', '}', ']', ')']) || before.ends_with("pub");
    let mut rest = code[at..].split_whitespace();
    let name = rest.nth(1).unwrap_or("");
    may_stand_here && name.ends_with(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<'a>(source: &Source<'a>, ranges: &[Range<usize>]) -> Vec<&'a str> {
        ranges
            .iter()
            .map(|range| &source.text[range.clone()])
            .collect()
    }

    #[test]
    fn functions_end_at_their_brace() {
        let text = "fn a() -> [u8; 2] { \"}\"; { } }\ntype F = fn(u8);\nfn b();\nconst fn c() {}";
        let source = Source::new("a.rs", text);
        let found = texts(&source, &source.functions());
        assert_eq!(
            found,
            ["fn a() -> [u8; 2] { \"}\"; { } }", "fn b();", "fn c() {}"]
        );
    }

    #[test]
    fn tables_are_const_and_static_items() {
        let text = "pub const A: [u8; 1] = [\n1];\n\
                    fn f<const N: usize>(p: *const u8, s: &'static str) {}\n\
                    static B: &str = \"x;\";\nconst fn g() {}";
        let source = Source::new("a.rs", text);
        let found = texts(&source, &source.tables());
        assert_eq!(
            found,
            ["const A: [u8; 1] = [\n1];", "static B: &str = \"x;\";"]
        );
    }

    #[test]
    fn tests_are_marked_items_and_files() {
        let text = "fn a() {}\n#[cfg(test)]\nuse x::y;\n\
                    #[cfg(test)]\nmod tests {\n fn b() {}\n}\nfn c() {}";
        let source = Source::new("a.rs", text);
        let is_test = |needle: &str| source.is_test(text.find(needle).expect("it is there"));
        assert_eq!(
            ["a()", "x::y", "b()", "c()"].map(is_test),
            [false, true, true, false]
        );
        assert!(Source::new("crates/cli/tests/all.rs", "fn a() {}").is_test(0));
        assert!(!Source::new("crates/testkit/src/lib.rs", "fn a() {}").is_test(0));
    }

    #[test]
    fn a_module_declared_for_tests_is_a_test() {
        let tree = Tree::of(&[
            ("crates/a/src/laws.rs", "fn a() {}"),
            (
                "crates/a/src/lib.rs",
                "fn l() {}\n#[cfg(test)]\nmod laws;\nmod rest;",
            ),
            ("crates/a/src/rest.rs", "fn r() {}\n#[cfg(test)] mod deep;"),
            ("crates/a/src/rest/deep.rs", "fn b() {}"),
        ]);
        let answers: Vec<_> = Source::all(&tree)
            .iter()
            .map(|source| source.is_test(0))
            .collect();
        assert_eq!(answers, [true, false, false, true]);
    }
}
