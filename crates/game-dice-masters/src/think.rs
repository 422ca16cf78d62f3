//! Thoughts for bots: what dice are worth, what to buy and field, whom to attack and block, and
//! which answer turns out best when the match is played on. No rule hangs on it.
//!
//! `known` says what a die of a kind is worth wherever it lies, `value` what a table is worth,
//! `clash` reckons combats, `plan` what energy is best spent on, `keep` which dice to roll again.
//! `quick` answers without thinking, `glance` looks right behind each answer, and `ponder` plays
//! answers on, to what `prospect` promises then. `draft` picks cards and dice, and `told`
//! says a plan in words.

mod clash;
mod draft;
mod glance;
mod keep;
mod known;
mod plan;
mod ponder;
mod prospect;
mod quick;
mod told;
mod value;

pub(crate) use known::{Known, card_worth};
pub(crate) use value::points;

use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::State;
use glance::Glance;
use kernel::{Ask, Choice, Seat, Tide};

/// Whoever thinks: about which match, and what the dice in it are worth.
pub(crate) struct Mind<'a> {
    pub(crate) game: &'a DiceMasters,
    pub(crate) known: Known,
}

impl<'a> Mind<'a> {
    pub(crate) fn new(game: &'a DiceMasters) -> Mind<'a> {
        Mind {
            game,
            known: Known::of(game),
        }
    }

    /// What a seat is asked.
    fn question(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        self.game.question(&state.public, seat, offers)
    }
}

impl DiceMasters {
    /// A good answer for whoever looks: by a look right behind each answer, or with an effort by
    /// playing the best of them on.
    pub(crate) fn advice(
        &self,
        state: &State,
        seat: Seat,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        let mind = Mind::new(self);
        let mut offers = Vec::new();
        let ask = mind.question(state, seat, &mut offers)?;
        let tide = Tide::of(&state.public);
        let glance = Glance::new(&mind, state, seat, tide.clone());
        let weighed = glance.weigh(&ask, &offers);
        if effort == 0 || weighed.len() < 2 {
            return weighed.into_iter().next().map(|one| one.choice);
        }
        Some(ponder::ponder(
            &mind,
            state,
            seat,
            weighed,
            (effort, &tide),
            stop,
        ))
    }
}
