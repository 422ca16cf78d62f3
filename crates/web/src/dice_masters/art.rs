//! What is drawn of Dice Masters: the lid of the box, emblems, and the faces of dice. It is drawn
//! from the pack alone, for the table and for teams.

use crate::icon::reference;
use game_dice_masters::{Burst, Card, CardKind, Energy, Face, Level, Pack, Stats};
use leptos::prelude::*;
use std::fmt::Write;

/// The dice that everybody has at the beginning, as style sheets call them.
pub(super) const SIDEKICK: &str = "sidekick";

/// The four colours of basic actions, by their places on the table.
const INKS: [&str; 4] = ["basic-orange", "basic-sky", "basic-pink", "basic-green"];

/// The colour of a card's dice, as style sheets call it. Those of basic actions are told apart by
/// their places on the table.
pub(super) fn kind(pack: &Pack, card: &Card, place: usize) -> String {
    match card.kind {
        CardKind::BasicAction => INKS[place % INKS.len()].to_owned(),
        CardKind::Character | CardKind::Action => pack.mould(card.mould).id.clone(),
    }
}

/// The emblem of a card, in the sprite; that of the sidekicks where there is none.
pub(super) fn emblem(pack: &Pack, card: Option<&Card>) -> String {
    let figure = card.map(|card| pack.figure(card.figure).id.as_str());
    format!("em-{}", figure.unwrap_or(SIDEKICK))
}

/// The sign of a sort of energy, in the sprite.
pub(super) const fn energy(energy: Energy) -> &'static str {
    match energy {
        Energy::Fist => "sym-fist",
        Energy::Bolt => "sym-bolt",
        Energy::Mask => "sym-mask",
        Energy::Shield => "sym-shield",
        Energy::Wild => "sym-wild-energy",
        Energy::Generic => "sym-generic",
    }
}

/// The inside of a die that was not rolled, 64 by 64: it shows no face, so only whose it is.
pub(super) fn unrolled(emblem: &str) -> String {
    format!("{BODY}{}", print(emblem, 14.0, 12.0, 36))
}

/// The inside of a die that shows a face as it is printed.
pub(super) fn face(emblem: &str, face: Face) -> String {
    match face {
        Face::Energy(sort, count) => energies(sort, count),
        Face::Action(burst) => action(emblem, burst),
        Face::Character(level) => character(emblem, level, printed(level), 0),
    }
}

/// The numbers on a face.
pub(super) const fn printed(level: Level) -> Stats {
    Stats {
        attack: level.attack,
        defence: level.defence,
    }
}

/// The inside of a die that shows a character: what it costs to field, its level as strokes, attack
/// above defence as they are now, stars beside them, and the damage it has taken.
pub(super) fn character(emblem: &str, level: Level, now: Stats, damage: u8) -> String {
    let mut svg = format!(
        "{BODY}<g class=\"ms-emblem\">{}</g><g class=\"ms-cost\">\
         <circle cx=\"15\" cy=\"13.5\" r=\"8.4\" fill=\"var(--die-ink)\"/>\
         <text class=\"die-text die-reverse\" x=\"15\" y=\"13.9\" font-size=\"13\">{}</text></g>",
        print(emblem, 9.0, 22.0, 26),
        level.fielding
    );
    for stroke in 0..level.level {
        let x = 27 + 5 * stroke;
        write!(
            svg,
            "<rect class=\"ms-level\" x=\"{x}\" y=\"9.5\" width=\"3.4\" height=\"8\" rx=\"1.2\" \
             fill=\"var(--die-ink)\"/>"
        )
        .expect("a string takes all");
    }
    svg += &figure(now.attack, level.attack, 14.5);
    svg += &figure(now.defence, level.defence, 46.5);
    svg += &stars(level.burst, 34.0, 41.0);
    if damage > 0 {
        write!(
            svg,
            "<g class=\"ms-hurt\"><rect x=\"2\" y=\"42\" width=\"23\" height=\"18\" rx=\"7\"/>\
             <text x=\"13.5\" y=\"51.5\" font-size=\"13\">−{damage}</text></g>"
        )
        .expect("a string takes all");
    }
    svg
}

const BODY: &str = "<use href=\"#die-body\"/>";

