//! Seats at the table: a shape, a colour and a letter each, the same in every game.

use crate::kept::kept;
use crate::voice::Voice;
use bots::{Level, level_of};
use kernel::Seat;
use leptos::prelude::*;
use wire::{Notice, Player};

const SHAPES: [&str; 6] = [
    r#"<circle cx="12" cy="12" r="10" fill="currentColor"/>"#,
    r#"<path d="M12 1.5 23 21H1z" fill="currentColor"/>"#,
    r#"<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="currentColor"/>"#,
    r#"<path d="M12 1.5 22.5 9l-4 12.5h-13L1.5 9z" fill="currentColor"/>"#,
    r#"<path d="M12 .5 23.5 12 12 23.5.5 12z" fill="currentColor"/>"#,
    r#"<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" fill="currentColor"/>"#,
];

/// Who plays at the table on the page, for the marks of its seats.
#[derive(Clone, Copy)]
pub(crate) struct Faces(RwSignal<Notice>);

impl Faces {
    /// Lets the bots of a table be known by their faces, as long as its page is there.
    pub(crate) fn provide(notice: RwSignal<Notice>) {
        provide_context(Some(Faces(notice)));
    }

    /// The level of a seat's bot at the table on the page.
    fn of(seat: Seat) -> Option<Level> {
        let Faces(notice) = use_context::<Option<Faces>>().flatten()?;
        notice.try_with_untracked(|notice| match notice.players.get(seat.index())? {
            Player::Bot { bot } => Some(level_of(bot)),
            Player::Empty | Player::Person { .. } => None,
        })?
    }
}

/// The mark of a seat: with the face of its bot, or with a letter of who sits there: that of the
/// last part of the name, which tells numbered people apart.
pub(crate) fn mark(seat: Seat, name: &str) -> AnyView {
    match Faces::of(seat) {
        Some(level) => kept((seat, level), None, |(seat, level), _| {
            bot_mark(*seat, *level)
        }),
        None => kept((seat, name.to_owned()), None, |(seat, name), _| {
            lettered(*seat, name)
        }),
    }
}

/// The level of the bot that plays in a seat at the table on the page.
pub(crate) fn face_of(seat: Seat) -> Option<Level> {
    Faces::of(seat)
}

/// The mark of a seat where a bot of this level plays.
pub(crate) fn bot_mark(seat: Seat, level: Level) -> AnyView {
    let (_, eyes) = drawn(level);
    // A triangle has less room, and its weight further down.
    let (x, y, scale) = match seat.index() {
        1 => (4.8, 7.2, 0.6),
        _ => (2.4, 2.5, 0.8),
    };
    drawn_mark(
        seat,
        &format!(
            "<path d=\"{eyes}\" transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" \
             stroke=\"var(--sheet)\" stroke-width=\"2.4\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>"
        ),
    )
}

fn lettered(seat: Seat, name: &str) -> AnyView {
    // A triangle has its weight further down.
    let y = if seat.index() == 1 { 16 } else { 13 };
    let last = name.split_whitespace().last().unwrap_or_default();
    let letter: String = last
        .chars()
        .take(1)
        .filter(|c| c.is_alphanumeric())
        .collect();
    drawn_mark(
        seat,
        &format!(
            "<text x=\"12\" y=\"{y}\" fill=\"var(--sheet)\" font-size=\"11\" \
             font-weight=\"800\" text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
            letter.to_uppercase()
        ),
    )
}

fn drawn_mark(seat: Seat, inside: &str) -> AnyView {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    view! {
        <svg
            class="seat-mark"
            data-seat=seat.index()
            viewBox="0 0 24 24"
            aria-hidden="true"
            inner_html=format!("{shape}{inside}")
        ></svg>
    }
    .into_any()
}

/// The key of a bot's name, by how people type it, such as `flint` or `search:400ms`.
pub(crate) fn bot_name(kind: &str) -> String {
    format!("web-level-{}-name", level_of(kind).id())
}

/// The key of how strong a level is.
pub(crate) fn level_key(level: Level) -> String {
    format!("web-level-{}", level.id())
}

/// A bot's face, name and way of playing.
pub(crate) fn about_bot(voice: &Voice, kind: &str) -> AnyView {
    let level = level_of(kind);
    let name = voice.text(&bot_name(kind));
    let how = voice.text(&format!("web-level-{}-how", level.id()));
    view! {
        <span class="bot-card">{face(level)}<small><b>{name}</b>" "{how}</small></span>
    }
    .into_any()
}

/// A level's stone, and its eyes, which are open the wider the more it sees.
fn drawn(level: Level) -> (&'static str, &'static str) {
    match level {
        Level::Chalk => ("M5 21 4 9l7-6 8 4 1 9-5 5z", "M8 13h2M14 13h2M9 17q3 2 6 0"),
        Level::Pebble => (
            "M12 3c6 0 9 4 9 9s-3 9-9 9-9-4-9-9 3-9 9-9z",
            "M9 11v2M15 11v2M9 16h6",
        ),
        Level::Flint => ("M3 16 8 4l8-1 5 9-4 9H8z", "M9 10v3M15 10v3M9 17l6-1"),
        Level::Basalt => ("M5 3h14l2 9-2 9H5l-2-9z", "M7 9l3 2M17 9l-3 2M9 17h6"),
        Level::Obsidian => (
            "M12 2l9 8-4 11H7L3 10z",
            "M7 10l3 2-3 1zM17 10l-3 2 3 1zM9 17q3-2 6 0",
        ),
    }
}

/// The face of a level: a stone of its own, with eyes.
pub(crate) fn face(level: Level) -> impl IntoView + use<> {
    let (stone, eyes) = drawn(level);
    let drawn = format!(
        "<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"><path d=\"{stone}\"/><path d=\"{eyes}\"/></g>"
    );
    view! {
        <svg
            class="bot-face"
            data-level=level.id()
            viewBox="0 0 24 24"
            aria-hidden="true"
            inner_html=drawn
        ></svg>
    }
}
