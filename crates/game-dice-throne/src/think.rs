//! Thoughts for bots: what an ability is worth, which dice to roll again, and which answer turns
//! out best when the turn is played on. No rule hangs on it.
//!
//! `eye` reads worth off verbs, `known` keeps what never changes, `plan` knows what dice are good
//! for and `learn` what that is against this opponent, `quick` answers without thinking, `glance`
//! weighs what comes of an answer right away, `ponder` tries answers in imagined worlds, and
//! `suggest` is what people are shown.

mod eye;
mod glance;
mod known;
mod learn;
mod plan;
mod ponder;
mod quick;
mod suggest;

pub(crate) use known::Known;
pub use suggest::Suggested;

use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::Public;
use crate::{DiceThrone, View};
use kernel::{Choice, Seat};

impl DiceThrone {
    /// A good answer for whoever looks. Without effort rolls are answered by their exact chances
    /// and what each ability is worth at a glance; main phases, defences and windows in which
    /// something foolish may look good by what comes of it right away.
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
            Some(Frame::Declare) => {
                let (plan, sides, attempts) = self.rolled(view)?;
                Some(Choice::one(plan.answer(sides, attempts)))
            }
            Some(Frame::Main | Frame::Defend(_)) => {
                glance::glance_around(self, view).map(Choice::one)
            }
            Some(Frame::Window(..)) if self.tempts(view) => {
                glance::glance_around(self, view).map(Choice::one)
            }
            _ => None,
        }
    }

    /// What a seat may hope for from its first roll with all its attempts.
    pub(crate) fn first_roll(&self, public: &Public, seat: Seat) -> i32 {
        self.plan(public, seat).before_any()
    }
}
