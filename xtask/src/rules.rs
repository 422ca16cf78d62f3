//! The numbered rules in `docs/rules/`: both languages alike, and every rule cited.
//!
//! A rule is a paragraph that starts with its number, such as `**IR-7.3**`. A script or a Rust
//! file of a crate cites it by writing the number anywhere.

mod numbers;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use self::numbers::numbers;
use crate::tidy::Problem;
use crate::tree::Tree;

const FOLDER: &str = "docs/rules/";

/// A numbered paragraph.
struct Rule<'a> {
    number: &'a str,
    line: usize,
}

/// Rule number to the files that cite it.
type Citations<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

pub(crate) fn check(tree: &Tree) -> Vec<Problem> {
    let citations = citations(tree);
    let mut problems = Vec::new();
    for (path, text) in documents(tree) {
        problems.extend(pair_problem(tree, path, text));
        problems.extend(repeated(path, text));
        problems.extend(slips(path, text));
        if path.ends_with(".en.md") && is_at_the_table(tree, path) {
            problems.extend(uncited(path, text, &citations));
        }
    }
    problems.extend(unknown(tree));
    problems
}

/// Which scripts and tests cite which rule, as Markdown.
pub(crate) fn table(tree: &Tree) -> String {
    let citations = citations(tree);
    let mut table = String::new();
    for (path, text) in tree.texts(FOLDER, ".en.md") {
        let _ = writeln!(table, "## {path}\n\n| rule | cited by |\n| --- | --- |");
        for rule in rules(text) {
            let _ = writeln!(
                table,
                "| {} | {} |",
                rule.number,
                cited_by(rule.number, &citations)
            );
        }
        table.push('\n');
    }
    if table.is_empty() {
        format!("no rules yet: {FOLDER} has no files\n")
    } else {
        table
    }
}

/// The rules in both languages; notes beside them are free.
fn documents(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.texts(FOLDER, ".en.md")
        .chain(tree.texts(FOLDER, ".de.md"))
}

fn cited_by(number: &str, citations: &Citations<'_>) -> String {
    let files = citations
        .get(number)
        .map(|files| files.iter().copied().collect::<Vec<_>>());
    files.map_or_else(|| "**nobody**".to_owned(), |files| files.join(", "))
}

fn rules(text: &str) -> Vec<Rule<'_>> {
    let numbered = text.lines().enumerate().filter_map(|(index, line)| {
        let (number, _) = line.strip_prefix("**")?.split_once("**")?;
        let is_number = numbers(number)
            .first()
            .is_some_and(|&(_, first)| first == number);
        is_number.then_some(Rule {
            number,
            line: index + 1,
        })
    });
    numbered.collect()
}

fn citations(tree: &Tree) -> Citations<'_> {
    let mut citations = Citations::new();
    for (path, text) in citing_files(tree) {
        for (_, number) in numbers(text) {
            citations.entry(number).or_default().insert(path);
        }
    }
    citations
}

fn citing_files(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.texts("crates/", ".rs")
        .chain(tree.texts("records/", ".script"))
}

/// Whether the product has the game of these rules. While it has not, rules may wait for what will
/// carry them out.
fn is_at_the_table(tree: &Tree, path: &str) -> bool {
    let game = path.strip_prefix(FOLDER).unwrap_or(path);
    let package = format!("game-{}", game.trim_end_matches(".en.md"));
    let mut games = tree.texts("crates/games/", "Cargo.toml");
    games.all(|(_, manifest)| manifest.contains(&package))
}

fn uncited(path: &str, text: &str, citations: &Citations<'_>) -> Vec<Problem> {
    let missing = rules(text)
        .into_iter()
        .filter(|rule| !citations.contains_key(rule.number));
    let sentence = |number| format!("no script and no test cites {number}");
    missing
        .map(|rule| Problem::new(path, rule.line, sentence(rule.number)))
        .collect()
}

