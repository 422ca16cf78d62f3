//! What is drawn on the lid of the box: a burst, and dice that fly out of it.

use super::face::draw;
use super::look::kind;
use game_kapow::{Make, Symbol as Trait};
use std::fmt::Write;

/// Where the burst is on the lid.
const MIDDLE: (f32, f32) = (100.0, 104.0);

/// What flies out of the burst: place, turn, die and what it shows.
const FLYING: [(u8, u8, i8, Make, Trait); 3] = [
    (41, 64, -12, Make::Red, Trait::Might),
    (103, 58, 14, Make::Blue, Trait::XFactor),
    (72, 112, -4, Make::Action, Trait::Wild),
];

/// Sunrays behind a burst, and dice that fly out of it.
pub(super) fn lid() -> String {
    let mut svg = String::from("<rect width=\"200\" height=\"220\" fill=\"#cb2f2a\"/>");
    svg.push_str("<g fill=\"#b3211d\">");
    for ray in 0..12_u16 {
        let edge = |turn: u16| {
            let angle = f32::from(30 * ray + turn).to_radians();
            let (x, y) = (
                MIDDLE.0 + 220.0 * angle.cos(),
                MIDDLE.1 + 220.0 * angle.sin(),
            );
            format!("L{x:.1} {y:.1}")
        };
        let (x, y) = MIDDLE;
        write!(svg, "<path d=\"M{x} {y}{}{}z\"/>", edge(0), edge(15)).expect("a string takes all");
    }
    svg.push_str("</g>");
    for (outer, inner, turn, fill) in [
        (108.0, 62.0, 9.0, "#241a12"),
        (100.0, 60.0, 4.0, "#f7c23b"),
        (76.0, 50.0, 4.0, "#fff6dc"),
    ] {
        let burst = star(13, outer, inner, turn);
        write!(svg, "<path d=\"{burst}\" fill=\"{fill}\"/>").expect("a string takes all");
    }
    for (x, y, turn, make, symbol) in FLYING {
        write!(
            svg,
            "<g data-kind=\"{}\" data-tile=\"{}\" \
             transform=\"translate({x} {y}) rotate({turn} 28 28)\">\
             <svg width=\"56\" height=\"56\" viewBox=\"0 0 64 64\" overflow=\"visible\">\
             {}</svg></g>",
            kind(make),
            if make.is_action() { symbol.id() } else { "" },
            draw(make, Some(symbol))
        )
        .expect("a string takes all");
    }
    svg
}

/// A star around the middle.
fn star(points: u16, outer: f32, inner: f32, turn: f32) -> String {
    let mut path = String::new();
    let step = 180.0 / f32::from(points);
    for corner in 0..2 * points {
        let is_tip = corner % 2 == 0;
        let radius = if is_tip { outer } else { inner };
        let angle = (turn + step * f32::from(corner)).to_radians();
        let (x, y) = (
            MIDDLE.0 + radius * angle.cos(),
            MIDDLE.1 + radius * angle.sin(),
        );
        let pen = if corner == 0 { 'M' } else { 'L' };
        write!(path, "{pen}{x:.1} {y:.1}").expect("a string takes all");
    }
    path.push('z');
    path
}
