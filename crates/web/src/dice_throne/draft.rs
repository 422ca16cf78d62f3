//! What somebody holds on the way to an answer: the dice that stay. Everything else is one offer.

use game_dice_throne::{Offer, TokenId};

pub(super) type Question = crate::draft::Question<Offer>;
pub(super) type Draft = crate::draft::Draft<Offer, Hand>;
pub(super) type Tap = crate::draft::Tap<Offer, Hand>;

/// The dice that stay while the others are rolled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    /// A bit for each.
    pub(super) keep: u8,
}

impl Question {
    /// Whether dice may be rolled again.
    pub(super) fn rolls(&self) -> bool {
        let mut offers = self.offers.iter();
        offers.any(|offer| matches!(offer, Offer::Roll(_)))
    }

    /// All dice that may be rolled again, a bit for each.
    fn all_dice(&self) -> u8 {
        let offers = self.offers.iter();
        let rolls = offers.map(|offer| match offer {
            Offer::Roll(dice) => *dice,
            _ => 0,
        });
        rolls.fold(0, |all, dice| all | dice)
    }

    /// What is chosen at the beginning, with the dice that stay.
    pub(super) fn begin_keeping(&self, keep: u8) -> Draft {
        let keep = keep & self.all_dice();
        Draft {
            pick: self.first_pick(keep),
            hand: Hand { keep },
        }
    }

    /// What is suggested, with the dice that stay for it: all of them for an ability.
    pub(super) fn begin_suggested(&self, suggested: Offer) -> Option<Draft> {
        let again = match suggested {
            Offer::Roll(again) => again,
            Offer::Use(..) => 0,
            _ => return None,
        };
        self.has(suggested).then(|| Draft {
            pick: Some(suggested),
            hand: Hand {
                keep: self.all_dice() & !again,
            },
        })
    }

    /// What is chosen at the beginning of a roll: what is suggested, or what stayed of the attempt
    /// before. Dice with which an ability is ready are not rolled again unasked.
    pub(super) fn begin_rolled(&self, suggested: Option<Offer>, kept: Option<u8>) -> Draft {
        if let (Some(keep), false) = (kept, self.uses()) {
            return self.begin_keeping(keep);
        }
        let suggested = suggested.and_then(|offer| self.begin_suggested(offer));
        let careful = if self.uses() { self.all_dice() } else { 0 };
        suggested.unwrap_or_else(|| self.begin_keeping(careful))
    }

    /// Whether an ability may be used.
    pub(super) fn uses(&self) -> bool {
        let mut offers = self.offers.iter();
        offers.any(|offer| matches!(offer, Offer::Use(..)))
    }

    /// Rolling what does not stay; ending a phase; saying yes; the only thing there is.
    fn first_pick(&self, keep: u8) -> Option<Offer> {
        let again = Offer::Roll(self.all_dice() & !keep);
        if self.rolls() && self.has(Offer::NoAbility) {
            return Some(again).filter(|again| self.has(*again));
        }
        let mut likely = [Offer::Done, Offer::Yes].into_iter();
        likely
            .find(|offer| self.has(*offer))
            .or_else(|| self.only())
    }

    /// A tap on an answer; a second one takes it back.
    pub(super) fn tap(&self, draft: Draft, offer: Offer) -> Tap {
        if !self.has(offer) {
            return Tap::WhyNot(offer);
        }
        if draft.pick == Some(offer) {
            return Tap::Drafted(self.begin_keeping(draft.hand.keep));
        }
        Tap::Drafted(Draft {
            pick: Some(offer),
            hand: draft.hand,
        })
    }

