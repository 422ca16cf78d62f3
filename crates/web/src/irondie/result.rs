//! The sheet at the end of a match: who won, and what now.

use super::bar::over_text;
use super::scene::Scene;
use super::session::Session;
use crate::dom;
use crate::icon::Icon;
use crate::panels::{Panel, Panels, Sheet};
use crate::seat;
use game_irondie::{Side, Stage};
use kernel::{Arg, Game, Said, Seat};
use leptos::prelude::*;

/// The sheet; nothing while the match goes on.
pub(super) fn sheet(session: Session) -> Option<AnyView> {
    let scene = session.scene()?;
    let Stage::Over(winner) = scene.view.public.stage else {
        return None;
    };
    let title = over_text(&scene, winner);
    let record = session.record()?;
    let close = move |()| session.result.set(false);
    let sheet = view! {
        <Sheet class="pn-result irondie" icon="ic-crown" title=Signal::stored(title) close=close>
            <ol class="pn-place">{places(&scene, winner)}</ol>
            <p class="small soft">{rounds(&scene)}</p>
            <div class="offers">{offers(&scene, session, record)}</div>
        </Sheet>
    };
    Some(sheet.into_any())
}

/// The seats, the winner first.
fn places(scene: &Scene, winner: Option<Side>) -> Vec<AnyView> {
    let mut seats: Vec<Seat> = Seat::first(scene.game.seats()).collect();
    seats.sort_by_key(|&seat| Some(Side::of(seat)) != winner);
    let place = |seat: Seat| {
        let won = Some(Side::of(seat)) == winner;
        let crown = won.then(|| view! { <Icon name="ic-crown" size="pn-crown"/> });
        let blank = (!won).then(|| view! { <span class="pn-nth" aria-hidden="true">"–"</span> });
        let public = &scene.view.public;
        let wins = (public.games > 0).then(|| public.wins[Side::of(seat) as usize]);
        let name = scene.name(seat);
        view! {
            <li>
                {crown}
                {blank}
                {seat::mark(seat, &name)}
                <span class="seat-name">{name.clone()}</span>
                <b class="life">{wins}</b>
            </li>
        }
        .into_any()
    };
    seats.into_iter().map(place).collect()
}

fn rounds(scene: &Scene) -> String {
    let round = Arg::number(scene.view.public.round);
    let said = Said::new("web-result-round").with("round", round);
    let mode = scene.voice.text(&scene.mode_key);
    format!("{mode} · {}", scene.voice.say(&said))
}

fn offers(scene: &Scene, session: Session, record: String) -> Vec<AnyView> {
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
                dom::download("irondie.jsonl", &kept);
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
    let plays = scene.view.viewer.seat().is_some();
    let again = plays.then(|| again.into_any());
    [verify.into_any(), save.into_any()]
        .into_iter()
        .chain(again)
        .collect()
}
