//! What is printed on KAPOW!'s dice: a symbol on a trait die, a face or an empty socket on an
//! action die; and faces that are on no die.

use game_kapow::{Make, Symbol};
use std::fmt::Write;

/// The inside of a die, 64 by 64; without a symbol it has not landed.
pub(crate) fn draw(make: Make, symbol: Option<Symbol>) -> String {
    let mut svg = String::from("<use href=\"#die-body\"/>");
    match (make.is_action(), symbol) {
        (true, None | Some(Symbol::Blank)) => svg.push_str("<use href=\"#die-socket\"/>"),
        (true, Some(symbol)) => {
            svg.push_str("<use href=\"#die-tile\"/>");
            print(&mut svg, "die-print", symbol, [20.0, 17.5, 24.0]);
        }
        (false, None | Some(Symbol::Blank)) => {}
        (false, Some(symbol)) => {
            print(&mut svg, "die-lowlight", symbol, [13.0, 12.2, 38.0]);
            print(&mut svg, "die-print", symbol, [13.0, 11.0, 38.0]);
        }
    }
    svg
}

/// The inside of a face that is on no die, 40 by 40.
pub(super) fn draw_face(symbol: Symbol) -> String {
    let mut svg = String::from(
        "<rect x=\"1.5\" y=\"3.5\" width=\"37\" height=\"36\" rx=\"6\" class=\"kp-face-edge\"/>\
         <rect x=\"1.5\" y=\"1\" width=\"37\" height=\"36\" rx=\"6\" class=\"kp-face-top\"/>\
         <path d=\"M7 2.3h26\" stroke=\"#fff\" stroke-opacity=\".45\" stroke-linecap=\"round\"/>",
    );
    print(&mut svg, "die-print", symbol, [8.0, 7.0, 24.0]);
    svg
}

fn print(svg: &mut String, class: &str, symbol: Symbol, [x, y, size]: [f32; 3]) {
    let name = symbol.id();
    write!(
        svg,
        "<g class=\"{class}\"><use href=\"#sym-{name}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" \
         height=\"{size}\"/></g>"
    )
    .expect("a string takes all");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_die_shows_a_face_or_its_socket() {
        assert!(draw(Make::Action, Some(Symbol::Might)).contains("#die-tile"));
        assert!(draw(Make::Action, Some(Symbol::Blank)).contains("#die-socket"));
        assert!(!draw(Make::Red, Some(Symbol::Blank)).contains("#sym-"));
        assert!(draw(Make::Red, Some(Symbol::Wild)).contains("#sym-wild"));
    }
}
