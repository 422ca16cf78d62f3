//! What the others would like: to take something back, to play again.

use crate::board::Board;
use crate::icon::Icon;
use crate::session::{Scene, Session};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;
use wire::Act;

/// The wish that is open, with its buttons.
pub(crate) fn wish<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let me = scene.plays.then_some(scene.me);
    let (undo, rematch) = session
        .card
        .with(|card| (card.wants_undo, card.wants_rematch));
    match undo {
        Some(seat) if Some(seat) == me => Some(slip(scene, "web-undo-asked", seat, Vec::new())),
        Some(seat) => {
            let buttons =
                me.map(|_| vec![answer(scene, session, true), answer(scene, session, false)]);
            Some(slip(
                scene,
                "web-undo-wanted",
                seat,
                buttons.unwrap_or_default(),
            ))
        }
        None => {
            let seat = rematch.iter().find(|&seat| Some(seat) != me)?;
            Some(slip(scene, "web-rematch-wanted", seat, Vec::new()))
        }
    }
}

fn slip<G: Board>(
    scene: &Scene<G>,
    key: &'static str,
    seat: Seat,
    buttons: Vec<AnyView>,
) -> AnyView {
    let said = Said::new(key).with("seat", Arg::Seat(seat));
    view! {
        <div class="why-not slip" role="status">
            <Icon name="ic-people"/>
            <span>{scene.voice.say(&said)}</span>
            {buttons}
        </div>
    }
    .into_any()
}

fn answer<G: Board>(scene: &Scene<G>, session: Session<G>, yes: bool) -> AnyView {
    let key = if yes {
        "web-undo-allow"
    } else {
        "web-undo-deny"
    };
    view! {
        <button
            class="button"
            type="button"
            on:click=move |_| session.act(Act::AllowUndo { yes })
        >
            {scene.voice.text(key)}
        </button>
    }
    .into_any()
}
