//! Seats at the table: a shape, a colour and a letter each, the same in every game.

use kernel::Seat;
use leptos::prelude::*;

const SHAPES: [&str; 6] = [
    r#"<circle cx="12" cy="12" r="10" fill="currentColor"/>"#,
    r#"<path d="M12 1.5 23 21H1z" fill="currentColor"/>"#,
    r#"<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="currentColor"/>"#,
    r#"<path d="M12 1.5 22.5 9l-4 12.5h-13L1.5 9z" fill="currentColor"/>"#,
    r#"<path d="M12 .5 23.5 12 12 23.5.5 12z" fill="currentColor"/>"#,
    r#"<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" fill="currentColor"/>"#,
];

/// The mark of a seat with a letter of who sits there: that of the last part of the name, which
/// tells bots and numbered people apart.
pub(crate) fn mark(seat: Seat, name: &str) -> impl IntoView + use<> {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    // A triangle has its weight further down.
    let y = if seat.index() == 1 { 16 } else { 13 };
    let last = name.split_whitespace().last().unwrap_or_default();
    let letter: String = last
        .chars()
        .take(1)
        .filter(|c| c.is_alphanumeric())
        .collect();
    let text = format!(
        "<text x=\"12\" y=\"{y}\" fill=\"var(--sheet)\" font-size=\"11\" font-weight=\"800\" \
         text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
        letter.to_uppercase()
    );
    view! {
        <svg
            class="seat-mark"
            data-seat=seat.index()
            viewBox="0 0 24 24"
            aria-hidden="true"
            inner_html=format!("{shape}{text}")
        ></svg>
    }
}

/// The key of a bot's name, by its kind such as `search:400ms`.
pub(crate) fn bot_name(kind: &str) -> &'static str {
    match kind.split(':').next() {
        Some("random") => "web-bot-random-name",
        Some("greedy") => "web-bot-greedy-name",
        _ => "web-bot-search-name",
    }
}
