//! What one viewer may know, and how to invent the rest. There is no field that could leak.

use super::card::Cards;
use super::decide::Sight;
use super::event::name;
use super::state::{BySeat, Public, Stance, State, Symbol};
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
    pub hand_sizes: BySeat<u8>,
    /// The viewer's own stance, sealed and not yet open.
    pub stance: Option<Stance>,
    /// Who has sealed a stance; which, is not here.
    pub sealed: SeatSet,
}

/// What a viewer may know of a state.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let seat = viewer
        .seat()
        .filter(|seat| seat.index() < state.hands.len());
    View {
        viewer,
        public: state.public.clone(),
        hand: seat.map(|seat| state.hand(seat)),
        hand_sizes: state.hands.iter().map(|hand| hand.len()).collect(),
        stance: seat.and_then(|seat| state.sealed.of(seat)),
        sealed: state.sealed.who(),
    }
}

impl View {
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
    let own = |seat| view.viewer == Viewer::Seat(seat);
    let seats = || Seat::first(view.hand_sizes.len() as u8);
    let hand = |seat| view.hand.filter(|_| own(seat)).unwrap_or_default();
    let mut state = State {
        public: view.public.clone(),
        hands: seats().map(hand).collect(),
        sealed: Sealed::EMPTY,
    };
    for seat in seats().filter(|&seat| !own(seat)) {
        deal(&mut state, seat, view.hand_sizes[seat.index()], rng);
    }
    for seat in view.sealed.iter() {
        let known = view.stance.filter(|_| own(seat));
        let stance = known.unwrap_or_else(|| Stance::BOTH[rng.below(2) as usize]);
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

/// A view as a JSON document. The frame at work stands alone: it says whose word is next.
pub(super) fn show(view: &View) -> Value {
    let public = &view.public;
    let cards = |cards: &Cards| json!(cards);
    let standing = public.standing.iter();
    let out_of_deck = standing
        .clone()
        .chain([&public.discard])
        .map(|cards| cards.len());
    let outside: u8 = out_of_deck.chain(view.hand_sizes.iter().copied()).sum();
    let (now, below) = match public.frames.split_last() {
        Some((now, below)) => (Some(now), below),
        None => (None, &[][..]),
    };
    json!({
        "viewer": view.viewer.to_string(),
        "round": public.round,
        "active": public.active,
        "life": by_seat(public.life.iter().map(|life| json!(life))),
        "places": by_seat(public.places.iter().map(|place| json!(place))),
        "dice": dice(public),
        "pressing": public.pressing.iter().collect::<Vec<_>>(),
        "guarding": public.guarding.iter().collect::<Vec<_>>(),
        "stance": view.stance,
        "sealed": view.sealed.iter().collect::<Vec<_>>(),
        "hand": view.hand,
        "hands": by_seat(view.hand_sizes.iter().map(|size| json!(size))),
        "standing": by_seat(standing.map(cards)),
        "deck": Cards::ALL.len() - outside,
        "discard": public.discard,
        "batch": public.batch,
        "frames": below,
        "now": now,
    })
}

fn dice(public: &Public) -> Map<String, Value> {
    let dice = (0..).filter_map(DieId::new).zip(&public.faces);
    let shown = dice.map(|(die, &side)| {
        let locked = public.locked.contains(die);
        let value = json!({ "side": side, "face": Symbol::of(side).name(), "locked": locked });
        (name(die), value)
    });
    shown.collect()
}

fn by_seat(values: impl Iterator<Item = Value>) -> Map<String, Value> {
    let seats = Seat::first(kernel::MAX_SEATS as u8);
    seats.map(|seat| seat.to_string()).zip(values).collect()
}
