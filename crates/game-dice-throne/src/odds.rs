//! The exact chances of a roll: for the present dice and the attempts that are left, how likely
//! each ability can be reached, and which dice to keep for it. Reckoned over the 252 sorted rolls
//! of five dice, attempt by attempt from the last to the first, in whole numbers: each attempt
//! counts the 7,776 ways in which five dice fall.

use crate::pack::Needs;
use crate::state::Roll;
use crate::{DiceThrone, Hero};
use std::iter::Sum;
use std::ops::Mul;
use std::sync::OnceLock;

mod aid;

pub use aid::{Aided, Aids};

/// Sorted rolls of five dice.
const ROLLS: usize = 252;
/// Sorted sets of up to five dice that can be kept, the empty one included.
const KEEPS: usize = 462;

/// The ways in which five dice fall.
const WAYS: u64 = 7_776;
/// What can be kept before the first attempt: the empty set, which comes first.
const NOTHING: &[u16] = &[0];
/// More attempts than anybody has; with more the numbers would grow too long.
const MOST: u8 = 4;

/// How many dice show each number.
pub type Counts = [u8; 6];

/// Everything about five dice that hangs on no hero.
struct Dice {
    rolls: Vec<Counts>,
    keeps: Vec<Counts>,
    /// For each set that is kept: the rolls it can become, and in how many of all ways.
    becomes: Vec<Vec<(u16, u32)>>,
    /// For each roll: the sets of its dice that can be kept.
    can_keep: Vec<Vec<u16>>,
}

fn dice() -> &'static Dice {
    static DICE: OnceLock<Dice> = OnceLock::new();
    DICE.get_or_init(Dice::new)
}

impl Dice {
    fn new() -> Dice {
        let keeps = (0..=5).flat_map(sorted).collect::<Vec<Counts>>();
        let rolls = sorted(5);
        assert_eq!((rolls.len(), keeps.len()), (ROLLS, KEEPS), "five dice");
        let becomes = keeps.iter().map(|&keep| outcomes(&rolls, keep)).collect();
        let within = |keep: &Counts, roll: &Counts| keep.iter().zip(roll).all(|(k, r)| k <= r);
        let can_keep = rolls.iter().map(|roll| {
            let kept = (0..).zip(&keeps).filter(|(_, keep)| within(keep, roll));
            kept.map(|(at, _)| at).collect()
        });
        Dice {
            can_keep: can_keep.collect(),
            becomes,
            rolls,
            keeps,
        }
    }
}

/// All sorted rolls of so many dice.
fn sorted(count: u8) -> Vec<Counts> {
    let mut found = Vec::new();
    fill(&mut [0; 6], 0, count, &mut found);
    found
}

fn fill(counts: &mut Counts, side: usize, left: u8, found: &mut Vec<Counts>) {
    if side == 5 {
        counts[5] = left;
        return found.push(*counts);
    }
    for count in 0..=left {
        counts[side] = count;
        fill(counts, side + 1, left - count, found);
    }
    counts[side] = 0;
}

/// What a set of kept dice becomes when the others are rolled.
fn outcomes(rolls: &[Counts], keep: Counts) -> Vec<(u16, u32)> {
    let kept: u8 = keep.iter().sum();
    let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
    let reached = (0..).zip(rolls).filter_map(|(at, roll)| {
        let fits = keep.iter().zip(roll).all(|(kept, shown)| kept <= shown);
        let parts = keep.iter().zip(roll).map(|(kept, shown)| shown - kept);
        let ways = || parts.fold(factorial(5 - kept), |ways, part| ways / factorial(part));
        fits.then(|| (at, ways() * 6_u32.pow(u32::from(kept))))
    });
    reached.collect()
}

/// What can come of a roll, if everything is done for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// In how many ways; or what it is worth, all ways together.
    pub ways: u128,
    /// Of how many.
    pub of: u128,
    /// The dice to roll again for it, a bit for each; none where the roll stays.
    pub again: u8,
}

impl Odds {
    /// In hundredths of a percent, to the nearest; only what is certain has all of them.
    pub const fn basis_points(self) -> u32 {
        let points = ((self.ways * 10_000 + self.of / 2) / self.of) as u32;
        if points == 10_000 && self.ways < self.of {
            return 9_999;
        }
        points
    }
}

/// What ways are counted in: short numbers are quicker, long ones have room for cards.
trait Number: Copy + Default + Ord + From<u32> + Mul<Output = Self> + Sum {}

impl Number for u64 {}
impl Number for u128 {}

/// How much each sorted roll is worth when it stays, or when attempts follow.
struct Plan<N>(Vec<N>);

