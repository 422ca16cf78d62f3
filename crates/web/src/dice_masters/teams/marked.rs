//! A text with the words marked that somebody looks for.

use leptos::prelude::*;

/// The text, what is looked for in it marked.
pub(super) fn marked(text: &str, words: &str) -> Vec<AnyView> {
    let pieces = pieces(text, words).into_iter();
    let piece = |(found, piece): (bool, String)| {
        if found {
            view! { <mark>{piece}</mark> }.into_any()
        } else {
            piece.into_any()
        }
    };
    pieces.map(piece).collect()
}

/// The pieces of a text, and whether each is something that is looked for.
fn pieces(text: &str, words: &str) -> Vec<(bool, String)> {
    let low = text.to_lowercase();
    let mut found = vec![false; text.len()];
    // Where small letters are longer or shorter than large ones, places would not agree.
    if low.len() == text.len() {
        for word in words.to_lowercase().split_whitespace() {
            for (place, _) in low.match_indices(word) {
                found[place..place + word.len()].fill(true);
            }
        }
    }
    let mut pieces: Vec<(bool, String)> = Vec::new();
    for (place, letter) in text.char_indices() {
        match pieces.last_mut() {
            Some((is, piece)) if *is == found[place] => piece.push(letter),
            _ => pieces.push((found[place], letter.to_string())),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, words: &str) -> String {
        let show =
            |(found, piece): (bool, String)| if found { format!("[{piece}]") } else { piece };
        pieces(text, words).into_iter().map(show).collect()
    }

    #[test]
    fn words_are_marked_whatever_their_case() {
        assert_eq!(shown("Underdog: +1 A.", "under +1"), "[Under]dog: [+1] A.");
        assert_eq!(shown("Würfel würfeln", "WÜRF"), "[Würf]el [würf]eln");
        assert_eq!(shown("aaa", "aa a"), "[aaa]");
    }

    #[test]
    fn nothing_is_marked_where_nothing_is_looked_for() {
        assert_eq!(shown("Gwen Stacy", ""), "Gwen Stacy");
        assert_eq!(shown("", "a"), "");
        assert_eq!(shown("İstanbul", "i"), "İstanbul", "places would not agree");
    }
}
