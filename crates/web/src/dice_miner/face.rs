//! What is printed on Dice Miner's dice: one to four equal symbols, or a tunnel with its number.

use game_dice_miner::Symbol;
use std::fmt::Write;

/// Where symbols stand, by how many there are: places and size.
type Places = (&'static [(f32, f32)], f32);

const STRAIGHT: [Places; 4] = [
    (&[(13.0, 11.0)], 38.0),
    (&[(8.0, 5.5), (31.0, 29.0)], 25.0),
    (&[(21.0, 5.0), (9.0, 29.0), (33.0, 29.0)], 22.0),
    (&[(8.0, 6.0), (34.0, 6.0), (8.0, 30.0), (34.0, 30.0)], 22.0),
];

const TURNED: [Places; 4] = [
    (&[(19.5, 19.5)], 25.0),
    (&[(13.5, 23.0), (32.5, 23.0)], 18.0),
    (&[(23.5, 12.0), (14.0, 30.0), (33.0, 30.0)], 17.0),
    (
        &[(24.0, 8.0), (9.5, 24.0), (38.5, 24.0), (24.0, 40.0)],
        16.0,
    ),
];

/// How deep the engraving lies.
const DEPTH: f32 = 1.2;

/// The ring of a turned die, lit by a question.
const RING: &str = "<rect class=\"die-ring\" x=\"10.3\" y=\"10.3\" width=\"43.4\" height=\"43.4\" \
    rx=\"10\" transform=\"rotate(45 32 32)\"/>";

/// The inside of a die that stands straight, 64 by 64; without a symbol it has not landed.
pub(super) fn draw(symbol: Option<Symbol>) -> String {
    let mut svg = String::from("<use href=\"#die-body\"/>");
    match symbol {
        Some(Symbol::Tunnel(number)) => {
            print(&mut svg, "tunnel", (&[(9.0, 6.0)], 46.0));
            engrave(&mut svg, 24, number);
        }
        Some(symbol) => print(&mut svg, sprite(symbol), places(&STRAIGHT, symbol)),
        None => {}
    }
    svg
}

/// The inside of a die that stands on its edge, 64 by 64.
pub(crate) fn draw_turned(symbol: Symbol) -> String {
    turned(Some(symbol))
}

/// The same on the mountain, where a question may light its ring; without a symbol it has not
/// landed.
pub(super) fn on_mountain(symbol: Option<Symbol>) -> String {
    turned(symbol) + RING
}

fn turned(symbol: Option<Symbol>) -> String {
    let mut svg = String::from("<use href=\"#die-body-turned\"/>");
    match symbol {
        Some(Symbol::Tunnel(number)) => {
            print(&mut svg, "tunnel", (&[(14.5, 13.0)], 35.0));
            engrave(&mut svg, 18, number);
        }
        Some(symbol) => print(&mut svg, sprite(symbol), places(&TURNED, symbol)),
        None => {}
    }
    svg
}

/// The name of a symbol in the sprite.
pub(super) const fn sprite(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Shield(_) => "buckler",
        other => other.id(),
    }
}

fn places(table: &[Places; 4], symbol: Symbol) -> Places {
    table[usize::from(symbol.number().clamp(1, 4)) - 1]
}

fn print(svg: &mut String, name: &str, (places, size): Places) {
    for (class, depth) in [("die-lowlight", DEPTH), ("die-print", 0.0)] {
        write!(svg, "<g class=\"{class}\">").expect("a string takes all");
        for (x, y) in places {
            write!(
                svg,
                "<use href=\"#sym-{name}\" x=\"{x}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
                y + depth
            )
            .expect("a string takes all");
        }
        svg.push_str("</g>");
    }
}

fn engrave(svg: &mut String, size: u8, number: u8) {
    for (class, y) in [(" die-lowlight", 34.0 + DEPTH), ("", 34.0)] {
        write!(
            svg,
            "<text class=\"die-text{class}\" x=\"32\" y=\"{y}\" font-size=\"{size}\">{number}</text>"
        )
        .expect("a string takes all");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_shows_its_symbol_as_often_as_it_says() {
        for number in 1..=4 {
            for drawn in [
                draw(Some(Symbol::Dragon(number))),
                draw_turned(Symbol::Dragon(number)),
            ] {
                let printed = drawn.matches("#sym-dragon").count();
                assert_eq!(printed, 2 * usize::from(number), "print and engraving");
            }
        }
        assert!(draw(Some(Symbol::Tunnel(5))).contains(">5</text>"));
        assert!(!draw(None).contains("#sym-"));
    }
}