impl<N: Number> Plan<N> {
    /// The same when one more attempt is left.
    fn one_more(&self) -> Plan<N> {
        let kept: Vec<N> = (0..KEEPS).map(|keep| self.kept(keep)).collect();
        let best = |keeps: &Vec<u16>| {
            let worth = keeps.iter().map(|&keep| kept[usize::from(keep)]);
            worth.max().unwrap_or_default()
        };
        Plan(dice().can_keep.iter().map(best).collect())
    }

    /// What is kept is worth so much, all ways together in which the others fall.
    fn kept(&self, keep: usize) -> N {
        let outcomes = dice().becomes[keep].iter();
        outcomes
            .map(|&(roll, ways)| N::from(ways) * self.0[usize::from(roll)])
            .sum()
    }
}

/// The chance to reach a requirement of a hero with so many attempts left, and what to roll again.
pub fn odds(hero: &Hero, needs: Needs, sides: &[u8], attempts: u8) -> Odds {
    best(
        |counts| u64::from(meets(hero, needs, counts)),
        sides,
        attempts,
    )
}

/// The same if exactly these dice are rolled again next, a bit for each.
pub fn kept(hero: &Hero, needs: Needs, sides: &[u8], again: u8, attempts: u8) -> Odds {
    let attempts = attempts.clamp(1, MOST);
    let worth = |counts: Counts| u64::from(meets(hero, needs, counts));
    let mut plan = Plan(dice().rolls.iter().copied().map(worth).collect());
    for _ in 1..attempts {
        plan = plan.one_more();
    }
    Odds {
        ways: plan.kept(stays(sides, again)).into(),
        of: WAYS.pow(u32::from(attempts)).into(),
        again,
    }
}

/// The set that is kept, by its place, where these dice are rolled again.
fn stays(sides: &[u8], again: u8) -> usize {
    let stays = sides.iter().zip(0..);
    let stays = stays.filter(|(_, die)| again >> die & 1 == 0);
    let stays = counts_of(&stays.map(|(&side, _)| side).collect::<Vec<u8>>());
    let keep = dice().keeps.iter().position(|keep| *keep == stays);
    keep.expect("some of five dice are one of the sets")
}

/// The best that can come of a roll, where each roll is worth something when it stays: up to a
/// thousand, so that all fits. Without dice, before the first attempt.
pub fn best(worth: impl Fn(Counts) -> u64, sides: &[u8], attempts: u8) -> Odds {
    let attempts = attempts.min(MOST);
    let mut plan = Plan(dice().rolls.iter().copied().map(worth).collect());
    let now = (!sides.is_empty()).then(|| place_of(&dice().rolls, counts_of(sides)));
    if attempts == 0 {
        return Odds {
            ways: now.map_or(0, |now| plan.0[now].into()),
            of: 1,
            again: 0,
        };
    }
    for _ in 1..attempts {
        plan = plan.one_more();
    }
    // Of equal sets the larger one, which comes later: what can stay, stays.
    let mine = now.map_or(NOTHING, |now| dice().can_keep[now].as_slice());
    let mine = mine
        .iter()
        .map(|&keep| (plan.kept(usize::from(keep)), keep));
    let (ways, keep) = mine.max().unwrap_or_default();
    Odds {
        ways: ways.into(),
        of: WAYS.pow(u32::from(attempts)).into(),
        again: again(sides, dice().keeps[usize::from(keep)]),
    }
}

/// What every sorted roll is worth with no attempt left, with one, and so on, and what to keep: for
/// bots that ask for many rolls at once. In thousandths of a point, rounded down at each attempt.
pub(crate) struct Ladder {
    /// By attempts left, then by roll.
    worths: Vec<Vec<u64>>,
    /// The same, from one attempt on: what to keep.
    keeps: Vec<Vec<u16>>,
}

impl Ladder {
    /// The worth of each roll that stays is at most a million; so many attempts are looked at.
    pub(crate) fn new(worth: impl FnMut(Counts) -> u64, attempts: u8) -> Ladder {
        let first: Vec<u64> = dice().rolls.iter().copied().map(worth).collect();
        let mut ladder = Ladder {
            worths: vec![first.into_iter().map(|worth| 1000 * worth).collect()],
            keeps: Vec::new(),
        };
        (0..attempts).for_each(|_| ladder.climb());
        ladder
    }

    /// One more attempt. Of equal sets the larger one, which comes later: what can stay, stays.
    fn climb(&mut self) {
        let below = Plan(self.worths.last().cloned().unwrap_or_default());
        let kept: Vec<u64> = (0..KEEPS).map(|keep| below.kept(keep) / WAYS).collect();
        let best = dice().can_keep.iter().map(|keeps| {
            let worth = keeps.iter().map(|&keep| (kept[usize::from(keep)], keep));
            worth.max().unwrap_or_default()
        });
        let (worths, keeps) = best.unzip();
        self.worths.push(worths);
        self.keeps.push(keeps);
    }

