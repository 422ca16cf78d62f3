//! The reckoning behind odds: dice as what their sides bring for a wish, and all ways in which they
//! fall, those alike counted together.

use super::Odds;
use crate::face::Energy;
use crate::pay::Due;
use std::collections::BTreeMap;

/// What is wished for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wish {
    /// Energy for a price.
    Pay(Due),
    /// A character, and energy for the cheapest of those that show.
    Field,
}

/// What a side of a die brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gain {
    /// Nothing.
    Nothing,
    /// Energy.
    Energy(Energy, u8),
    /// The character that is wished for, at this price.
    Character(u8),
}

/// More energy than any price asks for.
const PLENTY: u8 = 20;

/// What is there so far, as far as it matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Has {
    types: [u8; 4],
    wild: u8,
    /// All energy.
    units: u8,
    /// One more than the least price of a character; 0 where none shows.
    character: u8,
}

impl Has {
    /// One more side. What is more than enough is forgotten, so that few cases are left.
    pub(super) fn add(&mut self, wish: Wish, gain: Gain) {
        match gain {
            Gain::Nothing => {}
            Gain::Character(price) => {
                let least = if self.character == 0 {
                    price + 1
                } else {
                    self.character.min(price + 1)
                };
                self.character = least;
            }
            Gain::Energy(energy, n) => {
                self.units += n;
                match energy {
                    Energy::Wild => self.wild += n,
                    Energy::Generic => {}
                    typed => self.types[typed as usize] += n,
                }
            }
        }
        self.forget(wish);
    }

    fn forget(&mut self, wish: Wish) {
        let due = match wish {
            Wish::Pay(due) => due,
            Wish::Field => Due {
                types: [0; 4],
                total: PLENTY,
            },
        };
        for (has, needs) in self.types.iter_mut().zip(due.types) {
            *has = needs.min(*has);
        }
        self.wild = self.wild.min(due.types.iter().sum());
        self.units = self.units.min(due.total);
    }

    fn is_enough(self, wish: Wish) -> bool {
        match wish {
            Wish::Pay(due) => {
                let missing: u8 = due
                    .types
                    .iter()
                    .zip(self.types)
                    .map(|(needs, has)| needs.saturating_sub(has))
                    .sum();
                missing <= self.wild && self.units >= due.total
            }
            Wish::Field => self.character > 0 && self.units + 1 >= self.character,
        }
    }
}

/// A die that lies there and may be rolled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lying {
    pub(super) faces: [Gain; 6],
    pub(super) now: Gain,
}

/// The best dice to roll again, one of them after the other, and how likely the wish is then. Of
/// equals the fewest dice.
pub(super) fn best(wish: Wish, has: Has, dice: &[Lying]) -> (Vec<bool>, Odds) {
    let mut groups: Vec<(Lying, u8)> = Vec::new();
    for die in dice {
        match groups.iter_mut().find(|(known, _)| known == die) {
            Some((_, count)) => *count += 1,
            None => groups.push((*die, 1)),
        }
    }
    let mut found: Option<(u128, u32, Vec<u8>)> = None;
    let mut again = vec![0; groups.len()];
    loop {
        let ways = ways(wish, has, &groups, &again);
        let count = again.iter().map(|n| u32::from(*n)).sum();
        let is_better = found
            .as_ref()
            .is_none_or(|(most, fewest, _)| ways > *most || (ways == *most && count < *fewest));
        if is_better {
            found = Some((ways, count, again.clone()));
        }
        if !advance(&mut again, &groups) {
            break;
        }
    }
    let (ways, _, mut again) = found.expect("rolling nothing again is a way");
    let of = 6_u128.pow(dice.len() as u32);
    let chosen = dice.iter().map(|die| {
        let place = groups.iter().position(|(known, _)| known == die);
        let left = place.map(|place| &mut again[place]);
        left.is_some_and(|left| {
            let is_again = *left > 0;
            *left = left.saturating_sub(1);
            is_again
        })
    });
    (chosen.collect(), Odds { ways, of })
}

/// The next way to choose some of each group; says whether there is one.
fn advance(again: &mut [u8], groups: &[(Lying, u8)]) -> bool {
    for (count, (_, most)) in again.iter_mut().zip(groups) {
        if *count < *most {
            *count += 1;
            return true;
        }
        *count = 0;
    }
    false
}

/// In how many of all ways the wish is fulfilled when so many of each group are rolled again. A die
/// that stays counts as six ways that are alike.
fn ways(wish: Wish, has: Has, groups: &[(Lying, u8)], again: &[u8]) -> u128 {
    let mut cases = BTreeMap::from([(has, 1)]);
    for ((die, count), again) in groups.iter().zip(again) {
        for place in 0..*count {
            let sides = if place < *again {
                die.faces
            } else {
                [die.now; 6]
            };
            cases = fallen(wish, &cases, sides);
        }
    }
    let good = cases.iter().filter(|(has, _)| has.is_enough(wish));
    good.map(|(_, ways)| ways).sum()
}

/// All cases after one more die has fallen.
fn fallen(wish: Wish, cases: &BTreeMap<Has, u128>, sides: [Gain; 6]) -> BTreeMap<Has, u128> {
    let mut after = BTreeMap::new();
    for (has, ways) in cases {
        for side in sides {
            let mut has = *has;
            has.add(wish, side);
            *after.entry(has).or_insert(0) += ways;
        }
    }
    after
}

