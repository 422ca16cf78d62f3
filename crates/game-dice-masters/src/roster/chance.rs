//! A team by chance that can be played with: two sorts of energy, cheap dice and dear ones. Where
//! chance comes from is for others to say.

use super::Roster;
use crate::face::Energy;
use crate::ids::CardId;
use crate::pack::{Card, CardKind, Pack};
use crate::rules::Brought;
use crate::setup::Mode;
use dice::Id;
use kernel::Rng;

/// How much a team has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// Cards.
    pub cards: usize,
    /// Dice on all of them.
    pub dice: u8,
    /// Basic actions.
    pub basics: usize,
}

impl Room {
    /// What a mode has room for; of its cards and dice the most.
    pub fn of(mode: Mode) -> Room {
        Room {
            cards: mode.cards().into(),
            dice: mode.dice().unwrap_or(u8::MAX),
            basics: mode.basics().into(),
        }
    }
}

/// How many cards of which cost a team should have: up to 3, up to 5, and more.
const CURVE: [usize; 3] = [3, 3, 2];

/// All cards of teams, with as many dice as may lie on them, and all basic actions.
pub fn pool(pack: &Pack) -> (Vec<Brought>, Vec<CardId>) {
    let all = (0..pack.cards.len()).filter_map(CardId::at);
    let is_basic = |card: &CardId| pack.card(*card).kind == CardKind::BasicAction;
    let (basics, cards): (Vec<CardId>, Vec<CardId>) = all.partition(is_basic);
    let full = |card: CardId| Brought {
        card,
        dice: pack.card(card).most,
    };
    (cards.into_iter().map(full).collect(), basics)
}

/// A team by chance, out of some cards with as many dice as there are of each, and basic actions.
pub fn random_roster(
    pack: &Pack,
    (cards, basics): (&[Brought], &[CardId]),
    room: Room,
    rng: &mut dyn Rng,
) -> Roster {
    let mut cards = cards.to_vec();
    let mut basics = basics.to_vec();
    shuffle(&mut cards, rng);
    shuffle(&mut basics, rng);
    basics.dedup();
    basics.truncate(room.basics);
    let mut energies = Energy::TYPES;
    shuffle(&mut energies, rng);
    let mut found: Vec<Brought> = Vec::new();
    // First what fits best; what is left is filled with less and less care.
    for care in [2, 1, 0] {
        for one in &cards {
            let card = pack.card(one.card);
            let suits = care < 2
                || energies[..2]
                    .iter()
                    .any(|energy| card.energy == Some(*energy));
            let curved = care < 1 || has_room_at(pack, &found, card);
            let new = found
                .iter()
                .all(|other| pack.card(other.card).figure != card.figure);
            if suits && curved && new && one.dice > 0 && found.len() < room.cards {
                found.push(*one);
            }
        }
    }
    found.sort_by_key(|one| pack.card(one.card).cost);
    Roster {
        cards: dealt(&found, room.dice),
        basics,
    }
}

/// Whether another card of this cost is wanted.
fn has_room_at(pack: &Pack, found: &[Brought], card: &Card) -> bool {
    let part = |card: &Card| match card.cost {
        ..=3 => 0,
        4..=5 => 1,
        _ => 2,
    };
    let alike = found
        .iter()
        .filter(|one| part(pack.card(one.card)) == part(card));
    alike.count() < CURVE[part(card)]
}

/// Deals dice to cards in turn, the cheap ones first: everybody wants to buy those.
fn dealt(most: &[Brought], dice: u8) -> Vec<Brought> {
    let mut left = dice;
    let mut dealt: Vec<Brought> = most.iter().map(|one| Brought { dice: 0, ..*one }).collect();
    while left > 0 {
        let before = left;
        for (one, most) in dealt.iter_mut().zip(most) {
            if left > 0 && one.dice < most.dice {
                one.dice += 1;
                left -= 1;
            }
        }
        if left == before {
            break;
        }
    }
    dealt.retain(|one| one.dice > 0);
    dealt
}

fn shuffle<T>(list: &mut [T], rng: &mut dyn Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::SplitMix;

    fn by_chance(seed: u64, mode: Mode) -> Roster {
        let (cards, basics) = pool(Pack::builtin());
        let mut rng = SplitMix::new(seed);
        random_roster(Pack::builtin(), (&cards, &basics), Room::of(mode), &mut rng)
    }

    #[test]
    fn every_team_by_chance_may_be_brought() {
        let pack = Pack::builtin();
        for mode in [Mode::Casual, Mode::Tournament] {
            for seed in 0..300 {
                let team = by_chance(seed, mode).team(pack);
                assert_eq!(team.problems(pack, mode), [], "{mode:?} {seed}");
            }
        }
    }

    #[test]
    fn chance_makes_different_teams_with_a_curve() {
        let pack = Pack::builtin();
        let by_chance = |seed| by_chance(seed, Mode::Tournament);
        let teams: Vec<Roster> = (0..20).map(by_chance).collect();
        for (place, team) in teams.iter().enumerate() {
            assert!(!teams[..place].contains(team), "twice the same");
            let cost = |one: &Brought| pack.card(one.card).cost;
            let cheap = team.cards.iter().filter(|one| cost(one) <= 3).count();
            assert!(cheap >= 2, "{cheap} cheap cards");
        }
    }

    #[test]
    fn a_small_pool_gives_what_it_has() {
        let pack = Pack::builtin();
        let (cards, basics) = pool(pack);
        let one = |one: &Brought| Brought { dice: 1, ..*one };
        let two: Vec<Brought> = cards[..2].iter().map(one).collect();
        let mut rng = SplitMix::new(7);
        let room = Room::of(Mode::Tournament);
        let team = random_roster(pack, (&two, &basics[..1]), room, &mut rng);
        let figure = |place: usize| pack.card(two[place].card).figure;
        let figures = 1 + usize::from(figure(0) != figure(1));
        assert_eq!((team.cards.len(), team.dice()), (figures, figures as u8));
        assert_eq!(team.basics.len(), 1);
    }
}
