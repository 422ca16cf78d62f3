//! What people call themselves, made safe to show.

use icu_properties::props::{
    CanonicalCombiningClass as Class, DefaultIgnorableCodePoint, GeneralCategory,
    GeneralCategoryGroup,
};
use icu_properties::{CodePointMapData, CodePointSetData};

/// The most characters a name has in the end.
pub const LONGEST: usize = 40;

/// More bytes than this are not even looked at.
const MOST_BYTES: usize = 400;

/// A name to show, or `None` if nothing is left of it. Marks that turn the direction of writing or
/// cannot be seen are taken out: they make one name look like another, or break a line of text.
pub fn clean(name: &str) -> Option<String> {
    if name.len() > MOST_BYTES {
        return None;
    }
    let shown: String = name
        .chars()
        .map(|one| if one.is_whitespace() { ' ' } else { one })
        .filter(|&one| !is_hidden(one))
        .collect();
    let words: Vec<&str> = shown.split(' ').filter(|word| !word.is_empty()).collect();
    let name = without_piles(&words.join(" "));
    let bare = name.chars().all(|one| is_mark(one) || one == ' ');
    (!bare && name.chars().count() <= LONGEST).then_some(name)
}

/// What shows nothing: controls, marks of direction, fillers, blanks in the shape of letters or
/// signs, and what is no character at all or only somebody's own.
fn is_hidden(one: char) -> bool {
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let hidden = GeneralCategoryGroup::Control
        .union(GeneralCategoryGroup::Format)
        .union(GeneralCategoryGroup::PrivateUse);
    hidden.contains(category(one))
        || ignorable.contains(one)
        || u32::from(one) & 0xfffe == 0xfffe
        || matches!(one,
            '\u{2028}' | '\u{2029}' | '\u{2800}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fff0}'..='\u{ffff}' | '\u{1d159}')
}

fn category(one: char) -> GeneralCategory {
    CodePointMapData::new().get(one)
}

/// Marks that belong to the letter before them.
fn is_mark(one: char) -> bool {
    GeneralCategoryGroup::Mark.contains(category(one))
}

/// Marks that take no room of their own: they lie above each other. So do some that are called
/// spacing, as flags on the stem of a note: those that combine take no room.
fn is_piled(one: char) -> bool {
    let combines = CodePointMapData::<Class>::new().get(one) != Class::NotReordered;
    is_mark(one) && (combines || category(one) != GeneralCategory::SpacingMark)
}

/// Tibetan letters stand below each other, and so do its vowels.
fn is_stacked(one: char) -> bool {
    matches!(one, '\u{0f71}'..='\u{0fbc}')
}

/// At most two marks on a letter, four where letters are stacked: languages need that many, and a
/// pile of twenty covers other lines.
fn without_piles(name: &str) -> String {
    let mut marks = 0;
    let fits = |one: &char| {
        marks = if is_piled(*one) { marks + 1 } else { 0 };
        marks <= if is_stacked(*one) { 4 } else { 2 }
    };
    name.chars().filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_stay_as_they_are() {
        for name in [
            "Ada",
            "Jörg Müller",
            "Nguyễn Thị",
            "李小龍",
            "O’Neill",
            "🎲",
            "عمر",
            "مُحَمَّد",
            "สมชาย ดี",
            "प्रिया",
            "བསྒྲུབས",
            "שָׁלוֹם",
            "ကြွေး",
            "한지민",
            "⠁⠙⠁",
        ] {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
        assert_eq!(clean("  a \t\n b  ").as_deref(), Some("a b"));
    }

    #[test]
    fn hostile_names_are_disarmed() {
        assert_eq!(clean("\u{202e}adA\u{202c}").as_deref(), Some("adA"));
        assert_eq!(
            clean("A\u{200b}d\u{0}a\u{1b}[31m").as_deref(),
            Some("Ada[31m")
        );
        let pile = format!("Z{}", "\u{0301}".repeat(20));
        assert_eq!(clean(&pile).unwrap().chars().count(), 3);
        for nothing in [
            "",
            "   ",
            "\u{200b}\u{feff}",
            "\u{3164}",
            "\u{0301}",
            "\u{202e}",
            "\u{2800}\u{2800}",
            "\u{1d159}",
            "\u{fdd0}\u{1fffe}\u{ffff}",
            "\u{0e31}",
            "\u{064b}\u{064c}",
        ] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        for (letter, mark, left) in [
            ('ก', '\u{0e49}', 3),
            ('ع', '\u{064e}', 3),
            ('ש', '\u{05b8}', 3),
            ('ཀ', '\u{0f74}', 5),
            ('क', '\u{0941}', 3),
            ('क', '\u{1cd0}', 3),
            ('ꦏ', '\u{a9bc}', 3),
            ('\u{1e900}', '\u{1e944}', 3),
            ('A', '\u{1d165}', 3),
            ('A', '\u{1d16e}', 3),
            ('가', '\u{302e}', 3),
        ] {
            let pile = format!("{letter}{}", mark.to_string().repeat(39));
            assert_eq!(clean(&pile).unwrap().chars().count(), left, "{letter}");
        }
        assert_eq!(clean(&"a".repeat(41)), None);
        assert_eq!(clean(&"\u{200b}".repeat(200_000)), None);
        assert!(clean(&"a".repeat(40)).is_some());
    }
}
