//! The rules in our words, built in, and finding one of them by its number.

use crate::titles::BOOKS;

/// The rules of one game in one language, as in `docs/rules/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulebook(&'static str);

impl Rulebook {
    /// The rules of a game, in German where asked for, else in English.
    pub fn of(game: &str, german: bool) -> Option<Rulebook> {
        let (_, [de, en]) = BOOKS.iter().find(|(id, _)| *id == game)?;
        Some(Rulebook(if german { de } else { en }))
    }

    /// All of it, in Markdown.
    pub const fn text(self) -> &'static str {
        self.0
    }

    /// A rule (`IR-7.3` or `7.3`), a section (`IR-7` or `7`), or all headings (an empty number), as
    /// plain text.
    pub fn find(self, number: &str) -> Option<String> {
        let upper = number.trim().to_uppercase();
        let bare = upper.rsplit('-').next().unwrap_or_default();
        let lines = match bare {
            "" => self
                .0
                .lines()
                .filter(|line| line.starts_with("## "))
                .collect(),
            rule if rule.contains('.') => self.rule(rule),
            section => self.section(section),
        };
        (!lines.is_empty()).then(|| plain(&lines))
    }

    fn rule(self, number: &str) -> Vec<&'static str> {
        let head = format!("-{number}**");
        let is_rule = |line: &&str| line.starts_with("**");
        let from = self
            .0
            .lines()
            .skip_while(|line| !(is_rule(line) && line.contains(&head)));
        let ends = |line: &&str| line.starts_with("## ") || is_rule(line);
        from.enumerate()
            .take_while(|(place, line)| *place == 0 || !ends(line))
            .map(|(_, line)| line)
            .collect()
    }

    fn section(self, number: &str) -> Vec<&'static str> {
        let head = format!("## {number} ");
        let from = self.0.lines().skip_while(|line| !line.starts_with(&head));
        from.enumerate()
            .take_while(|(place, line)| *place == 0 || !line.starts_with("## "))
            .map(|(_, line)| line)
            .collect()
    }
}

/// Without the marks of Markdown; the cells of a table with dots between them.
fn plain(lines: &[&str]) -> String {
    let is_ruler = |line: &str| line.starts_with("| --");
    let kept = lines.iter().filter(|line| !is_ruler(line));
    let bare: Vec<String> = kept.map(|line| plain_line(line)).collect();
    bare.join("\n").trim().to_owned()
}

fn plain_line(line: &str) -> String {
    let cells = line
        .strip_prefix("| ")
        .and_then(|line| line.strip_suffix(" |"));
    match cells {
        Some(cells) => format!("  {}", cells.replace(" | ", " · ")),
        None => line
            .trim_start_matches("## ")
            .replace("**", "")
            .replace('*', ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_in_both_languages() {
        for (german, word) in [(false, "declines"), (true, "verzichtet")] {
            let book = Rulebook::of("irondie", german).unwrap();
            let rule = book.find("ir-7.3").unwrap();
            assert!(rule.starts_with("IR-7.3 ") && rule.contains(word), "{rule}");
            assert!(!rule.contains("IR-7.4"), "{rule}");
            assert_eq!(book.find("7.3").unwrap(), rule);
        }
    }

    #[test]
    fn a_section_holds_its_rules_and_no_others() {
        let section = Rulebook::of("irondie", false).unwrap().find("7").unwrap();
        assert!(section.contains("IR-7.1") && section.contains("IR-7.6"));
        assert!(!section.contains("IR-8.1") && !section.contains("**"));
    }

    #[test]
    fn a_number_that_leads_nowhere_finds_nothing() {
        let book = Rulebook::of("irondie", false).unwrap();
        assert_eq!(book.find("99.9"), None);
        assert_eq!(book.find("nonsense"), None);
        assert_eq!(Rulebook::of("chess", false), None);
    }

    #[test]
    fn without_a_number_the_sections_are_listed() {
        let list = Rulebook::of("irondie", false).unwrap().find("").unwrap();
        assert!(list.lines().any(|line| line == "8 Duel"), "{list}");
    }
}
