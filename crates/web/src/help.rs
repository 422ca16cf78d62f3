//! Help for anything on a board: a card beside what the pointer is over, what has the focus, or
//! what is pressed for long. An element asks for it with `data-help`; the page says what it means.

use crate::app::is_typing;
use crate::dom::{self, Listener};
use crate::drag;
use crate::icon::Icon;
use crate::pieces::card;
use crate::voice::{Voice, t};
use content::{Source, Sources};
use kernel::{Arg, Said};
use leptos::html::Div;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};

/// What there is to know of a thing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Help {
    /// "Barrier, green".
    pub(crate) title: String,
    /// "Defence · yours".
    pub(crate) about: String,
    /// Where the present value comes from: what, and how much.
    pub(crate) parts: Vec<(String, String)>,
    /// The present value.
    pub(crate) sum: Option<(String, String)>,
    /// What it does.
    pub(crate) lines: Vec<String>,
    /// Values that are our proposal, and why.
    pub(crate) marks: Vec<String>,
    /// A whole card to read, in place of all that.
    pub(crate) card: Option<card::Face>,
}

/// Why values at a place of a pack are our proposal, or who has others.
pub(crate) fn doubts(voice: &Voice, sources: &Sources, place: &str) -> Vec<String> {
    let here = sources
        .in_doubt()
        .filter(|value| value.what.starts_with(place));
    let mut reasons: Vec<String> = here.map(|value| doubt(voice, &value.source)).collect();
    reasons.sort();
    reasons.dedup();
    reasons
}

fn doubt(voice: &Voice, source: &Source) -> String {
    let named = |name| Arg::Spelled(voice.named(name));
    match source {
        Source::Disputed { used, other } => {
            let said = Said::new("web-help-disputed").with("used", named(used));
            voice.say(&said.with("other", named(other)))
        }
        source => source
            .reason()
            .map_or_else(String::new, |why| voice.named(why)),
    }
}

/// How long the pointer rests, the focus stays, or a finger presses before help comes.
const HOVER: Duration = Duration::from_millis(350);
const FOCUS: Duration = Duration::from_millis(120);
const PRESS: Duration = Duration::from_millis(450);
/// A hand that holds a mouse still moves it by so many pixels.
const STEADY: u32 = 6;

/// What asks for help.
const ASKS: &str = "[data-help]";
/// Every die and card on the board, whether or not it may be chosen.
const ALL: &str = "main [data-help]";

/// The one card of a page.
#[derive(Clone, Copy)]
struct Card {
    /// What it is about.
    key: RwSignal<Option<String>>,
    /// The element that asked.
    target: StoredValue<Option<HtmlElement>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// A finger has pressed for long; the tap that follows is no answer.
    held: StoredValue<bool>,
    /// Where the mouse rests, or rested last.
    rest: StoredValue<Option<(i32, i32)>>,
    /// What has slid under a mouse that rests: nobody asks for it before the mouse moves.
    slid: StoredValue<Option<HtmlElement>, LocalStorage>,
    node: NodeRef<Div>,
}

/// The card, and everything that opens it. `find` says what a `data-help` means at this moment.
pub(crate) fn card(find: impl Fn(&str) -> Option<Help> + Send + Sync + 'static) -> AnyView {
    let card = Card {
        key: RwSignal::new(None),
        target: StoredValue::new_local(None),
        timer: StoredValue::new(None),
        held: StoredValue::new(false),
        rest: StoredValue::new(None),
        slid: StoredValue::new_local(None),
        node: NodeRef::new(),
    };
    card.listen();
    let help = Memo::new(move |_| card.key.get().and_then(|key| find(&key)));
    // The board may have changed under the card: then it moves along, or goes.
    Effect::new(move || {
        help.track();
        request_animation_frame(move || card.settle());
    });
    let is_closed = move || help.with(Option::is_none);
    view! {
        <aside aria-label=t("web-help") hidden=is_closed>
            <div class="help help-card" id="help" role="tooltip" node_ref=card.node>
                {move || help.get().map(inside)}
            </div>
        </aside>
    }
    .into_any()
}