    fn step(&self, attempts: u8) -> usize {
        usize::from(attempts).min(self.keeps.len())
    }

    /// What a roll is worth with so many attempts left, in thousandths.
    pub(crate) fn worth(&self, sides: &[u8], attempts: u8) -> u64 {
        self.worths[self.step(attempts)][place_of(&dice().rolls, counts_of(sides))]
    }

    /// What the first of so many attempts and one brings on average, in thousandths.
    pub(crate) fn before_any(&self) -> u64 {
        let top = self.worths.last().cloned().unwrap_or_default();
        Plan(top).kept(0) / WAYS
    }

    /// The dice to roll again, a bit for each; none where the roll stays.
    pub(crate) fn again(&self, sides: &[u8], attempts: u8) -> u8 {
        let Some(step) = self.step(attempts).checked_sub(1) else {
            return 0;
        };
        let roll = place_of(&dice().rolls, counts_of(sides));
        again(sides, dice().keeps[usize::from(self.keeps[step][roll])])
    }

    /// What it is worth to roll these dice again, with so many attempts left.
    pub(crate) fn worth_again(&self, sides: &[u8], dice_again: u8, attempts: u8) -> u64 {
        let kept = sides.iter().enumerate();
        let kept: Vec<u8> = kept
            .filter(|(die, _)| dice_again >> die & 1 == 0)
            .map(|(_, &side)| side)
            .collect();
        let keep = counts_of(&kept);
        let place = dice().keeps.iter().position(|found| *found == keep);
        let below = self.step(attempts).saturating_sub(1);
        let outcomes = place.map(|place| dice().becomes[place].iter());
        let worth =
            |&(roll, ways): &(u16, u32)| u64::from(ways) * self.worths[below][usize::from(roll)];
        outcomes.map_or(0, |outcomes| outcomes.map(worth).sum::<u64>() / WAYS)
    }
}

/// The dice that are not kept.
fn again(sides: &[u8], mut keep: Counts) -> u8 {
    let mut again = 0;
    for (die, &side) in sides.iter().enumerate() {
        let left = &mut keep[usize::from(side) - 1];
        if *left > 0 {
            *left -= 1;
        } else {
            again |= 1 << die;
        }
    }
    again
}

/// All sorted rolls of five dice.
pub(crate) fn rolls() -> &'static [Counts] {
    &dice().rolls
}

/// Five dice that show so many of each number.
pub(crate) fn sides_of(counts: Counts) -> [u8; 5] {
    let mut sides = (1..=6)
        .zip(counts)
        .flat_map(|(side, count)| std::iter::repeat_n(side, usize::from(count)));
    std::array::from_fn(|_| sides.next().expect("they are five"))
}

pub(crate) fn counts_of(sides: &[u8]) -> Counts {
    let mut counts = Counts::default();
    for &side in sides {
        counts[usize::from(side) - 1] += 1;
    }
    counts
}

fn place_of(all: &[Counts], counts: Counts) -> usize {
    let place = all.binary_search(&counts);
    place.expect("five dice are one of the sorted rolls")
}

/// Whether so many dice of each number are enough.
pub(crate) fn meets(hero: &Hero, needs: Needs, counts: Counts) -> bool {
    let row = |length: usize| {
        counts
            .windows(length)
            .any(|row| row.iter().all(|&count| count > 0))
    };
    match needs {
        Needs::Small => row(4),
        Needs::Large => row(5),
        Needs::Symbols(needs) => {
            let mut shown = [0; 6];
            for (face, count) in hero.faces.iter().zip(counts) {
                shown[usize::from(*face)] += count;
            }
            needs
                .iter()
                .zip(shown)
                .all(|(&needs, shown)| shown >= needs)
        }
        Needs::Dice(_) => false,
    }
}

impl DiceThrone {
    /// Attempts that are left to whoever rolls now.
    pub fn attempts_left(&self, public: &crate::Public) -> u8 {
        let attack = &public.attack;
        attack.most.saturating_sub(attack.attempts)
    }

