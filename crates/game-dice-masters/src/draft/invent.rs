//! Inventing what a viewer does not know of a draft: cards that fit the dice on the table.

use super::{Draft, Hand, Hands, PILE, ROUNDS, Round};
use crate::ids::{CardId, MouldId};
use crate::rules::DiceMasters;
use crate::state::State;
use crate::view::View;
use arrayvec::ArrayVec;
use kernel::{Rng, Seat};

impl DiceMasters {
    /// Deals the cards that nobody has shown the viewer. Every card has a die on the table.
    pub(crate) fn invent(&self, view: &View, rng: &mut dyn Rng) -> State {
        let public = view.public.clone();
        let Some(draft) = view.public.drafting() else {
            let hands = None;
            return State { public, hands };
        };
        let me = view.viewer.seat();
        let mut hands = Hands::default();
        let mut dice = Unknown(all_dice(draft));
        if let Some((seat, hand)) = me.zip(view.hand.as_deref()) {
            hands[seat.index()] = hand.clone();
            let own = hand.taken.iter().chain(&hand.held);
            own.for_each(|card| dice.drop(self.pack.card(*card).mould));
        }
        let others = || Seat::first(self.mode.seats()).filter(|seat| Some(*seat) != me);
        for seat in others() {
            hands[seat.index()].taken = self.cards_for_dice(draft, seat, &mut dice, rng);
        }
        for seat in others() {
            self.fill(draft, seat, &mut hands[seat.index()], (&mut dice, rng));
        }
        let hands = Some(Box::new(hands));
        State { public, hands }
    }

    /// A card for each sort of dice that a seat has taken.
    fn cards_for_dice(
        &self,
        draft: &Draft,
        seat: Seat,
        dice: &mut Unknown,
        rng: &mut dyn Rng,
    ) -> ArrayVec<CardId, { ROUNDS * PILE }> {
        let mut cards = ArrayVec::new();
        let taken = &draft.dice[seat.index()];
        for (at, mould) in taken.iter().enumerate() {
            if !taken[..at].contains(mould) {
                dice.drop(*mould);
                let least = draft.dice_of(seat, *mould);
                cards.extend(self.some_card(Some(*mould), least, rng));
            }
        }
        cards
    }

    /// A card of a sort of dice with room for so many, or any card.
    fn some_card(&self, mould: Option<MouldId>, least: u8, rng: &mut dyn Rng) -> Option<CardId> {
        let fits = |id: &CardId| {
            let card = self.pack.card(*id);
            mould.is_none_or(|mould| card.mould == mould) && card.most >= least
        };
        let count = self.pools().cards().filter(fits).count() as u32;
        let place = rng.below(count.max(1)) as usize;
        self.pools().cards().filter(fits).nth(place)
    }

    /// The rest of the cards of a seat, and what it has sealed.
    fn fill(
        &self,
        draft: &Draft,
        seat: Seat,
        hand: &mut Hand,
        (dice, rng): (&mut Unknown, &mut dyn Rng),
    ) {
        let (held, taken) = self.sizes(draft, seat);
        while hand.taken.len() < taken {
            let mould = dice.draw(rng);
            hand.taken.extend(self.some_card(mould, 1, rng));
        }
        while hand.held.len() < held {
            let mould = dice.draw(rng);
            hand.held.extend(self.some_card(mould, 1, rng));
        }
        match draft.round {
            Round::Pick { sealed, .. } if sealed.contains(seat) => {
                hand.pick = hand.held.first().copied();
            }
            Round::Build { done } if done.contains(seat) && self.hidden => {
                self.bring_some(hand, rng);
            }
            Round::Build { done } if done.contains(seat) => self.build_some(draft, seat, hand),
            _ => {}
        }
    }

    /// How many cards a seat holds and has taken.
    pub(super) fn sizes(&self, draft: &Draft, seat: Seat) -> (usize, usize) {
        if self.hidden {
            return (0, 0);
        }
        match draft.round {
            Round::Open { round, seat: next } => {
                let has_opened = seat.index() < next.index();
                (if has_opened { PILE } else { 0 }, usize::from(round) * PILE)
            }
            Round::Pick { round, .. } => {
                let all = usize::from(round + 1) * PILE;
                let held = draft.held;
                (usize::from(held), all - usize::from(held))
            }
            Round::Lot | Round::Dice { .. } | Round::Build { .. } | Round::Play => {
                (0, ROUNDS * PILE)
            }
        }
    }

    /// A team that could have been built.
    fn build_some(&self, draft: &Draft, seat: Seat, hand: &mut Hand) {
        while !hand.team.is_full() {
            let next = self.buildable(draft, hand, seat).next();
            let Some(card) = next else {
                break;
            };
            hand.team.push(card);
        }
        hand.whole = true;
        while !hand.basics.is_full() {
            let next = self.free_basics(hand).next();
            hand.basics.extend(next);
        }
    }
}

/// All dice that have been laid out.
fn all_dice(draft: &Draft) -> Vec<MouldId> {
    let taken = draft.dice.iter().flatten();
    draft.middle.iter().chain(taken).copied().collect()
}

/// Dice whose cards nobody has shown the viewer.
struct Unknown(Vec<MouldId>);

impl Unknown {
    fn drop(&mut self, mould: MouldId) {
        if let Some(place) = self.0.iter().position(|die| *die == mould) {
            self.0.remove(place);
        }
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Option<MouldId> {
        if self.0.is_empty() {
            return None;
        }
        let place = rng.below(self.0.len() as u32);
        Some(self.0.remove(place as usize))
    }
}
