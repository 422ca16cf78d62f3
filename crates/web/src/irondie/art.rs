//! What is drawn on the lid of the box: metal dice.

use super::face::{Face, Shows, draw};
use crate::voice::Voice;
use game_irondie::{Class, Colour};
use std::fmt::Write;

/// Nine metal dice, one of each kind.
const DICE: [(&str, Class, Colour, u8); 9] = [
    ("smasher", Class::Attack, Colour::Black, 5),
    ("assault", Class::Attack, Colour::Red, 3),
    ("ballistic", Class::Attack, Colour::Purple, 6),
    ("nullifier", Class::Defence, Colour::Blue, 5),
    ("barrier", Class::Defence, Colour::Green, 4),
    ("powerup", Class::Defence, Colour::White, 2),
    ("swarm", Class::Life, Colour::Orange, 1),
    ("fortress", Class::Life, Colour::Yellow, 4),
    ("regeneration", Class::Life, Colour::White, 6),
];

/// The dice on brushed metal.
pub(super) fn lid(voice: &Voice) -> String {
    let mut svg = String::from("<rect width=\"200\" height=\"220\" fill=\"#3b3e45\"/>");
    svg.push_str("<g stroke=\"#565a63\" stroke-width=\"1.5\">");
    for line in 0..22 {
        let x = 16 * line - 40;
        write!(svg, "<path d=\"M{x} 0l-60 220\"/>").expect("a string takes all");
    }
    svg.push_str("</g>");
    for (place, (kind, class, colour, value)) in DICE.into_iter().enumerate() {
        let letters = voice.text(&format!("irondie-short-{}", colour.id()));
        let shows = Shows::Value(value);
        let face = Face {
            kind,
            class,
            letters: &letters,
            rare: false,
            shows,
        };
        let (x, y) = (17 + 57 * (place % 3), 24 + 58 * (place / 3));
        write!(
            svg,
            "<g data-kind=\"{kind}\" data-colour=\"{}\" transform=\"translate({x} {y})\">\
             <svg width=\"52\" height=\"52\" viewBox=\"0 0 64 64\" overflow=\"visible\">{}</svg></g>",
            colour.id(),
            draw(&face)
        )
        .expect("a string takes all");
    }
    svg
}