    /// A tap on a die that may be rolled again: it stays, or it does not any more. Where all stay,
    /// what is ready is used.
    pub(super) fn tap_die(&self, draft: Draft, die: u8, ready: Option<Offer>) -> Tap {
        let bit = 1 << die;
        if self.all_dice() & bit == 0 {
            return Tap::WhyNot(Offer::Roll(bit));
        }
        let keep = draft.hand.keep ^ bit;
        let again = Offer::Roll(self.all_dice() & !keep);
        let mut likely = [Some(again), ready].into_iter().flatten();
        Tap::Drafted(Draft {
            pick: likely.find(|offer| self.has(*offer)),
            hand: Hand { keep },
        })
    }

    /// The ways to spend a token.
    pub(super) fn spends(&self, token: TokenId) -> impl Iterator<Item = Offer> + '_ {
        let offers = self.offers.iter().copied();
        offers.filter(move |offer| matches!(offer, Offer::Spend(found, ..) if *found == token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    fn question(offers: Vec<Offer>) -> Question {
        Question {
            ask: Ask::one(AskKind::Choose, Rule("DT-4.2")),
            offers,
        }
    }

    fn rolling() -> Question {
        let rolls = (1..32).map(Offer::Roll);
        question(rolls.chain([Offer::NoAbility]).collect())
    }

    fn drafted(tap: Tap) -> Draft {
        match tap {
            Tap::Drafted(draft) => draft,
            other => panic!("{other:?} is no draft"),
        }
    }

    #[test]
    fn what_does_not_stay_is_rolled_again() {
        let question = rolling();
        let draft = question.begin_keeping(0);
        assert_eq!(draft.pick, Some(Offer::Roll(0b1_1111)));
        let kept = drafted(question.tap_die(draft, 1, None));
        assert_eq!(kept.pick, Some(Offer::Roll(0b1_1101)));
        assert_eq!(drafted(question.tap_die(kept, 1, None)), draft);
        assert_eq!(
            question.begin_keeping(0b1_1111).pick,
            None,
            "nothing is left"
        );
    }

    #[test]
    fn what_is_suggested_is_chosen_until_somebody_knows_better() {
        let question = rolling();
        let suggested = question.begin_rolled(Some(Offer::Roll(0b1_0001)), None);
        assert_eq!(suggested.pick, Some(Offer::Roll(0b1_0001)));
        assert_eq!(suggested.hand.keep, 0b0_1110);
        let own = question.begin_rolled(Some(Offer::Roll(0b1_0001)), Some(0b11));
        assert_eq!(own, question.begin_keeping(0b11));
    }

    #[test]
    fn what_is_ready_is_not_rolled_again_unasked() {
        let ready = Offer::Use(dice::Id::at(2).unwrap(), 0);
        let mut question = rolling();
        question.offers.push(ready);
        let draft = question.begin_rolled(Some(ready), Some(0b11));
        assert_eq!((draft.pick, draft.hand.keep), (Some(ready), 0b1_1111));
        let freed = drafted(question.tap_die(draft, 4, Some(ready)));
        assert_eq!(freed.pick, Some(Offer::Roll(0b1_0000)));
        assert_eq!(drafted(question.tap_die(freed, 4, Some(ready))), draft);
        let unknown = question.begin_rolled(None, Some(0b11));
        assert_eq!((unknown.pick, unknown.hand.keep), (None, 0b1_1111));
    }

    #[test]
    fn an_answer_that_is_taken_back_leaves_the_dice_as_they_were() {
        let question = rolling();
        let kept = drafted(question.tap_die(question.begin_keeping(0), 0, None));
        let none = drafted(question.tap(kept, Offer::NoAbility));
        assert_eq!(none.pick, Some(Offer::NoAbility));
        assert_eq!(drafted(question.tap(none, Offer::NoAbility)), kept);
    }

    #[test]
    fn a_phase_ends_and_a_window_is_let_be_on_purpose() {
        let main = question(vec![Offer::Yes, Offer::Done]);
        assert_eq!(main.begin_keeping(0).pick, Some(Offer::Done));
        let window = question(vec![Offer::Option(0), Offer::Pass]);
        assert_eq!(window.begin_keeping(0).pick, None);
    }
}
