//! Whether a written draft can be: what passes can be played on.

use super::{DICE, Draft, Hand, Hands, Round, pairings};
use crate::frame::Frame;
use crate::ids::{CardId, MouldId};
use crate::pack::CardKind;
use crate::rules::DiceMasters;
use crate::state::Public;
use dice::Id;
use kernel::Seat;

impl DiceMasters {
    /// Whether a draft and what each seat knows of it fit together.
    pub(crate) fn draft_is_right(
        &self,
        public: &Public,
        draft: &Draft,
        hands: Option<&Hands>,
    ) -> bool {
        let seats = self.mode.seats();
        let middle = draft.middle.iter().all(|mould| self.is_mould(*mould));
        let dice = draft.dice.iter().flatten();
        let dice = dice.copied().all(|mould| self.is_mould(mould));
        let sized = draft.dice.iter().all(|dice| dice.len() <= DICE);
        let open = middle && dice && sized && self.round_is_right(draft);
        open && match hands {
            Some(hands) => {
                let mut all = Seat::first(seats).zip(hands);
                public.frames[..] == [Frame::Draft]
                    && all.all(|(seat, hand)| self.hand_is_right(draft, hand, seat))
            }
            None => self.teams_are_right(draft),
        }
    }

    fn is_mould(&self, mould: MouldId) -> bool {
        mould.index() < self.pack.moulds.len()
    }

    fn is_card(&self, card: CardId, basic: bool) -> bool {
        let kind = self.pack.cards.get(card.index()).map(|card| card.kind);
        kind.is_some_and(|kind| (kind == CardKind::BasicAction) == basic)
    }

    fn round_is_right(&self, draft: &Draft) -> bool {
        let seats = usize::from(self.mode.seats());
        match draft.round {
            Round::Open { round, seat } => round < 2 && seat.index() < seats,
            Round::Pick { round, .. } => round < 2 && (2..=12).contains(&draft.held),
            Round::Dice { first, at } => {
                let laps = 2 * seats;
                first.index() < seats && usize::from(at) < laps
            }
            Round::Play => usize::from(draft.played) <= pairings(self.mode.seats()).len(),
            Round::Lot | Round::Build { .. } => true,
        }
    }

    /// Cards that are there, as many as there must be, and answers where somebody has given one.
    fn hand_is_right(&self, draft: &Draft, hand: &Hand, seat: Seat) -> bool {
        let (held, taken) = self.sizes(draft, seat);
        let mut cards = hand.held.iter().chain(&hand.taken).chain(&hand.team);
        let sealed = matches!(draft.round, Round::Pick { sealed, .. } if sealed.contains(seat));
        let is_held = hand.pick.is_none_or(|pick| hand.held.contains(&pick));
        let done = matches!(draft.round, Round::Build { done } if done.contains(seat));
        cards.all(|card| self.is_card(*card, false))
            && hand.basics.iter().all(|card| self.is_card(*card, true))
            && (hand.held.len(), hand.taken.len()) == (held, taken)
            && hand.pick.is_some() == sealed
            && is_held
            && done == (hand.whole && hand.basics.is_full())
            && if self.hidden {
                self.bring_is_right(hand)
            } else {
                let mould = |card: &CardId| self.pack.card(*card).mould;
                let mut team = hand.team.iter();
                team.all(|card| draft.dice_of(seat, mould(card)) > 0)
            }
    }

    fn teams_are_right(&self, draft: &Draft) -> bool {
        let mut teams = draft.teams.iter().flatten();
        let mut basics = draft.basics.iter().flatten();
        draft.round == Round::Play
            && teams.all(|one| self.is_card(one.card, false) && one.dice > 0)
            && basics.all(|card| self.is_card(*card, true))
    }
}
