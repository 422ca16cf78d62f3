//! Texts that the app fetches when they are needed: the words of a language, the rules of a game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::folder::names;

/// A text beside the app.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) name: String,
    pub(crate) text: String,
}

const LANGUAGES: [&str; 2] = ["de", "en"];

/// Puts all of them into a folder.
pub(crate) fn write(root: &Path, out: &Path) -> Result<()> {
    for Text { name, text } in all(root)? {
        fs::write(out.join(&name), text).with_context(|| format!("could not write {name}"))?;
    }
    Ok(())
}

/// All texts of the project.
pub(crate) fn all(root: &Path) -> Result<Vec<Text>> {
    let words = LANGUAGES.iter().map(|lang| words(root, lang));
    let mut all = words.collect::<Result<Vec<_>>>()?;
    all.extend(rules(root)?);
    Ok(all)
}

/// The words of a language: all of its files as one, without what is for people who read it.
fn words(root: &Path, lang: &str) -> Result<Text> {
    let folder = root.join("crates").join("words").join("text").join(lang);
    let mut text = String::new();
    for name in names(&folder)? {
        let file = read(&folder.join(name))?;
        let lines = file.lines().filter(|line| !line.starts_with('#'));
        text.extend(lines.flat_map(|line| [line, "\n"]));
    }
    let name = format!("words.{lang}.ftl");
    Ok(Text { name, text })
}

/// The rules of all games: `irondie.de.md` is sent as `rules-irondie.de.md`.
fn rules(root: &Path) -> Result<Vec<Text>> {
    let folder = root.join("docs").join("rules");
    let ends = LANGUAGES.map(|lang| format!(".{lang}.md"));
    let is_book = |name: &String| ends.iter().any(|end| name.ends_with(end));
    let book = |name: String| -> Result<Text> {
        let text = read(&folder.join(&name))?;
        let name = format!("rules-{name}");
        Ok(Text { name, text })
    };
    names(&folder)?
        .into_iter()
        .filter(is_book)
        .map(book)
        .collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_joined_and_rules_are_taken_as_they_are() {
        let root = std::env::temp_dir().join(format!("astragal-{}-texts", std::process::id()));
        for (file, text) in [
            ("crates/words/text/de/a.ftl", "# for readers\none = eins\n"),
            ("crates/words/text/de/b.ftl", "\ntwo = zwei"),
            ("crates/words/text/en/a.ftl", "one = one\n"),
            ("docs/rules/x.de.md", "# Regeln\n"),
            ("docs/rules/x.notes.md", "why\n"),
        ] {
            let file = root.join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let all = all(&root).expect("texts");
        let found: Vec<_> = all
            .iter()
            .map(|text| (text.name.as_str(), text.text.as_str()))
            .collect();
        let expected = [
            ("words.de.ftl", "one = eins\n\ntwo = zwei\n"),
            ("words.en.ftl", "one = one\n"),
            ("rules-x.de.md", "# Regeln\n"),
        ];
        assert_eq!(found, expected);
    }
}
