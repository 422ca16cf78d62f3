//! Standing orders on the screen: the menu that gives them in a window, and those that stand, each
//! withdrawn by one tap.

use crate::dom;
use crate::icon::Icon;
use crate::voice::Voice;
use kernel::{Arg, Rule, Said};
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wire::{Order, RuleName};

/// Gives an order, or withdraws it.
pub(crate) type Give = Callback<(Order, bool)>;

const BUTTON: &str = "orders";
const ITEMS: &str = "#orders-menu button";

/// The menu of a window.
pub(crate) struct Menu {
    /// The rule that asks.
    pub(crate) rule: Rule,
    pub(crate) standing: Vec<Order>,
    /// Kept by the page, so that news do not close the menu.
    pub(crate) open: RwSignal<bool>,
    pub(crate) give: Give,
}

impl Menu {
    /// A button, and the menu over it.
    pub(crate) fn draw(self, voice: &Voice) -> AnyView {
        let (name, open) = (voice.text("web-orders"), self.open);
        let orders = choices(self.rule).into_iter();
        let items: Vec<AnyView> = orders.map(|order| self.item(voice, order)).collect();
        if open.get_untracked() {
            focus_first();
        }
        view! {
            <div
                class="orders"
                on:keydown=move |event| pressed(&event, open)
                on:focusout=move |event| left(&event, open)
            >
                <button
                    class="button button-icon"
                    type="button"
                    id=BUTTON
                    aria-label=name.clone()
                    title=name
                    aria-haspopup="menu"
                    aria-expanded=move || open.get().to_string()
                    aria-controls="orders-menu"
                    aria-keyshortcuts="O"
                    on:click=move |_| set_open(open, !open.get_untracked())
                >
                    <Icon name="ic-wait"/>
                </button>
                <div class="orders-sheet" hidden=move || !open.get()>
                    <p aria-hidden="true">{voice.text("web-orders-menu")}</p>
                    <div id="orders-menu" role="menu" aria-label=voice.text("web-orders-menu")>
                        {items}
                    </div>
                </div>
            </div>
        }
        .into_any()
    }

    fn item(&self, voice: &Voice, order: Order) -> AnyView {
        let (stands, give, open) = (self.standing.contains(&order), self.give, self.open);
        let (key, why) = match &order {
            Order::UntilActed => ("web-orders-until-acted", "web-orders-until-acted-why"),
            Order::UntilMyTurn => ("web-orders-until-turn", "web-orders-until-turn-why"),
            Order::ThisMatter { .. } => ("web-orders-matter", "web-orders-matter-why"),
            Order::Always { .. } => ("web-orders-always", "web-orders-always-why"),
            Order::Idle => ("web-orders-idle", "web-orders-idle-why"),
        };
        let why = Said::new(why).with("rule", Arg::word(self.rule.0));
        let act = move |_| {
            set_open(open, false);
            give.run((order.clone(), !stands));
        };
        view! {
            <button
                type="button"
                role="menuitemcheckbox"
                aria-checked=stands.to_string()
                tabindex="-1"
                on:click=act
            >
                <b>{voice.text(key)}</b>
                <small>{voice.say(&why)}</small>
            </button>
        }
        .into_any()
    }
}

/// What there is to order in a window by this rule.
fn choices(rule: Rule) -> Vec<Order> {
    let always = RuleName::new(rule.0).map(|rule| Order::Always { rule });
    let plain = [Order::UntilActed, Order::UntilMyTurn];
    let orders = plain.into_iter().chain(always);
    orders.chain([Order::Idle]).collect()
}

/// The orders that stand, each with its way back; nothing where there are none.
pub(crate) fn standing(voice: &Voice, orders: &[Order], give: Give) -> Option<AnyView> {
    let chip = |order: &Order| {
        let (order, when) = (order.clone(), when(voice, order));
        let said = |key| voice.say(&Said::new(key).with("when", Arg::Spelled(when.clone())));
        let name = said("web-orders-withdraw");
        view! {
            <li>
                <button
                    class="chip"
                    type="button"
                    aria-label=name.clone()
                    title=name
                    on:click=move |_| give.run((order.clone(), false))
                >
                    <Icon name="ic-wait"/>
                    {said("web-orders-stands")}
                    <Icon name="ic-close"/>
                </button>
            </li>
        }
    };
    let chips: Vec<_> = orders.iter().map(chip).collect();
    let label = voice.text("web-orders");
    (!chips.is_empty())
        .then(|| view! { <ul class="orders-standing" aria-label=label>{chips}</ul> }.into_any())
}

/// Until when, or where, things are let be.
fn when(voice: &Voice, order: &Order) -> String {
    match order {
        Order::UntilActed => voice.text("web-orders-until-acted"),
        Order::UntilMyTurn => voice.text("web-orders-until-turn"),
        Order::ThisMatter { .. } => voice.text("web-orders-matter"),
        Order::Always { rule } => {
            let said = Said::new("web-orders-always-at").with("rule", Arg::word(rule.as_str()));
            voice.say(&said)
        }
        Order::Idle => voice.text("web-orders-idle"),
    }
}

/// Opens the menu where there is one.
pub(crate) fn open_by_key() -> bool {
    dom::element(BUTTON).map(|button| button.click()).is_some()
}

/// Opens the menu and goes into it, or closes it and goes back to its button.
fn set_open(open: RwSignal<bool>, now: bool) {
    open.set(now);
    if now {
        focus_first();
    } else if let Some(button) = dom::element(BUTTON) {
        drop(button.focus());
    }
}

fn focus_first() {
    request_animation_frame(|| focus(0));
}

/// The focus on the item at this place; counted from the end where it is negative.
fn focus(place: isize) {
    let items = dom::elements(ITEMS);
    let item = items.get(place.rem_euclid(items.len().max(1) as isize) as usize);
    if let Some(item) = item {
        drop(item.focus());
    }
}

fn pressed(event: &KeyboardEvent, open: RwSignal<bool>) {
    let is_open = open.get_untracked();
    let handled = match event.key().as_str() {
        "ArrowDown" | "ArrowUp" if !is_open => {
            set_open(open, true);
            true
        }
        _ if !is_open => return,
        "ArrowDown" => dom::step(ITEMS, 1),
        "ArrowUp" => dom::step(ITEMS, -1),
        "Home" => {
            focus(0);
            true
        }
        "End" => {
            focus(-1);
            true
        }
        "Escape" => {
            set_open(open, false);
            true
        }
        // From the button on, the browser goes where Tab leads.
        "Tab" => {
            set_open(open, false);
            false
        }
        _ => false,
    };
    // No key means anything else while the menu is open.
    event.stop_propagation();
    if handled {
        event.prevent_default();
    }
}

/// Closes the menu when the focus has gone elsewhere.
fn left(event: &FocusEvent, open: RwSignal<bool>) {
    let next: Option<web_sys::Node> = event.related_target().and_then(|to| to.dyn_into().ok());
    let outer = event
        .current_target()
        .and_then(|outer| outer.dyn_into::<web_sys::Node>().ok());
    if !outer.is_some_and(|outer| outer.contains(next.as_ref())) {
        open.set(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_has_four_orders() {
        let orders = choices(Rule("IR-8.3"));
        let rule = RuleName::new("IR-8.3").unwrap();
        let always = Order::Always { rule };
        assert_eq!(
            orders,
            [Order::UntilActed, Order::UntilMyTurn, always, Order::Idle]
        );
    }
}
