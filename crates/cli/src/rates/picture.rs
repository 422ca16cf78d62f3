//! The table as a picture: SVG without any script or font of its own. Numbers say what colours say,
//! and it is drawn for light and for dark. It holds names and numbers alone, so it is in any
//! language.

use super::sheet::{Sheet, rate, shown};
use bots::Interval;
use std::fmt::Write;

/// A cell.
const WIDE: usize = 38;
const HIGH: usize = 26;
/// Room for names on the left and on top.
const LEFT: usize = 132;
const TOP: usize = 118;
/// Room around the whole, and between the table and the last column.
const EDGE: usize = 12;
/// A rate so far from one half has the full colour.
const FULL: f64 = 0.25;
/// How strong that is: what is written on it is still read.
const STRONGEST: f64 = 0.6;

/// Colours for light and dark.
const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#1b1f24}\
.n{text-anchor:middle;font-variant-numeric:tabular-nums}.r{text-anchor:end}.b{font-weight:600}\
.s{fill:#fff}.g{fill:none;stroke:#1b1f24;stroke-opacity:.15}.w{fill:#1d74d8}.l{fill:#d9761a}\
@media(prefers-color-scheme:dark){text{fill:#eceef1}.s{fill:#15171b}.g{stroke:#eceef1}\
.w{fill:#3b8df0}.l{fill:#e2801f}}";

/// The whole picture.
pub(super) fn draw(sheet: &Sheet) -> String {
    let count = sheet.heroes.len();
    let wide = LEFT + (count + 1) * WIDE + 3 * EDGE;
    let high = TOP + count * HIGH + EDGE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" \
         height=\"{high}\" role=\"img\"><title>{count} × {count}, %</title><style>{STYLE}</style>\
         <rect class=\"s\" width=\"{wide}\" height=\"{high}\" rx=\"8\"/>\n"
    );
    for column in 0..count {
        heading(&mut svg, x(column), &sheet.heroes[column].1);
    }
    heading(&mut svg, x(count) + EDGE, "Ø");
    for row in 0..count {
        draw_row(&mut svg, sheet, row);
    }
    svg + "</svg>\n"
}

fn x(column: usize) -> usize {
    EDGE + LEFT + column * WIDE
}

/// A name above a column, read from below.
fn heading(svg: &mut String, x: usize, name: &str) {
    let (x, y) = (x + WIDE / 2 + 4, TOP - 8);
    push(
        svg,
        format_args!(
            "<text transform=\"translate({x} {y}) rotate(-60)\">{}</text>\n",
            escaped(name)
        ),
    );
}

fn draw_row(svg: &mut String, sheet: &Sheet, row: usize) {
    let count = sheet.heroes.len();
    let (x_name, y) = (EDGE + LEFT - 8, TOP + row * HIGH);
    let name = escaped(&sheet.heroes[row].1);
    let base = y + HIGH / 2 + 5;
    push(
        svg,
        format_args!("<text class=\"r\" x=\"{x_name}\" y=\"{base}\">{name}</text>\n"),
    );
    for column in 0..count {
        let tally = sheet.tally(row, column);
        if tally.matches() == 0 {
            continue;
        }
        let other = escaped(&sheet.heroes[column].1);
        let says = format!("{name} – {other}: {}", shown(tally));
        cell(svg, (x(column), y), rate(tally), &says, "n");
    }
    let field = sheet.field(row);
    let says = format!("{name}: {}", shown(field));
    cell(svg, (x(count) + EDGE, y), rate(field), &says, "n b");
}

/// A rate on its colour; pointing at it says how sure it is.
fn cell(svg: &mut String, (x, y): (usize, usize), rate: Interval, says: &str, class: &str) {
    let away = ((rate.mean - 0.5).abs() / FULL).min(1.0) * STRONGEST;
    let colour = if rate.mean < 0.5 { "l" } else { "w" };
    let (middle, base) = (x + WIDE / 2, y + HIGH / 2 + 5);
    let percent = 100.0 * rate.mean;
    push(
        svg,
        format_args!(
            "<g><title>{says}</title><rect class=\"{colour}\" fill-opacity=\"{away:.2}\" x=\"{x}\" \
             y=\"{y}\" width=\"{WIDE}\" height=\"{HIGH}\"/><rect class=\"g\" x=\"{x}\" y=\"{y}\" \
             width=\"{WIDE}\" height=\"{HIGH}\"/><text class=\"{class}\" x=\"{middle}\" \
             y=\"{base}\">{percent:.0}</text></g>\n"
        ),
    );
}

fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a text can always grow");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out() {
        assert_eq!(escaped("<b> & co"), "&lt;b&gt; &amp; co");
    }
}
