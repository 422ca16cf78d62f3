//! What a team plays like, measured off its cards: a short row of numbers by which teams can be
//! compared. It says nothing of how good a team is.

use super::{Counts, Roster};
use crate::pack::{Ability, Card, Pack};
use crate::verb::{Amount, Span, Verb, Which};

/// A side of how a team plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trait {
    /// Its dice are cheap.
    Cheap,
    /// Its characters hit hard.
    Strong,
    /// Its characters stand much.
    Tough,
    /// It deals damage without a fight.
    Burns,
    /// It makes its own attackers better.
    Pushes,
    /// It takes opposing characters out of the way.
    Hinders,
    /// It gets more dice, or gets them for less.
    Grows,
    /// It keeps its life and its dice.
    Guards,
    /// It has globals.
    Globals,
    /// Its characters belong together.
    Kin,
}

impl Trait {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Trait; 10] = [
        Trait::Cheap,
        Trait::Strong,
        Trait::Tough,
        Trait::Burns,
        Trait::Pushes,
        Trait::Hinders,
        Trait::Grows,
        Trait::Guards,
        Trait::Globals,
        Trait::Kin,
    ];
}

const TRAITS: usize = Trait::ALL.len();

/// The most there is of anything.
const FULL: u32 = 1000;

/// How a team plays: of each trait, and of each energy, how much in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    traits: [u16; TRAITS],
    energies: [u16; 4],
}

impl Style {
    /// Measures a team.
    pub fn of(pack: &Pack, roster: &Roster) -> Style {
        let counts = Counts::of(pack, roster);
        let dice = u32::from(counts.dice);
        Style {
            traits: Trait::ALL.map(|one| measure(pack, roster, &counts, one) as u16),
            energies: counts.by_energy.map(|of| share(of.into(), dice) as u16),
        }
    }

    /// How much of a trait, in thousandths.
    pub const fn of_trait(&self, one: Trait) -> u16 {
        self.traits[one as usize]
    }

    /// How alike two teams play, in thousandths.
    pub fn likeness(&self, other: &Style) -> u16 {
        let far = |(one, other): (&u16, &u16)| u32::from(one.abs_diff(*other));
        let traits: u32 = self.traits.iter().zip(&other.traits).map(far).sum();
        let energies: u32 = self.energies.iter().zip(&other.energies).map(far).sum();
        // Four energies weigh as much as two traits: what a team does tells more.
        let apart = (traits + energies / 2) / (TRAITS as u32 + 2);
        // Teams without anything in common are seldom further apart than half the way.
        FULL.saturating_sub(2 * apart) as u16
    }

    /// What stands out most in both.
    pub fn common(&self, other: &Style) -> Option<Trait> {
        let both = |one: &Trait| self.of_trait(*one).min(other.of_trait(*one));
        let most = Trait::ALL.into_iter().max_by_key(both)?;
        (both(&most) >= 250).then_some(most)
    }
}

fn measure(pack: &Pack, roster: &Roster, counts: &Counts, one: Trait) -> u32 {
    let dice = u32::from(counts.dice);
    match one {
        // From 7 to 2.
        Trait::Cheap => counts.mean_cost().map_or(0, |mean| {
            (70_u32.saturating_sub(mean.into()) * FULL / 50).min(FULL)
        }),
        Trait::Strong => levels(pack, roster, |level| level.attack),
        Trait::Tough => levels(pack, roster, |level| level.defence),
        Trait::Globals => {
            let cards = roster.cards.iter().map(|one| one.card);
            let cards = cards.chain(roster.basics.iter().copied());
            let globals: usize = cards.map(|card| pack.card(card).globals()).sum();
            share(globals as u32, 4).min(FULL)
        }
        Trait::Kin => share(kin(pack, roster), dice),
        Trait::Burns | Trait::Pushes | Trait::Hinders | Trait::Grows | Trait::Guards => {
            let does = |card: &Card| card.abilities.iter().any(|ability| has(pack, ability, one));
            let those = roster.cards.iter().filter(|one| does(pack.card(one.card)));
            share(those.map(|one| u32::from(one.dice)).sum(), dice)
        }
    }
}

fn share(part: u32, of: u32) -> u32 {
    (FULL * part).checked_div(of).unwrap_or(0)
}

/// A number of all levels in the mean, where 6 is the most.
fn levels(pack: &Pack, roster: &Roster, number: fn(&crate::face::Level) -> u8) -> u32 {
    let (mut sum, mut count) = (0, 0);
    for one in &roster.cards {
        let faces = &pack.mould(pack.card(one.card).mould).faces;
        for level in faces.iter().filter_map(|face| face.character()) {
            sum += u32::from(number(&level)) * u32::from(one.dice);
            count += u32::from(one.dice);
        }
    }
    share(sum, 6 * count).min(FULL)
}

/// How many dice are of the group that most are of.
fn kin(pack: &Pack, roster: &Roster) -> u32 {
    let mut counts = vec![0_u32; pack.groups.len()];
    for one in &roster.cards {
        for group in pack.card(one.card).groups {
            counts[dice::Id::index(group)] += u32::from(one.dice);
        }
    }
    counts.into_iter().max().unwrap_or(0)
}

/// Whether an ability is of a trait.
fn has(pack: &Pack, ability: &Ability, one: Trait) -> bool {
    any_verb(pack, ability.effects, &|verb| trait_of(verb) == Some(one))
}

