//! What is drawn of Dice Throne: the lid of the box, faces of dice, shields of heroes, signs of
//! tokens.

use crate::icon::reference;
use game_dice_throne::{Hero, Token};
use leptos::prelude::*;
use std::fmt::Write;

/// What stands before the throne on the lid: place, turn, hero, and the symbol on its die.
const DICE: [(u8, u8, i8, &str, &str, u8); 3] = [
    (31, 158, -11, "barbarian", "pow", 6),
    (117, 160, 10, "pyromancer", "meteor", 6),
    (74, 168, -2, "paladin", "prayer", 6),
];

/// Shields that hang at both sides of it.
const SHIELDS: [(u8, u8, &str); 4] = [
    (12, 36, "moon-elf"),
    (11, 92, "treant"),
    (154, 36, "samurai"),
    (155, 92, "shadow-thief"),
];

/// A throne between shields, and dice at its steps.
pub(super) fn lid() -> String {
    let mut svg = String::from(THRONE);
    for (x, y, hero) in SHIELDS {
        write!(
            svg,
            "<g data-kind=\"{hero}\"><svg x=\"{x}\" y=\"{y}\" width=\"34\" height=\"39.7\" \
             viewBox=\"0 0 48 56\">{}</svg></g>",
            reference(&format!("crest-{hero}"))
        )
        .expect("a string takes all");
    }
    for (x, y, turn, hero, symbol, side) in DICE {
        write!(
            svg,
            "<g data-kind=\"{hero}\" transform=\"translate({x} {y}) rotate({turn} 26 26)\">\
             <svg width=\"52\" height=\"52\" viewBox=\"0 0 64 64\" overflow=\"visible\">\
             {}</svg></g>",
            drawn(&format!("dt-{hero}-{symbol}"), side)
        )
        .expect("a string takes all");
    }
    svg
}

/// Light from above, the back of the throne with a crown on it, its seat, and the steps.
const THRONE: &str = "<rect width=\"200\" height=\"220\" fill=\"#274f9f\"/>\
     <path d=\"M100-20-30 220h70zM100-20 72 220h56zM100-20 160 220h70z\" fill=\"#2f5cb4\"/>\
     <path d=\"M22 220v-22h20v-12h116v12h20v22z\" fill=\"#182f63\"/>\
     <path d=\"M56 188V70c0-22 18-34 44-34s44 12 44 34v118z\" fill=\"#8a6414\"/>\
     <path d=\"M61 188V70c0-18 15-29 39-29s39 11 39 29v118z\" fill=\"#e9bf4b\"/>\
     <path d=\"M71 188V76c0-13 11-22 29-22s29 9 29 22v112z\" fill=\"#9c2333\"/>\
     <path d=\"M71 188V76c0-13 11-22 29-22v134z\" fill=\"#b42d3f\"/>\
     <g fill=\"#e9bf4b\"><circle cx=\"86\" cy=\"80\" r=\"2.2\"/><circle cx=\"114\" cy=\"80\" r=\"2.2\"/>\
     <circle cx=\"100\" cy=\"96\" r=\"2.2\"/><circle cx=\"86\" cy=\"112\" r=\"2.2\"/>\
     <circle cx=\"114\" cy=\"112\" r=\"2.2\"/></g>\
     <path d=\"M48 150V122h16v20h72v-20h16v28z\" fill=\"#8a6414\"/>\
     <path d=\"M48 145v-25h16v20h72v-20h16v25z\" fill=\"#f3d27a\"/>\
     <path d=\"M80 38 74 14l14 10 12-18 12 18 14-10-6 24z\" fill=\"#f3d27a\" stroke=\"#8a6414\" \
     stroke-width=\"2.5\" stroke-linejoin=\"round\"/>\
     <g fill=\"#9c2333\"><circle cx=\"100\" cy=\"29\" r=\"3.4\"/><circle cx=\"88\" cy=\"32\" r=\"2.2\"/>\
     <circle cx=\"112\" cy=\"32\" r=\"2.2\"/></g>";

/// The colour of a hero's dice, as style sheets call it: its id.
pub(super) fn kind(hero: &Hero) -> &str {
    &hero.id
}

/// The sign of a symbol in the sprite, by its place in the hero's list.
pub(super) fn symbol(hero: &Hero, place: usize) -> String {
    format!("dt-{}-{}", hero.id, hero.symbols[place].id)
}