fn inside(help: Help) -> AnyView {
    if let Some(face) = &help.card {
        return card::reading(face);
    }
    let part = |(what, much): (String, String)| {
        view! { <tr><th scope="row">{what}</th><td>{much}</td></tr> }
    };
    let sum = help.sum.map(|(what, much)| {
        view! { <tr class="sum"><th scope="row">{what}</th><td>{much}</td></tr> }
    });
    let has_value = sum.is_some();
    let rows = help.parts.into_iter().map(part).collect_view();
    let table =
        has_value.then(|| view! { <table class="ledger"><tbody>{rows}{sum}</tbody></table> });
    let line = |line: String| view! { <p>{line}</p> };
    let mark = |why: String| {
        view! { <p class="help-mark"><Icon name="ic-reconstructed"/><span>{why}</span></p> }
    };
    view! {
        <p><b>{help.title}</b>" · "{help.about}</p>
        {table}
        {help.lines.into_iter().map(line).collect_view()}
        {help.marks.into_iter().map(mark).collect_view()}
    }
    .into_any()
}

impl Card {
    fn listen(self) {
        let listeners = [
            Listener::first("pointerover", move |event| self.pointed(&event)),
            Listener::first("pointermove", move |event| self.moved(&event)),
            Listener::first("pointerdown", move |event| self.pressed(&event)),
            Listener::first("pointerup", move |_| self.cancel()),
            Listener::first("pointercancel", move |_| self.cancel()),
            Listener::first("scroll", move |_| self.settle()),
            Listener::first("resize", move |_| self.settle()),
            Listener::first("click", move |event| self.clicked(&event)),
            Listener::first("contextmenu", move |event| self.menu(&event)),
            Listener::first("focusin", move |event| self.focused(&event)),
            Listener::first("keydown", move |event| self.key_pressed(&event)),
        ];
        // They listen as long as the page is there.
        StoredValue::new_local(listeners);
    }

    fn cancel(self) {
        let timer = self.timer.try_update_value(Option::take);
        if let Some(Some(timer)) = timer {
            timer.clear();
        }
    }

    fn open_after(self, wait: Duration, target: HtmlElement) {
        self.cancel();
        let opened = set_timeout_with_handle(move || self.open(target), wait);
        self.timer.set_value(opened.ok());
    }

    fn open(self, target: HtmlElement) {
        let key = target.get_attribute("data-help");
        let is_gone = self.target.try_get_value().is_none() || !target.is_connected();
        if is_gone || dom::is_dialog_open() || key.is_none() || drag::is_on() {
            return;
        }
        self.forget();
        // A browser that refuses an attribute still shows the card.
        drop(target.set_attribute("aria-describedby", "help"));
        self.target.set_value(Some(target));
        self.key.set(key);
    }

    fn is_open(self) -> bool {
        self.key.with_untracked(Option::is_some)
    }

    fn close(self) {
        self.cancel();
        self.forget();
        if self.is_open() {
            self.key.set(None);
        }
    }

    fn forget(self) {
        let target = self.target.try_update_value(Option::take);
        if let Some(Some(target)) = target {
            drop(target.remove_attribute("aria-describedby"));
        }
    }

    fn is_about(self, element: &HtmlElement) -> bool {
        self.target
            .with_value(|target| target.as_ref() == Some(element))
    }

    /// The mouse has come to something else, or something else to the mouse. A finger is no mouse:
    /// it presses.
    fn pointed(self, event: &Event) {
        let Some(at) = mouse(event) else { return };
        let target = asking(event);
        let rests = !self.leaves(at);
        self.slid.set_value(target.clone().filter(|_| rests));
        match target {
            Some(target) if self.is_about(&target) => {}
            Some(_) if rests => self.close(),
            Some(target) => {
                self.close();
                self.open_after(HOVER, target);
            }
            None if self.is_focus() => self.cancel(),
            None => self.close(),
        }
    }

    fn moved(self, event: &Event) {
        if !mouse(event).is_some_and(|at| self.leaves(at)) {
            return;
        }
        if let Some(Some(target)) = self.slid.try_update_value(Option::take) {
            self.open_after(HOVER, target);
        }
    }