/// What a verb stands for, where that is one of the traits.
const fn trait_of(verb: Verb) -> Option<Trait> {
    match verb {
        Verb::Damage { .. } | Verb::Duel => Some(Trait::Burns),
        Verb::LoseLife { who, .. } => match who {
            Which::You => None,
            _ => Some(Trait::Burns),
        },
        Verb::Modify {
            attack: Amount::Number(..=-1),
            ..
        }
        | Verb::KnockOut { .. }
        | Verb::CannotBlock { .. }
        | Verb::MustBlock { .. }
        | Verb::BlockTax { .. }
        | Verb::Blank(_)
        | Verb::Remove(_)
        | Verb::LeaveCombat(_)
        | Verb::Cancel
        | Verb::Spin { by: ..=-1, .. } => Some(Trait::Hinders),
        Verb::Modify { .. }
        | Verb::GrantKeyword { .. }
        | Verb::Unblockable(_)
        | Verb::NotBlockedBy { .. }
        | Verb::FirstStrike
        | Verb::Spin { .. } => Some(Trait::Pushes),
        Verb::DrawAndRoll(_)
        | Verb::Prep { .. }
        | Verb::Search { .. }
        | Verb::Buy { .. }
        | Verb::BuyPrice { add: ..=-1, .. }
        | Verb::FieldPrice { add: ..=-1, .. }
        | Verb::Field { .. }
        | Verb::Put { .. }
        | Verb::FieldFree
        | Verb::NextFree(_) => Some(Trait::Grows),
        Verb::GainLife { .. }
        | Verb::PreventDamage { .. }
        | Verb::CapDamage { .. }
        | Verb::Redirect(_)
        | Verb::Regenerate(_)
        | Verb::KnockOutTo { .. }
        | Verb::Untargetable { .. } => Some(Trait::Guards),
        _ => None,
    }
}

/// Whether a verb of a run, or one inside of another, is like this.
fn any_verb(pack: &Pack, run: Span, like: &dyn Fn(Verb) -> bool) -> bool {
    let inside = |verb: Verb| match verb {
        Verb::Regenerate(then)
        | Verb::Later { then, .. }
        | Verb::IfLeaves { then, .. }
        | Verb::EachPlayer { then, .. }
        | Verb::Repeat { then, .. } => any_verb(pack, then, like),
        Verb::If { then, other, .. } => any_verb(pack, then, like) || any_verb(pack, other, like),
        Verb::Choose(ways) => {
            let ways = ways.places().map(|place| &pack.ways[usize::from(place)]);
            ways.into_iter().any(|way| any_verb(pack, way.then, like))
        }
        _ => false,
    };
    let verbs = pack.verbs(run).iter().copied();
    verbs.into_iter().any(|verb| like(verb) || inside(verb))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::CardKind;
    use crate::rules::Brought;
    use dice::Id;

    fn of_cards(wanted: impl Fn(&Card) -> bool) -> Style {
        let pack = Pack::builtin();
        let cards = pack.cards.iter().enumerate();
        let cards = cards.filter(|(_, card)| card.kind != CardKind::BasicAction && wanted(card));
        let brought = |(place, _)| Brought {
            card: crate::ids::CardId::at(place).unwrap(),
            dice: 1,
        };
        let roster = Roster {
            cards: cards.map(brought).take(40).collect(),
            basics: Vec::new(),
        };
        Style::of(pack, &roster)
    }

    #[test]
    fn cheap_teams_are_cheap_and_dear_ones_hit_hard() {
        let cheap = of_cards(|card| card.cost <= 3);
        let dear = of_cards(|card| card.cost >= 6);
        assert!(cheap.of_trait(Trait::Cheap) > 700, "{cheap:?}");
        assert!(dear.of_trait(Trait::Cheap) < 300, "{dear:?}");
        assert!(dear.of_trait(Trait::Strong) > cheap.of_trait(Trait::Strong));
        assert!(dear.of_trait(Trait::Tough) > cheap.of_trait(Trait::Tough));
    }

    #[test]
    fn a_team_is_most_like_itself() {
        let cheap = of_cards(|card| card.cost <= 3);
        let dear = of_cards(|card| card.cost >= 6);
        let middle = of_cards(|card| card.cost <= 4);
        assert_eq!(cheap.likeness(&cheap), 1000);
        assert_eq!(cheap.likeness(&dear), dear.likeness(&cheap));
        assert!(cheap.likeness(&middle) > cheap.likeness(&dear));
    }

    #[test]
    fn every_trait_is_measured_on_some_card() {
        let pack = Pack::builtin();
        for one in Trait::ALL {
            let all = pack.cards.iter().enumerate();
            let alone = |(place, _): (usize, &Card)| {
                let brought = Brought {
                    card: crate::ids::CardId::at(place).unwrap(),
                    dice: 1,
                };
                let roster = Roster {
                    cards: vec![brought],
                    basics: Vec::new(),
                };
                Style::of(pack, &roster).of_trait(one)
            };
            let (least, most) = all.map(alone).fold((1000, 0), |(least, most), now| {
                (now.min(least), now.max(most))
            });
            assert!(least < most, "{one:?} is the same everywhere");
            assert!(most <= 1000, "{one:?} goes too far: {most}");
        }
    }

    #[test]
    fn what_stands_out_in_both_is_named() {
        let villains = of_cards(|card| card.cost <= 3);
        assert_eq!(villains.common(&villains), Some(Trait::Cheap));
        assert_eq!(villains.common(&Style::default()), None);
    }
}
