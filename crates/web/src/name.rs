//! What people are called: oneself at every table, and those who share a screen.

use crate::dom;
use crate::voice::Voice;

const OWN: &str = "astragal.name";
const PEOPLE: &str = "astragal.people";

/// The longest name, as the server has it.
const LONGEST: usize = 40;

/// What one is called: the name given last, or one that is made up and stays.
pub(crate) fn own(voice: &Voice) -> String {
    let kept = dom::recall(OWN).filter(|name| !name.is_empty());
    kept.unwrap_or_else(|| {
        let made_up = suggestion(voice, dom::chance());
        keep_own(&made_up);
        made_up
    })
}

pub(crate) fn keep_own(name: &str) {
    dom::keep(OWN, name);
}

/// One of the names that nobody has to be told how to say.
fn suggestion(voice: &Voice, chance: u64) -> String {
    let ideas = voice.text("web-name-ideas");
    let ideas: Vec<&str> = ideas.split(',').map(str::trim).collect();
    ideas[chance as usize % ideas.len()].to_owned()
}

/// A name as it can stand at a table; nothing for one that cannot.
pub(crate) fn fit(name: &str) -> Option<String> {
    let name = name.trim();
    (1..=LONGEST)
        .contains(&name.chars().count())
        .then(|| name.to_owned())
}

/// A name that somebody else has written, as far as it can stand at a table: not too long, and
/// without letters that turn others round or are not seen.
pub(crate) fn cut(name: &str) -> String {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
            || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let seen = name.chars().filter(|c| !hidden(*c));
    let cut: String = seen.take(LONGEST).collect();
    cut.trim().to_owned()
}

/// What those are called who share this screen, by their seats; empty where nobody has said.
pub(crate) fn people() -> Vec<String> {
    let kept = dom::recall(PEOPLE).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

/// Whether somebody who shares this screen can be called so: by a name that fits, or not at all.
pub(crate) fn can_be_kept(name: &str) -> bool {
    name.trim().is_empty() || fit(name).is_some()
}

/// Calls the person in a seat something else; nothing stands for nobody's name.
pub(crate) fn keep_person(seat: usize, name: &str) {
    let mut names = people();
    let needed = names.len().max(seat + 1);
    names.resize(needed, String::new());
    names[seat] = fit(name).unwrap_or_default();
    if let Ok(text) = serde_json::to_string(&names) {
        dom::keep(PEOPLE, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn made_up_names_fit() {
        for lang in [Lang::De, Lang::En] {
            let voice = Voice::at_table(lang, Vec::new(), None);
            for chance in 0..40 {
                let name = suggestion(&voice, chance);
                assert_eq!(fit(&name).as_ref(), Some(&name));
            }
        }
    }

    #[test]
    fn a_name_has_letters_and_an_end() {
        assert_eq!(fit("  Ada "), Some("Ada".to_owned()));
        assert_eq!(fit("   "), None);
        assert_eq!(fit(&"ä".repeat(LONGEST)), Some("ä".repeat(LONGEST)));
        assert_eq!(fit(&"ä".repeat(LONGEST + 1)), None);
        assert!(
            can_be_kept(" ") && can_be_kept("Ada"),
            "no name is nobody's"
        );
        assert!(
            !can_be_kept(&"ä".repeat(LONGEST + 1)),
            "nothing is cut without a word"
        );
    }
}