    /// Whether the mouse has left the place where it rested; then its place is this.
    fn leaves(self, (x, y): (i32, i32)) -> bool {
        let near = |(was_x, was_y)| x.abs_diff(was_x).max(y.abs_diff(was_y)) <= STEADY;
        let leaves = !self.rest.get_value().is_some_and(near);
        if leaves {
            self.rest.set_value(Some((x, y)));
        }
        leaves
    }

    /// Whether the card belongs to what has the focus.
    fn is_focus(self) -> bool {
        dom::focused().is_some_and(|focus| self.is_about(&focus))
    }

    fn pressed(self, event: &Event) {
        self.held.set_value(false);
        self.rest.set_value(mouse(event));
        self.slid.set_value(None);
        let touch = event.dyn_ref::<PointerEvent>();
        let touch = touch.is_some_and(|pointer| pointer.pointer_type() == "touch");
        self.close();
        if let (true, Some(target)) = (touch, asking(event)) {
            self.cancel();
            let open = move || {
                self.held.set_value(true);
                self.open(target);
            };
            self.timer
                .set_value(set_timeout_with_handle(open, PRESS).ok());
        }
    }

    fn clicked(self, event: &Event) {
        if !event.is_trusted() {
            // A key or a drag taps, not the finger that reads.
            self.close();
        } else if self.held.get_value() {
            self.held.set_value(false);
            event.prevent_default();
            event.stop_propagation();
        } else if let Some(plain) = asking(event).filter(is_plain) {
            // A tap on what does nothing else says what it is.
            self.open(plain);
        }
    }

    /// A long press is ours.
    fn menu(self, event: &Event) {
        let touch = event.dyn_ref::<PointerEvent>();
        if touch.is_some_and(|pointer| pointer.pointer_type() == "touch") && asking(event).is_some()
        {
            event.prevent_default();
        }
    }

    fn focused(self, event: &Event) {
        let target: Option<HtmlElement> = event.target().and_then(|target| target.dyn_into().ok());
        let by_key = |target: &HtmlElement| target.matches(":focus-visible").unwrap_or(false);
        match target {
            Some(target) if by_key(&target) && target.has_attribute("data-help") => {
                self.open_after(FOCUS, target);
            }
            // A finger that pressed for long leaves the focus behind.
            Some(target) if self.is_about(&target) => {}
            _ => self.close(),
        }
    }

