//! An answer that is not given yet: a die or a face in the hand, an answer that was tapped, dice to
//! be rolled again. No rule stands here; what is no offer is handed back as a question "why not?".

use super::fight;
use crate::board;
use dice::{DiceSet, DieId};
use game_kapow::{Offer, Source};
use kernel::Choice;

/// What somebody has tapped so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Draft {
    /// The answer that the main button gives.
    pub(crate) pick: Option<Offer>,
    /// The die in the hand, for a slot.
    pub(crate) die: Option<DieId>,
    /// The slot that waits for a die.
    pub(crate) slot: Option<u8>,
    /// The face in the hand: to be clipped on, exchanged or handed over.
    pub(crate) face: Option<Source>,
    /// Dice to be rolled again, where several may be.
    pub(crate) rolls: DiceSet,
}

/// A question of KAPOW!.
pub(crate) type Question = board::Question<Offer>;
/// What a tap leads to.
pub(crate) type Tap = board::Tap<Draft, Offer>;

impl Question {
    pub(crate) fn has(&self, offer: Offer) -> bool {
        self.offers.contains(&offer)
    }

    /// Whether several dice are chosen for one answer.
    pub(crate) fn takes_several(&self) -> bool {
        self.ask.min == 0
    }

    /// What is tapped at the beginning: being ready, or the only thing there is.
    pub(crate) fn begin(&self) -> Draft {
        let ends = [Offer::Ready, Offer::Done];
        let end = ends.into_iter().find(|&end| self.has(end));
        let only = match self.offers[..] {
            [only] if !self.takes_several() => Some(only),
            _ => None,
        };
        Draft {
            pick: end.or(only).or_else(|| fight::natural(self)),
            ..Draft::default()
        }
    }

    pub(crate) fn choice(&self, draft: &Draft) -> Option<Choice<Offer>> {
        if self.takes_several() {
            return self.drafted(draft);
        }
        let offered = draft.pick.filter(|&pick| self.has(pick));
        offered.map(Choice::one)
    }

    pub(crate) fn drafted(&self, draft: &Draft) -> Option<Choice<Offer>> {
        if self.takes_several() {
            let picks = draft.rolls.iter().map(Offer::Roll);
            return Choice::several(picks);
        }
        draft.pick.map(Choice::one)
    }

    /// Not attacking: the quiet way out of an attack.
    pub(crate) fn way_out(&self) -> Option<Offer> {
        self.has(Offer::Hold).then_some(Offer::Hold)
    }

    /// A tap on an answer; a second one takes it back.
    pub(crate) fn tap(&self, draft: Draft, offer: Offer) -> Tap {
        if !self.has(offer) {
            return Tap::WhyNot(Choice::one(offer));
        }
        if let (true, Offer::Roll(die)) = (self.takes_several(), offer) {
            let mut rolls = draft.rolls;
            if rolls.contains(die) {
                rolls.remove(die);
            } else {
                rolls.insert(die);
            }
            return Tap::Drafted(Draft { rolls, ..draft });
        }
        let again = draft.pick == Some(offer);
        Tap::Drafted(Draft {
            pick: if again {
                self.begin().pick
            } else {
                Some(offer)
            },
            ..Draft::default()
        })
    }
}
