//! Teams for whoever has none: any legal one, or one that a player could have thought of.

use crate::ids::CardId;
use crate::pack::{CardKind, Pack};
use crate::setup::Mode;
use crate::team::Team;
use crate::think::card_worth;
use dice::Id;
use kernel::Rng;
use kernel::position::write_count;

/// A team needs cards of each of these costs, so many of eight.
const CURVE: [(u8, u8, usize); 3] = [(0, 3, 3), (4, 5, 3), (6, 9, 2)];
/// What it is worth that a card in the team has the same energy, or a group in common.
const SAME_ENERGY: i32 = 3;
const SAME_GROUP: i32 = 2;
/// How much taste counts beside worth.
const TASTE: u32 = 12;

impl Team {
    /// Any team that may be brought.
    pub fn drawn(pack: &Pack, mode: Mode, rng: &mut dyn Rng) -> Team {
        let mut cards: Vec<CardId> = Vec::new();
        let all = all_cards(pack, false);
        while cards.len() < usize::from(mode.cards()) {
            let card = all[rng.below(all.len() as u32) as usize];
            if is_new(pack, &cards, card) {
                cards.push(card);
            }
        }
        with_dice(pack, mode, &cards, rng)
    }

    /// A team that goes together: cheap and dear cards, few sorts of energy, groups that meet.
    pub fn sensible(pack: &Pack, mode: Mode, rng: &mut dyn Rng) -> Team {
        let mut cards: Vec<CardId> = Vec::new();
        let all = all_cards(pack, false);
        for (low, high, count) in CURVE {
            // Where a team is smaller, each part of it is.
            for _ in 0..(count * usize::from(mode.cards())).div_ceil(8) {
                let weighed = all.iter().filter_map(|&card| {
                    let fits = (low..=high).contains(&pack.card(card).cost);
                    let taste = rng.below(TASTE) as i32;
                    let worth = card_worth(pack, card) + together(pack, &cards, card) + taste;
                    (fits && is_new(pack, &cards, card)).then_some((worth, card))
                });
                let best = weighed.max_by_key(|(worth, _)| *worth);
                cards.extend(best.map(|(_, card)| card));
            }
        }
        cards.truncate(usize::from(mode.cards()));
        with_dice(pack, mode, &cards, rng)
    }
}

/// All cards of teams, or all basic actions.
fn all_cards(pack: &Pack, basic: bool) -> Vec<CardId> {
    let all = (0..pack.cards.len()).filter_map(CardId::at);
    let is_basic = |card: &CardId| pack.card(*card).kind == CardKind::BasicAction;
    all.filter(|card| is_basic(card) == basic).collect()
}

/// Whether nobody of this name is in the team (MA-2.5).
fn is_new(pack: &Pack, team: &[CardId], card: CardId) -> bool {
    let figure = pack.card(card).figure;
    team.iter().all(|one| pack.card(*one).figure != figure)
}

/// What a card gains from those beside it.
pub(crate) fn together(pack: &Pack, team: &[CardId], card: CardId) -> i32 {
    let card = pack.card(card);
    let beside = team.iter().map(|one| {
        let one = pack.card(*one);
        let energy = SAME_ENERGY * i32::from(one.energy == card.energy);
        energy + SAME_GROUP * i32::from(one.groups.meets(card.groups))
    });
    beside.sum()
}

/// These cards with dice on them, the first ones most, and basic actions by lot.
fn with_dice(pack: &Pack, mode: Mode, cards: &[CardId], rng: &mut dyn Rng) -> Team {
    let most = |card: CardId| pack.card(card).most;
    let mut left = mode.dice().unwrap_or(u8::MAX);
    let mut dice = vec![0; cards.len()];
    while left > 0
        && cards
            .iter()
            .zip(&dice)
            .any(|(card, dice)| *dice < most(*card))
    {
        for (card, dice) in cards.iter().zip(&mut dice) {
            let more = u8::from(left > 0 && *dice < most(*card));
            *dice += more;
            left -= more;
        }
    }
    let named = cards.iter().zip(dice);
    let named = named.map(|(card, dice)| write_count(&pack.card(*card).id, dice));
    let mut basics = all_cards(pack, true);
    let count = usize::from(mode.basics());
    for at in 0..count {
        let other = at + rng.below((basics.len() - at) as u32) as usize;
        basics.swap(at, other);
    }
    Team {
        cards: named.collect(),
        basics: basics[..count]
            .iter()
            .map(|card| pack.card(*card).id.clone())
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Tide;

    #[test]
    fn teams_that_are_drawn_or_thought_of_can_be_brought() {
        let pack = Pack::builtin();
        for mode in [Mode::Casual, Mode::Tournament] {
            for seed in 0..40_u64 {
                let mut tide = Tide::of(&seed);
                for team in [Team::drawn, Team::sensible] {
                    let team = team(pack, mode, &mut tide);
                    assert_eq!(team.problems(pack, mode), [], "{team:?}");
                }
            }
        }
    }

    #[test]
    fn a_sensible_team_begins_cheaply_and_ends_strongly() {
        let pack = Pack::builtin();
        for seed in 0..20_u64 {
            let team = Team::sensible(pack, Mode::Casual, &mut Tide::of(&seed));
            let cost = |text: &String| {
                let id = kernel::position::read_count(text).0;
                pack.card(pack.card_named(id).unwrap()).cost
            };
            let costs: Vec<u8> = team.cards.iter().map(cost).collect();
            assert!(
                costs.iter().filter(|cost| **cost <= 3).count() >= 2,
                "{costs:?}"
            );
            assert!(costs.iter().any(|cost| *cost >= 5), "{costs:?}");
        }
    }
}
