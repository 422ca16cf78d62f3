//! What is drawn on the lid of the box: two fields of dice that meet.

use std::fmt::Write;

/// Dice that attack from below and block from above: place, turn and colour of the body.
const DICE: [(u8, u8, i8, &str); 6] = [
    (28, 40, -8, "#f2f7ee"),
    (80, 30, 4, "#d8b24a"),
    (130, 42, 10, "#f2f7ee"),
    (34, 136, 9, "#b3332c"),
    (84, 146, -5, "#2f5cb4"),
    (134, 134, -12, "#b3332c"),
];

/// A line between two sides, and dice on both.
pub(super) fn lid() -> String {
    let mut svg = String::from(
        "<rect width=\"200\" height=\"220\" fill=\"#10615d\"/>\
         <path d=\"M-10 122 210 92V230H-10z\" fill=\"#0b4a47\"/>\
         <path d=\"M-10 122 210 92\" stroke=\"#6fd3ea\" stroke-width=\"4\"/>",
    );
    for (x, y, turn, body) in DICE {
        write!(
            svg,
            "<g transform=\"translate({x} {y}) rotate({turn} 21 21)\">\
             <rect y=\"3\" width=\"42\" height=\"42\" rx=\"9\" fill=\"#06302e\"/>\
             <rect width=\"42\" height=\"42\" rx=\"9\" fill=\"{body}\"/>\
             <path d=\"m21 9 3.4 8.4 9 .7-6.9 5.8 2.1 8.8L21 28l-7.6 4.7 2.1-8.8-6.9-5.8 9-.7z\" \
             fill=\"#06302e\" fill-opacity=\".55\"/></g>"
        )
        .expect("a string takes all");
    }
    svg
}
