//! What is drawn of Dice Throne: the lid of the box, faces of dice, shields of heroes, signs of
//! tokens.

use crate::icon::reference;
use game_dice_throne::{Hero, Token};
use leptos::prelude::*;

/// A throne of plain boards.
pub(super) fn lid() -> String {
    "<rect width=\"200\" height=\"220\" fill=\"#274f9f\"/>\
     <path d=\"M60 190V70l20 20 20-40 20 40 20-20v120z\" fill=\"#e4d3a8\"/>"
        .to_owned()
}

/// The colour of a hero's dice, as style sheets call it: its id.
pub(super) fn kind(hero: &Hero) -> &str {
    &hero.id
}

/// The sign of a symbol in the sprite, by its place in the hero's list.
pub(super) fn symbol(hero: &Hero, place: usize) -> String {
    format!("dt-{}-{}", hero.id, hero.symbols[place].id)
}

/// The inside of a die that shows a number of 1 to 6, 64 by 64.
pub(super) fn cube(_hero: &Hero, side: u8) -> String {
    format!(
        "<use href=\"#die-body\"/>\
         <text class=\"die-text\" x=\"32\" y=\"34\" font-size=\"26\">{side}</text>"
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

/// The sign of a token in the sprite.
pub(super) fn token(_token: &Token) -> &'static str {
    "sym-shield"
}
