//! What of KAPOW! is in the hand while an answer is drafted: a die, a slot that waits for one, a
//! face, dice to be rolled again.

use super::fight;
use crate::board::Board;
use crate::draft;
use dice::{DiceSet, DieId};
use game_kapow::{Kapow, Offer, SlotId, Source, Symbol};

/// What somebody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    /// The die in the hand, for a slot or to be turned.
    pub(crate) die: Option<DieId>,
    /// The slot that waits for a die.
    pub(crate) slot: Option<SlotId>,
    /// The face in the hand: to be clipped on, exchanged or handed over.
    pub(crate) face: Option<Source>,
    /// Dice to be rolled again, where several may be.
    pub(crate) rolls: DiceSet,
}

impl Hand {
    /// A die, or none.
    pub(crate) fn of_die(die: Option<DieId>) -> Hand {
        Hand {
            die,
            ..Hand::default()
        }
    }
}

/// A question of KAPOW!.
pub(crate) type Question = draft::Question<Offer>;
pub(crate) type Draft = draft::Draft<Offer, Hand>;
pub(crate) type Tap = draft::Tap<Offer, Hand>;

impl Question {
    /// Whether several dice are chosen for one answer.
    pub(crate) fn takes_several(&self) -> bool {
        self.ask.min == 0
    }

    /// Whether dice are placed. Who learns may not be ready yet, so both offers tell.
    pub(crate) fn is_placing(&self) -> bool {
        let places = |offer: &Offer| matches!(offer, Offer::Ready | Offer::Place { .. });
        self.offers.iter().any(places)
    }

    /// What is tapped at the beginning: being ready, or the only thing there is; but a die is
    /// placed by a tap on its slot alone.
    pub(crate) fn begin(&self) -> Draft {
        let ends = [Offer::Ready, Offer::Done];
        let end = ends.into_iter().find(|&end| self.has(end));
        let only = self.only().filter(|_| !self.is_placing());
        Draft::of(end.or(only).or_else(|| fight::natural(self)))
    }

    /// What is tapped at the beginning, and something in the hand besides.
    pub(crate) fn holding(&self, hand: Hand) -> Tap {
        let begun = self.begin();
        Tap::Drafted(Draft { hand, ..begun })
    }
}

/// Placing dice, and the questions of abilities that happen at once.
impl Question {
    /// The slots that take a die.
    pub(crate) fn slots_for(&self, die: DieId) -> Vec<SlotId> {
        let slot = |offer: &Offer| match *offer {
            Offer::Place { die: placed, slot } if placed == die => Some(slot),
            _ => None,
        };
        self.offers.iter().filter_map(slot).collect()
    }

    /// The dice that a slot takes.
    pub(crate) fn dice_for(&self, slot: SlotId) -> Vec<DieId> {
        let die = |offer: &Offer| match *offer {
            Offer::Place { die, slot: at } if at == slot => Some(die),
            _ => None,
        };
        self.offers.iter().filter_map(die).collect()
    }

    /// What a die may be turned to.
    pub(crate) fn turns_of(&self, die: DieId) -> Vec<Symbol> {
        let to = |offer: &Offer| match *offer {
            Offer::Turn { die: turned, to } if turned == die => Some(to),
            _ => None,
        };
        self.offers.iter().filter_map(to).collect()
    }

    /// What a tap on a die answers to an ability that happens at once.
    pub(crate) fn about(&self, die: DieId) -> Option<Offer> {
        let offers = [Offer::Roll(die), Offer::Attach(die)];
        offers.into_iter().find(|&offer| self.has(offer))
    }

    /// Whether an ability that happens at once asks about a die.
    pub(crate) fn asks_about(&self, die: DieId) -> bool {
        self.about(die).is_some() || !self.turns_of(die).is_empty()
    }

    /// A tap on a die that lies in no slot.
    pub(crate) fn tap_die(&self, draft: Draft, die: DieId) -> Tap {
        if !self.is_placing() {
            return self.tap_about(draft, die);
        }
        match draft.hand.slot {
            Some(slot) => self.at_once(Offer::Place { die, slot }),
            None => self.holding(Hand::of_die(
                Some(die).filter(|_| draft.hand.die != Some(die)),
            )),
        }
    }