/// A symbol, engraved.
fn print(symbol: &str, x: f32, y: f32, size: u8) -> String {
    let one = |class: &str, y: f32| {
        format!(
            "<g class=\"{class}\"><use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" \
             height=\"{size}\"/></g>"
        )
    };
    one("die-lowlight", y + 1.2) + &one("die-print", y)
}

/// Attack or defence; what differs from the print is marked.
fn figure(now: u8, printed: u8, y: f32) -> String {
    let change = match now.cmp(&printed) {
        std::cmp::Ordering::Less => " ms-figure-worse",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Greater => " ms-figure-better",
    };
    let low = y + 1.1;
    format!(
        "<text class=\"die-text die-lowlight ms-figure\" x=\"50\" y=\"{low}\" font-size=\"19\">\
         {now}</text><text class=\"die-text ms-figure{change}\" x=\"50\" y=\"{y}\" \
         font-size=\"19\">{now}</text>"
    )
}

/// One star, or two, the second below the first.
fn stars(burst: Burst, x: f32, y: f32) -> String {
    let count = match burst {
        Burst::None => 0_u8,
        Burst::Single => 1,
        Burst::Double => 2,
    };
    let star = |at: u8| {
        let x = x - 10.0 * f32::from(at);
        format!(
            "<g class=\"die-print ms-burst\"><use href=\"#ic-burst\" x=\"{x}\" y=\"{y}\" \
             width=\"11\" height=\"11\"/></g>"
        )
    };
    (0..count).map(star).collect()
}

/// Energy, once or twice. Generic energy has no symbol that could stand there twice, so its number
/// stands within.
fn energies(sort: Energy, count: u8) -> String {
    let symbol = energy(sort);
    match (sort, count) {
        (Energy::Generic, count) => format!(
            "{BODY}{}<text class=\"die-text die-lowlight\" x=\"32\" y=\"31.7\" \
             font-size=\"20\">{count}</text><text class=\"die-text\" x=\"32\" y=\"30.5\" \
             font-size=\"20\">{count}</text>",
            print(symbol, 13.0, 11.0, 38)
        ),
        (_, 2) => {
            let (first, second) = (print(symbol, 6.0, 17.0, 26), print(symbol, 32.0, 17.0, 26));
            format!("{BODY}{first}{second}")
        }
        _ => format!("{BODY}{}", print(symbol, 13.0, 11.0, 38)),
    }
}

fn action(emblem: &str, burst: Burst) -> String {
    let stars = stars(burst, 18.0, 44.0);
    format!("{BODY}{}{stars}", print(emblem, 15.0, 8.0, 34))
}

/// A price as signs: each sort of energy as often as it is asked for, then what may be of any sort.
pub(super) fn price(types: [u8; 4], any: u8) -> AnyView {
    let signs = Energy::TYPES.into_iter().zip(types);
    let signs = signs.flat_map(|(sort, count)| (0..count).map(move |_| sign(energy(sort))));
    let any = (any > 0).then(|| view! { <b>{any}</b> });
    view! { <span class="ms-pay" aria-hidden="true">{signs.collect_view()}{any}</span> }.into_any()
}

/// A sign of the sprite whose name is put together.
pub(super) fn sign(name: &str) -> AnyView {
    view! { <svg class="icon" aria-hidden="true" inner_html=reference(name)></svg> }.into_any()
}

/// What tumbles out of the bag on the lid: place, size, turn, kind, and what it shows.
const DICE: [(u8, u8, u8, i16, &str, &str); 6] = [
    (18, 128, 44, -18, "drax", "em-drax"),
    (140, 126, 44, 16, "kingpin", "em-kingpin"),
    (57, 158, 50, 9, "spider-man", "em-spider-man"),
    (110, 164, 46, -12, "sidekick", "em-sidekick"),
    (10, 176, 40, 7, "iceman", "em-iceman"),
    (158, 174, 38, -6, "carnage", "em-carnage"),
];

/// A bag that is turned over, and dice that fall out of it.
pub(super) fn lid() -> String {
    let mut svg = String::from(BAG);
    for (x, y, size, turn, kind, emblem) in DICE {
        let half = size / 2;
        write!(
            svg,
            "<g data-kind=\"{kind}\" transform=\"translate({x} {y}) rotate({turn} {half} {half})\">\
             <svg width=\"{size}\" height=\"{size}\" viewBox=\"0 0 64 64\" overflow=\"visible\">\
             {}</svg></g>",
            unrolled(emblem)
        )
        .expect("a string takes all");
    }
    svg
}

