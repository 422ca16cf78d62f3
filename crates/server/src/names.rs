//! What people call themselves, made safe to show.

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

fn is_hidden(one: char) -> bool {
    one.is_control()
        || matches!(one,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that are put onto the letter before them.
fn is_mark(one: char) -> bool {
    matches!(one,
        '\u{0300}'..='\u{036f}' | '\u{0483}'..='\u{0489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// At most two marks on a letter: some languages need two, and a pile of twenty covers other lines.
fn without_piles(name: &str) -> String {
    let mut marks = 0;
    let fits = |one: &char| {
        marks = if is_mark(*one) { marks + 1 } else { 0 };
        marks <= 2
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
        ] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean(&"a".repeat(41)), None);
        assert_eq!(clean(&"\u{200b}".repeat(200_000)), None);
        assert!(clean(&"a".repeat(40)).is_some());
    }
}
