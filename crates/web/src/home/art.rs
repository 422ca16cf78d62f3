//! What is drawn on the lid of a box, made of the same dice as everywhere.

use crate::boards::GameBox;
use crate::dice_miner;
use crate::irondie::{Face, Shows, draw};
use crate::kapow;
use crate::voice::Voice;
use game_dice_miner::Symbol;
use game_irondie::{Class, Colour};
use game_kapow::{Make, Symbol as Trait};
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

/// What is drawn on the lid of a game.
pub(super) fn lid(game: GameBox, voice: &Voice) -> String {
    match game {
        GameBox::Irondie => irondie(voice),
        GameBox::DiceMiner => dice_miner(),
        GameBox::Kapow => kapow(),
    }
}

fn irondie(voice: &Voice) -> String {
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

/// Where the burst is on the lid.
const MIDDLE: (f32, f32) = (100.0, 104.0);

/// What flies out of the burst: place, turn, die and what it shows.
const FLYING: [(u8, u8, i8, Make, Trait); 3] = [
    (41, 64, -12, Make::Red, Trait::Might),
    (103, 58, 14, Make::Blue, Trait::XFactor),
    (72, 112, -4, Make::Action, Trait::Wild),
];

/// Sunrays behind a burst, and dice that fly out of it.
fn kapow() -> String {
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
            kapow::kind(make),
            if make.is_action() { symbol.id() } else { "" },
            kapow::draw(make, Some(symbol))
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

fn dice_miner() -> String {
    let mut svg = NIGHT.to_owned();
    for (row, dice) in MOUNTAIN.iter().enumerate() {
        for (place, (kind, symbol)) in dice.iter().enumerate() {
            let (x, y) = (60 - 20 * row + 40 * place, 82 + 20 * row);
            write!(
                svg,
                "<g data-kind=\"{kind}\" transform=\"translate({x} {y})\">\
                 <svg width=\"40\" height=\"40\" viewBox=\"0 0 64 64\" overflow=\"visible\">\
                 {}</svg></g>",
                dice_miner::draw_turned(*symbol)
            )
            .expect("a string takes all");
        }
    }
    svg
}
