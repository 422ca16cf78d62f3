//! What everybody has selected, readable while things are gained.

use crate::kapow::scene::Scene;
use crate::kapow::stock;
use crate::seat;
use game_kapow::{Fighter, Stage};
use leptos::prelude::*;

/// The selected abilities of everybody who has some.
pub(super) fn selected(scene: &Scene) -> AnyView {
    let lists = scene.game.fighters().filter_map(|one| list(scene, one));
    let lists: Vec<AnyView> = lists.collect();
    view! { <div class="kp-selected">{lists}</div> }.into_any()
}

/// What help about an ability is asked by.
pub(super) fn help_key(fighter: Fighter, spot: u8) -> String {
    format!("spot:{}:{spot}", fighter.index())
}

fn list(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    let spots = spots(scene.corner(fighter).play.selected);
    if spots.is_empty() {
        return None;
    }
    let name = scene.fighter_name(fighter);
    let items: Vec<AnyView> = spots
        .into_iter()
        .map(|spot| ability(scene, fighter, spot))
        .collect();
    let view = view! {
        <section class="mat kp-chosen">
            <h3>{seat::mark(fighter.seat(), &name)}<span>{name.clone()}</span></h3>
            <ul>{items}</ul>
        </section>
    };
    Some(view.into_any())
}

fn ability(scene: &Scene, fighter: Fighter, spot: u8) -> AnyView {
    let newest = scene.view.public.frames.last();
    let now = newest.is_some_and(|frame| frame.fighter == fighter && frame.spot == spot);
    let due = !now && is_due(scene, fighter, spot);
    let word = match (now, due) {
        (true, _) => Some("now"),
        (_, true) => Some("due"),
        _ => None,
    };
    let note = due.then(|| {
        let text = scene.text("web-kapow-gain-due");
        view! { <small>{text}</small> }
    });
    view! {
        <li
            data-due=word
            aria-current=now.then_some("true")
            data-help=help_key(fighter, spot)
            tabindex="-1"
        >
            <b>{scene.spot_name(fighter, spot)}{note}</b>
            <span class="dice dice-tight">{stock::dice_on(scene, fighter, spot)}</span>
        </li>
    }
    .into_any()
}

/// Whether an ability is still to be carried out while powering up.
fn is_due(scene: &Scene, fighter: Fighter, spot: u8) -> bool {
    let gains = matches!(
        scene.view.public.stage,
        Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_)
    );
    gains && scene.corner(fighter).play.due >> spot & 1 == 1
}

/// The places in a set of abilities.
fn spots(set: u64) -> Vec<u8> {
    (0..64).filter(|spot| set >> spot & 1 == 1).collect()
}
