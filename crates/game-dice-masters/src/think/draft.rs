//! What to take in a draft: cards by their worth beside those that are there already, dice for the
//! cards that are worth most, and a team of the best of them.

use super::known::card_worth;
use crate::assemble::together;
use crate::draft::{Draft, Hand, Round};
use crate::ids::CardId;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use dice::Id;
use kernel::Seat;

/// What a die more of the same sort is worth less than the one before.
const ANOTHER: i32 = 6;
/// A team needs cheap cards to begin with.
const CHEAP: u8 = 3;
/// So many of them.
const MOST_CHEAP: usize = 3;
/// What one is worth as long as there are fewer.
const BEGINS: i32 = 12;

impl DiceMasters {
    /// A good answer in a draft.
    pub(crate) fn draft_advice(&self, draft: &Draft, hand: &Hand, seat: Seat) -> Option<Offer> {
        let mut offers = Vec::new();
        self.draft_question(draft, hand, seat, &mut offers)?;
        let beside = match draft.round {
            Round::Build { .. } => &hand.team[..],
            _ => &hand.taken[..],
        };
        let worth = |offer: &Offer| match *offer {
            Offer::Choose(card) if hand.whole => card_worth(&self.pack, card),
            Offer::Choose(card) => self.pick_worth(beside, card),
            Offer::Take(mould) => {
                let cards = hand
                    .taken
                    .iter()
                    .filter(|card| self.pack.card(**card).mould == mould);
                let best = cards.map(|card| self.pick_worth(beside, *card)).max();
                best.unwrap_or(0) - ANOTHER * i32::from(draft.dice_of(seat, mould))
            }
            _ => i32::MIN,
        };
        offers.into_iter().max_by_key(worth)
    }

    /// What a card is worth beside others.
    fn pick_worth(&self, beside: &[CardId], card: CardId) -> i32 {
        let is_cheap = |card: &CardId| self.pack.card(*card).cost <= CHEAP;
        let others = beside.iter().filter(|other| other.index() != card.index());
        let cheap = others.filter(|other| is_cheap(other)).count();
        let begins = is_cheap(&card) && cheap < MOST_CHEAP;
        let begins = if begins { BEGINS } else { 0 };
        card_worth(&self.pack, card) + together(&self.pack, beside, card) + begins
    }
}
