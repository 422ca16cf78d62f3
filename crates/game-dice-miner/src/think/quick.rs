//! Answers without thinking, for play beyond the answer that is tried: the one that looks best
//! right after it. A shared beer is looked at on each of its sides; of magic the appraisal knows
//! what it brings.

use super::sheet::Sheet;
use crate::state::Stage;
use crate::tables::SIDES;
use crate::{DiceMiner, Offer, State};
use kernel::{Choice, Game, Input, Landing, Seat, Silent};

impl DiceMiner {
    /// The answer of whoever is at turn that looks best at once.
    pub(super) fn quick(&self, state: &State, offers: &[Offer]) -> Offer {
        let seat = state.public.turn;
        if offers.len() == 1 {
            return offers[0];
        }
        if let Some(sheet) = Sheet::of(self, &state.public) {
            return sheet.best(offers);
        }
        let weighed = offers.iter().map(|&offer| {
            let worth = self.glance(state, seat, offer);
            (worth, offer)
        });
        let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.expect("a question has an answer").1
    }

    /// What an answer looks like right after it.
    pub(super) fn glance(&self, state: &State, seat: Seat, offer: Offer) -> i32 {
        let mut after = state.clone();
        self.answer(&mut after, seat, offer);
        if !matches!(after.public.stage, Stage::Beer { .. }) {
            return self.lead(&after.public, &self.hopes(&after.public), seat);
        }
        let sides = (0..SIDES as u8).map(|side| {
            let mut landed = after.clone();
            let landing: Landing = std::iter::once(side).collect();
            self.apply_unchecked(&mut landed, &Input::Landed(landing), &mut Silent);
            self.lead(&landed.public, &self.hopes(&landed.public), seat)
        });
        sides.sum::<i32>() / SIDES as i32
    }

    /// Gives an answer.
    pub(super) fn answer(&self, state: &mut State, seat: Seat, offer: Offer) {
        let choice = Choice::one(offer);
        let input = Input::Choose { seat, choice };
        self.apply_unchecked(state, &input, &mut Silent);
    }
}
