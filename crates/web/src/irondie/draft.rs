//! An answer that is not given yet: dice tapped so far, measured against the offers alone. No rule
//! stands here; what no offer allows is handed back as a question "why not?".

use crate::board;
use crate::pick::Standing;
use dice::{DiceSet, DieId};
use game_irondie::{Offer, Swap};
use kernel::{AskKind, Choice};

/// What somebody has tapped so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Draft {
    /// Dice of a split that go to Battle, or of a swap that leave.
    pub(crate) dice: DiceSet,
    /// The die thrown, or the one whose bonus is given.
    pub(crate) first: Option<DieId>,
    /// The target, the receiver, or the die taken back.
    pub(crate) second: Option<DieId>,
    /// Places of the side set that come in.
    pub(crate) come: u8,
    /// Damage on the die that is asked for.
    pub(crate) points: Option<u8>,
}

/// A question of IRONDIE.
pub(crate) type Question = board::Question<Offer>;
/// What a tap leads to.
pub(crate) type Tap = board::Tap<Draft, Offer>;

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

    fn battle(&self) -> DiceSet {
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
        let seconds = self.seconds(first);
        let only = self.ask.kind == AskKind::Assign && seconds.len() == 1;
        Draft {
            first,
            second: seconds.first().filter(|_| only),
            ..Draft::default()
        }
    }

    /// How a die looks in the light of the question.
    pub(crate) fn state(&self, draft: &Draft, die: DieId) -> Standing {
        let chosen = draft.dice.contains(die)
            || draft.first == Some(die)
            || draft.second == Some(die)
            || self.hurt() == Some(die);
        let swaps = self.ask.kind == AskKind::Swap && self.may_swap(die);
        // Once the first die is chosen only its targets glow; another may still be tapped first.
        let offered = self.battle().contains(die)
            || draft.first.is_none() && self.firsts().contains(die)
            || self.seconds(draft.first).contains(die)
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
    pub(crate) fn tap(&self, draft: &Draft, die: DieId) -> Tap {
        let mut next = draft.clone();
        match self.ask.kind {
            AskKind::Split if self.battle().contains(die) => toggle(&mut next.dice, die),
            AskKind::Split => return Tap::WhyNot(Choice::one(Offer::Battle(die))),
            AskKind::Swap => toggle(&mut next.dice, die),
            AskKind::Take if self.seconds(None).contains(die) => {
                next.second = (draft.second != Some(die)).then_some(die);
            }
            AskKind::Take => return Tap::WhyNot(Choice::one(Offer::Return(die))),
            AskKind::Amount => {
                return Tap::WhyNot(Choice::one(Offer::Take { die, points: 1 }));
            }
            _ => return self.tap_pair(draft, die),
        }
        Tap::Drafted(next)
    }

    /// First what is thrown, then what at; a target tapped first finds its only thrower.
    fn tap_pair(&self, draft: &Draft, die: DieId) -> Tap {
        let mut next = draft.clone();
        if self.seconds(draft.first).contains(die) {
            next.second = (draft.second != Some(die)).then_some(die);
        } else if self.firsts().contains(die) {
            next.first = (draft.first != Some(die)).then_some(die);
            let seconds = self.seconds(next.first);
            next.second = seconds.first().filter(|_| seconds.len() == 1);
        } else {
            let throwers = self.throwers(die);
            match (throwers.first(), throwers.len()) {
                (Some(only), 1) => (next.first, next.second) = (Some(only), Some(die)),
                _ => return Tap::WhyNot(Choice::one(self.pair(draft.first, die))),
            }
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

    /// The answer, once it is one.
    pub(crate) fn choice(&self, draft: &Draft) -> Option<Choice<Offer>> {
        if self.ask.kind == AskKind::Split {
            let picked =
                |offer: &&Offer| matches!(offer, Offer::Battle(d) if draft.dice.contains(*d));
            return Choice::several(self.offers.iter().filter(picked).copied());
        }
        if let (true, [only]) = (self.ask.quiet, &self.offers[..]) {
            return Some(Choice::one(*only)); // Letting it be is all there is.
        }
        let drafted = self.drafted(draft)?;
        self.offers.contains(&drafted).then(|| Choice::one(drafted))
    }

    /// The one offer that the draft spells, whether or not it is listed.
    pub(crate) fn drafted(&self, draft: &Draft) -> Option<Offer> {
        match self.ask.kind {
            AskKind::Swap => Some(Offer::Swap(swap(draft))),
            AskKind::Take => draft.second.map(Offer::Return),
            AskKind::Amount => {
                let (die, points) = (self.hurt()?, draft.points?);
                Some(Offer::Take { die, points })
            }
            AskKind::Assign => {
                let (from, to) = (draft.first?, draft.second?);
                Some(Offer::Bonus { from, to })
            }
            _ => {
                let die = draft.first?;
                let sweep = Offer::Sweep(die);
                if self.offers.contains(&sweep) {
                    return Some(sweep);
                }
                draft.second.map(|at| Offer::Throw { die, at })
            }
        }
    }
}

fn swap(draft: &Draft) -> Swap {
    let place = |die: DieId| 1_u16 << (die.index() % game_irondie::SET);
    Swap::new(draft.dice.iter().map(place).sum(), draft.come)
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
    use kernel::{Ask, Rule};

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
            match question.tap(&draft, die(number)) {
                Tap::Drafted(draft) => draft,
                Tap::WhyNot(choice) => panic!("{choice:?} is no answer"),
            }
        })
    }

    #[test]
    fn a_split_takes_any_dice_of_the_hand() {
        let mut split = question(AskKind::Split, &[0, 1, 2].map(|n| Offer::Battle(die(n))));
        (split.ask.min, split.ask.max) = (0, 3);
        let draft = tapped(&split, &[2, 0, 1, 0]);
        let picks = split.choice(&draft).unwrap();
        assert_eq!(
            picks.picks(),
            [Offer::Battle(die(1)), Offer::Battle(die(2))]
        );
        assert_eq!(split.state(&draft, die(0)), Standing::Offered);
        assert_eq!(split.state(&draft, die(9)), Standing::Idle);
        assert!(matches!(split.tap(&draft, die(9)), Tap::WhyNot(_)));
    }

    #[test]
    fn a_throw_is_a_die_and_its_target() {
        let throw = |die, at| Offer::Throw { die, at };
        let (a, b) = (throw(die(0), die(9)), throw(die(1), die(10)));
        let react = question(AskKind::React, &[a, b, Offer::Sweep(die(2)), Offer::Skip]);
        assert_eq!(react.choice(&react.begin()), None);
        // A die with one target finds it, a target with one thrower too.
        assert_eq!(react.choice(&tapped(&react, &[0])), Some(Choice::one(a)));
        assert_eq!(react.choice(&tapped(&react, &[10])), Some(Choice::one(b)));
        let sweep = Choice::one(Offer::Sweep(die(2)));
        assert_eq!(react.choice(&tapped(&react, &[2])), Some(sweep));
        assert_eq!(react.way_out(), Some(Offer::Skip));
        assert_eq!(react.state(&react.begin(), die(1)), Standing::Offered);
        assert_eq!(react.state(&tapped(&react, &[0]), die(1)), Standing::Idle);
        assert_eq!(tapped(&react, &[0, 1]), tapped(&react, &[1]));
        let wrong = react.tap(&tapped(&react, &[0]), die(11));
        assert_eq!(wrong, Tap::WhyNot(Choice::one(throw(die(0), die(11)))));
    }

    #[test]
    fn letting_it_be_is_the_answer_where_there_is_no_other() {
        let skip = question(AskKind::React, &[Offer::Skip]);
        let choice = skip.choice(&skip.begin());
        assert_eq!(
            (skip.way_out(), choice),
            (None, Some(Choice::one(Offer::Skip)))
        );
    }

    #[test]
    fn a_swap_counts_only_when_it_is_offered() {
        let offers = [Swap::default(), Swap::new(1, 2)].map(Offer::Swap);
        let question = question(AskKind::Swap, &offers);
        assert!(question.choice(&question.begin()).is_some());
        let mut draft = tapped(&question, &[9]);
        assert_eq!(question.choice(&draft), None);
        draft.come = 2;
        assert_eq!(question.choice(&draft), Some(Choice::one(offers[1])));
    }
}
