//! The page of a match: the board or the curtain before it, the sheet at the end, and the keys.

use super::Session;
use crate::app::is_typing;
use crate::board::Board;
use crate::curtain::curtain;
use crate::draft;
use crate::frame::{Parts, frame};
use crate::log::Past;
use crate::panels::{Panel, Panels};
use crate::pieces::orders;
use crate::seat::Faces;
use crate::steps::Steps;
use crate::wish::Wishes;
use crate::{bar, dom, drag, help, learn, result, side, spoken, turn};
use kernel::Waiting;
use leptos::prelude::*;
use web_sys::HtmlElement;

const OFFERED: &str = "main button.die, main .pick, .decision .amount";

impl<G: Board> Session<G> {
    /// The page.
    pub(crate) fn page(self) -> AnyView {
        Faces::provide(self.notice);
        self.listen_to_keys();
        self.bring_into_view();
        self.hurry_by_tap();
        self.light_up();
        drag::listen();
        Wishes::of_table(self);
        turn::tell(self);
        let page = move || match self.curtain.get() {
            // What is behind the curtain is not in the page before it opens.
            Some(seat) => curtain(self, seat).into_any(),
            None => self.framed((move || bar::decision(self)).into_any()),
        };
        view! { {page} {self.sheet()} }.into_any()
    }

    /// The sheet at the end, built once for each end: what the others wish for meanwhile is shown
    /// on it, and neither do the dice fall again nor is the story looked for again.
    fn sheet(self) -> impl Fn() -> Option<AnyView> + Send + 'static {
        let end = Memo::new(move |_| {
            let open = self.result.get();
            let over = open.then(|| (self.record(), self.viewer(), self.settings.lang()));
            over.map(|over| (over, self.is_over()))
        });
        move || {
            end.get()?;
            untrack(|| {
                if self.lesson().with(Option::is_some) {
                    return Some(learn::closing_page(self));
                }
                result::sheet(self)
            })
        }
    }

    /// Whether what is shown is the end of a match.
    fn is_over(self) -> bool {
        let game = self.game.get_value();
        self.with_screen(|screen| {
            let waits = screen.view.as_ref().map(|view| game.awaited(view));
            matches!(waits, Some(Waiting::Over(_)))
        })
    }

    /// The table in its frame, over a decision bar.
    pub(crate) fn framed(self, decision: AnyView) -> AnyView {
        Past::provide();
        Faces::provide(self.notice);
        let steps = Steps::follow(move || self.with_screen(|s| (s.newest, G::steps(s))));
        let shown = move || steps.shown().filter(|_| Past::line().is_none());
        let table = move || {
            steps.catch_up();
            self.shown().map(|scene| G::table(scene, self, shown()))
        };
        // What is told of a moment follows no taps.
        let told = move || {
            self.voice.track();
            Past::line();
            self.with_screen(|screen| screen.newest);
            untrack(|| self.shown())
        };
        let subtitle = Memo::new(move |_| told().as_ref().map(G::subtitle).unwrap_or_default());
        let phases = Memo::new(move |_| told().as_ref().map(G::phases).unwrap_or_default());
        let page = frame(Parts {
            game: G::BOX,
            subtitle: subtitle.into(),
            phases: phases.into(),
            table: table.into_any(),
            side: side::panels(self).into_any(),
            decision,
            live: Signal::derive(move || side::live_line(self)),
            spoken: spoken::region(self),
        });
        let help = help::card(move |key| G::help(self, key));
        view! { {page} {help} {G::overlay(self)} }.into_any()
    }

    /// What may be chosen is seen when a question begins, and with each step of its answer.
    fn bring_into_view(self) {
        Effect::new(move || {
            let draft = self.draft.get();
            let question = self.question.get();
            if question.is_some_and(|question| draft::choice::<G>(&question, &draft).is_none()) {
                request_animation_frame(|| {
                    dom::bring_into_view("table", "button[data-state=offered]");
                });
            }
        });
    }

    /// A tap anywhere ends what is being shown, and the pauses of bots.
    fn hurry_by_tap(self) {
        let taps = window_event_listener(leptos::ev::pointerdown, move |_| {
            if self.asked().is_none() {
                self.hurry();
            }
        });
        on_cleanup(move || taps.remove());
    }

    /// Enter, Backspace, S, O, B, digits and arrows, unless somebody types or a sheet is open.
    fn listen_to_keys(self) {
        let panels = Panels::get();
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let held = event.ctrl_key() || event.alt_key() || event.meta_key();
            // A key that is held down gives one answer, wherever the focus is.
            if event.repeat() && event.key() == "Enter" && !is_typing() {
                return event.prevent_default();
            }
            if !held && !is_typing() && !dom::is_dialog_open() && self.press(&event.key(), panels) {
                event.prevent_default();
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Enter does what the main button says, also on what has been chosen; while others are at work
    /// it ends what is being shown. On anything else it is a tap.
    fn press_enter(self) -> bool {
        let focus = dom::focused();
        let own = focus.as_ref().is_some_and(takes_enter);
        if !own && self.looks() {
            self.look_on();
            return true;
        }
        if self.asked().is_none() {
            self.hurry();
            return !own;
        }
        match focus {
            Some(focus) if own => is_chosen(&focus) && self.is_answer(&focus) && self.confirm(),
            Some(focus) if focus.id() != "ask" => false,
            _ => self.confirm(),
        }
    }

    /// Whether something chosen is part of the answer, and not only on its way.
    fn is_answer(self, focus: &HtmlElement) -> bool {
        let changed = self.asked().is_some_and(|question| {
            let now = draft::choice::<G>(&question, &self.draft.get_untracked());
            now.is_some() && now != draft::choice::<G>(&question, &G::begin(&question))
        });
        changed || !is_in_hand(focus)
    }

    fn press(self, key: &str, panels: Panels) -> bool {
        match key {
            "Backspace" => self.undo(),
            "s" | "S" => self.pass(),
            "h" | "H" => self.hint(),
            "o" | "O" => orders::open_by_key(),
            "b" | "B" => {
                panels.open(Panel::Rules {
                    game: G::ID,
                    rule: None,
                });
                true
            }
            "Enter" => self.press_enter(),
            "ArrowRight" | "ArrowDown" => dom::step(OFFERED, 1),
            "ArrowLeft" | "ArrowUp" => dom::step(OFFERED, -1),
            digit => digit.parse().is_ok_and(tap_place),
        }
    }
}

/// Whether what has the focus knows what to do with Enter by itself.
fn takes_enter(focus: &HtmlElement) -> bool {
    matches!(focus.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY")
}

/// Whether this is a thing of the board that has been chosen.
fn is_chosen(focus: &HtmlElement) -> bool {
    let pressed = focus.get_attribute("aria-pressed").as_deref() == Some("true");
    pressed && focus.matches(OFFERED).unwrap_or(false)
}

/// Whether it is on its way to somewhere: then Enter puts it back.
fn is_in_hand(focus: &HtmlElement) -> bool {
    let found = focus.closest("[data-drag]");
    found.is_ok_and(|found| found.is_some())
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
