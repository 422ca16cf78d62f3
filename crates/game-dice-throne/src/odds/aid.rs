//! Chances with cards: what can still be reached if cards of one's own hand that change dice may
//! be played after the last attempt, as far as they can be paid, and which of them it takes. Such
//! cards are found by their verbs. What is in other hands is not looked at, nor what others might
//! do to the dice.

use super::{Counts, Odds, Plan, WAYS, dice, meets, place_of, stays};
use crate::frame::{Frame, Run, Way};
use crate::pack::Needs;
use crate::pool::Source;
use crate::state::Public;
use crate::verb::{Dice, Span, Verb};
use crate::{CardId, Cards, DiceThrone, Hero, View};
use kernel::Seat;
use std::cmp::Reverse;
use std::sync::OnceLock;

/// The most cards that are reckoned with at once: each of them doubles the work.
const MOST: usize = 8;

/// What a card does to a roll of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    /// Turns a die: to this number, or to any.
    Turn(Option<u8>),
    /// Turns a die one step up or down.
    Shift,
    /// Turns a die to the number of another one.
    Copy,
    /// Rolls a die again.
    Reroll,
    /// Rolls any dice again.
    Attempt,
}

impl Change {
    /// In how many ways it may turn out.
    const fn ways(self) -> u128 {
        match self {
            Change::Turn(_) | Change::Shift | Change::Copy => 1,
            Change::Reroll => 6,
            Change::Attempt => WAYS as u128,
        }
    }
}

/// A card that changes one's own dice: its price, and what it does step by step; some steps may be
/// left.
#[derive(Debug, Clone)]
struct Aid {
    card: CardId,
    cost: u8,
    steps: Vec<(Change, bool)>,
}

/// The cards of a hand that change dice, and the roll that they would change.
#[derive(Debug)]
pub struct Aids<'a> {
    hero: &'a Hero,
    sides: &'a [u8],
    /// Attempts that are left and can be paid.
    attempts: u8,
    /// What each of them costs.
    price: u8,
    cp: u8,
    all: Vec<Aid>,
}

/// A chance with cards, and the cards that it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aided {
    /// The chance with them.
    pub odds: Odds,
    /// Which of them make it so high.
    pub cards: Cards,
}

impl DiceThrone {
    /// The cards of a viewer that could change the dice of its offensive roll; nothing where it
    /// does not roll, or has none.
    pub fn aids<'a>(&'a self, view: &'a View) -> Option<Aids<'a>> {
        let (public, seat) = (&view.public, view.viewer.seat()?);
        let Some(Frame::Declare) = public.frames.last() else {
            return None;
        };
        let roll = public.rolls.first().filter(|roll| roll.owner == seat)?;
        let hand = view.hand?.iter();
        let all = hand.filter_map(|card| self.aid(public, seat, card));
        let all: Vec<Aid> = all.take(MOST).collect();
        (!all.is_empty()).then(|| Aids {
            hero: self.hero(seat),
            sides: &roll.sides,
            attempts: self.attempts_paid(public, seat),
            price: public.attack.price,
            cp: public.corner(seat).cp,
            all,
        })
    }

    /// What a card does to the dice of its owner, if it can be played.
    fn aid(&self, public: &Public, seat: Seat, card: CardId) -> Option<Aid> {
        if self.hinders(public, seat, card).is_some() {
            return None;
        }
        let found = self.hero(seat).card(card);
        let run = Run::new(found.effects, Source::Card(seat, card), Way::AtOnce);
        let mut steps = Vec::new();
        self.changes(public, &run, found.effects, &mut steps);
        let attempts = steps.iter().filter(|(step, _)| *step == Change::Attempt);
        let more = attempts.count() as u8 * public.attack.price;
        (!steps.is_empty()).then_some(Aid {
            card,
            cost: found.cost + more,
            steps,
        })
    }

    /// Gathers what verbs do to dice of their owner.
    fn changes(&self, public: &Public, run: &Run, span: Span, steps: &mut Vec<(Change, bool)>) {
        let own = |dice| matches!(dice, Dice::Own | Dice::Team | Dice::Any);
        for &verb in self.pack.verbs(span) {
            match verb {
                Verb::SetDie { dice, n, side } if own(dice) => {
                    steps.extend((0..n).map(|at| (Change::Turn(side), at > 0)));
                }
                Verb::ShiftDie(dice) if own(dice) => steps.push((Change::Shift, false)),
                Verb::CopyDie(dice) if own(dice) => steps.push((Change::Copy, false)),
                Verb::Reroll { dice, n, may } if own(dice) => {
                    steps.extend((0..n).map(|_| (Change::Reroll, may)));
                }
                Verb::Attempts { n, defence: false } => {
                    steps.extend((0..n).map(|_| (Change::Attempt, true)));
                }
                Verb::If { tests, then, other } => {
                    let holds = self.holds(public, run, tests);
                    self.changes(public, run, if holds { then } else { other }, steps);
                }
                _ => {}
            }
        }
    }
}

