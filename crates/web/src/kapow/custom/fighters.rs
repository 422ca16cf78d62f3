//! A row for each who fights: who plays it, as which character, and what that begins with.

use super::Custom;
use crate::custom::cast::{by_side, seat_row};
use crate::custom::who;
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::kapow::face::draw;
use crate::kapow::look::kind;
use crate::seating::{Entry, list};
use crate::voice::{Voice, voice};
use game_kapow::{Character, Fighter, Make, Mode, Pack, Symbol};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// All who fight, side by side where there are sides.
pub(super) fn rows(custom: RwSignal<Custom>) -> Vec<AnyView> {
    let (voice, now) = (voice(), custom.get());
    let mode = now.basics.mode;
    let one_side = usize::from(mode.fighters()) / 2;
    let side = |fighter: Fighter| mode.has_teams().then(|| fighter.index() / one_side);
    let row = |fighter: Fighter| row(custom, &voice, &now, fighter);
    by_side(&voice, Fighter::first(mode.fighters()), side, row)
}

fn row(custom: RwSignal<Custom>, voice: &Voice, now: &Custom, fighter: Fighter) -> AnyView {
    let (place, seat) = (fighter.index(), fighter.seat());
    let who = match now.basics.seats.get(place) {
        Some(_) if now.basics.seats.len() == 1 => itself("ic-person", voice.text("web-you")),
        Some(_) => who(custom, voice, seat),
        None => itself("ic-bot", voice.text("web-kapow-itself")),
    };
    let id = now
        .characters
        .get(place)
        .filter(|_| now.basics.mode != Mode::Beginner);
    let character = id.map(|id| {
        let name = Arg::Spelled(seat.to_string());
        let label = Said::new("web-kapow-character").with("name", name);
        list(voice.say(&label), &groups(voice), id, move |id| {
            custom.update(|custom| custom.choose_character(place, id));
        })
    });
    let pack = Pack::builtin();
    let about = id.and_then(|id| pack.characters.iter().find(|one| one.id == *id));
    let about = about.map(|character| kit(voice, character));
    seat_row(seat, who, character, about)
}

/// Somebody who cannot be changed.
fn itself(icon: &'static str, name: String) -> AnyView {
    view! { <span class="kp-itself"><Icon name=icon/>{name}</span> }.into_any()
}

/// Heroes and villains.
fn groups(voice: &Voice) -> Vec<(Option<String>, Vec<Entry>)> {
    let side = |villain: bool, key: &str| {
        let all = Pack::builtin().characters.iter();
        let all = all.filter(|one| one.villain == villain);
        let entry = |one: &Character| (one.id.clone(), voice.named(&one.name));
        (Some(voice.text(key)), all.map(entry).collect())
    };
    vec![
        side(false, "web-kapow-heroes"),
        side(true, "web-kapow-villains"),
    ]
}

/// Life and dice of the beginning.
fn kit(voice: &Voice, character: &Character) -> AnyView {
    let (kit, small) = (&character.kit, "die-s");
    let traits = kit.dice.iter().map(|&make| bare(make, None, small));
    let faces = kit
        .action
        .iter()
        .map(|faces| bare(Make::Action, faces.first().copied(), small));
    let dice: Vec<AnyView> = traits.chain(faces).collect();
    let said = Said::new("web-kapow-kit")
        .with("life", Arg::number(kit.life))
        .with("dice", Arg::number(dice.len()));
    view! { <small class="kp-kit">{voice.say(&said)}<span class="dice">{dice}</span></small> }
        .into_any()
}

/// A die that stands beside its name.
fn bare(make: Make, symbol: Option<Symbol>, size: &'static str) -> AnyView {
    die(
        Look {
            kind: kind(make).to_owned(),
            tile: symbol.map(Symbol::id),
            size,
            cube: draw(make, symbol),
            ..Look::default()
        },
        None,
    )
}
