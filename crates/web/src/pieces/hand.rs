//! A hand: the own cards in a row that closes up when there are many, and those of others as backs.
//! One card of a hand is reached by Tab, the others by arrows.

use super::card::{self, Face, Size, Standing};
use crate::dom;
use crate::voice::Voice;
use kernel::{Arg, Said};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::HtmlElement;

/// A card somebody holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) face: Face,
    pub(crate) standing: Standing,
}

/// The hand of the one who looks.
pub(crate) struct Hand {
    pub(crate) cards: Vec<Held>,
    /// A tap on a card, by its key: it is chosen or taken back, or it says why not.
    pub(crate) tap: Callback<String>,
    /// What another key does with a card, such as selling it.
    pub(crate) other: Option<(&'static str, Callback<String>)>,
}

const ID: &str = "hand";
const CARDS: &str = ".card";

impl Hand {
    /// The cards.
    pub(crate) fn draw(self, voice: &Voice) -> AnyView {
        let count = Arg::number(self.cards.len());
        let label = voice.say(&Said::new("web-hand-mine").with("count", count));
        let (tap, other) = (self.tap, self.other);
        let cards: Vec<_> = self
            .cards
            .iter()
            .map(|held| item(voice, held, tap))
            .collect();
        if cards.is_empty() {
            return view! { <p class="hand-none">{label}</p> }.into_any();
        }
        request_animation_frame(rove);
        view! {
            <ul
                class="hand"
                id=ID
                aria-label=label
                on:keydown=move |event| pressed(&event, other)
                on:focusin=|_| rove()
            >
                {cards}
            </ul>
        }
        .into_any()
    }
}

fn item(voice: &Voice, held: &Held, tap: Callback<String>) -> impl IntoView + use<> {
    let key = held.face.key.clone();
    let drag = held.standing.is_answer().then(|| key.clone());
    let name = key.clone();
    let tap = Callback::new(move |()| tap.run(key.clone()));
    let card = card::card(voice, &held.face, &held.standing, Size::Hand, Some(tap));
    view! { <li data-card=name data-drag=drag>{card}</li> }
}

/// Tab comes to the card that has the focus; else to the one that is chosen, else to the first that
/// may be played, else to the first.
fn rove() {
    let Some(hand) = dom::element(ID) else {
        return;
    };
    let cards = dom::within(&hand, CARDS);
    let focus = dom::focused().and_then(|focus| cards.iter().position(|card| *card == focus));
    let with = |state: &str| {
        let fits = |card: &HtmlElement| card.get_attribute("data-state").as_deref() == Some(state);
        cards.iter().position(fits)
    };
    let home = focus.or_else(|| with("chosen")).or_else(|| with("offered"));
    for (place, card) in cards.iter().enumerate() {
        card.set_tab_index(if place == home.unwrap_or(0) { 0 } else { -1 });
    }
}

fn pressed(event: &KeyboardEvent, other: Option<(&'static str, Callback<String>)>) {
    let Some(hand) = dom::element(ID).filter(|_| !event.shift_key()) else {
        return;
    };
    let (cards, focus) = (dom::within(&hand, CARDS), dom::focused());
    let Some(now) = cards.iter().position(|card| Some(card) == focus.as_ref()) else {
        return;
    };
    let last = cards.len() - 1;
    let next = match event.key().as_str() {
        "ArrowRight" => (now + 1).min(last),
        "ArrowLeft" => now.saturating_sub(1),
        "Home" => 0,
        "End" => last,
        key => match (other, name_of(&cards[now])) {
            (Some((wanted, act)), Some(name)) if wanted == key => {
                act.run(name);
                now
            }
            _ => return,
        },
    };
    event.prevent_default();
    event.stop_propagation();
    // The cards may be others by now, where one of them has left.
    request_animation_frame(move || focus_on(next));
}

fn name_of(card: &HtmlElement) -> Option<String> {
    card.parent_element()?.get_attribute("data-card")
}

fn focus_on(place: usize) {
    let cards = dom::element(ID).map(|hand| dom::within(&hand, CARDS));
    let cards = cards.unwrap_or_default();
    if let Some(card) = cards.get(place).or(cards.last()) {
        drop(card.focus());
    }
}

/// So many backs are drawn at most; the number says the rest.
const BACKS: usize = 7;

/// Somebody else's hand.
pub(crate) fn of_other(voice: &Voice, name: &str, count: usize) -> AnyView {
    let said = Said::new("web-hand-of")
        .with("name", Arg::word(name))
        .with("count", Arg::number(count));
    let mut backs: Vec<AnyView> = (0..count.min(BACKS)).map(|_| card::back()).collect();
    if count == 0 {
        backs.push(card::gap());
    }
    view! {
        <span class="hand-of" role="img" aria-label=voice.say(&said)>
            <span class="hand-backs">{backs}</span>
            <b aria-hidden="true">{count}</b>
        </span>
    }
    .into_any()
}
