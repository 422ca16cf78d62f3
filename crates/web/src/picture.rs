//! Small pictures in a row, from a line of text: symbols of the sprite, dice, and signs between
//! them. Lessons and the rules in a minute are illustrated with them.

use crate::icon::reference;
use leptos::prelude::*;

/// A row of pictures. Each word is a symbol of the sprite (`ic-crown`), a die (`red/5`,
/// `treasure/sym-gem`: its colour or kind, and what it shows), or stands for itself (`+`, `3`).
pub(crate) fn row(line: &str) -> Option<AnyView> {
    let parts: Vec<AnyView> = line.split_whitespace().map(part).collect();
    let row = view! { <span class="picture" aria-hidden="true">{parts}</span> };
    (!line.is_empty()).then(|| row.into_any())
}

fn part(word: &str) -> AnyView {
    if let Some((kind, shows)) = word.split_once('/') {
        return die(kind, shows);
    }
    if is_symbol(word) {
        return view! { <svg class="icon" inner_html=reference(word)></svg> }.into_any();
    }
    view! { <b>{word.replace('-', "−")}</b> }.into_any()
}

/// Whether a word names a symbol: all of them have a family before a hyphen.
fn is_symbol(word: &str) -> bool {
    let family = word.split_once('-');
    family.is_some_and(|(family, _)| {
        family.len() >= 2 && family.bytes().all(|b| b.is_ascii_lowercase())
    })
}

/// A small die.
pub(crate) fn die(kind: &str, shows: &str) -> AnyView {
    view! {
        <span class="die die-s" data-kind=kind.to_owned() data-colour=kind.to_owned()>
            <svg class="die-cube" viewBox="0 0 64 64" inner_html=cube(shows)></svg>
        </span>
    }
    .into_any()
}

/// The inside of a die that shows a symbol or a number.
pub(crate) fn cube(shows: &str) -> String {
    let shown = if is_symbol(shows) {
        format!(
            "<g class=\"die-print\"><use href=\"#{shows}\" x=\"13\" y=\"11\" width=\"38\" \
             height=\"38\"/></g>"
        )
    } else {
        format!("<text class=\"die-text\" x=\"32\" y=\"32\" font-size=\"32\">{shows}</text>")
    };
    format!("<use href=\"#die-body\"/>{shown}")
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::icon::SPRITE;

    /// Every symbol that a line names is in the sprite.
    pub(crate) fn is_drawn(line: &str) {
        for word in line.split_whitespace() {
            let symbol = word.split_once('/').map_or(word, |(_, shows)| shows);
            let known = !is_symbol(symbol) || SPRITE.contains(&format!("id=\"{symbol}\""));
            assert!(known, "there is no symbol {symbol} for {line:?}");
        }
    }

    #[test]
    fn symbols_and_signs_are_told_apart() {
        assert!(is_symbol("ic-crown") && is_symbol("dt-paladin-sword"));
        assert!(!is_symbol("-2") && !is_symbol("=") && !is_symbol("12"));
        assert!(cube("4").contains(">4<") && cube("sym-gem").contains("#sym-gem"));
    }
}
