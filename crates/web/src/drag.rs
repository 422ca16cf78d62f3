//! Dragging, for those who like it: two taps in one movement, on what is taken and on where it is
//! put. Boards only say what can be taken (`data-drag`, around a button, with a name that it keeps
//! wherever it lies), where it can be put (`data-drop`), and what opens when something is held
//! over it (`data-drag-over`).

use crate::dom::{self, Listener};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// How far a pointer goes before a press becomes a drag.
const FAR: f64 = 8.0;

/// What the root says while something is dragged.
const IS_ON: &str = "data-dragging";

/// Whether something is being dragged.
pub(crate) fn is_on() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(IS_ON))
}

/// A place on the screen.
type Spot = (f64, f64);

/// A press on something that can be taken.
struct Press {
    pointer: i32,
    at: Spot,
    name: String,
    button: HtmlElement,
}

/// What is being dragged.
struct Drag {
    pointer: i32,
    name: String,
    /// A picture of it, under the pointer.
    picture: HtmlElement,
    /// What was tapped last to take it.
    tapped: HtmlElement,
    /// What it is held over.
    over: Option<Element>,
}

/// How far it has come.
enum Hand {
    Empty,
    Pressed(Press),
    Holds(Drag),
    /// The click that follows a drag is no answer.
    Released,
}

#[derive(Clone, Copy)]
struct Dragging {
    hand: StoredValue<Hand, LocalStorage>,
}

/// Lets things be dragged as long as the page is there.
pub(crate) fn listen() {
    let dragging = Dragging {
        hand: StoredValue::new_local(Hand::Empty),
    };
    StoredValue::new_local([
        Listener::first("pointerdown", move |event| dragging.on(&event, press)),
        Listener::first("pointermove", move |event| dragging.on(&event, go)),
        Listener::first("pointerup", move |event| dragging.on(&event, release)),
        Listener::first("pointercancel", move |event| dragging.on(&event, give_up)),
        Listener::first("click", move |event| dragging.clicked(&event)),
    ]);
    on_cleanup(move || dragging.clear());
}

impl Dragging {
    /// What the hand holds after something has happened with it.
    fn on(self, event: &Event, act: fn(Hand, &PointerEvent) -> Hand) {
        let Some(event) = event.dyn_ref::<PointerEvent>() else {
            return;
        };
        // A tap on the way may end the page, and the hand with it.
        let hand = self
            .hand
            .try_update_value(|hand| std::mem::replace(hand, Hand::Empty));
        if let Some(hand) = hand {
            let next = act(hand, event);
            self.hand.try_update_value(|hand| *hand = next);
        }
    }

