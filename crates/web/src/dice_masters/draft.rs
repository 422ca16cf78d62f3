//! What somebody holds on the way to an answer: the picks of a question that takes several.

use game_dice_masters::Offer;
use kernel::Choice;

pub(super) type Question = crate::draft::Question<Offer>;
pub(super) type Draft = crate::draft::Draft<Offer, Hand>;
pub(super) type Tap = crate::draft::Tap<Offer, Hand>;

/// What was tapped where any number of picks answers: dice to roll again, attackers, targets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    pub(super) picks: Vec<Offer>,
}

impl Question {
    /// Whether any number of picks answers, none included.
    pub(super) const fn takes_several(&self) -> bool {
        self.ask.min == 0
    }

    pub(super) fn drafted(&self, draft: &Draft) -> Option<Choice<Offer>> {
        if !self.takes_several() {
            return draft.pick.map(Choice::one);
        }
        let picked = self
            .offers
            .iter()
            .filter(|offer| draft.hand.picks.contains(offer));
        Choice::several(picked.copied())
    }

    pub(super) fn tap(&self, draft: &Draft, offer: Offer) -> Tap {
        if !self.has(offer) {
            return Tap::WhyNot(offer);
        }
        if !self.takes_several() {
            let again = draft.pick == Some(offer);
            return Tap::Drafted(Draft::of(Some(offer).filter(|_| !again)));
        }
        let mut hand = draft.hand.clone();
        match hand.picks.iter().position(|pick| *pick == offer) {
            Some(place) => {
                hand.picks.remove(place);
            }
            None if hand.picks.len() < usize::from(self.ask.max) => hand.picks.push(offer),
            None => return Tap::Drafted(draft.clone()),
        }
        Tap::Drafted(Draft { pick: None, hand })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    fn question(min: u8, max: u8) -> Question {
        Question {
            ask: Ask {
                kind: AskKind::Choose,
                min,
                max,
                rule: Rule("MA-11.1"),
                quiet: false,
            },
            offers: [1, 2, 3].map(Offer::Amount).to_vec(),
        }
    }

    fn tapped(question: &Question, taps: &[u8]) -> Option<Vec<Offer>> {
        let tap = |draft: Draft, tap: &u8| match question.tap(&draft, Offer::Amount(*tap)) {
            Tap::Drafted(draft) => draft,
            _ => draft,
        };
        let draft = taps.iter().fold(Draft::default(), tap);
        let choice = question.drafted(&draft)?;
        Some(choice.picks().to_vec())
    }

    #[test]
    fn several_are_tapped_and_taken_back_in_the_order_of_the_offers() {
        let any = question(0, 2);
        assert_eq!(tapped(&any, &[]), Some(vec![]));
        let both = vec![Offer::Amount(1), Offer::Amount(3)];
        assert_eq!(tapped(&any, &[3, 1]), Some(both.clone()));
        assert_eq!(
            tapped(&any, &[3, 1, 2]),
            Some(both),
            "no more than asked for"
        );
        assert_eq!(tapped(&any, &[3, 1, 3]), Some(vec![Offer::Amount(1)]));
    }

    #[test]
    fn one_is_tapped_and_taken_back() {
        let one = question(1, 1);
        assert_eq!(tapped(&one, &[]), None);
        assert_eq!(tapped(&one, &[1, 2]), Some(vec![Offer::Amount(2)]));
        assert_eq!(tapped(&one, &[2, 2]), None);
    }
}
