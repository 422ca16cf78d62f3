//! The result as a picture of our own: a drawing (SVG) that anybody can open and pass on.

use crate::board::Board;
use crate::dom;
use crate::icon::Icon;
use crate::session::Scene;
use crate::story::{Line, places};
use leptos::prelude::*;
use std::fmt::Write;

/// How much fits into a line of the story, into one of the title, into a name: in widths of an m.
const LINE: f32 = 42.0;
const TITLE: f32 = 16.5;
const NAME: f32 = 30.0;

/// How many lines a sentence has at most, and the title.
const MOST_LINES: usize = 4;
const TITLE_LINES: usize = 2;

/// The picture is so wide, and at least so high.
const WIDTH: u32 = 1200;
const LEAST_HEIGHT: u32 = 720;

/// What stands on the picture.
struct Card {
    game: &'static str,
    title: String,
    about: String,
    places: Vec<(String, String)>,
    story: Vec<String>,
}

/// The button that hands the picture on, or saves it where a device hands nothing on.
pub(crate) fn button<G: Board>(scene: &Scene<G>, told: RwSignal<Vec<Line>>) -> AnyView {
    let title = G::ending(scene);
    let about = format!("{} · {}", scene.text(&scene.mode_key), G::length(scene));
    let places = places(scene);
    let save = move |_| {
        let card = Card {
            game: G::NAME,
            title: title.clone(),
            about: about.clone(),
            places: places.clone(),
            story: told.with_untracked(|told| in_words(told)),
        };
        dom::hand_on_picture(&card.draw(), G::ID, &card.title);
    };
    let key = if dom::can("canShare") {
        "web-share-picture"
    } else {
        "web-save-picture"
    };
    view! {
        <button class="button" type="button" data-act="picture" on:click=save>
            <Icon name="ic-share"/>{scene.text(key)}
        </button>
    }
    .into_any()
}

fn in_words(told: &[Line]) -> Vec<String> {
    told.iter().map(|line| line.text.clone()).collect()
}

impl Card {
    fn draw(&self) -> String {
        let mut page = Page::default();
        page.line(64, 92, (34, true), self.game);
        page.line(64, 128, (22, false), &cut(&self.about, LINE));
        page.y = 212;
        for text in wrapped(&self.title, TITLE, TITLE_LINES) {
            page.line(64, page.y, (44, true), &text);
            page.y += 52;
        }
        page.y += 8;
        let scored = self.places.iter().any(|(_, score)| !score.is_empty());
        let names = if scored { 150 } else { 64 };
        for (name, score) in &self.places {
            page.line(64, page.y, (26, true), score);
            page.line(names, page.y, (26, false), &cut(name, NAME));
            page.y += 36;
        }
        for told in &self.story {
            page.y += 14;
            for text in wrapped(told, LINE, MOST_LINES) {
                page.line(64, page.y, (24, false), &text);
                page.y += 32;
            }
        }
        page.framed()
    }
}

/// A page that grows with what is written on it.
#[derive(Default)]
struct Page {
    /// Where the next line goes.
    y: u32,
    lines: String,
}

impl Page {
    fn line(&mut self, x: u32, y: u32, (size, bold): (u32, bool), text: &str) {
        let weight = if bold { 800 } else { 400 };
        let text = escaped(text);
        write!(
            self.lines,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\">{text}</text>"
        )
        .expect("a string takes all");
    }

    fn framed(self) -> String {
        let high = LEAST_HEIGHT.max(self.y + 32);
        let inner = (WIDTH - 40, high - 40);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{high}\" \
             viewBox=\"0 0 {WIDTH} {high}\" font-family=\"system-ui, sans-serif\" \
             fill=\"#2b241b\"><rect width=\"{WIDTH}\" height=\"{high}\" fill=\"#f6f0e4\"/>\
             <rect x=\"20\" y=\"20\" width=\"{}\" height=\"{}\" rx=\"28\" fill=\"none\" \
             stroke=\"#2b241b\" stroke-width=\"4\"/>{DICE}{}</svg>\n",
            inner.0, inner.1, self.lines
        )
    }
}