    fn clicked(self, event: &Event) {
        let released = self.hand.with_value(|hand| matches!(hand, Hand::Released));
        if released && event.is_trusted() {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    fn clear(self) {
        let hand = self
            .hand
            .try_update_value(|hand| std::mem::replace(hand, Hand::Empty));
        if let Some(Hand::Holds(drag)) = hand {
            drag.end();
        }
    }
}

fn press(hand: Hand, event: &PointerEvent) -> Hand {
    if let Hand::Holds(_) = hand {
        return hand;
    }
    let pressed = (event.is_primary() && event.button() == 0).then(|| taken(event));
    let Some((name, button)) = pressed.flatten() else {
        return Hand::Empty;
    };
    // A finger would belong to what it touched first, even where that is drawn anew.
    if button.has_pointer_capture(event.pointer_id()) {
        drop(button.release_pointer_capture(event.pointer_id()));
    }
    Hand::Pressed(Press {
        pointer: event.pointer_id(),
        at: spot(event),
        name,
        button,
    })
}

/// What can be taken where a pointer presses: its name and its button.
fn taken(event: &Event) -> Option<(String, HtmlElement)> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let around = element.closest("[data-drag]").ok()??;
    let button = around.query_selector("button").ok()??;
    Some((around.get_attribute("data-drag")?, button.dyn_into().ok()?))
}

fn go(hand: Hand, event: &PointerEvent) -> Hand {
    match hand {
        Hand::Pressed(press) if press.pointer == event.pointer_id() => press.go(event),
        Hand::Holds(mut drag) if drag.pointer == event.pointer_id() => {
            drag.go(spot(event));
            Hand::Holds(drag)
        }
        other => other,
    }
}

impl Press {
    fn go(self, event: &PointerEvent) -> Hand {
        let (x, y) = spot(event);
        let far = (x - self.at.0).hypot(y - self.at.1) > FAR;
        if !far || !self.button.is_connected() {
            return Hand::Pressed(self);
        }
        let Some(picture) = picture_of(&self.button) else {
            return Hand::Empty;
        };
        dom::set_root(IS_ON, Some("true"));
        if !is_in_the_hand(&self.button) {
            self.button.click();
        }
        let mut drag = Drag {
            pointer: self.pointer,
            name: self.name,
            picture,
            tapped: self.button,
            over: None,
        };
        drag.go((x, y));
        Hand::Holds(drag)
    }
}

/// The same drawing once more, for the eye only.
fn picture_of(button: &HtmlElement) -> Option<HtmlElement> {
    let rect = button.get_bounding_client_rect();
    let copy = button.clone_node_with_deep(true).ok()?;
    let copy: HtmlElement = copy.dyn_into().ok()?;
    copy.class_list().add_1("dragged").ok()?;
    copy.set_attribute("aria-hidden", "true").ok()?;
    copy.set_attribute("tabindex", "-1").ok()?;
    copy.set_attribute("data-state", "idle").ok()?;
    let style = HtmlElement::style(&copy);
    for (name, size) in [("width", rect.width()), ("height", rect.height())] {
        let size = size / dom::grown();
        style.set_property(name, &format!("{size:.1}px")).ok()?;
    }
    dom::body()?.append_child(&copy).ok()?;
    Some(copy)
}

fn is_in_the_hand(button: &Element) -> bool {
    button.get_attribute("aria-pressed").as_deref() == Some("true")
}

impl Drag {
    fn go(&mut self, at: Spot) {
        self.take();
        // A picture that cannot be moved is no reason to stop.
        dom::put(&self.picture, at);
        let over = at_spot(at, "[data-drop], [data-drag-over]");
        if over == self.over {
            return;
        }
        if let Some(opens) = over
            .as_ref()
            .filter(|one| one.has_attribute("data-drag-over"))
        {
            tap(opens);
        }
        self.mark(over);
    }

    /// Shows what it is held over now.
    fn mark(&mut self, over: Option<Element>) {
        if let Some(before) = self.over.take() {
            drop(before.remove_attribute("data-over"));
        }
        if let Some(now) = &over {
            drop(now.set_attribute("data-over", "true"));
        }
        self.over = over;
    }

    /// What lay somewhere is loose after the first tap, and in the hand after the second.
    fn take(&mut self) {
        if let Some(button) = self.loose()
            && !is_in_the_hand(&button)
            && button != self.tapped
        {
            button.click();
            self.tapped = button;
        }
    }

    /// The thing itself, where it is one to be taken into the hand.
    fn loose(&self) -> Option<HtmlElement> {
        let found = format!("[data-drag='{}'] button[aria-pressed]", self.name);
        dom::elements(&found).into_iter().next()
    }

    /// Taps where it is put; anywhere else it goes back to where it was taken from.
    fn put(mut self, at: Spot) {
        self.take();
        match at_spot(at, "[data-drop]") {
            Some(place) => tap(&place),
            None => {
                if let Some(button) = self.loose().filter(|button| is_in_the_hand(button)) {
                    button.click();
                }
            }
        }
        self.end();
    }

    fn end(mut self) {
        self.mark(None);
        self.picture.remove();
        dom::set_root(IS_ON, None);
    }
}

fn release(hand: Hand, event: &PointerEvent) -> Hand {
    match hand {
        Hand::Holds(drag) if drag.pointer == event.pointer_id() => {
            drag.put(spot(event));
            Hand::Released
        }
        Hand::Holds(_) => hand,
        _ => Hand::Empty,
    }
}

/// The browser has taken the pointer for something else.
fn give_up(hand: Hand, _: &PointerEvent) -> Hand {
    if let Hand::Holds(drag) = hand {
        drag.end();
    }
    Hand::Empty
}

fn spot(event: &PointerEvent) -> Spot {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// What lies under a spot and fits a selector.
fn at_spot((x, y): Spot, selector: &str) -> Option<Element> {
    let found = document().element_from_point(x as f32, y as f32)?;
    found.closest(selector).ok()?
}

fn tap(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.click();
    }
}