/// How likely the wish is with dice that are rolled, and once again as is best.
pub(super) fn fresh(wish: Wish, dice: &[[Gain; 6]]) -> Odds {
    let mut rolls: BTreeMap<Vec<Lying>, u128> = BTreeMap::from([(Vec::new(), 1)]);
    for faces in dice {
        let mut after = BTreeMap::new();
        for (roll, ways) in &rolls {
            for now in faces {
                let mut roll = roll.clone();
                roll.push(Lying {
                    faces: *faces,
                    now: *now,
                });
                roll.sort_unstable();
                *after.entry(roll).or_insert(0) += ways;
            }
        }
        rolls = after;
    }
    let good = rolls.iter().map(|(roll, count)| {
        let (_, odds) = best(wish, Has::default(), roll);
        odds.ways * count
    });
    let all = 6_u128.pow(dice.len() as u32);
    Odds {
        ways: good.sum(),
        of: all * all,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDEKICK: [Gain; 6] = [
        Gain::Energy(Energy::Fist, 1),
        Gain::Energy(Energy::Bolt, 1),
        Gain::Energy(Energy::Mask, 1),
        Gain::Energy(Energy::Shield, 1),
        Gain::Energy(Energy::Wild, 1),
        Gain::Nothing,
    ];
    const DRAX: [Gain; 6] = [
        Gain::Energy(Energy::Shield, 1),
        Gain::Energy(Energy::Shield, 2),
        Gain::Energy(Energy::Shield, 2),
        Gain::Character(1),
        Gain::Character(2),
        Gain::Character(2),
    ];
    const BASIC: [Gain; 6] = [
        Gain::Energy(Energy::Generic, 2),
        Gain::Energy(Energy::Generic, 2),
        Gain::Energy(Energy::Generic, 2),
        Gain::Nothing,
        Gain::Nothing,
        Gain::Nothing,
    ];

    fn pay(total: u8, types: [u8; 4]) -> Wish {
        Wish::Pay(Due { types, total })
    }

    /// Whether sides fulfil a wish, reckoned anew and without forgetting anything.
    fn plainly(wish: Wish, sides: &[Gain]) -> bool {
        let energy = |wanted: Option<Energy>| -> u8 {
            sides
                .iter()
                .map(|side| match side {
                    Gain::Energy(one, n) if wanted.is_none_or(|wanted| wanted == *one) => *n,
                    _ => 0,
                })
                .sum()
        };
        match wish {
            Wish::Pay(due) => {
                let lacks = |place: usize| {
                    due.types[place].saturating_sub(energy(Some(Energy::TYPES[place])))
                };
                (0..4).map(lacks).sum::<u8>() <= energy(Some(Energy::Wild))
                    && energy(None) >= due.total
            }
            Wish::Field => sides
                .iter()
                .any(|side| matches!(side, Gain::Character(price) if *price <= energy(None))),
        }
    }

    /// In how many of all ways: every roll of every die by itself.
    fn enumerated(wish: Wish, dice: &[Lying], again: u32) -> u128 {
        let count = dice.len() as u32;
        let rolls = 0..6_usize.pow(count);
        let fulfils = |roll: &usize| {
            let sides = dice.iter().enumerate().map(|(place, die)| {
                let side = roll / 6_usize.pow(place as u32) % 6;
                if again >> place & 1 == 1 {
                    die.faces[side]
                } else {
                    die.now
                }
            });
            plainly(wish, &sides.collect::<Vec<_>>())
        };
        rolls.filter(fulfils).count() as u128
    }

    fn wishes() -> [Wish; 5] {
        [
            pay(2, [0; 4]),
            pay(3, [0, 0, 0, 1]),
            pay(4, [1, 0, 0, 0]),
            pay(2, [0, 1, 1, 0]),
            Wish::Field,
        ]
    }

    #[test]
    fn the_best_reroll_is_the_best_of_all_that_can_be_enumerated() {
        let kinds = [SIDEKICK, SIDEKICK, DRAX, BASIC];
        for roll in (0..1_296).step_by(47) {
            let dice: Vec<Lying> = kinds
                .iter()
                .enumerate()
                .map(|(place, faces)| Lying {
                    faces: *faces,
                    now: faces[roll / 6_usize.pow(place as u32) % 6],
                })
                .collect();
            for wish in wishes() {
                let (again, odds) = best(wish, Has::default(), &dice);
                let mask = (0..4).map(|place| u32::from(again[place]) << place).sum();
                let most = (0..16).map(|again| enumerated(wish, &dice, again)).max();
                assert_eq!(Some(odds.ways), most, "{wish:?} {dice:?}");
                assert_eq!(
                    odds.ways,
                    enumerated(wish, &dice, mask),
                    "{wish:?} {dice:?}"
                );
            }
        }
    }

    #[test]
    fn a_fresh_roll_is_worth_what_its_best_rerolls_are_worth() {
        let kinds = [SIDEKICK, DRAX];
        for wish in wishes() {
            let mut ways = 0;
            for roll in 0..36_usize {
                let dice = [0, 1].map(|place| Lying {
                    faces: kinds[place],
                    now: kinds[place][roll / 6_usize.pow(place as u32) % 6],
                });
                let best = (0..4).map(|again| enumerated(wish, &dice, again)).max();
                ways += best.unwrap();
            }
            let odds = fresh(wish, &kinds);
            assert_eq!((odds.ways, odds.of), (ways, 36 * 36), "{wish:?}");
        }
    }

    #[test]
    fn certain_and_impossible_are_told_apart_from_nearly() {
        let odds = |ways, of| Odds { ways, of }.basis_points();
        assert_eq!(odds(0, 6), 0);
        assert_eq!(odds(1, 1_000_000), 1);
        assert_eq!(odds(1, 6), 1_667);
        assert_eq!(odds(999_999, 1_000_000), 9_999);
        assert_eq!(odds(6, 6), 10_000);
    }
}
