//! What an ability asks: its text, what it is about to do, and the answers that lie nowhere on the
//! table.

use super::Session;
use super::art;
use super::mat;
use super::scene::{Scene, card_key};
use crate::pick::{Pick, pick};
use game_dice_masters::{Form, Frame, Offer, Source, ability_text};
use kernel::{Arg, Choice, Game};
use leptos::prelude::*;

/// What asks, and the answers; nothing where all of them lie on the table and nobody asks.
pub(super) fn asks(scene: &Scene, session: Session) -> Option<AnyView> {
    let answers = answers(scene, session);
    let source = scene.at_work().map(|source| source_of(scene, source));
    if answers.is_none() && source.is_none() {
        return None;
    }
    let label = scene.text("web-dice-masters-asks");
    let view = view! { <section class="mat ms-asks" aria-label=label>{source}{answers}</section> };
    Some(view.into_any())
}

/// The ability that is at work: its card, its words.
fn source_of(scene: &Scene, source: Source) -> AnyView {
    let text = scene.card(source.owner, source.kind).map(|card| {
        let at = usize::from(source.ability);
        let text = ability_text(scene.game.pack(), card, at, Form::Short);
        scene.voice.say_all(&text)
    });
    let emblem = scene.emblem(source.owner, source.kind);
    let gaps = [("seat", Arg::Seat(source.owner))];
    let whose = scene.say("web-dice-masters-whose", &gaps);
    view! {
        <div
            class="ms-source"
            data-kind=scene.colour(source.owner, source.kind)
            data-help=card_key(source.owner, source.kind)
        >
            <span class="ms-badge">{art::sign(&emblem)}</span>
            <p><b>{scene.source_name(source)}</b>" "<small>{whose}</small><br/>{text}</p>
        </div>
    }
    .into_any()
}

/// Answers that lie nowhere on the table.
fn answers(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let items = question.offers.iter().filter_map(|&offer| {
        let item = item(scene, session, offer)?;
        Some(view! { <li>{item}</li> })
    });
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| view! { <ul class="ms-choices">{items}</ul> }.into_any())
}

fn item(scene: &Scene, session: Session, offer: Offer) -> Option<AnyView> {
    match offer {
        Offer::From(spot, kind) => Some(mat::from_zone(scene, session, spot, kind)),
        Offer::Amount(n) => Some(button(scene, session, offer, amount(scene, n))),
        Offer::First(place) => {
            let pending = scene.public().pending.get(usize::from(place))?;
            let card = scene.card(pending.source.owner, pending.source.kind)?;
            let at = usize::from(pending.source.ability);
            let text = ability_text(scene.game.pack(), card, at, Form::Short);
            let text = scene.voice.say_all(&text);
            let name = scene.source_name(pending.source);
            let inside = view! { <b>{name}</b><small>{text}</small> };
            Some(button(scene, session, offer, inside.into_any()))
        }
        Offer::Way(_) | Offer::Yes | Offer::No => {
            let inside = view! { <b>{scene.offer(offer)}</b><small>{then(scene, offer)}</small> };
            Some(button(scene, session, offer, inside.into_any()))
        }
        _ => None,
    }
}

fn button(scene: &Scene, session: Session, offer: Offer, inside: AnyView) -> AnyView {
    let thing = Pick::new("button ms-choice", scene.stands(offer));
    pick(thing, inside, session.taps(offer))
}

/// A number of damage, and whether it knocks out whoever gets it.
fn amount(scene: &Scene, n: u8) -> AnyView {
    let falls = match scene.frame() {
        Some(Frame::Divide { to, .. }) => scene.clash_with(Offer::Amount(n)).fallen.contains(to),
        _ => false,
    };
    let falls = falls.then(|| scene.text("web-dice-masters-falls"));
    view! { <b>{n}</b><small>{falls}</small> }.into_any()
}

/// What an answer brings at once, in words; the first three things of it.
pub(super) fn then(scene: &Scene, offer: Offer) -> String {
    foreseen(scene, &Choice::one(offer))
}

/// The same for an answer of several picks.
pub(super) fn foreseen(scene: &Scene, choice: &Choice<Offer>) -> String {
    let events = scene.game.foresee(&scene.view, choice);
    let told = events
        .iter()
        .filter(|event| super::telling::is_result(event));
    let said = told.map(|event| scene.voice.say(&scene.game.tell(&scene.view, event)));
    said.take(3).collect::<Vec<String>>().join(" ")
}