    /// A tap on a die in a slot: it is picked up.
    pub(crate) fn tap_placed(&self, draft: Draft, die: DieId) -> Tap {
        if self.is_placing() {
            self.at_once(Offer::Lift(die))
        } else {
            self.tap_about(draft, die)
        }
    }

    /// A tap on an empty slot. Without a die in the hand it waits for one, unless all that fit are
    /// alike; `loose` are the dice that could be placed. Nothing where there is none to ask about.
    pub(crate) fn tap_slot(
        &self,
        draft: Draft,
        slot: SlotId,
        loose: DiceSet,
        alike: impl Fn(DieId, DieId) -> bool,
    ) -> Option<Tap> {
        let place = |die| Some(self.at_once(Offer::Place { die, slot }));
        if let Some(die) = draft.hand.die {
            return place(die);
        }
        if draft.hand.slot == Some(slot) {
            return Some(Tap::Drafted(self.begin()));
        }
        let fitting = self.dice_for(slot);
        let Some(&first) = fitting.first() else {
            return place(loose.first()?);
        };
        if fitting.iter().all(|&die| alike(die, first)) {
            return place(first);
        }
        Some(self.holding(Hand {
            slot: Some(slot),
            ..Hand::default()
        }))
    }

    /// A tap on a die that an ability asks about.
    fn tap_about(&self, draft: Draft, die: DieId) -> Tap {
        if let Some(offer) = self.about(die) {
            return Kapow::tap(self, &draft, offer);
        }
        let turns = self.turns_of(die);
        let pick = match turns[..] {
            // Why it is none of the dice in question, whatever the question is.
            [] => return Tap::WhyNot(Offer::Roll(die)),
            _ if draft.hand.die == Some(die) => return Tap::Drafted(self.begin()),
            [to] => Some(Offer::Turn { die, to }),
            _ => None,
        };
        let hand = Hand::of_die(Some(die));
        Tap::Drafted(Draft { pick, hand })
    }

