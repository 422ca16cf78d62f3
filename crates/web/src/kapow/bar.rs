//! KAPOW!'s questions in words, and how a match ended.

use super::draft::Question;
use super::fight;
use super::placing;
use super::scene::Scene;
use super::team;
use super::{Session, gain, workshop};
use crate::bar::Asked;
use game_kapow::{Event, Offer, Stage};
use kernel::Game;
use leptos::prelude::*;

/// A question.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Asked {
    if let Some(asked) = fight::asked(scene, session, question) {
        return asked;
    }
    if let Some(asked) = team::asked(scene) {
        return asked;
    }
    if scene.view.public.stage == Stage::Select {
        return placing::asked(scene, session, question);
    }
    let shop = workshop::asked(scene, session, question);
    if let Some(asked) = shop.or_else(|| gain::asked(scene, session, question)) {
        return asked;
    }
    let kind = question.ask.kind.key();
    let button = |offer: &Offer| {
        let (offer, text) = (*offer, scene.offer(*offer));
        view! {
            <button class="button" type="button" on:click=move |_| session.answer(offer)>
                {text}
            </button>
        }
        .into_any()
    };
    Asked {
        title: scene.text(&format!("kapow-ask-{kind}")),
        hint: String::new(),
        buttons: question.offers.iter().map(button).collect(),
        way_out: None,
        label: scene.text("web-kapow-do"),
        icon: "ic-confirm",
    }
}

/// How the match ended.
pub(super) fn ending(scene: &Scene) -> String {
    let Stage::Over(winner) = scene.view.public.stage else {
        return String::new();
    };
    let told = scene.game.tell(&scene.view, &Event::Ended(winner));
    scene.voice.say(&told)
}
