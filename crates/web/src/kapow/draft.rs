//! An answer that is not given yet: a die or a face in the hand, an answer that was tapped, dice to
//! be rolled again. No rule stands here; what is no offer is handed back as a question "why not?".

use super::fight;
use crate::board;
use dice::{DiceSet, DieId};
use game_kapow::{Offer, SlotId, Source, Symbol};
use kernel::Choice;

/// What somebody has tapped so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Draft {
    /// The answer that the main button gives.
    pub(crate) pick: Option<Offer>,
    /// The die in the hand, for a slot or to be turned.
    pub(crate) die: Option<DieId>,
    /// The slot that waits for a die.
    pub(crate) slot: Option<SlotId>,
    /// The face in the hand: to be clipped on, exchanged or handed over.
    pub(crate) face: Option<Source>,
    /// Dice to be rolled again, where several may be.
    pub(crate) rolls: DiceSet,
}

/// A question of KAPOW!.
pub(crate) type Question = board::Question<Offer>;
/// What a tap leads to.
pub(crate) type Tap = board::Tap<Draft, Offer>;

/// What a tap leads to while dice are placed: a placement is an answer at once, as it can be taken
/// back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Tapped(Tap),
    Answer(Offer),
}

impl Question {
    pub(crate) fn has(&self, offer: Offer) -> bool {
        self.offers.contains(&offer)
    }

    /// Whether several dice are chosen for one answer.
    pub(crate) fn takes_several(&self) -> bool {
        self.ask.min == 0
    }