    /// The chance of a branch for a roll.
    pub fn odds_of(&self, roll: &Roll, needs: Needs, attempts: u8) -> Odds {
        odds(self.hero(roll.owner), needs, &roll.sides, attempts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pack;

    /// The chance with three attempts, before the first of them, in hundredths of a percent.
    fn from_nothing(hero: &Hero, needs: Needs) -> u128 {
        let Odds { ways, of, .. } = odds(hero, needs, &[], 3);
        (ways * 10_000 + of / 2) / of
    }

    fn barbarian() -> &'static Hero {
        let pack = Pack::builtin();
        pack.hero(pack.hero_named("barbarian").expect("the barbarian"))
    }

    #[test]
    fn the_chances_are_those_that_are_known() {
        // Three sides with a sword, two with a life, one with a pow.
        let known = [
            (Needs::Small, 6154),
            (Needs::Large, 2611),
            (Needs::Symbols([3, 0, 0, 0, 0, 0]), 9839),
            (Needs::Symbols([4, 0, 0, 0, 0, 0]), 8793),
            (Needs::Symbols([5, 0, 0, 0, 0, 0]), 5129),
            (Needs::Symbols([2, 0, 2, 0, 0, 0]), 5758),
            (Needs::Symbols([3, 0, 2, 0, 0, 0]), 3488),
            (Needs::Symbols([0, 3, 0, 0, 0, 0]), 8418),
            (Needs::Symbols([0, 4, 0, 0, 0, 0]), 5359),
            (Needs::Symbols([0, 0, 3, 0, 0, 0]), 3548),
            (Needs::Symbols([0, 0, 4, 0, 0, 0]), 1044),
            (Needs::Symbols([0, 0, 5, 0, 0, 0]), 133),
            (Needs::Symbols([2, 2, 0, 0, 0, 0]), 9005),
            (Needs::Symbols([1, 2, 1, 0, 0, 0]), 7748),
        ];
        for (needs, expected) in known {
            assert_eq!(from_nothing(barbarian(), needs), expected, "{needs:?}");
        }
    }

    #[test]
    fn what_is_there_stays() {
        let hero = barbarian();
        let straight = odds(hero, Needs::Small, &[1, 2, 3, 4, 4], 2);
        assert_eq!((straight.basis_points(), straight.again), (10_000, 0));
        let pows = odds(
            hero,
            Needs::Symbols([0, 0, 4, 0, 0, 0]),
            &[6, 1, 6, 6, 2],
            1,
        );
        assert_eq!((pows.ways * 36, pows.again), (11 * pows.of, 0b1_0010));
        let none = odds(hero, Needs::Large, &[1, 2, 3, 4, 4], 0);
        assert_eq!((none.ways, none.again), (0, 0));
    }

    #[test]
    fn a_ladder_agrees_with_the_exact_plan() {
        let hero = barbarian();
        let needs = Needs::Symbols([3, 0, 2, 0, 0, 0]);
        let ladder = Ladder::new(|counts| 900 * u64::from(meets(hero, needs, counts)), 2);
        for sides in [[1, 4, 6, 6, 3], [2, 2, 5, 4, 6], [1, 1, 1, 6, 6]] {
            for attempts in 0..=2 {
                let exact = odds(hero, needs, &sides, attempts);
                let found = ladder.worth(&sides, attempts);
                let expected = exact.ways * 900_000 / exact.of;
                assert!(
                    u128::from(found).abs_diff(expected) <= 3,
                    "{found} for {expected}"
                );
                assert_eq!(ladder.again(&sides, attempts), exact.again, "{sides:?}");
                let again = ladder.worth_again(&sides, exact.again, attempts);
                assert!(attempts == 0 || again.abs_diff(found) <= 3);
            }
        }
        let chance = from_nothing(hero, needs);
        assert!(u128::from(ladder.before_any()).abs_diff(90 * chance) < 100);
    }

    #[test]
    fn of_all_sets_the_best_one_is_kept() {
        let hero = barbarian();
        let sides = [1, 4, 6, 6, 3];
        for needs in [Needs::Small, Needs::Symbols([2, 0, 2, 0, 0, 0])] {
            for attempts in 1..=2 {
                let best = odds(hero, needs, &sides, attempts);
                let all = (0..32).map(|again| kept(hero, needs, &sides, again, attempts).ways);
                assert_eq!(all.max(), Some(best.ways), "{needs:?}");
                assert_eq!(kept(hero, needs, &sides, best.again, attempts), best);
            }
        }
    }

    #[test]
    fn keeping_is_as_good_as_trying_everything() {
        // One attempt left, every set of dice tried by hand.
        let hero = barbarian();
        let sides = [1, 4, 6, 6, 3];
        let needs = Needs::Symbols([2, 0, 2, 0, 0, 0]);
        let tried = (0..32_u8).map(|again| {
            let count = again.count_ones();
            let ways = (0..6_u32.pow(count)).filter(|&way| {
                let mut way = way;
                let mut rolled = sides;
                for (die, side) in rolled.iter_mut().enumerate() {
                    if again >> die & 1 == 1 {
                        *side = (way % 6) as u8 + 1;
                        way /= 6;
                    }
                }
                meets(hero, needs, counts_of(&rolled))
            });
            ways.count() as u128 * u128::from(6_u32.pow(5 - count))
        });
        assert_eq!(Some(odds(hero, needs, &sides, 1).ways), tried.max());
    }
}
