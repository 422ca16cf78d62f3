//! KAPOW!'s dice and faces in words and drawings.

use super::draft::Question;
use super::scene::Scene;
use super::{face, goods};
use crate::die::Look;
use crate::pick::{Pick, Standing, pick};
use dice::DieId;
use game_kapow::{Event, Make, Symbol};
use leptos::prelude::*;

/// A die as it lies; without what it shows where it is behind a screen.
pub(super) fn look(scene: &Scene, die: DieId, size: &'static str, state: Standing) -> Look {
    let make = scene.game.make(die);
    let table = scene.table();
    let symbol = (!table.gained.contains(die)).then(|| scene.game.shown(table, die));
    let mut look = of(scene, make, symbol, size);
    look.state = state;
    look.help = Some(format!("die:{}", die.index()));
    look
}

/// What a die is dragged by.
pub(super) fn drag(die: DieId) -> String {
    format!("die:{}", die.index())
}

/// A die of a make that shows a symbol, or has not landed.
pub(super) fn of(scene: &Scene, make: Make, symbol: Option<Symbol>, size: &'static str) -> Look {
    let mut label = vec![scene.called(&scene.game.called_make(make))];
    label.extend(symbol.map(|symbol| scene.called(&scene.game.called_symbol(symbol))));
    Look {
        kind: kind(make).to_owned(),
        tile: tile(make, symbol),
        size,
        label: label.join(", "),
        cube: face::draw(make, symbol),
        ..Look::default()
    }
}

/// How the body of a die is coloured.
pub(crate) const fn kind(make: Make) -> &'static str {
    match make {
        Make::Red => "trait-red",
        Make::Yellow => "trait-yellow",
        Make::Purple => "trait-purple",
        Make::Green => "trait-green",
        Make::Blue => "trait-blue",
        Make::Action => "action",
    }
}

/// The face on an action die, which has a colour of its own.
fn tile(make: Make, symbol: Option<Symbol>) -> Option<&'static str> {
    let clipped = symbol.filter(|symbol| make.is_action() && *symbol != Symbol::Blank);
    clipped.map(Symbol::id)
}

/// Whether a die has just landed.
pub(super) fn rolls(scene: &Scene, die: DieId) -> bool {
    let mut news = scene.news.iter();
    news.any(|event| matches!(event, Event::Rolled { dice, .. } if dice.contains(die)))
}

/// A die that an ability which happens at once asks about, or does not.
pub(super) fn asked_state(scene: &Scene, question: &Question, die: DieId) -> Standing {
    let draft = &scene.draft;
    let picked = draft.pick.is_some() && draft.pick == question.about(die);
    match question.about(die) {
        _ if draft.hand.die == Some(die) || draft.hand.rolls.contains(die) || picked => {
            Standing::Chosen
        }
        _ if question.asks_about(die) => Standing::Offered,
        _ => Standing::Idle,
    }
}

/// A face that may be chosen; a real button, large enough for a finger.
pub(super) fn face_button(
    scene: &Scene,
    symbol: Symbol,
    standing: Standing,
    label: String,
    tap: Option<Callback<()>>,
) -> AnyView {
    let name = scene.called(&scene.game.called_symbol(symbol));
    let inside = view! {
        {goods::face(symbol, standing, String::new(), None)}
        <span aria-hidden="true">{name}</span>
    };
    let button = Pick::new("kp-choice", standing).called(label);
    pick(button, inside.into_any(), tap)
}
