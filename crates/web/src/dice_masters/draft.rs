//! What somebody holds on the way to an answer: dice, where several are picked, and the way in
//! which something is paid. Everything else is one offer.

use dice::{DiceSet, DieId};
use game_dice_masters::{Offer, Public};
use kernel::Choice;

pub(super) type Question = crate::draft::Question<Offer>;
pub(super) type Draft = crate::draft::Draft<Offer, Hand>;
pub(super) type Tap = crate::draft::Tap<Offer, Hand>;

/// What somebody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    /// Dice that are picked, where several may be.
    pub(super) dice: DiceSet,
    /// The way to pay that is chosen, by its number.
    pub(super) way: usize,
}

impl Question {
    /// Whether any number of offers is picked for one answer.
    pub(super) fn takes_several(&self) -> bool {
        self.ask.min == 0
    }

    /// What is chosen at the beginning: the only thing there is, or the sensible payment.
    pub(super) fn begin(&self) -> Draft {
        let pays = self.has(Offer::Auto).then_some(Offer::Auto);
        Draft::of(pays.or(self.only()))
    }

    /// What the draft spells.
    pub(super) fn drafted(&self, draft: &Draft) -> Option<Choice<Offer>> {
        if !self.takes_several() {
            return draft.pick.map(Choice::one);
        }
        let offers = self.offers.iter().copied();
        let picked = offers.filter(|offer| {
            let die = die_of(*offer);
            die.is_some_and(|die| draft.hand.dice.contains(die))
        });
        Choice::several(picked).filter(|choice| choice.picks().len() <= usize::from(self.ask.max))
    }

    /// A tap on an offer. Where several are picked it goes into the hand, or out of it.
    pub(super) fn tap(&self, draft: &Draft, offer: Offer) -> Tap {
        if !self.has(offer) {
            return Tap::WhyNot(offer);
        }
        if let (true, Some(die)) = (self.takes_several(), die_of(offer)) {
            return Tap::Drafted(self.toggled(draft, die));
        }
        let again = draft.pick == Some(offer);
        Tap::Drafted(if again {
            Draft::of(self.only())
        } else {
            Draft::of(Some(offer))
        })
    }

    fn toggled(&self, draft: &Draft, die: DieId) -> Draft {
        let mut hand = draft.hand;
        if hand.dice.contains(die) {
            hand.dice.remove(die);
        } else if hand.dice.len() < self.ask.max {
            hand.dice.insert(die);
        }
        Draft { pick: None, hand }
    }

    /// All that can be answered with a die. Rules list dice that look alike once; for people each
    /// of them is an answer.
    pub(super) fn about(&self, public: &Public, die: DieId) -> Vec<Offer> {
        let own = |offer: &&Offer| die_of(**offer) == Some(die);
        let own: Vec<Offer> = self.offers.iter().filter(own).copied().collect();
        if !own.is_empty() {
            return own;
        }
        let alike = |offer: &&Offer| {
            let listed = matches!(
                offer,
                Offer::Field(_) | Offer::FieldBy(..) | Offer::Use(_) | Offer::Spend(..)
            );
            let other = die_of(**offer).filter(|_| listed);
            other.is_some_and(|other| look_alike(public, die, other))
        };
        self.offers.iter().filter(alike).copied().collect()
    }

    /// A tap on a die: the first thing that it can answer, then the next, then none.
    pub(super) fn tap_die(&self, public: &Public, draft: &Draft, die: DieId) -> Tap {
        let about = self.about(public, die);
        let now = about.iter().position(|offer| draft.pick == Some(*offer));
        match (about.first(), now) {
            (Some(first), None) => self.tap(draft, *first),
            (_, Some(at)) => match about.get(at + 1) {
                Some(next) => self.tap(draft, *next),
                None => Tap::Drafted(self.begin()),
            },
            (None, None) => Tap::WhyNot(Offer::Die(die)),
        }
    }
}

/// Whether two dice of a reserve show the same.
fn look_alike(public: &Public, one: DieId, other: DieId) -> bool {
    let look = |die: DieId| {
        let found = public.die(die);
        (found.owner, found.kind, found.side)
    };
    let reserve = public.reserve(public.die(one).owner);
    let together = reserve.contains(one) && reserve.contains(other);
    together && look(one) == look(other)
}

/// The die that an offer is about.
pub(super) const fn die_of(offer: Offer) -> Option<DieId> {
    match offer {
        Offer::Reroll(die)
        | Offer::Field(die)
        | Offer::FieldBy(die, _)
        | Offer::Use(die)
        | Offer::Ability(die, _)
        | Offer::Spend(die, _)
        | Offer::Attack(die)
        | Offer::Block(die)
        | Offer::Die(die) => Some(die),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    fn die(number: u8) -> DieId {
        DieId::new(number).unwrap()
    }

    fn drafted(tap: Tap) -> Draft {
        match tap {
            Tap::Drafted(draft) => draft,
            other => panic!("{other:?} is no draft"),
        }
    }

    #[test]
    fn several_dice_go_into_the_hand_and_out_of_it() {
        let attack = Question {
            ask: Ask {
                min: 0,
                max: 2,
                ..Ask::one(AskKind::Choose, Rule("MA-11.1"))
            },
            offers: (0..3).map(|number| Offer::Attack(die(number))).collect(),
        };
        let mut draft = attack.begin();
        assert_eq!(
            attack.drafted(&draft),
            Choice::several([]),
            "none is an answer"
        );
        for number in [2, 0, 1] {
            draft = drafted(attack.tap(&draft, Offer::Attack(die(number))));
        }
        let both = Choice::several([Offer::Attack(die(0)), Offer::Attack(die(2))]);
        assert_eq!(
            attack.drafted(&draft),
            both,
            "no more than two, in their order"
        );
        draft = drafted(attack.tap(&draft, Offer::Attack(die(2))));
        let one = Choice::several([Offer::Attack(die(0))]);
        assert_eq!(attack.drafted(&draft), one);
    }

    #[test]
    fn a_second_tap_takes_back_and_what_is_not_offered_is_asked_about() {
        let block = Question {
            ask: Ask::one(AskKind::Assign, Rule("MA-11.4")),
            offers: vec![Offer::Block(die(4)), Offer::NoBlock],
        };
        let chosen = drafted(block.tap(&block.begin(), Offer::Block(die(4))));
        assert_eq!(chosen.pick, Some(Offer::Block(die(4))));
        assert_eq!(drafted(block.tap(&chosen, Offer::Block(die(4)))).pick, None);
        let other = Offer::Block(die(5));
        assert_eq!(block.tap(&chosen, other), Tap::WhyNot(other));
    }

    #[test]
    fn a_bill_is_paid_as_proposed_unless_somebody_knows_better() {
        let pay = Question {
            ask: Ask::one(AskKind::Pay, Rule("MA-6.6")),
            offers: vec![Offer::Auto, Offer::Spend(die(1), 1)],
        };
        assert_eq!(pay.begin().pick, Some(Offer::Auto));
    }
}