    /// A tap on what the die in the hand may be turned to; it stays in the hand.
    pub(crate) fn tap_turn(&self, draft: Draft, die: DieId, to: Symbol) -> Tap {
        match Kapow::tap(self, &draft, Offer::Turn { die, to }) {
            Tap::Drafted(next) => Tap::Drafted(Draft {
                hand: Hand::of_die(Some(die)),
                ..next
            }),
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;
    use kernel::{Ask, AskKind, Choice, Rule};

    fn die(number: u8) -> DieId {
        DieId::new(number).unwrap()
    }

    fn slot(number: usize) -> SlotId {
        SlotId::at(number).unwrap()
    }

    fn place(number: u8, at: usize) -> Offer {
        Offer::Place {
            die: die(number),
            slot: slot(at),
        }
    }

    fn placing(offers: &[Offer]) -> Question {
        let mut offers = offers.to_vec();
        offers.insert(0, Offer::Ready);
        asking(AskKind::Place, offers)
    }

    fn asking(kind: AskKind, offers: Vec<Offer>) -> Question {
        Question {
            ask: Ask::one(kind, Rule("KA-3.2")),
            offers,
        }
    }

    fn drafted(tap: Tap) -> Draft {
        match tap {
            Tap::Drafted(draft) => draft,
            other => panic!("{other:?} is no draft"),
        }
    }

    fn choice(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        draft::choice::<Kapow>(question, draft)
    }

    fn dice(numbers: &[u8]) -> DiceSet {
        numbers.iter().map(|&number| die(number)).collect()
    }

    #[test]
    fn a_die_goes_from_the_hand_into_a_slot() {
        let question = placing(&[place(1, 7), place(1, 8), place(2, 8)]);
        assert_eq!(question.begin().pick, Some(Offer::Ready));
        let taught = asking(AskKind::Place, vec![place(1, 7)]);
        assert_eq!(taught.begin().pick, None, "a lesson that teaches one slot");
        let hand = drafted(question.tap_die(question.begin(), die(1)));
        assert_eq!(
            (hand.hand.die, hand.pick),
            (Some(die(1)), Some(Offer::Ready))
        );
        let tap = |at| question.tap_slot(hand, slot(at), dice(&[1, 2]), |_, _| false);
        assert_eq!(tap(7), Some(Tap::Answer(place(1, 7))));
        assert_eq!(tap(9), Some(Tap::WhyNot(place(1, 9))));
        let down = drafted(question.tap_die(hand, die(1)));
        assert_eq!(down, question.begin(), "a second tap puts it down");
        let other = drafted(question.tap_die(hand, die(2)));
        assert_eq!(other.hand.die, Some(die(2)));
    }

    #[test]
    fn a_slot_waits_for_a_die_unless_all_that_fit_are_alike() {
        let question = placing(&[place(1, 8), place(2, 8), place(3, 9)]);
        let tap = |at, alike: bool| {
            let dice = dice(&[1, 2, 3]);
            question.tap_slot(question.begin(), slot(at), dice, move |_, _| alike)
        };
        let waits = drafted(tap(8, false).unwrap());
        assert_eq!((waits.hand.slot, waits.hand.die), (Some(slot(8)), None));
        assert_eq!(
            question.tap_die(waits, die(2)),
            Tap::Answer(place(2, 8)),
            "the die that is tapped then"
        );
        assert_eq!(question.tap_die(waits, die(3)), Tap::WhyNot(place(3, 8)));
        let again = question.tap_slot(waits, slot(8), dice(&[1]), |_, _| false);
        assert_eq!(drafted(again.unwrap()), question.begin());
        assert_eq!(tap(8, true), Some(Tap::Answer(place(1, 8))));
        assert_eq!(tap(20, true), Some(Tap::WhyNot(place(1, 20))));
        let none = question.tap_slot(question.begin(), slot(20), DiceSet::EMPTY, |_, _| true);
        assert_eq!(none, None, "without a die there is nothing to ask about");
    }

    #[test]
    fn a_placed_die_is_picked_up_if_it_may() {
        let question = placing(&[Offer::Lift(die(1))]);
        let tap = |number| question.tap_placed(question.begin(), die(number));
        assert_eq!(tap(1), Tap::Answer(Offer::Lift(die(1))));
        assert_eq!(tap(2), Tap::WhyNot(Offer::Lift(die(2))));
    }

    #[test]
    fn rolling_again_is_confirmed() {
        let one = asking(
            AskKind::Keep,
            vec![Offer::Roll(die(1)), Offer::Roll(die(2))],
        );
        let picked = drafted(one.tap_die(one.begin(), die(2)));
        assert_eq!(
            choice(&one, &picked),
            Some(Choice::one(Offer::Roll(die(2))))
        );
        let many = Question {
            ask: Ask {
                min: 0,
                max: 2,
                ..one.ask
            },
            ..one
        };
        let both = drafted(many.tap_die(many.begin(), die(2)));
        let both = drafted(many.tap_placed(both, die(1)));
        assert_eq!(both.hand.rolls, dice(&[1, 2]));
        assert_eq!(choice(&many, &both).unwrap().picks().len(), 2);
        assert_eq!(drafted(many.tap_die(both, die(1))).hand.rolls, dice(&[2]));
        assert_eq!(
            many.tap_die(both, die(9)),
            Tap::WhyNot(Offer::Roll(die(9))),
            "not one of them"
        );
    }

    #[test]
    fn a_die_that_can_be_turned_to_one_thing_is_turned_to_it() {
        let turn = |number, to| Offer::Turn {
            die: die(number),
            to,
        };
        let question = asking(
            AskKind::Target,
            vec![
                turn(1, Symbol::Might),
                turn(2, Symbol::Might),
                turn(2, Symbol::Energy),
            ],
        );
        let one = drafted(question.tap_die(question.begin(), die(1)));
        assert_eq!(one.pick, Some(turn(1, Symbol::Might)));
        let two = drafted(question.tap_die(one, die(2)));
        assert_eq!((two.pick, two.hand.die), (None, Some(die(2))));
        let two = drafted(question.tap_turn(two, die(2), Symbol::Energy));
        let energy = turn(2, Symbol::Energy);
        assert_eq!((two.pick, two.hand.die), (Some(energy), Some(die(2))));
        assert_eq!(drafted(question.tap_die(two, die(2))), Draft::default());
    }
}