/// Dice and a crown.
const DICE: &str = "\
    <g transform=\"translate(960 60) rotate(12)\"><rect width=\"130\" height=\"130\" rx=\"26\" \
    fill=\"#b02a22\"/><g fill=\"#fff\"><circle cx=\"35\" cy=\"35\" r=\"12\"/><circle cx=\"95\" \
    cy=\"35\" r=\"12\"/><circle cx=\"65\" cy=\"65\" r=\"12\"/><circle cx=\"35\" cy=\"95\" r=\"12\"/>\
    <circle cx=\"95\" cy=\"95\" r=\"12\"/></g></g>\
    <g transform=\"translate(1040 230) rotate(-9)\"><rect width=\"96\" height=\"96\" rx=\"20\" \
    fill=\"#205f9f\"/><g fill=\"#fff\"><circle cx=\"26\" cy=\"26\" r=\"9\"/><circle cx=\"48\" \
    cy=\"48\" r=\"9\"/><circle cx=\"70\" cy=\"70\" r=\"9\"/></g></g>\
    <path d=\"M790 164l-22-62 34 24 24-44 24 44 34-24-22 62z\" fill=\"#e2b322\" stroke=\"#2b241b\" \
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

/// How wide a text is in a picture, in widths of an m, rather too much than too little.
fn width(text: &str) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | ' ' | '.' | ',' | ':' | ';' | '!' | '\'' => 0.36,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' | '…' => 0.98,
        letter if letter > '\u{2e7f}' => 1.1,
        letter if letter.is_uppercase() => 0.74,
        _ => 0.6,
    };
    text.chars().map(letter).sum()
}

/// A text that is not too wide.
fn cut(text: &str, most: f32) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if width(&kept) > most - width("…") {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// A text in lines, of which there are not too many.
fn wrapped(text: &str, wide: f32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let next = lines.last().map(|line| format!("{line} {word}"));
        match (lines.last_mut(), next.filter(|next| width(next) <= wide)) {
            (Some(line), Some(next)) => *line = next,
            _ => lines.push(cut(word, wide)),
        }
    }
    if lines.len() > most {
        let rest = lines.split_off(most - 1).join(" ");
        // What is too much stands for it.
        lines.push(cut(&format!("{rest} {}", "m".repeat(wide as usize)), wide));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(seats: usize) -> Card {
        Card {
            game: "KAPOW!",
            title: "<Ann & \"Bob\">\u{7} ".repeat(9),
            about: String::new(),
            places: vec![("W".repeat(200), "12".to_owned()); seats],
            story: vec!["one two three ".repeat(80); 3],
        }
    }

    /// Where the texts of a drawing stand, and how high it is.
    fn heights(drawn: &str) -> (Vec<u32>, u32) {
        let number = |part: &str| part.split('"').next().unwrap().parse::<u32>().unwrap();
        let texts = drawn.split("<text ").skip(1);
        let texts = texts.map(|text| number(text.split(" y=\"").nth(1).unwrap()));
        let high = number(drawn.split(" height=\"").nth(1).unwrap());
        (texts.collect(), high)
    }

    #[test]
    fn names_of_any_kind_make_a_sound_drawing() {
        let drawn = card(1).draw();
        assert!(drawn.contains("&lt;Ann &amp; &quot;Bob&quot;&gt;") && !drawn.contains("<Ann"));
        assert!(drawn.ends_with("</svg>\n") && !drawn.contains('\u{7}'));
        assert!(drawn.contains("…</text>"), "a long name is cut");
    }

    #[test]
    fn everything_stands_inside_the_frame_however_long_it_is() {
        for seats in 1..=6 {
            let drawn = card(seats).draw();
            let (texts, high) = heights(&drawn);
            assert_eq!(
                texts.len(),
                2 + TITLE_LINES + 2 * seats + 3 * MOST_LINES,
                "{seats}"
            );
            let last = texts.into_iter().max().unwrap();
            assert!(
                last + 40 <= high && high <= 1_100,
                "{seats}: {last} of {high}"
            );
        }
        let mut plain = card(2);
        plain.story.clear();
        assert_eq!(heights(&plain.draw()).1, LEAST_HEIGHT);
    }

    #[test]
    fn sentences_are_broken_between_words_and_end() {
        let lines = wrapped(&"dice ".repeat(60), LINE, 9);
        let fits = |line: &String| width(line) <= LINE;
        assert!(lines.len() > 2 && lines.iter().all(fits), "{lines:?}");
        assert_eq!(lines.join(" ").split(' ').count(), 60);
        let lines = wrapped(&"dice ".repeat(300), LINE, 3);
        assert!(lines.len() == 3 && lines.iter().all(fits), "{lines:?}");
        assert!(lines[2].ends_with('…'), "{lines:?}");
    }
}
