//! `cargo xtask tidy`: what every file of the house must look like.
//!
//! Each check looks at the whole tree and reports every problem with file, line and one sentence.
//! It is also a test of this crate, so an untidy tree fails `cargo test`.

mod arrows;
mod cards;
mod glossary;
mod leaks;
mod lex;
mod sizes;
mod source;
mod words;

use std::fmt;

use anyhow::{Result, bail};

use self::source::Source;
use crate::house::House;
use crate::rules;
use crate::tree::Tree;

/// Something untidy, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    path: String,
    line: usize,
    sentence: String,
}

impl Problem {
    pub(crate) fn new(path: &str, line: usize, sentence: impl Into<String>) -> Problem {
        Problem {
            path: path.to_owned(),
            line,
            sentence: sentence.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// Prints all problems; fails if there is one.
pub(crate) fn report(house: &House) -> Result<()> {
    let tree = Tree::read(&house.root)?;
    let problems = problems(house, &tree)?;
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("the tree is untidy; problems: {}", problems.len());
    }
    println!("{} files, all tidy", tree.files.len());
    Ok(())
}

fn problems(house: &House, tree: &Tree) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    let sources = Source::all(tree);
    for source in &sources {
        problems.extend(sizes::check(source));
        problems.extend(words::check(source));
    }
    problems.extend(glossary::check(tree, &sources));
    problems.extend(sizes::check_bytes(tree));
    problems.extend(sizes::check_sheets(tree));
    problems.extend(leaks::check(tree));
    problems.extend(cards::check(tree));
    problems.extend(arrows::check(tree, &house.members()?));
    problems.extend(rules::check(tree));
    problems.sort();
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let house = House::here().expect("a house");
        let tree = Tree::read(&house.root).expect("a readable tree");
        let problems = problems(&house, &tree).expect("cargo metadata works");
        let lines: Vec<_> = problems.iter().map(Problem::to_string).collect();
        assert!(lines.is_empty(), "\n{}", lines.join("\n"));
    }
}
