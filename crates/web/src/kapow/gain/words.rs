//! The questions of powering up in words.

use super::Kind;
use crate::bar::Asked;
use crate::kapow::Session;
use crate::kapow::draft::Question;
use crate::kapow::scene::Scene;
use game_kapow::Offer;
use kernel::Arg;
use leptos::prelude::*;

/// A question about what is gained; nothing where it is about something else.
pub(in crate::kapow) fn asked(
    scene: &Scene,
    session: Session,
    question: &Question,
) -> Option<Asked> {
    let kind = Kind::of(question)?;
    Some(Asked {
        title: title(scene, kind),
        hint: hint(scene),
        buttons: stop(scene, session, question).into_iter().collect(),
        way_out: None,
        label: label(scene),
        icon: "ic-confirm",
    })
}

fn title(scene: &Scene, kind: Kind) -> String {
    let owner = scene.other_owner();
    let owner = owner.map(|owner| ("name", Arg::Spelled(scene.fighter_name(owner))));
    let held = scene.draft.hand.face.filter(|_| kind == Kind::Trade);
    match (kind, owner, held) {
        (Kind::Take, Some(owner), _) => scene.say("web-kapow-gain-ask-take-for", &[owner]),
        (Kind::Give, Some(owner), _) => scene.say("web-kapow-gain-ask-give-to", &[owner]),
        (Kind::Option, Some(owner), _) => scene.say("web-kapow-gain-ask-option-of", &[owner]),
        (_, _, Some(source)) => {
            let face = Arg::Spelled(scene.source_name(source));
            scene.say("web-kapow-gain-ask-trade-for", &[("face", face)])
        }
        (kind, ..) => scene.text(title_key(kind)),
    }
}

const fn title_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Gain => "web-kapow-gain-ask-face",
        Kind::Take => "web-kapow-gain-ask-take",
        Kind::Option => "web-kapow-gain-ask-option",
        Kind::Trade => "web-kapow-gain-ask-trade",
        Kind::Give => "web-kapow-gain-ask-give",
        Kind::LockIn => "web-kapow-gain-ask-lock",
        Kind::Trigger => "web-kapow-gain-ask-order",
    }
}

/// Which ability it is for, and how much of it is still to come; or why an order is asked.
fn hint(scene: &Scene) -> String {
    let Some(&frame) = scene.view.public.frames.last() else {
        return scene.text("web-kapow-gain-hint-order");
    };
    let name = scene.spot_name(frame.fighter, frame.spot);
    match super::left(scene, frame) {
        Some(left) => format!("{name}: {left}"),
        None => name,
    }
}

/// Exchanging no more, while something else is drafted.
fn stop(scene: &Scene, session: Session, question: &Question) -> Option<AnyView> {
    let apart = question.has(Offer::Done) && scene.draft.pick != Some(Offer::Done);
    apart.then(|| {
        view! {
            <button class="button" type="button" on:click=move |_| session.answer(Offer::Done)>
                {scene.text("web-kapow-gain-do-stop")}
            </button>
        }
        .into_any()
    })
}

/// What the main button will do.
fn label(scene: &Scene) -> String {
    match scene.draft.pick {
        Some(Offer::Take(make)) => {
            let die = ("die", scene.game.called_make(make));
            let named = |fighter| ("name", Arg::Spelled(scene.fighter_name(fighter)));
            match scene.other_owner() {
                Some(owner) => scene.say("web-kapow-gain-do-take-for", &[die, named(owner)]),
                None => scene.say("web-kapow-gain-do-take", &[die]),
            }
        }
        Some(Offer::Option(_)) => scene.text("web-kapow-gain-do-option"),
        Some(Offer::Done) => scene.text("web-kapow-gain-do-stop"),
        Some(offer) => scene.offer(offer),
        None => scene.text("web-kapow-do-choose"),
    }
}