    /// Whether dice are placed.
    pub(crate) fn is_placing(&self) -> bool {
        self.has(Offer::Ready)
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
    pub(crate) fn tap_die(&self, draft: Draft, die: DieId) -> Step {
        if !self.is_placing() {
            return Step::Tapped(self.tap_about(draft, die));
        }
        if let Some(slot) = draft.slot {
            return self.place(die, slot);
        }
        let again = draft.die == Some(die);
        Step::Tapped(Tap::Drafted(Draft {
            die: (!again).then_some(die),
            ..self.begin()
        }))
    }

    /// A tap on a die in a slot: it is picked up.
    pub(crate) fn tap_placed(&self, draft: Draft, die: DieId) -> Step {
        if !self.is_placing() {
            return Step::Tapped(self.tap_about(draft, die));
        }
        self.at_once(Offer::Lift(die))
    }

    /// A tap on an empty slot. Without a die in the hand it waits for one, unless all that fit are
    /// alike; `loose` are the dice that could be placed.
    pub(crate) fn tap_slot(
        &self,
        draft: Draft,
        slot: SlotId,
        loose: DiceSet,
        alike: impl Fn(DieId, DieId) -> bool,
    ) -> Option<Step> {
        if let Some(die) = draft.die {
            return Some(self.place(die, slot));
        }
        if draft.slot == Some(slot) {
            return Some(Step::Tapped(Tap::Drafted(self.begin())));
        }
        let fitting = self.dice_for(slot);
        let Some(&first) = fitting.first() else {
            return Some(self.place(loose.first()?, slot));
        };
        if fitting.iter().all(|&die| alike(die, first)) {
            return Some(self.place(first, slot));
        }
        Some(Step::Tapped(Tap::Drafted(Draft {
            slot: Some(slot),
            ..self.begin()
        })))
    }

    fn place(&self, die: DieId, slot: SlotId) -> Step {
        self.at_once(Offer::Place { die, slot })
    }

    /// An answer that needs no confirming.
    pub(crate) fn at_once(&self, offer: Offer) -> Step {
        if self.has(offer) {
            Step::Answer(offer)
        } else {
            Step::Tapped(Tap::WhyNot(Choice::one(offer)))
        }
    }

    /// A tap on a die that an ability asks about.
    fn tap_about(&self, draft: Draft, die: DieId) -> Tap {
        if let Some(offer) = self.about(die) {
            return self.tap(draft, offer);
        }
        let turns = self.turns_of(die);
        match turns[..] {
            // Why it is none of the dice in question, whatever the question is.
            [] => Tap::WhyNot(Choice::one(Offer::Roll(die))),
            _ if draft.die == Some(die) => Tap::Drafted(self.begin()),
            [to] => Tap::Drafted(Draft {
                pick: Some(Offer::Turn { die, to }),
                die: Some(die),
                ..Draft::default()
            }),
            _ => Tap::Drafted(Draft {
                die: Some(die),
                ..Draft::default()
            }),
        }
    }

    /// A tap on what the die in the hand may be turned to; it stays in the hand.
    pub(crate) fn tap_turn(&self, draft: Draft, die: DieId, to: Symbol) -> Tap {
        match self.tap(draft, Offer::Turn { die, to }) {
            Tap::Drafted(next) => Tap::Drafted(Draft {
                die: Some(die),
                ..next
            }),
            why_not @ Tap::WhyNot(_) => why_not,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;
    use kernel::{Ask, AskKind, Rule};

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

    fn drafted(step: Step) -> Draft {
        match step {
            Step::Tapped(Tap::Drafted(draft)) => draft,
            other => panic!("{other:?} is no draft"),
        }
    }

    fn why_not(offer: Offer) -> Step {
        Step::Tapped(Tap::WhyNot(Choice::one(offer)))
    }

    fn dice(numbers: &[u8]) -> DiceSet {
        numbers.iter().map(|&number| die(number)).collect()
    }

    #[test]
    fn a_die_goes_from_the_hand_into_a_slot() {
        let question = placing(&[place(1, 7), place(1, 8), place(2, 8)]);
        assert_eq!(question.begin().pick, Some(Offer::Ready));
        let hand = drafted(question.tap_die(question.begin(), die(1)));
        assert_eq!((hand.die, hand.pick), (Some(die(1)), Some(Offer::Ready)));
        let tap = |at| question.tap_slot(hand, slot(at), dice(&[1, 2]), |_, _| false);
        assert_eq!(tap(7), Some(Step::Answer(place(1, 7))));
        assert_eq!(tap(9), Some(why_not(place(1, 9))));
        let down = drafted(question.tap_die(hand, die(1)));
        assert_eq!(down, question.begin(), "a second tap puts it down");
        let other = drafted(question.tap_die(hand, die(2)));
        assert_eq!(other.die, Some(die(2)));
    }

    #[test]
    fn a_slot_waits_for_a_die_unless_all_that_fit_are_alike() {
        let question = placing(&[place(1, 8), place(2, 8), place(3, 9)]);
        let tap = |at, alike: bool| {
            let dice = dice(&[1, 2, 3]);
            question.tap_slot(question.begin(), slot(at), dice, move |_, _| alike)
        };
        let waits = drafted(tap(8, false).unwrap());
        assert_eq!((waits.slot, waits.die), (Some(slot(8)), None));
        assert_eq!(
            question.tap_die(waits, die(2)),
            Step::Answer(place(2, 8)),
            "the die that is tapped then"
        );
        assert_eq!(question.tap_die(waits, die(3)), why_not(place(3, 8)));
        let again = question.tap_slot(waits, slot(8), dice(&[1]), |_, _| false);
        assert_eq!(drafted(again.unwrap()), question.begin());
        assert_eq!(tap(8, true), Some(Step::Answer(place(1, 8))));
        assert_eq!(tap(20, true), Some(why_not(place(1, 20))));
        let none = question.tap_slot(question.begin(), slot(20), DiceSet::EMPTY, |_, _| true);
        assert_eq!(none, None, "without a die there is nothing to ask about");
    }

    #[test]
    fn a_placed_die_is_picked_up_if_it_may() {
        let question = placing(&[Offer::Lift(die(1))]);
        let tap = |number| question.tap_placed(question.begin(), die(number));
        assert_eq!(tap(1), Step::Answer(Offer::Lift(die(1))));
        assert_eq!(tap(2), why_not(Offer::Lift(die(2))));
    }

    #[test]
    fn rolling_again_is_confirmed() {
        let one = asking(
            AskKind::Keep,
            vec![Offer::Roll(die(1)), Offer::Roll(die(2))],
        );
        let picked = drafted(one.tap_die(one.begin(), die(2)));
        assert_eq!(one.choice(&picked), Some(Choice::one(Offer::Roll(die(2)))));
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
        assert_eq!(both.rolls, dice(&[1, 2]));
        assert_eq!(many.choice(&both).unwrap().picks().len(), 2);
        assert_eq!(drafted(many.tap_die(both, die(1))).rolls, dice(&[2]));
        assert_eq!(
            many.tap_die(both, die(9)),
            why_not(Offer::Roll(die(9))),
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
        assert_eq!((two.pick, two.die), (None, Some(die(2))));
        let Tap::Drafted(two) = question.tap_turn(two, die(2), Symbol::Energy) else {
            panic!("it is offered");
        };
        let energy = turn(2, Symbol::Energy);
        assert_eq!((two.pick, two.die), (Some(energy), Some(die(2))));
        assert_eq!(drafted(question.tap_die(two, die(2))), Draft::default());
    }
}
