//! The steps of the choice in a row: who bans or picks, and whom.

use super::{Scene, mini};
use crate::seat::mark;
use game_dice_throne::ChoiceStep;
use leptos::prelude::*;

pub(super) fn strip(scene: &Scene) -> AnyView {
    let steps = scene.game.choice_steps(&scene.view);
    let steps: Vec<AnyView> = steps.into_iter().map(|step| item(scene, step)).collect();
    view! {
        <section class="mat dh-draft" aria-label=scene.text("web-dice-throne-choice")>
            <ol>{steps}</ol>
        </section>
    }
    .into_any()
}

fn item(scene: &Scene, step: ChoiceStep) -> AnyView {
    let name = scene.name(step.seat);
    let what = scene.text(if step.ban {
        "web-dice-throne-step-ban"
    } else {
        "web-dice-throne-step-pick"
    });
    view! {
        <li aria-current=step.now.then_some("step")>
            <span class="dh-step">{what}</span>
            {mark(step.seat, &name)}
            {mini(scene, step.hero, step.sealed, step.ban)}
            <span class="dh-who">{name.clone()}<small>{said(scene, step)}</small></span>
        </li>
    }
    .into_any()
}

/// The hero, or how far it is.
fn said(scene: &Scene, step: ChoiceStep) -> String {
    if let Some(hero) = step.hero {
        return scene.named(&scene.game.pack().hero(hero).name);
    }
    scene.text(match (step.sealed, step.now) {
        (true, _) => "web-dice-throne-step-sealed",
        (false, true) => "web-dice-throne-step-now",
        (false, false) => "web-dice-throne-step-later",
    })
}