impl Aids<'_> {
    /// The chance of a branch if cards may follow, and which it takes: with the best dice to roll
    /// again, or with these. Of cards that do the same the cheaper one is named. Nothing where none
    /// of them helps.
    pub fn chance(&self, needs: Needs, again: Option<u8>) -> Option<Aided> {
        let met = |&counts: &Counts| u128::from(meets(self.hero, needs, counts));
        let met: Vec<u128> = dice().rolls.iter().map(met).collect();
        let of = self.scale(self.everything()) * ways(self.attempts);
        let mut known: Vec<Option<u128>> = vec![None; 1 << self.all.len()];
        let mut worth =
            |set: usize| *known[set].get_or_insert_with(|| self.at_scale(&met, set, again));
        let best = if worth(0) < of {
            worth(self.everything())
        } else {
            of
        };
        let mut taken = 0;
        while worth(taken) < best {
            let left = (0..self.all.len()).filter(|card| taken >> card & 1 == 0);
            let gain = |&card: &usize| (worth(taken | 1 << card), Reverse(self.all[card].cost));
            taken |= 1 << left.max_by_key(gain)?;
        }
        // Of cards that do it together, those without which they would not.
        for card in 0..self.all.len() {
            let without = taken & !(1 << card);
            taken = if worth(without) == best {
                without
            } else {
                taken
            };
        }
        let (ways, again) = (best, again.unwrap_or(0));
        (taken != 0).then(|| Aided {
            odds: Odds { ways, of, again },
            cards: self.of(taken).map(|aid| aid.card).collect(),
        })
    }

    /// All cards as a set.
    fn everything(&self) -> usize {
        (1 << self.all.len()) - 1
    }

    /// The aids in a set.
    fn of(&self, set: usize) -> impl Iterator<Item = &Aid> {
        let all = self.all.iter().enumerate();
        let within = all.filter(move |(at, _)| set >> at & 1 == 1);
        within.map(|(_, aid)| aid)
    }

    /// In how many ways the dice of these cards may fall.
    fn scale(&self, set: usize) -> u128 {
        let steps = self.of(set).flat_map(|aid| &aid.steps);
        steps.map(|(change, _)| change.ways()).product()
    }

    /// What some of the cards make of it, counted as if it were all of them.
    fn at_scale(&self, met: &[u128], set: usize, again: Option<u8>) -> u128 {
        self.worth(met, set, again) * self.scale(self.everything() & !set)
    }

    /// In how many ways it is reached with these cards: attempt by attempt from the last to the
    /// first. Where attempts cost something, rolling on leaves less for cards: one may stop.
    fn worth(&self, met: &[u128], set: usize, again: Option<u8>) -> u128 {
        let after = |used: u8| self.played(met, set, self.cp.saturating_sub(used * self.price));
        let now = place_of(&dice().rolls, super::counts_of(self.sides));
        if self.attempts == 0 {
            return after(0).0[now];
        }
        let mut plan = after(self.attempts);
        for used in (1..self.attempts).rev() {
            plan = plan.one_more();
            if self.price > 0 {
                plan.or(&after(used), ways(self.attempts - used));
            }
        }
        if let Some(again) = again {
            return plan.kept(stays(self.sides, again));
        }
        let keeps = dice().can_keep[now].iter();
        let rolled = keeps.map(|&keep| plan.kept(usize::from(keep))).max();
        let stop = after(0).0[now] * ways(self.attempts);
        rolled.unwrap_or_default().max(stop)
    }

    /// What every roll is worth with these cards and so many points, once no attempt is left: by
    /// the cards that are not played yet, fewer before more.
    fn played(&self, met: &[u128], set: usize, cp: u8) -> Plan<u128> {
        let mut plans: Vec<Option<Plan<u128>>> = Vec::with_capacity(set + 1);
        for left in 0..=set {
            let spent: u8 = self.of(set & !left).map(|aid| aid.cost).sum();
            let paid = cp.checked_sub(spent).filter(|_| left & !set == 0);
            plans.push(paid.map(|cp| self.plan(met, left, cp, &plans)));
        }
        let all = plans.pop().flatten();
        all.expect("where no card is played, nothing is paid")
    }

    /// The same with the cards that are left, where the plans with fewer of them are known.
    fn plan(&self, met: &[u128], left: usize, cp: u8, plans: &[Option<Plan<u128>>]) -> Plan<u128> {
        let scale = self.scale(left);
        let mut plan = Plan(met.iter().map(|met| met * scale).collect());
        for (at, aid) in self.all.iter().enumerate() {
            if left >> at & 1 == 0 || aid.cost > cp || plan.is_sure(scale) {
                continue;
            }
            let rest = plans[left & !(1 << at)].as_ref();
            plan.or(&rest.expect("it can be paid").before(&aid.steps), 1);
        }
        plan
    }
}