fn repeated(path: &str, text: &str) -> Vec<Problem> {
    let mut seen = BTreeSet::new();
    let again = rules(text)
        .into_iter()
        .filter(|rule| !seen.insert(rule.number));
    let sentence = |number| format!("{number} is already taken above");
    again
        .map(|rule| Problem::new(path, rule.line, sentence(rule.number)))
        .collect()
}

/// What a table that was put together carelessly says: "1 face(s)", or "-1" for "−1".
fn slips(path: &str, text: &str) -> Vec<Problem> {
    let slip = |line: &str| {
        let endings = ["(s)", "(n)", "(e)", "(c)"];
        let ending = endings.into_iter().find(|ending| line.contains(ending));
        let mut words = line.split([' ', '(']);
        let hyphen = words.any(|word| {
            let number = word.strip_prefix('-');
            number.is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()))
        });
        match (ending, hyphen) {
            (Some(ending), _) => Some(format!("say singular or plural, not `{ending}`")),
            (None, true) => Some("a number below zero has a minus, not a hyphen".to_owned()),
            (None, false) => None,
        }
    };
    let lines = text.lines().enumerate();
    lines
        .filter_map(|(index, line)| Some(Problem::new(path, index + 1, slip(line)?)))
        .collect()
}

/// Both languages have the same numbers in the same order.
fn pair_problem(tree: &Tree, path: &str, text: &str) -> Option<Problem> {
    let other = match path.strip_suffix(".en.md") {
        Some(game) => format!("{game}.de.md"),
        None => path.replace(".de.md", ".en.md"),
    };
    let Some((_, other_text)) = tree.texts(&other, "").next() else {
        return Some(Problem::new(path, 1, format!("{other} is missing")));
    };
    if path.ends_with(".en.md") {
        return None; // One report for the pair is enough.
    }
    first_difference(path, &rules(text), &rules(other_text))
}

fn first_difference(path: &str, ours: &[Rule<'_>], others: &[Rule<'_>]) -> Option<Problem> {
    let pairs = ours.iter().zip(others);
    let different = pairs
        .clone()
        .find(|(our, other)| our.number != other.number);
    if let Some((our, other)) = different {
        let sentence = format!(
            "{} stands where the English rules have {}",
            our.number, other.number
        );
        return Some(Problem::new(path, our.line, sentence));
    }
    let common = ours.len().min(others.len());
    let (extra, sentence) = match (ours.get(common), others.get(common)) {
        (Some(our), _) => (our.line, format!("{} is missing in English", our.number)),
        (None, Some(other)) => (1, format!("{} is missing here", other.number)),
        (None, None) => return None,
    };
    Some(Problem::new(path, extra, sentence))
}

