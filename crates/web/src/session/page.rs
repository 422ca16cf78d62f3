//! The page of a match: the board or the curtain before it, the sheet at the end, and the keys.

use super::{Scene, Session};
use crate::app::is_typing;
use crate::board::Board;
use crate::curtain::curtain;
use crate::frame::{Parts, frame};
use crate::log::Past;
use crate::panels::{Panel, Panels};
use crate::steps::Steps;
use crate::{bar, dom, drag, help, result, side};
use leptos::prelude::*;

const OFFERED: &str = "main button.die, main .pick, .decision .amount";

impl<G: Board> Session<G> {
    /// The page.
    pub(crate) fn page(self) -> AnyView {
        self.listen_to_keys();
        self.bring_into_view();
        drag::listen();
        let page = move || match self.curtain.get() {
            // What is behind the curtain is not in the page before it opens.
            Some(seat) => curtain(self, seat).into_any(),
            None => self.framed((move || bar::decision(self)).into_any()),
        };
        view! { {page} {move || self.result.get().then(|| result::sheet(self))} }.into_any()
    }

    /// The table in its frame, over a decision bar.
    pub(crate) fn framed(self, decision: AnyView) -> AnyView {
        Past::provide();
        let steps = Steps::follow(move || self.with_screen(|s| (s.newest, G::steps(s))));
        let shown = move || steps.shown().filter(|_| Past::line().is_none());
        let table = move || self.shown().map(|scene| G::table(scene, self, shown()));
        let said = move |say: fn(&Scene<G>) -> String| {
            Signal::derive(move || self.shown().as_ref().map(say).unwrap_or_default())
        };
        let page = frame(Parts {
            game: G::BOX,
            subtitle: said(G::subtitle),
            phases: Signal::derive(move || {
                self.shown().as_ref().map(G::phases).unwrap_or_default()
            }),
            table: table.into_any(),
            side: side::panels(self).into_any(),
            decision,
            live: Signal::derive(move || side::live_line(self)),
        });
        let help = help::card(move |key| G::help(self, key));
        view! { {page} {help} {G::overlay(self)} }.into_any()
    }

    /// What may be chosen is seen when a question begins, and with each step of its answer.
    fn bring_into_view(self) {
        Effect::new(move || {
            let draft = self.draft.get();
            let question = self.question.get();
            if question.is_some_and(|question| G::choice(&question, &draft).is_none()) {
                request_animation_frame(|| {
                    dom::bring_into_view("table", "button[data-state=offered]");
                });
            }
        });
    }

    /// Enter, Backspace, S, B, digits and arrows, unless somebody types or a sheet is open.
    fn listen_to_keys(self) {
        let panels = Panels::get();
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let held = event.ctrl_key() || event.alt_key() || event.meta_key();
            if !held && !is_typing() && !dom::is_dialog_open() && self.press(&event.key(), panels) {
                event.prevent_default();
            }
        });
        on_cleanup(move || keys.remove());
    }

    fn press(self, key: &str, panels: Panels) -> bool {
        match key {
            "Backspace" => self.undo(),
            "s" | "S" => self.pass(),
            "b" | "B" => {
                panels.open(Panel::Rules {
                    game: G::ID,
                    rule: None,
                });
                true
            }
            "Enter" if dom::focused().is_none_or(|element| element.id() == "ask") => self.confirm(),
            "ArrowRight" | "ArrowDown" => dom::step(OFFERED, 1),
            "ArrowLeft" | "ArrowUp" => dom::step(OFFERED, -1),
            digit => digit.parse().is_ok_and(tap_place),
        }
    }
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
