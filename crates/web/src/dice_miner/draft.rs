//! An answer that is not given yet: one offer, or a beer for which nobody is chosen. No rule stands
//! here; what is no offer is handed back as a question "why not?".

use crate::board;
use game_dice_miner::{KindId, Offer};
use kernel::{Choice, Seat};

/// What somebody has tapped so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Draft {
    pub(crate) pick: Option<Offer>,
    /// The beer to be shared, with or without somebody who gets it.
    pub(crate) beer: Option<KindId>,
    /// Which of several equal dice was tapped.
    pub(crate) nth: u8,
}

/// A question of Dice Miner.
pub(crate) type Question = board::Question<Offer>;
/// What a tap leads to.
pub(crate) type Tap = board::Tap<Draft, Offer>;

impl Question {
    pub(crate) fn has(&self, offer: Offer) -> bool {
        self.offers.contains(&offer)
    }

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

    /// What is tapped at the beginning: the only thing there is.
    pub(crate) fn begin(&self) -> Draft {
        let only = match self.offers[..] {
            [only] => Some(only),
            _ => None,
        };
        Draft {
            pick: only,
            ..Draft::default()
        }
    }

    /// A tap on an answer; a second one takes it back.
    pub(crate) fn tap(&self, draft: Draft, offer: Offer, nth: u8) -> Tap {
        if !self.has(offer) {
            return Tap::WhyNot(Choice::one(offer));
        }
        let again = draft.pick == Some(offer) && draft.nth == nth;
        Tap::Drafted(Draft {
            pick: (!again).then_some(offer),
            beer: None,
            nth,
        })
    }

    /// A tap on a beer. Where only one person can get it, that is settled.
    pub(crate) fn tap_beer(&self, draft: Draft, kind: KindId, nth: u8, me: Seat) -> Tap {
        let recipients = self.recipients(kind);
        let Some(first) = recipients.first() else {
            return Tap::WhyNot(Choice::one(Offer::Share { kind, to: me }));
        };
        if draft.beer == Some(kind) && draft.nth == nth {
            return Tap::Drafted(Draft::default());
        }
        let only = (recipients.len() == 1).then_some(Offer::Share { kind, to: *first });
        Tap::Drafted(Draft {
            pick: only,
            beer: Some(kind),
            nth,
        })
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
        let Tap::Drafted(draft) = question.tap(question.begin(), top, 0) else {
            panic!("it is offered");
        };
        assert_eq!(draft.pick, Some(top));
        assert_eq!(question.tap(draft, top, 0), Tap::Drafted(Draft::default()));
        let buried = Offer::Take(Cell::new(4, 2).unwrap());
        assert_eq!(
            question.tap(draft, buried, 0),
            Tap::WhyNot(Choice::one(buried))
        );
    }

    #[test]
    fn a_beer_waits_for_somebody_unless_there_is_only_one() {
        let Tap::Drafted(one) =
            question(vec![share("B")]).tap_beer(Draft::default(), kind(), 0, seat("A"))
        else {
            panic!("it is offered");
        };
        assert_eq!((one.beer, one.pick), (Some(kind()), Some(share("B"))));
        let two = question(vec![share("B"), share("C")]);
        let Tap::Drafted(two) = two.tap_beer(Draft::default(), kind(), 0, seat("A")) else {
            panic!("it is offered");
        };
        assert_eq!((two.beer, two.pick), (Some(kind()), None));
    }

    #[test]
    fn the_only_answer_is_tapped_and_the_way_out_if_it_is_that() {
        let top = Offer::Take(Cell::new(0, 0).unwrap());
        assert_eq!(question(vec![top]).begin().pick, Some(top));
        let quiet = |offers| Question {
            ask: Ask::one(AskKind::Take, Rule("DM-4.1")).or_let_be(),
            offers,
        };
        let full = quiet(vec![Offer::Done]);
        assert_eq!(
            (full.begin().pick, full.way_out()),
            (Some(Offer::Done), None)
        );
        assert_eq!(question(vec![top, Offer::Done]).begin().pick, None);
        assert_eq!(quiet(vec![top, Offer::Stop]).way_out(), Some(Offer::Stop));
    }
}