/// Numbers like `IR-7.3` that a crate or a script cites and no rule has.
fn unknown(tree: &Tree) -> Vec<Problem> {
    let known: BTreeSet<_> = documents(tree)
        .flat_map(|(_, text)| rules(text))
        .map(|rule| rule.number)
        .collect();
    let games: BTreeSet<_> = known
        .iter()
        .filter_map(|number| number.split('-').next())
        .collect();
    let is_unknown = |number: &str| {
        // A number without a dot may be a heading or a scenario.
        let (game, rest) = number.split_once('-').unwrap_or((number, ""));
        rest.contains('.') && games.contains(game) && !known.contains(number)
    };
    let mut problems = Vec::new();
    for (path, text) in citing_files(tree) {
        for (at, number) in numbers(text)
            .into_iter()
            .filter(|(_, number)| is_unknown(number))
        {
            let line = text[..at].matches('\n').count() + 1;
            problems.push(Problem::new(
                path,
                line,
                format!("there is no rule {number}"),
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: (&str, &str) = (
        "records/irondie/scripts/duel.script",
        "# IR-1.1, IR-1.2: a duel\n",
    );

    fn sentences(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files))
            .iter()
            .map(Problem::to_string)
            .collect()
    }

    #[test]
    fn no_rules_no_problems() {
        assert!(sentences(&[SCRIPT]).is_empty());
        assert!(table(&Tree::of(&[SCRIPT])).starts_with("no rules yet"));
    }

    #[test]
    fn both_languages_have_the_same_numbers() {
        let english = (
            "docs/rules/irondie.en.md",
            "# I\n\n**IR-1.1** One.\n\n**IR-1.2** Two.\n",
        );
        let german = |text| ("docs/rules/irondie.de.md", text);
        let with = |text| sentences(&[german(text), english, SCRIPT]);
        assert!(with("**IR-1.1** Eins.\n\n**IR-1.2** Zwei.\n").is_empty());
        assert!(with("**IR-1.2** Zwei.\n\n**IR-1.1** Eins.\n")[0].contains("stands where"));
        assert!(with("**IR-1.1** Eins.\n")[0].contains("IR-1.2 is missing here"));
        assert!(
            with("**IR-1.1** E.\n\n**IR-1.2** Z.\n\n**IR-1.3** D.\n")[0].contains("in English")
        );
        assert!(sentences(&[english, SCRIPT])[0].contains("irondie.de.md is missing"));
    }

    #[test]
    fn every_rule_is_cited_and_every_citation_is_a_rule() {
        let text = "**IR-1.1** A.\n\n**IR-1.3** B.\n";
        let pair = [
            ("docs/rules/irondie.de.md", text),
            ("docs/rules/irondie.en.md", text),
            SCRIPT,
        ];
        assert_eq!(
            sentences(&pair),
            [
                "docs/rules/irondie.en.md:3: no script and no test cites IR-1.3",
                "records/irondie/scripts/duel.script:1: there is no rule IR-1.2",
            ]
        );
        let table = table(&Tree::of(&pair));
        assert!(table.contains("| IR-1.1 | records/irondie/scripts/duel.script |"));
        assert!(table.contains("| IR-1.3 | **nobody** |"));
    }

    #[test]
    fn rules_of_a_game_that_is_not_at_the_table_may_wait() {
        let text = "**IR-1.1** A.\n\n**IR-1.2** B.\n\n**IR-1.3** C.\n";
        let found = |games| {
            let files = [
                ("docs/rules/irondie.de.md", text),
                ("docs/rules/irondie.en.md", text),
                ("crates/games/Cargo.toml", games),
                SCRIPT,
            ];
            sentences(&files).len()
        };
        assert_eq!((found("game-irondie"), found("game-kapow")), (1, 0));
    }

    #[test]
    fn a_number_is_given_once() {
        let text = "**IR-1.1** A.\n\n**IR-1.2** B.\n\n**IR-1.1** C.\n";
        let pair = [
            ("docs/rules/irondie.de.md", text),
            ("docs/rules/irondie.en.md", text),
            SCRIPT,
        ];
        assert!(
            sentences(&pair)
                .iter()
                .all(|line| line.contains("IR-1.1 is already taken"))
        );
        assert_eq!(sentences(&pair).len(), 2);
    }
    #[test]
    fn tables_count_and_subtract_like_people() {
        let rule = "**IR-1.1** A.\n\n**IR-1.2** B-1, Phase 1-2, −1, 3 faces (some).\n\n";
        let found = |row: &str| {
            let text = format!("{rule}{row}\n");
            sentences(&[
                ("docs/rules/irondie.de.md", rule),
                ("docs/rules/irondie.en.md", &text),
                SCRIPT,
            ])
        };
        assert!(found("| −1 defence | 2 faces |").is_empty());
        let singular = found("| 1 face(s) |");
        assert!(
            singular[0].contains("en.md:5: say singular"),
            "{singular:?}"
        );
        let minus = found("| defence -1 |");
        assert!(minus[0].contains("has a minus"), "{minus:?}");
    }
}
