//! Dice of heroes as they are drawn everywhere.

use super::art;
use super::scene::Scene;
use crate::die::{Look, die};
use crate::pick::Standing;
use game_dice_throne::{Event, Hero, Roll};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// A die of a hero that shows a number.
pub(super) fn of_hero(scene: &Scene, hero: &Hero, side: u8, size: &'static str) -> Look {
    Look {
        kind: art::kind(hero).to_owned(),
        size,
        label: label(scene, hero, side),
        cube: art::cube(hero, side),
        ..Look::default()
    }
}

/// "3, sword".
fn label(scene: &Scene, hero: &Hero, side: u8) -> String {
    let symbol = &hero.symbols[symbol_of(hero, side)];
    let gaps = [
        ("side", Arg::number(side)),
        ("symbol", Arg::Spelled(scene.named(&symbol.name))),
    ];
    scene.say("web-dice-throne-die", &gaps)
}

/// The place of the symbol beside a number.
pub(super) fn symbol_of(hero: &Hero, side: u8) -> usize {
    usize::from(hero.faces[usize::from(side.clamp(1, 6)) - 1])
}

/// A die of a roll: how it stands, and what a tap on it does.
pub(super) fn in_roll(
    scene: &Scene,
    roll: &Roll,
    place: usize,
    (state, said): (Standing, &str),
    tap: Option<Callback<()>>,
) -> AnyView {
    let side = roll.sides[place];
    let mut look = of_hero(scene, scene.hero(roll.owner), side, "die-l");
    if !said.is_empty() {
        look.label = format!("{}, {}", look.label, scene.text(said));
    }
    look.state = state;
    look.rolling = lands(scene, roll, place);
    look.help = Some(format!("hero:{}", roll.owner.index()));
    die(look, tap)
}

/// Whether a die has just landed.
fn lands(scene: &Scene, roll: &Roll, place: usize) -> bool {
    scene.has_news(|event| match event {
        Event::Rolled {
            seat,
            purpose,
            rolled,
            ..
        } => *seat == roll.owner && *purpose == roll.purpose && rolled >> place & 1 == 1,
        _ => false,
    })
}

/// A small die for a line of the log.
pub(super) fn in_line(scene: &Scene, seat: Seat, side: u8) -> Look {
    of_hero(scene, scene.hero(seat), side, "die-s")
}
