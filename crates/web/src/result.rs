//! The sheet at the end of a match: who won, and what now.

use crate::board::Board;
use crate::dom;
use crate::icon::Icon;
use crate::panels::{Panel, Panels, Sheet};
use crate::seat;
use crate::session::{Scene, Session};
use kernel::{Outcome, Seat};
use leptos::prelude::*;

/// The sheet; nothing while the match goes on.
pub(crate) fn sheet<G: Board>(session: Session<G>) -> Option<AnyView> {
    let scene = session.scene()?;
    let places = places(&scene, scene.outcome.as_ref()?);
    let record = session.record()?;
    let title = G::ending(&scene);
    let close = move |()| session.result.set(false);
    let offers = offers(&scene, session, record);
    let account = G::account(&scene);
    let about = format!(
        "{} · {}",
        scene.voice.text(&scene.mode_key),
        G::length(&scene)
    );
    let sheet = view! {
        <Sheet class="pn-result" icon="ic-crown" title=Signal::stored(title) close=close>
            <p>{session.reason()}</p>
            <ol class="pn-place">{places}</ol>
            <p class="small soft">{about}</p>
            {account}
            <div class="offers">{offers}</div>
        </Sheet>
    };
    Some(view! { <div class=G::ID>{sheet}</div> }.into_any())
}

/// The seats, the best first.
fn places<G: Board>(scene: &Scene<G>, outcome: &Outcome) -> Vec<AnyView> {
    let mut seats: Vec<Seat> = Seat::first(scene.game.seats()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let winners = outcome.winners();
    let place = |seat: Seat| {
        let mark = if winners.contains(seat) {
            view! { <Icon name="ic-crown" size="pn-crown"/> }.into_any()
        } else {
            let nth = match outcome.places[seat.index()] {
                nth if scene.game.seats() > 2 && !outcome.is_draw() => nth.to_string(),
                _ => "–".to_owned(),
            };
            view! { <span class="pn-nth" aria-hidden="true">{nth}</span> }.into_any()
        };
        let name = scene.name(seat);
        view! {
            <li>
                {mark}
                {seat::mark(seat, &name)}
                <span class="seat-name">{name.clone()}</span>
                <b class="life">{G::score(scene, seat)}</b>
            </li>
        }
        .into_any()
    };
    seats.into_iter().map(place).collect()
}

fn offers<G: Board>(scene: &Scene<G>, session: Session<G>, record: String) -> Vec<AnyView> {
    let panels = Panels::get();
    let kept = record.clone();
    let verify = view! {
        <button
            class="button"
            type="button"
            on:click=move |_| panels.open(Panel::Record(Some(record.clone())))
        >
            <Icon name="ic-seal-open"/>{scene.voice.text("web-record-verify")}
        </button>
    };
    let save = view! {
        <button
            class="button"
            type="button"
            on:click=move |_| {
                dom::download(&format!("{}.jsonl", G::ID), &kept);
            }
        >
            <Icon name="ic-download"/>{scene.voice.text("web-record-save")}
        </button>
    };
    let again = view! {
        <button class="button button-main" type="button" on:click=move |_| session.again()>
            <Icon name="ic-undo"/>{scene.voice.text("web-rematch")}
        </button>
    };
    let again = scene.plays.then(|| again.into_any());
    [verify.into_any(), save.into_any()]
        .into_iter()
        .chain(again)
        .collect()
}