/// Light behind, the bag with its cord, and the dark of its mouth.
const BAG: &str = "<rect width=\"200\" height=\"220\" fill=\"#08687f\"/>\
     <g fill=\"#0d7891\"><path d=\"M100 104 0 20V0h24zM100 104 60 0h32zM100 104 124 0h34z\"/>\
     <path d=\"M100 104 200 8v36zM100 104 200 92v34zM100 104 0 72v34z\"/></g>\
     <path d=\"M36 64C22 26 62 8 100 8s78 18 64 56c-8 22-22 34-26 52H62C58 98 44 86 36 64z\" \
     fill=\"#3d2413\"/>\
     <path d=\"M41 62C29 28 64 13 100 13s71 15 59 49c-8 21-21 33-25 50H66C62 95 49 83 41 62z\" \
     fill=\"#8a5a2b\"/>\
     <path d=\"M41 62C29 28 64 13 100 13c-20 14-30 34-26 60 2 15 6 27 4 39H66C62 95 49 83 41 62z\" \
     fill=\"#a26d36\"/>\
     <path d=\"M120 22c16 10 22 28 17 48-3 13-9 26-11 42h8c4-17 17-29 25-50 7-20-13-35-39-40z\" \
     fill=\"#74491f\"/>\
     <path d=\"M58 106h84l6 24c-14 9-82 9-96 0z\" fill=\"#5c3817\"/>\
     <ellipse cx=\"100\" cy=\"131\" rx=\"47\" ry=\"12\" fill=\"#241206\"/>\
     <path d=\"M57 104c24 7 62 7 86 0l2 8c-26 8-64 8-90 0z\" fill=\"#f3d27a\"/>\
     <path d=\"M141 108c14 2 20 10 24 22\" fill=\"none\" stroke=\"#f3d27a\" stroke-width=\"4\" \
     stroke-linecap=\"round\"/><circle cx=\"166\" cy=\"134\" r=\"5\" fill=\"#e9bf4b\"/>";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::icon::SPRITE;
    use std::collections::BTreeSet;

    fn is_drawn(name: &str) -> bool {
        SPRITE.contains(&format!("<symbol id=\"{name}\""))
    }

    fn is_coloured(kind: &str) -> bool {
        let sheets = [
            include_str!("../../css/tokens.css"),
            include_str!("../../css/dice-masters-dice.css"),
        ];
        let rule = format!("[data-kind=\"{kind}\"]");
        sheets.iter().any(|sheet| sheet.contains(&rule))
    }

    #[test]
    fn everything_of_the_pack_is_drawn() {
        let pack = Pack::builtin();
        for figure in &pack.figures {
            assert!(is_drawn(&format!("em-{}", figure.id)), "{}", figure.id);
        }
        for group in &pack.groups {
            assert!(is_drawn(&format!("af-{}", group.id)), "{}", group.id);
        }
        for (_, sort) in Energy::ALL {
            assert!(is_drawn(energy(*sort)), "{sort:?}");
        }
        assert!(is_drawn(&emblem(pack, None)) && is_coloured(SIDEKICK));
    }

    #[test]
    fn every_sort_of_dice_has_a_colour() {
        let pack = Pack::builtin();
        for card in &pack.cards {
            for place in 0..4 {
                let kind = kind(pack, card, place);
                assert!(is_coloured(&kind), "{kind}");
            }
        }
    }

    #[test]
    fn no_two_faces_of_a_die_look_alike() {
        let pack = Pack::builtin();
        for card in &pack.cards {
            let emblem = emblem(pack, Some(card));
            let sides = pack.mould(card.mould).faces;
            let different: BTreeSet<String> =
                sides.iter().map(|side| format!("{side:?}")).collect();
            let drawn: BTreeSet<String> = sides.iter().map(|side| face(&emblem, *side)).collect();
            assert_eq!(drawn.len(), different.len(), "{}", card.id);
        }
    }

    #[test]
    fn the_lid_uses_what_there_is() {
        let lid = lid();
        for used in lid.split("href=\"#").skip(1) {
            let name = used.split('"').next().unwrap();
            assert!(is_drawn(name), "{name}");
        }
    }
}
