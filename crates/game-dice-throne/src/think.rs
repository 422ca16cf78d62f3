//! Thoughts for bots: what an ability is worth, which dice to roll again, and which answer turns
//! out best when the turn is played on. No rule hangs on it.
//!
//! `eye` reads worth off verbs, `known` keeps what never changes, `plan` knows what dice are good
//! for and `learn` what that is against this opponent, `quick` answers without thinking, and
//! `ponder` tries answers in imagined worlds.

mod eye;
mod known;
mod learn;
mod plan;
mod ponder;
mod quick;

pub(crate) use known::Known;

use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::Public;
use crate::{DiceThrone, View};
use kernel::{Choice, Seat};

impl DiceThrone {
    /// A good answer for whoever looks. Without effort only rolls are answered, by their exact
    /// chances and what each ability is worth at a glance, and main phases.
    pub(crate) fn advice(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        if effort > 0 {
            return ponder::ponder(self, view, effort, stop).map(Choice::one);
        }
        match view.public.frames.last() {
            Some(Frame::Declare) => self.roll_at_a_glance(view).map(Choice::one),
            Some(Frame::Main) => ponder::glance_around(self, view).map(Choice::one),
            _ => None,
        }
    }

    fn roll_at_a_glance(&self, view: &View) -> Option<Offer> {
        let public = &view.public;
        let seat = view.viewer.seat()?;
        let roll = public.rolls.first().filter(|roll| roll.owner == seat)?;
        let attempts = self.attempts_paid(public, seat);
        Some(self.plan(public, seat).answer(&roll.sides, attempts))
    }

    /// What a seat may hope for from its first roll with all its attempts.
    pub(crate) fn first_roll(&self, public: &Public, seat: Seat) -> i32 {
        self.plan(public, seat).before_any()
    }
}
