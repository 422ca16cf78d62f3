//! The result as a picture of our own: a drawing (SVG) that anybody can open and pass on.

use crate::board::Board;
use crate::dom;
use crate::icon::Icon;
use crate::session::Scene;
use crate::story::places;
use leptos::prelude::*;
use std::fmt::Write;

/// How many letters fit into a line of the picture.
const LINE: usize = 62;

/// What stands on the picture.
struct Card {
    game: &'static str,
    title: String,
    about: String,
    places: Vec<(String, String)>,
    story: Vec<String>,
}

/// The button that saves the picture.
pub(crate) fn button<G: Board>(scene: &Scene<G>, told: RwSignal<Vec<String>>) -> AnyView {
    let title = G::ending(scene);
    let about = format!("{} · {}", scene.text(&scene.mode_key), G::length(scene));
    let places = places(scene);
    let save = move |_| {
        let card = Card {
            game: G::NAME,
            title: title.clone(),
            about: about.clone(),
            places: places.clone(),
            story: told.get_untracked(),
        };
        dom::download(&format!("{}.svg", G::ID), &card.draw());
    };
    view! {
        <button class="button" type="button" on:click=save>
            <Icon name="ic-share"/>{scene.text("web-share-picture")}
        </button>
    }
    .into_any()
}

impl Card {
    fn draw(&self) -> String {
        let mut svg = String::from(FRAME);
        let mut line = |x: u32, y: u32, size: u32, bold: bool, text: &str| {
            let weight = if bold { 800 } else { 400 };
            let text = escaped(text);
            write!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\">{text}</text>"
            )
            .expect("a string takes all");
        };
        line(64, 92, 34, true, self.game);
        line(64, 128, 22, false, &self.about);
        line(64, 212, 44, true, &cut(&self.title, 44));
        let mut y = 272;
        for (name, score) in self.places.iter().take(4) {
            line(64, y, 28, true, score);
            line(150, y, 28, false, &cut(name, 50));
            y += 40;
        }
        y += 18;
        for text in self.story.iter().flat_map(|told| wrapped(told)) {
            line(64, y, 24, false, &text);
            y += 34;
        }
        svg.push_str("</svg>\n");
        svg
    }
}

/// Paper, dice and a crown.
const FRAME: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"720\" \
    viewBox=\"0 0 1200 720\" font-family=\"system-ui, sans-serif\" fill=\"#2b241b\">\
    <rect width=\"1200\" height=\"720\" fill=\"#f6f0e4\"/>\
    <rect x=\"20\" y=\"20\" width=\"1160\" height=\"680\" rx=\"28\" fill=\"none\" stroke=\"#2b241b\" \
    stroke-width=\"4\"/>\
    <g transform=\"translate(960 60) rotate(12)\"><rect width=\"130\" height=\"130\" rx=\"26\" \
    fill=\"#b02a22\"/><g fill=\"#fff\"><circle cx=\"35\" cy=\"35\" r=\"12\"/><circle cx=\"95\" \
    cy=\"35\" r=\"12\"/><circle cx=\"65\" cy=\"65\" r=\"12\"/><circle cx=\"35\" cy=\"95\" r=\"12\"/>\
    <circle cx=\"95\" cy=\"95\" r=\"12\"/></g></g>\
    <g transform=\"translate(1040 210) rotate(-9)\"><rect width=\"96\" height=\"96\" rx=\"20\" \
    fill=\"#205f9f\"/><g fill=\"#fff\"><circle cx=\"26\" cy=\"26\" r=\"9\"/><circle cx=\"48\" \
    cy=\"48\" r=\"9\"/><circle cx=\"70\" cy=\"70\" r=\"9\"/></g></g>\
    <path d=\"M860 190l-22-62 34 24 24-44 24 44 34-24-22 62z\" fill=\"#e2b322\" stroke=\"#2b241b\" \
    stroke-width=\"4\" stroke-linejoin=\"round\"/>";

/// Text as a drawing may hold it.
fn escaped(text: &str) -> String {
    let letter = |letter: char| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        // What a drawing cannot hold at all.
        other if other.is_control() => String::new(),
        other => other.to_string(),
    };
    text.chars().map(letter).collect()
}

/// A text that is not too long.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{kept}…")
}

/// A sentence in lines.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(cut(word, LINE)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_kind_make_a_sound_drawing() {
        let card = Card {
            game: "KAPOW!",
            title: "<Ann & \"Bob\">\u{7} ".repeat(9),
            about: String::new(),
            places: vec![("x".repeat(200), "12".to_owned())],
            story: vec!["one two ".repeat(40)],
        };
        let drawn = card.draw();
        assert!(drawn.contains("&lt;Ann &amp; &quot;Bob&quot;&gt;") && !drawn.contains("<Ann"));
        assert!(drawn.ends_with("</svg>\n") && !drawn.contains('\u{7}'));
        assert!(drawn.contains("…</text>"), "a long name is cut");
    }

    #[test]
    fn sentences_are_broken_between_words() {
        let lines = wrapped(&"dice ".repeat(30));
        assert!(
            lines.len() > 2 && lines.iter().all(|line| line.len() <= LINE),
            "{lines:?}"
        );
        assert_eq!(lines.join(" ").split(' ').count(), 30);
    }
}
