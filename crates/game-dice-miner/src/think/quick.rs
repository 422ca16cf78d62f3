//! Answers without thinking, for play beyond the answer that is tried: the one that looks best
//! right after it. A shared beer is looked at on each of its sides; of magic the appraisal knows
//! what it brings.

use super::sheet::Sheet;
use crate::appraise::MAGIC;
use crate::score::Tally;
use crate::state::Stage;
use crate::tables::SIDES;
use crate::{DiceMiner, Offer, Public, State};
use kernel::{Choice, Game, Input, Landing, Seat, Silent};

impl DiceMiner {
    /// The answer of whoever is at turn that looks best at once.
    pub(super) fn quick(&self, state: &State, offers: &[Offer]) -> Offer {
        let seat = state.public.turn;
        if offers.len() == 1 {
            return offers[0];
        }
        let public = &state.public;
        if let Some(sheet) = Sheet::of(self, public) {
            let mut without = None;
            return best(offers, |offer| sheet.weigh(offer, &mut without));
        }
        match public.stage {
            Stage::Magic | Stage::Aim(_) => self.quick_magic(public, seat, offers),
            Stage::Cache => self.quick_cache(public, seat, offers),
            _ => best(offers, |offer| self.glance(state, seat, offer)),
        }
    }

    /// Magic changes nothing for others before it is cast, so only the own hopes are looked at.
    fn quick_magic(&self, public: &Public, seat: Seat, offers: &[Offer]) -> Offer {
        let hand = self.hand(public, seat);
        let rivals = self
            .contenders(public)
            .iter()
            .filter(|rival| *rival != seat);
        let gems = rivals.map(|rival| self.gems(public, rival));
        let moment = self.moment(public, gems.max().unwrap_or(0));
        best(offers, |offer| match offer {
            Offer::Spend(source) => {
                let gains = self.reroll_gains(public, seat, hand, moment, source);
                gains - MAGIC * i32::from(self.symbols(source))
            }
            Offer::Reroll(die) => self.reroll_gain(hand, moment, die),
            _ => -MAGIC * hand.magic,
        })
    }

    fn gems(&self, public: &Public, seat: Seat) -> u8 {
        let clan = public.clan(seat);
        Tally::of(&self.tables, &clan.trove, clan.hero).gems
    }

    /// What is cached is nobody else's business either.
    fn quick_cache(&self, public: &Public, seat: Seat, offers: &[Offer]) -> Offer {
        let mut cached = public.clone();
        let moment = self.moment(public, 0);
        best(offers, |offer| {
            cached.kept = public.kept;
            if let Offer::Cache(die) = offer {
                cached.kept.add(die);
            }
            self.later(&cached, seat, moment)
        })
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

/// The first of the best.
fn best(offers: &[Offer], mut weigh: impl FnMut(Offer) -> i32) -> Offer {
    let weighed = offers.iter().map(|&offer| (weigh(offer), offer));
    let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.expect("a question has an answer").1
}