    /// Escape closes, H opens what the focus is on, Shift and arrows go through all there is.
    fn key_pressed(self, event: &Event) {
        let Some(pressed) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let held = pressed.ctrl_key() || pressed.alt_key() || pressed.meta_key();
        let handled = match pressed.key().as_str() {
            _ if held || is_typing() => false,
            "Escape" => {
                // A sheet lies over the card, and Escape is for the sheet.
                let open = self.is_open() && !dom::is_dialog_open();
                self.close();
                open
            }
            "h" | "H" => self.ask_at_focus(),
            "ArrowRight" | "ArrowDown" if pressed.shift_key() => dom::step(ALL, 1),
            "ArrowLeft" | "ArrowUp" if pressed.shift_key() => dom::step(ALL, -1),
            _ => false,
        };
        if handled {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Help for what has the focus, or for what lies in it, one thing after the other.
    fn ask_at_focus(self) -> bool {
        let Some(focus) = dom::focused() else {
            return false;
        };
        let inside = dom::within(&focus, ASKS);
        let all: Vec<HtmlElement> = if focus.has_attribute("data-help") {
            vec![focus]
        } else {
            inside
        };
        let now = all.iter().position(|one| self.is_about(one));
        match all.into_iter().nth(now.map_or(0, |now| now + 1)) {
            Some(next) => self.open(next),
            None => self.close(),
        }
        true
    }

    /// Puts the card beside its target: above, else below, never over what is asked.
    fn settle(self) {
        let target = self.target.try_get_value().flatten();
        let (Some(target), Some(Some(card))) = (target, self.node.try_get_untracked()) else {
            return;
        };
        let key = self.key.try_get_untracked().flatten();
        if !target.is_connected() || target.get_attribute("data-help") != key {
            return self.close();
        }
        let size = card.get_bounding_client_rect();
        let target = target.get_bounding_client_rect().into();
        // A card that cannot be moved is still read aloud.
        dom::put(&card, place(&target, size.width(), size.height()));
    }
}

/// The edges of an element.
struct Edges {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl From<web_sys::DomRect> for Edges {
    fn from(rect: web_sys::DomRect) -> Edges {
        Edges {
            left: rect.left(),
            top: rect.top(),
            right: rect.right(),
            bottom: rect.bottom(),
        }
    }
}

/// The air around the card.
const GAP: f64 = 10.0;

/// What an answer would come to: help never lies on it where there is room elsewhere.
const PREVIEWS: &str = ".mm-tip > *, .dt-ledger";

/// Where the card goes in this window; the decision bar stays free.
fn place(target: &Edges, width: f64, height: f64) -> (f64, f64) {
    let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|v| v.as_f64());
    let wide = size(window().inner_width()).unwrap_or_default();
    let high = size(window().inner_height()).unwrap_or_default();
    let bar = dom::element("decision").map(|bar| bar.get_bounding_client_rect().top());
    let floor = bar.filter(|top| *top > target.bottom).unwrap_or(high) - GAP;
    let previews = dom::elements(PREVIEWS).into_iter();
    let previews: Vec<Edges> = previews
        .map(|preview| preview.get_bounding_client_rect().into())
        .collect();
    spot(target, (width, height), (wide, floor), &previews)
}

/// Above the target, else below it, else beside it: the first place with room that leaves what is
/// seen beforehand free, else the first with room.
fn spot(
    target: &Edges,
    (width, height): (f64, f64),
    (wide, floor): (f64, f64),
    previews: &[Edges],
) -> (f64, f64) {
    let within = |left: f64| left.min(wide - width - GAP).max(GAP);
    let left = within(f64::midpoint(target.left, target.right) - width / 2.0);
    let top = (floor - height).min(target.top).max(GAP);
    let (before, behind) = (target.left - width - GAP, target.right + GAP);
    let beside = if target.left > wide - target.right {
        [before, behind]
    } else {
        [behind, before]
    };
    let (above, below) = (target.top - height - GAP, target.bottom + GAP);
    let places = [
        (left, above),
        (left, below),
        (beside[0], top),
        (beside[1], top),
    ];
    let has_room = |(left, top): &&(f64, f64)| {
        *left >= GAP && left + width + GAP <= wide && *top >= GAP && top + height <= floor
    };
    let is_free = |(left, top): &&(f64, f64)| {
        !previews.iter().any(|preview| {
            let across = *left < preview.right && left + width > preview.left;
            across && *top < preview.bottom && top + height > preview.top
        })
    };
    let mut roomy = places.iter().filter(has_room);
    let found = roomy.clone().find(is_free).or_else(|| roomy.next());
    found.copied().unwrap_or((within(beside[0]), top))
}

/// Whether a tap on it does nothing else: a token that is no answer now, a picture to be read.
fn is_plain(element: &HtmlElement) -> bool {
    let plain = ".token:not(button), [data-reads]:not(button *)";
    element.matches(plain).unwrap_or(false)
}

/// Where the mouse is, if it was one.
fn mouse(event: &Event) -> Option<(i32, i32)> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let is_mouse = pointer.pointer_type() == "mouse";
    is_mouse.then(|| (pointer.client_x(), pointer.client_y()))
}

/// What asks for help where something happens.
fn asking(event: &Event) -> Option<HtmlElement> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element.closest(ASKS).ok()??.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edges(left: f64, top: f64, right: f64, bottom: f64) -> Edges {
        Edges {
            left,
            top,
            right,
            bottom,
        }
    }

    #[test]
    fn help_leaves_previews_free_where_there_is_room() {
        let (size, window) = ((200.0, 100.0), (1_000.0, 600.0));
        let high = edges(400.0, 50.0, 440.0, 90.0);
        assert_eq!(spot(&high, size, window, &[]), (320.0, 100.0), "below");
        let preview = edges(340.0, 110.0, 430.0, 200.0);
        let beside = spot(&high, size, window, &[preview]);
        assert_eq!(beside, (450.0, 50.0), "beside, as the preview is below");
        let low = edges(400.0, 300.0, 440.0, 340.0);
        assert_eq!(spot(&low, size, window, &[]), (320.0, 190.0), "above");
    }
}
