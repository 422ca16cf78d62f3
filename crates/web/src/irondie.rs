//! IRONDIE on the screen: two mats facing each other, the duel as a stack between them.

mod about;
mod bar;
mod draft;
mod duel;
mod face;
mod far;
mod look;
mod mat;
mod middle;
mod replay;
mod result;
mod scene;
mod session;
mod side;
mod telling;
mod wish;

use crate::app::is_typing;
use crate::frame::{Parts, frame};
use crate::log::Past;
use crate::panels::{Panel, Panels};
use crate::route::Way;
use crate::steps::Steps;
use crate::{dom, help};
use dice::DiceSet;
use draft::Draft;
use game_irondie::Stage;
use kernel::{Arg, Said};
use leptos::prelude::*;
use scene::Scene;
use session::Session;

pub(crate) use face::{Face, Shows, draw};
pub(crate) use far::{FarSession, Told};
pub(crate) use replay::Replay;

const PHASES: [&str; 4] = ["battle", "skirmish", "damage", "end"];

/// A match of IRONDIE in this page.
#[component]
pub(crate) fn IrondiePage(
    /// Against whom.
    way: Way,
) -> impl IntoView {
    let anew = Anew {
        way,
        sure: RwSignal::new(false),
        count: RwSignal::new(0),
    };
    provide_context(anew);
    move || {
        anew.count.track();
        let session = Session::open(way);
        listen_to_keys(session);
        board(session)
    }
}

/// Leaves a match that is kept in this page for a new one.
#[derive(Clone, Copy)]
struct Anew {
    way: Way,
    /// Whether the next press does it.
    sure: RwSignal<bool>,
    count: RwSignal<u32>,
}

impl Anew {
    fn press(self) {
        let sure = self.sure.get_untracked();
        self.sure.set(!sure);
        if sure {
            dom::forget(self.way.kept());
            self.count.update(|count| *count += 1);
        }
    }
}

fn board(session: Session) -> impl IntoView {
    bring_into_view(session);
    let page = move || match session.curtain.get() {
        // What is behind the curtain is not in the page before it opens.
        Some(seat) => bar::curtain(session, seat).into_any(),
        None => at_table(session).into_any(),
    };
    view! { {page} {move || session.result.get().then(|| result::sheet(session))} }
}

/// What may be chosen is seen when a question begins, and its targets once a die is chosen.
fn bring_into_view(session: Session) {
    let asked = Memo::new(move |_| {
        let scene = session.scene()?;
        let first = scene.draft.first;
        Some((scene.question?.ask, first, scene.draft.second.is_some()))
    });
    Effect::new(move || {
        if let Some((.., false)) = asked.get() {
            request_animation_frame(|| dom::bring_into_view("table", "button[data-state=offered]"));
        }
    });
}

fn at_table(session: Session) -> impl IntoView {
    framed(session, (move || bar::decision(session)).into_any())
}

fn framed(session: Session, decision: AnyView) -> impl IntoView {
    Past::provide();
    let steps = Steps::follow(move || session.with_screen(|s| (s.newest, duel::steps(s))));
    let page = frame(Parts {
        game: "irondie",
        title: "IRONDIE",
        subtitle: Signal::derive(move || now(session).as_ref().map(subtitle).unwrap_or_default()),
        phases: Signal::derive(move || now(session).as_ref().map(phases).unwrap_or_default()),
        table: (move || table(session, steps)).into_any(),
        side: side::panels(session).into_any(),
        decision,
        live: Signal::derive(move || side::live_line(session)),
    });
    view! { {page} {help::card(move |key| about::help(session, key))} }
}

/// The moment on the board: the present one, or the one somebody looks back to.
fn now(session: Session) -> Option<Scene> {
    let mut scene = session.scene()?;
    let view = |line| session.with_screen(|screen| screen.view_at(line).cloned());
    if let Some(view) = Past::line().and_then(view) {
        scene.view = view;
        scene.question = None;
        scene.draft = Draft::default();
        scene.thinking = None;
        scene.rolling = DiceSet::EMPTY;
    }
    Some(scene)
}

fn table(session: Session, steps: Steps) -> Vec<AnyView> {
    let Some(scene) = now(session) else {
        return Vec::new();
    };
    let far = mat::far(&scene, session);
    let near = mat::near(&scene, session);
    let shown = steps.shown().filter(|_| Past::line().is_none());
    let middle = match shown {
        Some(shown) => duel::resolving(scene, session, shown).into_any(),
        None => middle::middle(&scene, session),
    };
    vec![far, middle, near]
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
            "ArrowRight" | "ArrowDown" => dom::step(OFFERED, 1),
            "ArrowLeft" | "ArrowUp" => dom::step(OFFERED, -1),
            digit => digit.parse().is_ok_and(tap_place),
        };
        if handled {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

const OFFERED: &str = "main button.die, .decision .amount";

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
