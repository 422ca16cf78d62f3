//! What one viewer may know, and how to invent the rest. There is no field that could leak.

use super::card::Cards;
use super::decide::Sight;
use super::event::name;
use super::notation::spell_frame;
use super::state::{End, Public, Stance, State, Symbol, seats};
use dice::DieId;
use kernel::{Rng, Sealed, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub public: Public,
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// How many cards each seat holds; which, is not here.
    pub hand_sizes: [u8; 2],
    /// The viewer's own stance, sealed and not yet open.
    pub stance: Option<Stance>,
    /// Who has sealed a stance; which, is not here.
    pub sealed: SeatSet,
}

/// What a viewer may know of a state.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let seat = viewer.seat().filter(|seat| seat.index() < 2);
    View {
        viewer,
        public: state.public.clone(),
        hand: seat.map(|seat| state.hands[seat.index()]),
        hand_sizes: state.hands.map(Cards::len),
        stance: seat.and_then(|seat| state.sealed.of(seat)),
        sealed: state.sealed.who(),
    }
}

impl View {
    /// How many cards are left to draw.
    pub(super) fn deck(&self) -> u8 {
        let held: u8 = self.hand_sizes.iter().sum();
        Cards::ALL.len() - self.public.discard.len() - held
    }

    /// What the seat that looks can base its decision on.
    pub(super) fn sight(&self) -> Option<Sight<'_>> {
        Some(Sight {
            seat: self.viewer.seat()?,
            public: &self.public,
            hand: self.hand?,
            has_sealed: self.stance.is_some(),
        })
    }
}

impl State {
    /// The same, straight from the state.
    pub(super) fn sight(&self, seat: Seat) -> Option<Sight<'_>> {
        Some(Sight {
            seat,
            public: &self.public,
            hand: *self.hands.get(seat.index())?,
            has_sealed: self.sealed.of(seat).is_some(),
        })
    }
}

/// Deals the cards nobody has shown the viewer, and makes up stances.
pub(super) fn imagine(view: &View, rng: &mut dyn Rng) -> State {
    let mut state = State {
        public: view.public.clone(),
        hands: Default::default(),
        sealed: Sealed::EMPTY,
    };
    if let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) {
        state.hands[seat.index()] = hand;
    }
    for seat in seats()
        .into_iter()
        .filter(|&seat| view.viewer != Viewer::Seat(seat))
    {
        deal(&mut state, seat, view.hand_sizes[seat.index()], rng);
    }
    for seat in view.sealed.iter() {
        let own = view.stance.filter(|_| view.viewer == Viewer::Seat(seat));
        let stance = own.unwrap_or_else(|| Stance::BOTH[rng.below(2) as usize]);
        state.sealed.seal(seat, stance);
    }
    state
}

fn deal(state: &mut State, seat: Seat, count: u8, rng: &mut dyn Rng) {
    for _ in 0..count {
        let mut deck = state.deck();
        let card = deck.draw(rng.below(u32::from(deck.len())) as u8);
        state.hands[seat.index()].add(card);
    }
}

/// A view as a JSON document.
pub(super) fn show(view: &View) -> Value {
    let public = &view.public;
    let stances = public
        .stances
        .map(|both| by_seat(both.map(|stance| json!(stance.name()))));
    let sealed: Vec<String> = view.sealed.iter().map(|seat| seat.to_string()).collect();
    let frames: Vec<String> = public
        .frames
        .iter()
        .map(|&frame| spell_frame(frame))
        .collect();
    let winner = public.ended.map(End::name);
    json!({
        "viewer": view.viewer.to_string(),
        "round": public.round,
        "active": public.active.to_string(),
        "life": by_seat(public.life.map(|life| json!(life))),
        "dice": dice(public),
        "stances": stances,
        "stance": view.stance.map(Stance::name),
        "sealed": sealed,
        "hand": view.hand.map(names),
        "hands": by_seat(view.hand_sizes.map(|size| json!(size))),
        "deck": view.deck(),
        "discard": names(public.discard),
        "frames": frames,
        "winner": winner,
    })
}

fn dice(public: &Public) -> Map<String, Value> {
    let dice = (0..)
        .zip(public.faces)
        .filter_map(|(number, side)| Some((DieId::new(number)?, side)));
    let shown = dice.map(|(die, side)| {
        let locked = public.locked.contains(die);
        let value = json!({ "side": side + 1, "face": Symbol::of(side).name(), "locked": locked });
        (name(die), value)
    });
    shown.collect()
}

fn by_seat(values: [Value; 2]) -> Value {
    let [a, b] = values;
    json!({ "A": a, "B": b })
}

fn names(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(super::card::Card::name).collect()
}
