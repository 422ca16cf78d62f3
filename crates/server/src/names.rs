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

/// What shows nothing: controls, marks of direction, fillers, blanks in the shape of letters, and
/// what is no character at all.
fn is_hidden(one: char) -> bool {
    one.is_control()
        || u32::from(one) & 0xfffe == 0xfffe
        || matches!(one,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that are put onto the letter before them: those of all scripts by their blocks, and within
/// a script of India or its neighbours by where signs stand in each block.
fn is_mark(one: char) -> bool {
    let place = u32::from(one);
    let indic = matches!(place, 0x0900..=0x0dff)
        && matches!(place % 0x80,
            0x00..=0x03 | 0x3a..=0x3c | 0x3e..=0x4f | 0x51..=0x57 | 0x62 | 0x63);
    indic
        || matches!(one,
            '\u{0300}'..='\u{036f}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05bd}' | '\u{05bf}'
            | '\u{05c1}' | '\u{05c2}' | '\u{05c4}' | '\u{05c5}' | '\u{05c7}'
            | '\u{0610}'..='\u{061a}' | '\u{064b}'..='\u{065f}' | '\u{0670}'
            | '\u{06d6}'..='\u{06dc}' | '\u{06df}'..='\u{06e4}' | '\u{06e7}' | '\u{06e8}'
            | '\u{06ea}'..='\u{06ed}' | '\u{0711}' | '\u{0730}'..='\u{074a}'
            | '\u{07a6}'..='\u{07b0}' | '\u{07eb}'..='\u{07f3}' | '\u{0816}'..='\u{082d}'
            | '\u{0898}'..='\u{089f}' | '\u{08ca}'..='\u{08ff}'
            | '\u{0e31}' | '\u{0e34}'..='\u{0e3a}' | '\u{0e47}'..='\u{0e4e}'
            | '\u{0eb1}' | '\u{0eb4}'..='\u{0ebc}' | '\u{0ec8}'..='\u{0ece}'
            | '\u{102b}'..='\u{103e}' | '\u{135d}'..='\u{135f}' | '\u{17b6}'..='\u{17d3}'
            | '\u{18a9}' | '\u{1920}'..='\u{193b}' | '\u{1a17}'..='\u{1a1b}'
            | '\u{1a55}'..='\u{1a7f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1b00}'..='\u{1b04}'
            | '\u{1b34}'..='\u{1b44}' | '\u{1b6b}'..='\u{1b73}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{2de0}'..='\u{2dff}' | '\u{302a}'..='\u{302f}'
            | '\u{3099}' | '\u{309a}' | '\u{a66f}'..='\u{a67d}' | '\u{a8e0}'..='\u{a8f1}'
            | '\u{fb1e}' | '\u{fe20}'..='\u{fe2f}' | '\u{1d165}'..='\u{1d172}'
            | '\u{1d17b}'..='\u{1d18b}' | '\u{1e000}'..='\u{1e02a}')
        || is_stacked(one)
}

/// Tibetan letters stand below each other, and so do its vowels.
fn is_stacked(one: char) -> bool {
    matches!(one, '\u{0f18}' | '\u{0f19}' | '\u{0f35}' | '\u{0f37}' | '\u{0f39}'
        | '\u{0f71}'..='\u{0f84}' | '\u{0f86}' | '\u{0f87}' | '\u{0f8d}'..='\u{0fbc}')
}

/// At most two marks on a letter, four where letters are stacked: languages need that many, and a
/// pile of twenty covers other lines.
fn without_piles(name: &str) -> String {
    let mut marks = 0;
    let fits = |one: &char| {
        marks = if is_mark(*one) { marks + 1 } else { 0 };
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
        ] {
            let pile = format!("{letter}{}", mark.to_string().repeat(39));
            assert_eq!(clean(&pile).unwrap().chars().count(), left, "{letter}");
        }
        assert_eq!(clean(&"a".repeat(41)), None);
        assert_eq!(clean(&"\u{200b}".repeat(200_000)), None);
        assert!(clean(&"a".repeat(40)).is_some());
    }
}