/// The inside of a die that shows a number of 1 to 6, 64 by 64: the symbol large, the number in the
/// corner.
pub(super) fn cube(hero: &Hero, side: u8) -> String {
    let face = hero.faces[usize::from(side.clamp(1, 6)) - 1];
    drawn(&symbol(hero, usize::from(face)), side)
}

fn drawn(symbol: &str, side: u8) -> String {
    let print = |class: &str, y: f32| {
        format!(
            "<g class=\"{class}\"><use href=\"#{symbol}\" x=\"17\" y=\"{y}\" width=\"34\" \
             height=\"34\"/></g>"
        )
    };
    format!(
        "<use href=\"#die-body\"/>{}{}\
         <text class=\"die-text die-lowlight\" x=\"15\" y=\"15.7\" font-size=\"17\">{side}</text>\
         <text class=\"die-text\" x=\"15\" y=\"14.5\" font-size=\"17\">{side}</text>",
        print("die-lowlight", 18.7),
        print("die-print", 17.5)
    )
}

/// The shield of a hero; `size` is `crest-s`, `crest-l` or nothing.
pub(super) fn crest(hero: &Hero, size: &str) -> AnyView {
    view! {
        <svg
            class=format!("crest {size}")
            data-kind=kind(hero).to_owned()
            viewBox="0 0 48 56"
            aria-hidden="true"
            inner_html=reference(&format!("crest-{}", hero.id))
        ></svg>
    }
    .into_any()
}

/// The sign of a token in the sprite; a shield for those nobody has drawn.
pub(super) fn token(token: &Token) -> &'static str {
    let is_its = |sign: &&&str| sign.strip_prefix("tk-") == Some(token.id.as_str());
    SIGNS.iter().find(is_its).copied().unwrap_or("sym-shield")
}

/// All signs of tokens.
const SIGNS: [&str; 53] = [
    "tk-accuracy",
    "tk-back-strike",
    "tk-barbed-vine",
    "tk-bleed",
    "tk-blessing-of-divinity",
    "tk-blind",
    "tk-blinding-light",
    "tk-blood-power",
    "tk-bounty",
    "tk-burn",
    "tk-chi",
    "tk-cleanse",
    "tk-concussion",
    "tk-constrict",
    "tk-crit",
    "tk-cursed-doubloon",
    "tk-cursed-side",
    "tk-delayed-poison",
    "tk-dryad",
    "tk-entangle",
    "tk-evasive",
    "tk-fire-mastery",
    "tk-flight",
    "tk-heal-bot",
    "tk-holy-presence",
    "tk-honor",
    "tk-knockdown",
    "tk-mesmerize",
    "tk-nanite",
    "tk-nanobot",
    "tk-ninjutsu",
    "tk-nyra",
    "tk-nyra-down",
    "tk-nyras-bond",
    "tk-parlay",
    "tk-poison",
    "tk-powder-keg",
    "tk-protect",
    "tk-reload",
    "tk-retribution",
    "tk-sapling",
    "tk-seedling",
    "tk-shadows",
    "tk-shame",
    "tk-shock-bot",
    "tk-smoke-bomb",
    "tk-sneak-attack",
    "tk-stun",
    "tk-synth",
    "tk-tactical-advantage",
    "tk-targeted",
    "tk-wellspring",
    "tk-wither",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::icon::SPRITE;
    use game_dice_throne::Pack;
    use std::collections::BTreeSet;

    fn is_drawn(name: &str) -> bool {
        SPRITE.contains(&format!("<symbol id=\"{name}\""))
    }

    #[test]
    fn everything_of_the_pack_is_drawn() {
        let pack = Pack::builtin();
        for hero in &pack.heroes {
            assert!(is_drawn(&format!("crest-{}", hero.id)), "{}", hero.id);
            for place in 0..hero.symbols.len() {
                assert!(is_drawn(&symbol(hero, place)), "{}", symbol(hero, place));
            }
        }
        let signs: BTreeSet<&str> = pack.tokens.iter().map(token).collect();
        assert_eq!(
            signs.len(),
            pack.tokens.len(),
            "no two tokens have one sign"
        );
        assert!(
            signs
                .into_iter()
                .all(|sign| is_drawn(sign) && sign != "sym-shield")
        );
    }

    #[test]
    fn a_die_shows_its_number_and_its_symbol() {
        let barbarian = &Pack::builtin().heroes[0];
        assert!(cube(barbarian, 6).contains("#dt-barbarian-pow"));
        assert!(cube(barbarian, 1).contains("#dt-barbarian-sword"));
        assert!(cube(barbarian, 1).contains(">1</text>"));
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
