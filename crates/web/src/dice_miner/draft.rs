//! What of Dice Miner is in the hand while an answer is drafted: a beer for which nobody is chosen,
//! and which of several equal dice was tapped.

use crate::board::Board;
use crate::draft;
use game_dice_miner::{DiceMiner, KindId, Offer};
use kernel::Seat;

/// What somebody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    /// The beer to be shared, with or without somebody who gets it.
    pub(crate) beer: Option<KindId>,
    /// Which of several equal dice was tapped.
    pub(crate) nth: u8,
}

/// A question of Dice Miner.
pub(crate) type Question = draft::Question<Offer>;
pub(crate) type Draft = draft::Draft<Offer, Hand>;
pub(crate) type Tap = draft::Tap<Offer, Hand>;

impl Question {
    /// Who may get a beer of a kind.
    pub(crate) fn recipients(&self, kind: KindId) -> Vec<Seat> {
        let to = |offer: &Offer| match *offer {
            Offer::Share { kind: given, to } if given == kind => Some(to),
            _ => None,
        };
        self.offers.iter().filter_map(to).collect()
    }

    /// Whether a beer of some kind can be shared.
    pub(crate) fn has_beer(&self) -> bool {
        let is_beer = |offer: &Offer| matches!(offer, Offer::Share { .. });
        self.offers.iter().any(is_beer)
    }

    /// A tap on one of several equal dice: another one of them is no second tap.
    pub(crate) fn tap_nth(&self, draft: Draft, offer: Offer, nth: u8) -> Tap {
        let before = if draft.hand.nth == nth {
            draft
        } else {
            Draft::default()
        };
        match DiceMiner::tap(self, &before, offer) {
            Tap::Drafted(next) => Tap::Drafted(Draft {
                hand: Hand { beer: None, nth },
                ..next
            }),
            other => other,
        }
    }

    /// A tap on a beer. Where only one person can get it, that is settled.
    pub(crate) fn tap_beer(&self, draft: Draft, kind: KindId, nth: u8, me: Seat) -> Tap {
        let recipients = self.recipients(kind);
        let Some(&first) = recipients.first() else {
            return Tap::WhyNot(Offer::Share { kind, to: me });
        };
        let beer = Some(kind);
        if draft.hand == (Hand { beer, nth }) {
            return Tap::Drafted(Draft::default());
        }
        Tap::Drafted(Draft {
            pick: (recipients.len() == 1).then_some(Offer::Share { kind, to: first }),
            hand: Hand { beer, nth },
        })
    }

    /// A tap on whoever may get the beer in the hand.
    pub(crate) fn tap_recipient(&self, draft: Draft, to: Seat) -> Tap {
        let share = draft.hand.beer.map(|kind| Offer::Share { kind, to });
        match share {
            Some(offer) if !self.has(offer) => Tap::WhyNot(offer),
            pick => Tap::Drafted(Draft { pick, ..draft }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_dice_miner::Cell;
    use kernel::{Ask, AskKind, Rule};

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    fn question(offers: Vec<Offer>) -> Question {
        Question {
            ask: Ask::one(AskKind::Act, Rule("DM-4.2")),
            offers,
        }
    }

    fn kind() -> KindId {
        KindId::new(0).unwrap()
    }

    fn share(to: &str) -> Offer {
        Offer::Share {
            kind: kind(),
            to: seat(to),
        }
    }

    #[test]
    fn a_second_tap_takes_the_first_one_back() {
        let top = Offer::Take(Cell::new(0, 0).unwrap());
        let other = Offer::Take(Cell::new(0, 1).unwrap());
        let question = question(vec![top, other]);
        let Tap::Drafted(draft) = question.tap_nth(Draft::default(), top, 0) else {
            panic!("it is offered");
        };
        assert_eq!(draft.pick, Some(top));
        let again = |nth| question.tap_nth(draft, top, nth);
        assert_eq!(again(0), Tap::Drafted(Draft::default()));
        assert!(matches!(again(1), Tap::Drafted(other) if other.pick == Some(top)));
        let buried = Offer::Take(Cell::new(4, 2).unwrap());
        assert_eq!(question.tap_nth(draft, buried, 0), Tap::WhyNot(buried));
    }

    #[test]
    fn a_beer_waits_for_somebody_unless_there_is_only_one() {
        let Tap::Drafted(one) =
            question(vec![share("B")]).tap_beer(Draft::default(), kind(), 0, seat("A"))
        else {
            panic!("it is offered");
        };
        assert_eq!((one.hand.beer, one.pick), (Some(kind()), Some(share("B"))));
        let two = question(vec![share("B"), share("C")]);
        let Tap::Drafted(two) = two.tap_beer(Draft::default(), kind(), 0, seat("A")) else {
            panic!("it is offered");
        };
        assert_eq!((two.hand.beer, two.pick), (Some(kind()), None));
    }

    #[test]
    fn the_only_answer_is_tapped_and_the_way_out_if_it_is_that() {
        let top = Offer::Take(Cell::new(0, 0).unwrap());
        let begun = |question: &Question| DiceMiner::begin(question).pick;
        assert_eq!(begun(&question(vec![top])), Some(top));
        let quiet = |offers| Question {
            ask: Ask::one(AskKind::Take, Rule("DM-4.1")).or_let_be(),
            offers,
        };
        let full = quiet(vec![Offer::Done]);
        assert_eq!((begun(&full), full.way_out()), (Some(Offer::Done), None));
        assert_eq!(begun(&question(vec![top, Offer::Done])), None);
        assert_eq!(quiet(vec![top, Offer::Stop]).way_out(), Some(Offer::Stop));
    }
}
