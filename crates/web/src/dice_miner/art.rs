//! What is drawn on the lid of the box: a mountain of dice.

use super::face::draw_turned;
use game_dice_miner::Symbol;
use std::fmt::Write;

/// A night sky, three mountains and a moon.
const NIGHT: &str = "<rect width=\"200\" height=\"220\" fill=\"#24485a\"/>\
    <circle cx=\"152\" cy=\"46\" r=\"20\" fill=\"#f4d68a\"/>\
    <circle cx=\"161\" cy=\"40\" r=\"18\" fill=\"#24485a\"/>\
    <path d=\"M-10 220 100 30 210 220z\" fill=\"#17323f\"/>\
    <path d=\"M-60 220 20 96 100 220zM110 220 180 110 260 220z\" fill=\"#1d3d4c\"/>";

/// A mountain of dice, row by row.
const MOUNTAIN: [&[(&str, Symbol)]; 4] = [
    &[("treasure", Symbol::Gem(3)), ("tunnel", Symbol::Tunnel(1))],
    &[
        ("tunnel", Symbol::Tunnel(2)),
        ("hazard", Symbol::Dragon(3)),
        ("tunnel", Symbol::Tunnel(1)),
    ],
    &[
        ("magic", Symbol::Magic(2)),
        ("tunnel", Symbol::Tunnel(3)),
        ("tunnel", Symbol::Beer),
        ("tool", Symbol::Pickaxe(1)),
    ],
    &[
        ("tunnel", Symbol::Tunnel(4)),
        ("hazard", Symbol::CaveIn(2)),
        ("tunnel", Symbol::Tunnel(1)),
        ("tool", Symbol::Shield(1)),
        ("tunnel", Symbol::Tunnel(5)),
    ],
];

/// The mountain of dice by night.
pub(super) fn lid() -> String {
    let mut svg = NIGHT.to_owned();
    for (row, dice) in MOUNTAIN.iter().enumerate() {
        for (place, (kind, symbol)) in dice.iter().enumerate() {
            let (x, y) = (60 - 20 * row + 40 * place, 82 + 20 * row);
            write!(
                svg,
                "<g data-kind=\"{kind}\" transform=\"translate({x} {y})\">\
                 <svg width=\"40\" height=\"40\" viewBox=\"0 0 64 64\" overflow=\"visible\">\
                 {}</svg></g>",
                draw_turned(*symbol)
            )
            .expect("a string takes all");
        }
    }
    svg
}
