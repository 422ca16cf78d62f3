//! What everybody has selected, readable while things are gained.

use crate::kapow::about;
use crate::kapow::goods;
use crate::kapow::scene::Scene;
use crate::seat;
use game_kapow::{Fighter, SpotId, Stage};
use leptos::prelude::*;

/// The selected abilities of everybody who has some.
pub(super) fn selected(scene: &Scene) -> AnyView {
    let lists = scene.game.fighters().filter_map(|one| list(scene, one));
    let lists: Vec<AnyView> = lists.collect();
    view! { <div class="kp-selected">{lists}</div> }.into_any()
}

fn list(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    let spots = scene.corner(fighter).play.selected;
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

fn ability(scene: &Scene, fighter: Fighter, spot: SpotId) -> AnyView {
    let newest = scene.view.public.frames.last();
    let now = newest.is_some_and(|frame| frame.fighter == fighter && frame.spot == spot);
    let due = !now && is_due(scene, fighter, spot);
    let word = match (now, due) {
        (true, _) => Some("now"),
        (_, true) => Some("due"),
        _ => None,
    };
    let note = due.then(|| {
        let text = scene.voice.text("web-kapow-gain-due");
        view! { <small>{text}</small> }
    });
    view! {
        <li
            data-due=word
            aria-current=now.then_some("true")
            data-help=about::spot_key(fighter, spot)
            tabindex="-1"
        >
            <b>{scene.spot_name(fighter, spot)}{note}</b>
            <span class="dice dice-tight">{goods::dice_on(scene, fighter, spot)}</span>
        </li>
    }
    .into_any()
}

/// Whether an ability is still to be carried out while powering up.
fn is_due(scene: &Scene, fighter: Fighter, spot: SpotId) -> bool {
    let gains = matches!(
        scene.view.public.stage,
        Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_)
    );
    gains && scene.corner(fighter).play.due.contains(spot)
}
