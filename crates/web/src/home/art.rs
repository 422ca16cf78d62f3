//! What is drawn on the lid of a box, made of the same dice as everywhere.

use crate::irondie::{Face, Shows, draw};
use crate::tongue::Voice;
use game_irondie::{Class, Colour};
use std::fmt::Write;

/// The name of the app, in strokes.
pub(super) const WORDMARK: &str = r#"<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 38 18 6l14 32M9.5 27h17"/><path d="M56 12c-3-5-14-5-15 2-1 8 16 6 16 15 0 9-14 10-18 3"/><path d="M64 8h26M77 8v30"/><path d="M98 38V8h11a8.5 8.5 0 0 1 0 17H98M109 25l10 13"/><path d="M125 38 139 6l14 32M130.5 27h17"/><path d="M183 13a14 14 0 1 0 2 14v-3h-9"/><path d="M192 38 206 6l14 32M197.5 27h17"/><path d="M227 8v30h15"/></g>"#;

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

/// The lid of IRONDIE.
pub(super) fn irondie(voice: &Voice) -> String {
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
