//! What of IRONDIE is in the hand while an answer is drafted: dice of a split or a swap, the die
//! that is thrown or gives a bonus.

use crate::board::Board;
use crate::draft;
use crate::pick::Standing;
use dice::{DiceSet, DieId};
use game_irondie::{Irondie, Offer, Swap};
use kernel::AskKind;

/// What somebody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    /// Dice of a split that go to Battle, or of a swap that leave.
    pub(crate) dice: DiceSet,
    /// The die thrown, or the one whose bonus is given.
    pub(crate) first: Option<DieId>,
    /// Places of the side set that come in.
    pub(crate) come: u8,
}

impl Hand {
    /// The swap that is drafted.
    pub(crate) fn swap(&self) -> Offer {
        let place = |die: DieId| 1_u16 << (die.index() % game_irondie::SET);
        let out = self.dice.iter().map(place).sum();
        Offer::Swap(Swap::new(out, self.come))
    }
}

/// A question of IRONDIE.
pub(crate) type Question = draft::Question<Offer>;
pub(crate) type Draft = draft::Draft<Offer, Hand>;
pub(crate) type Tap = draft::Tap<Offer, Hand>;

/// The target, the receiver, or the die taken back.
pub(crate) const fn second(draft: &Draft) -> Option<DieId> {
    match draft.pick {
        Some(Offer::Throw { at: die, .. } | Offer::Bonus { to: die, .. } | Offer::Return(die)) => {
            Some(die)
        }
        _ => None,
    }
}

impl Question {
    /// The dice that a first tap may go to: thrown, or giving a bonus.
    fn firsts(&self) -> DiceSet {
        let first = |offer: &Offer| match *offer {
            Offer::Throw { die, .. } | Offer::Sweep(die) => Some(die),
            Offer::Bonus { from, .. } => Some(from),
            _ => None,
        };
        self.offers.iter().filter_map(first).collect()
    }

    /// The dice that may follow a first one.
    fn seconds(&self, first: Option<DieId>) -> DiceSet {
        let second = |offer: &Offer| match *offer {
            Offer::Throw { die, at } if Some(die) == first => Some(at),
            Offer::Bonus { from, to } if Some(from) == first => Some(to),
            Offer::Return(die) => Some(die),
            _ => None,
        };
        self.offers.iter().filter_map(second).collect()
    }

    /// The dice that may go to Battle.
    pub(crate) fn battle(&self) -> DiceSet {
        let die = |offer: &Offer| match *offer {
            Offer::Battle(die) => Some(die),
            _ => None,
        };
        self.offers.iter().filter_map(die).collect()
    }

    /// The die that damage is asked for.
    pub(crate) fn hurt(&self) -> Option<DieId> {
        self.offers.iter().find_map(|offer| match *offer {
            Offer::Take { die, .. } => Some(die),
            _ => None,
        })
    }

    /// What is tapped at the beginning, where there is only one thing to tap.
    pub(crate) fn begin(&self) -> Draft {
        let firsts = self.firsts();
        let first = firsts.first().filter(|_| firsts.len() == 1);
        let pick = match self.ask.kind {
            AskKind::Swap => Some(Hand::default().swap()),
            AskKind::Assign => self.only_with(first),
            // Letting it be is all there is.
            _ if self.ask.quiet && self.only().is_some() => self.only(),
            _ => self.sweep(first),
        };
        let hand = Hand {
            first,
            ..Hand::default()
        };
        Draft { pick, hand }
    }

    /// The first die sweeps, where it does.
    fn sweep(&self, first: Option<DieId>) -> Option<Offer> {
        first.map(Offer::Sweep).filter(|&sweep| self.has(sweep))
    }

    /// What the first die does, where it can do one thing only.
    fn only_with(&self, first: Option<DieId>) -> Option<Offer> {
        let seconds = self.seconds(first);
        let only = seconds.first().filter(|_| seconds.len() == 1);
        let pair = only.map(|only| self.pair(first, only));
        self.sweep(first).or(pair)
    }

    /// How a die looks in the light of the question.
    pub(crate) fn state(&self, draft: &Draft, die: DieId) -> Standing {
        let first = draft.hand.first;
        let chosen = draft.hand.dice.contains(die)
            || first == Some(die)
            || second(draft) == Some(die)
            || self.hurt() == Some(die);
        let swaps = self.ask.kind == AskKind::Swap && self.may_swap(die);
        // Once the first die is chosen only its targets glow; another may still be tapped first.
        let offered = self.battle().contains(die)
            || first.is_none() && self.firsts().contains(die)
            || self.seconds(first).contains(die)
            || swaps;
        Standing::of(chosen, offered)
    }

    /// Whether some swap has this place of the set going out.
    fn may_swap(&self, die: DieId) -> bool {
        let place = die.index() % game_irondie::SET;
        let leaves = |offer: &Offer| matches!(offer, Offer::Swap(s) if s.out() >> place & 1 == 1);
        self.offers.iter().any(leaves)
    }

    /// A tap on a die.
    pub(crate) fn tap(&self, draft: Draft, die: DieId) -> Tap {
        let mut next = draft;
        match self.ask.kind {
            AskKind::Split if !self.battle().contains(die) => {
                return Tap::WhyNot(Offer::Battle(die));
            }
            AskKind::Split => toggle(&mut next.hand.dice, die),
            AskKind::Swap => {
                toggle(&mut next.hand.dice, die);
                next.pick = Some(next.hand.swap());
            }
            AskKind::Take => return Irondie::tap(self, &draft, Offer::Return(die)),
            AskKind::Amount => return Tap::WhyNot(Offer::Take { die, points: 1 }),
            _ => return self.tap_pair(draft, die),
        }
        Tap::Drafted(next)
    }

