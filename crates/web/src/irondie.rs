//! IRONDIE on the screen: two mats facing each other, the duel as a stack between them.

mod bar;
mod draft;
mod face;
mod far;
mod look;
mod mat;
mod middle;
mod replay;
mod result;
mod scene;
mod session;
mod sets;
mod side;
mod wish;

use crate::app::is_typing;
use crate::dom;
use crate::frame::{Parts, frame};
use crate::panels::{Panel, Panels};
use crate::route::Way;
use game_irondie::Stage;
use kernel::{Arg, Said};
use leptos::prelude::*;
use scene::Scene;
use session::Session;

pub(crate) use face::{Face, Shows, draw};
pub(crate) use far::{FarSession, Told};
pub(crate) use replay::Replay;
pub(crate) use sets::{SetsPage, Shelf, is_legal};

const PHASES: [&str; 4] = ["battle", "skirmish", "damage", "end"];

/// A match of IRONDIE in this page.
#[component]
pub(crate) fn IrondiePage(
    /// Against whom.
    way: Way,
) -> impl IntoView {
    let session = Session::open(way);
    listen_to_keys(session);
    board(session)
}

fn board(session: Session) -> impl IntoView {
    let page = move || match session.curtain.get() {
        // What is behind the curtain is not in the page before it opens.
        Some(seat) => bar::curtain(session, seat).into_any(),
        None => at_table(session).into_any(),
    };
    view! { {page} {move || session.result.get().then(|| result::sheet(session))} }
}

fn at_table(session: Session) -> impl IntoView {
    framed(session, (move || bar::decision(session)).into_any())
}

fn framed(session: Session, decision: AnyView) -> impl IntoView {
    frame(Parts {
        game: "irondie",
        title: "IRONDIE",
        subtitle: Signal::derive(move || {
            session.scene().as_ref().map(subtitle).unwrap_or_default()
        }),
        phases: Signal::derive(move || session.scene().as_ref().map(phases).unwrap_or_default()),
        table: (move || table(session)).into_any(),
        side: (move || side::panels(session)).into_any(),
        decision,
        live: Signal::derive(move || side::live_line(session)),
    })
}

fn table(session: Session) -> Vec<AnyView> {
    let Some(scene) = session.scene() else {
        return Vec::new();
    };
    let rival = scene.rival();
    vec![
        mat::rival(&scene, session, rival).into_any(),
        middle::middle(&scene, session),
        mat::mine(&scene, session).into_any(),
    ]
}

fn subtitle(scene: &Scene) -> String {
    let public = &scene.view.public;
    let key = if public.late {
        "irondie-late-round"
    } else {
        "irondie-round"
    };
    let round = Said::new(key).with("round", Arg::number(public.round));
    let mut parts = vec![scene.voice.text(&scene.mode_key), scene.voice.say(&round)];
    if public.games > 0 {
        parts.push(format!("{} : {}", public.wins[0], public.wins[1]));
    }
    parts.join(" · ")
}

fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
    let name = |phase: &str| scene.voice.text(&format!("irondie-phase-{phase}"));
    let now = match scene.view.public.stage {
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::BattleBonus => Some(0),
        Stage::Damage => Some(2),
        Stage::Return => Some(3),
        Stage::Swap | Stage::Over(_) => None,
        _ => Some(1),
    };
    (PHASES.map(name).to_vec(), now)
}

/// Enter, Backspace, S, B, digits and arrows, unless somebody types or a sheet is open.
fn listen_to_keys(session: Session) {
    let panels = Panels::get();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if is_typing()
            || panels.is_open()
            || event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
        {
            return;
        }
        let handled = match event.key().as_str() {
            "Backspace" => session.undo(),
            "s" | "S" => session.pass(),
            "b" | "B" => {
                panels.open(Panel::Rules {
                    game: "irondie",
                    rule: None,
                });
                true
            }
            "Enter" if dom::focused().is_none_or(|element| element.id() == "ask") => {
                session.confirm()
            }
            "ArrowRight" | "ArrowDown" => step(1),
            "ArrowLeft" | "ArrowUp" => step(-1),
            digit => digit.parse().is_ok_and(tap_place),
        };
        if handled {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

const OFFERED: &str = "main button.die, .decision .amount";

/// Moves the focus among what may be chosen.
fn step(by: isize) -> bool {
    let offered = dom::elements(OFFERED);
    let now = dom::focused().and_then(|focus| offered.iter().position(|one| *one == focus));
    let count = offered.len() as isize;
    if count == 0 {
        return false;
    }
    let next = match now {
        Some(now) => (now as isize + by).rem_euclid(count),
        None if by > 0 => 0,
        None => count - 1,
    };
    offered[next as usize].focus().is_ok()
}

/// Taps the die at this place among what may be chosen, counted from 1.
fn tap_place(place: usize) -> bool {
    let offered = dom::elements(OFFERED);
    match place.checked_sub(1).and_then(|place| offered.get(place)) {
        Some(die) => {
            die.click();
            true
        }
        None => false,
    }
}
