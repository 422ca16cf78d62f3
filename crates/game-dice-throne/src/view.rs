//! What one viewer may know, and how to invent the rest. There is no field that could leak.

use crate::state::{Public, State};
use crate::{BySeat, Cards, DiceThrone, HeroId};
use kernel::{Rng, Sealed, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub public: Public,
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// The cards of team-mates, who show each other their hands (DT-14.5).
    pub mates: BySeat<(Seat, Cards)>,
    /// The hero the viewer has chosen, while nobody else may know.
    pub pick: Option<HeroId>,
}

impl View {
    /// The cards of a seat, where the viewer may know them.
    pub fn hand_of(&self, seat: Seat) -> Option<Cards> {
        let own = self.hand.filter(|_| self.viewer == Viewer::Seat(seat));
        let mate = || self.mates.iter().find(|(mate, _)| *mate == seat);
        own.or_else(|| mate().map(|&(_, cards)| cards))
    }
}

impl DiceThrone {
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < state.hands.len());
        View {
            viewer,
            public: state.public.clone(),
            hand: seat.map(|seat| state.hands[seat.index()]),
            mates: seat.map_or_else(BySeat::new, |seat| self.hands_of_mates(state, seat)),
            pick: seat.and_then(|seat| state.sealed.of(seat)),
        }
    }

    fn hands_of_mates(&self, state: &State, seat: Seat) -> BySeat<(Seat, Cards)> {
        let team = self.team(&state.public, seat);
        let mates = team.iter().filter(|&mate| mate != seat);
        let hands = mates.map(|mate| (mate, state.hands[mate.index()]));
        hands.collect()
    }

    /// Deals the cards and chooses the heroes that nobody has shown the viewer.
    pub(crate) fn invent(&self, view: &View, rng: &mut dyn Rng) -> State {
        let seats = Seat::first(view.public.corners.len() as u8);
        let mut state = State {
            public: view.public.clone(),
            hands: seats.map(|_| Cards::EMPTY).collect(),
            sealed: Sealed::EMPTY,
        };
        self.invent_choices(view, &mut state, rng);
        for seat in Seat::first(view.public.corners.len() as u8) {
            let known = view.hand_of(seat);
            let hand = known.unwrap_or_else(|| self.invent_hand(&state, seat, rng));
            state.hands[seat.index()] = hand;
        }
        state
    }

    fn invent_hand(&self, state: &State, seat: Seat, rng: &mut dyn Rng) -> Cards {
        let mut deck = self.deck_of(state, seat);
        let mut hand = Cards::EMPTY;
        for _ in 0..state.public.corner(seat).hand {
            let card = crate::decide::nth(deck, rng.below(u32::from(deck.len())) as u8);
            deck.remove(card);
            hand.insert(card);
        }
        hand
    }
}