    /// First what is thrown, then what at; a target tapped first finds its only thrower.
    fn tap_pair(&self, draft: Draft, die: DieId) -> Tap {
        let (mut next, first) = (draft, draft.hand.first);
        let pair = self.pair(first, die);
        if self.seconds(first).contains(die) {
            next.pick = (draft.pick != Some(pair)).then_some(pair);
        } else if self.firsts().contains(die) {
            next.hand.first = (first != Some(die)).then_some(die);
            next.pick = self.only_with(next.hand.first);
        } else {
            let throwers = self.throwers(die);
            let only = throwers.first().filter(|_| throwers.len() == 1);
            if only.is_none() {
                return Tap::WhyNot(pair);
            }
            next.hand.first = only;
            next.pick = Some(self.pair(only, die));
        }
        Tap::Drafted(next)
    }

    fn throwers(&self, target: DieId) -> DiceSet {
        let reaches = |die: &DieId| self.seconds(Some(*die)).contains(target);
        self.firsts().iter().filter(reaches).collect()
    }

    fn pair(&self, first: Option<DieId>, die: DieId) -> Offer {
        let (from, to) = (first.unwrap_or(die), die);
        if self.ask.kind == AskKind::Assign {
            Offer::Bonus { from, to }
        } else {
            Offer::Throw { die: from, at: to }
        }
    }
}

fn toggle(dice: &mut DiceSet, die: DieId) {
    if dice.contains(die) {
        dice.remove(die);
    } else {
        dice.insert(die);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, Choice, Rule};

    fn choice(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        draft::choice::<Irondie>(question, draft)
    }

    fn die(number: u8) -> DieId {
        DieId::new(number).unwrap()
    }

    fn question(kind: AskKind, offers: &[Offer]) -> Question {
        let (mut ask, offers) = (Ask::one(kind, Rule("IR-8.3")), offers.to_vec());
        ask.quiet = offers.last() == Some(&Offer::Skip);
        Question { ask, offers }
    }

    fn tapped(question: &Question, dice: &[u8]) -> Draft {
        dice.iter().fold(question.begin(), |draft, &number| {
            match question.tap(draft, die(number)) {
                Tap::Drafted(draft) => draft,
                other => panic!("{other:?} is no draft"),
            }
        })
    }

    #[test]
    fn a_split_takes_any_dice_of_the_hand() {
        let mut split = question(AskKind::Split, &[0, 1, 2].map(|n| Offer::Battle(die(n))));
        (split.ask.min, split.ask.max) = (0, 3);
        let draft = tapped(&split, &[2, 0, 1, 0]);
        let picks = choice(&split, &draft).unwrap();
        assert_eq!(
            picks.picks(),
            [Offer::Battle(die(1)), Offer::Battle(die(2))]
        );
        assert_eq!(split.state(&draft, die(0)), Standing::Offered);
        assert_eq!(split.state(&draft, die(9)), Standing::Idle);
        assert!(matches!(split.tap(draft, die(9)), Tap::WhyNot(_)));
    }

    #[test]
    fn a_throw_is_a_die_and_its_target() {
        let throw = |die, at| Offer::Throw { die, at };
        let (a, b) = (throw(die(0), die(9)), throw(die(1), die(10)));
        let react = question(AskKind::React, &[a, b, Offer::Sweep(die(2)), Offer::Skip]);
        assert_eq!(choice(&react, &react.begin()), None);
        // A die with one target finds it, a target with one thrower too.
        assert_eq!(choice(&react, &tapped(&react, &[0])), Some(Choice::one(a)));
        assert_eq!(choice(&react, &tapped(&react, &[10])), Some(Choice::one(b)));
        let sweep = Choice::one(Offer::Sweep(die(2)));
        assert_eq!(choice(&react, &tapped(&react, &[2])), Some(sweep));
        assert_eq!(react.way_out(), Some(Offer::Skip));
        assert_eq!(react.state(&react.begin(), die(1)), Standing::Offered);
        assert_eq!(react.state(&tapped(&react, &[0]), die(1)), Standing::Idle);
        assert_eq!(tapped(&react, &[0, 1]), tapped(&react, &[1]));
        let wrong = react.tap(tapped(&react, &[0]), die(11));
        assert_eq!(wrong, Tap::WhyNot(throw(die(0), die(11))));
    }

    #[test]
    fn letting_it_be_is_the_answer_where_there_is_no_other() {
        let skip = question(AskKind::React, &[Offer::Skip]);
        let choice = choice(&skip, &skip.begin());
        assert_eq!(
            (skip.way_out(), choice),
            (None, Some(Choice::one(Offer::Skip)))
        );
    }

    #[test]
    fn a_swap_counts_only_when_it_is_offered() {
        let offers = [Swap::default(), Swap::new(1, 2)].map(Offer::Swap);
        let question = question(AskKind::Swap, &offers);
        assert!(choice(&question, &question.begin()).is_some());
        let mut draft = tapped(&question, &[9]);
        assert_eq!(choice(&question, &draft), None);
        draft.hand.come = 2;
        draft.pick = Some(draft.hand.swap());
        assert_eq!(choice(&question, &draft), Some(Choice::one(offers[1])));
    }
}