impl Plan<u128> {
    /// Whether nothing can be better.
    fn is_sure(&self, scale: u128) -> bool {
        self.0.iter().all(|&worth| worth == scale)
    }

    /// The better of two, the other one counted so many times.
    fn or(&mut self, other: &Plan<u128>, times: u128) {
        for (worth, other) in self.0.iter_mut().zip(&other.0) {
            *worth = (*worth).max(other * times);
        }
    }

    /// What rolls are worth before dice are changed, if this is what they are worth afterwards.
    fn before(&self, steps: &[(Change, bool)]) -> Plan<u128> {
        let unchanged = Plan(self.0.clone());
        steps.iter().rev().fold(unchanged, |plan, &(change, may)| {
            let mut before = plan.before_one(change);
            if may {
                before.or(&plan, change.ways());
            }
            before
        })
    }

    fn before_one(&self, change: Change) -> Plan<u128> {
        let turns = match change {
            Change::Attempt => return self.one_more(),
            Change::Reroll => return self.before_reroll(),
            Change::Turn(side) => &turns().turn[usize::from(side.unwrap_or(0))],
            Change::Shift => &turns().shift,
            Change::Copy => &turns().copy,
        };
        let best = |reached: &Vec<u16>| {
            let worths = reached.iter().map(|&roll| self.0[usize::from(roll)]);
            worths.max().unwrap_or_default()
        };
        Plan(turns.iter().map(best).collect())
    }

    fn before_reroll(&self) -> Plan<u128> {
        let all = |fallen: &[u16; 6]| fallen.map(|roll| self.0[usize::from(roll)]).iter().sum();
        let best = |dice: &Vec<[u16; 6]>| dice.iter().map(all).max().unwrap_or_default();
        Plan(turns().reroll.iter().map(best).collect())
    }
}

/// The ways of so many attempts.
fn ways(attempts: u8) -> u128 {
    u128::from(WAYS).pow(attempts.into())
}

/// For each sorted roll, what it can become when one die is changed.
struct Turns {
    /// To any number, or to a certain one.
    turn: [Vec<Vec<u16>>; 7],
    shift: Vec<Vec<u16>>,
    copy: Vec<Vec<u16>>,
    /// For each number that a die shows: how it may fall.
    reroll: Vec<Vec<[u16; 6]>>,
}

fn turns() -> &'static Turns {
    static TURNS: OnceLock<Turns> = OnceLock::new();
    TURNS.get_or_init(|| Turns {
        turn: std::array::from_fn(|side| reached(|_, _, to| side == 0 || to + 1 == side)),
        shift: reached(|_, from, to| from.abs_diff(to) == 1),
        copy: reached(|counts, from, to| counts[to] > u8::from(from == to)),
        reroll: dice().rolls.iter().copied().map(rerolled).collect(),
    })
}

/// What rolls become by turning a die from one number to another, where that is allowed. Numbers
/// are counted from 0.
fn reached(can: impl Fn(&Counts, usize, usize) -> bool) -> Vec<Vec<u16>> {
    let of = |counts: &Counts| {
        let shown = (0..6).filter(|&from| counts[from] > 0);
        let pairs = shown.flat_map(|from| (0..6).map(move |to| (from, to)));
        let turned = pairs.filter(|&(from, to)| can(counts, from, to));
        let turned = turned.map(|(from, to)| turned_to(*counts, from, to));
        let mut turned: Vec<u16> = turned.collect();
        turned.sort_unstable();
        turned.dedup();
        turned
    };
    dice().rolls.iter().map(of).collect()
}

fn rerolled(counts: Counts) -> Vec<[u16; 6]> {
    let shown = (0..6).filter(|&from| counts[from] > 0);
    let fallen = |from| std::array::from_fn(|to| turned_to(counts, from, to));
    shown.map(fallen).collect()
}

/// The roll that another one becomes.
fn turned_to(mut counts: Counts, from: usize, to: usize) -> u16 {
    counts[from] -= 1;
    counts[to] += 1;
    place_of(&dice().rolls, counts) as u16
}
