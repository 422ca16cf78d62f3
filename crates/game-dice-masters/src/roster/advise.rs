//! Which of several cards goes best with those that somebody has taken: for a draft, and for
//! whoever does not want to think.

use crate::face::Energy;
use crate::ids::CardId;
use crate::pack::{Card, Pack, Rarity};

/// How many cheap cards a team wants before it wants dear ones.
const CHEAP: usize = 4;

/// The card that goes best with what was taken; the first where several do.
pub fn suggest(pack: &Pack, taken: &[CardId], among: &[CardId]) -> Option<CardId> {
    let mut best: Option<(i32, CardId)> = None;
    for card in among {
        let worth = worth(pack, taken, *card);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *card));
        }
    }
    best.map(|(_, card)| card)
}

/// The energy that most of some cards have, where at least two have it.
pub fn main_energy(pack: &Pack, cards: &[CardId]) -> Option<Energy> {
    let count = |energy: &Energy| of_energy(pack, cards, *energy);
    let most = Energy::TYPES.into_iter().rev().max_by_key(count)?;
    (count(&most) >= 2).then_some(most)
}

fn worth(pack: &Pack, taken: &[CardId], card: CardId) -> i32 {
    let read = pack.card(card);
    let alike = read
        .energy
        .map_or(0, |energy| of_energy(pack, taken, energy));
    let is_cheap = |card: &Card| card.cost <= 3;
    let cheap = taken.iter().filter(|card| is_cheap(pack.card(**card)));
    let wants_cheap = cheap.count() < CHEAP;
    let kin = |other: &&CardId| pack.card(**other).figure == read.figure;
    let rare = matches!(
        read.rarity,
        Rarity::Rare | Rarity::SuperRare | Rarity::Promo
    );
    // A second card of a name is no second card of the team, but its dice are the same.
    2 * alike.min(4) as i32 + i32::from(wants_cheap == is_cheap(read)) + i32::from(rare)
        - i32::from(taken.iter().any(|other| kin(&other)))
        - i32::from(read.cost >= 7)
}

fn of_energy(pack: &Pack, cards: &[CardId], energy: Energy) -> usize {
    let cards = cards.iter().map(|card| pack.card(*card).energy);
    cards.filter(|found| *found == Some(energy)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;

    fn of(pack: &Pack, energy: Energy, cost: std::ops::RangeInclusive<u8>) -> Vec<CardId> {
        let all = (0..pack.cards.len()).filter_map(CardId::at);
        let fits = |card: &CardId| {
            let card = pack.card(*card);
            card.energy == Some(energy) && cost.contains(&card.cost)
        };
        all.filter(fits).collect()
    }

    #[test]
    fn what_goes_with_the_rest_is_suggested() {
        let pack = Pack::builtin();
        let bolts = of(pack, Energy::Bolt, 2..=3);
        let masks = of(pack, Energy::Mask, 2..=3);
        assert_eq!(main_energy(pack, &bolts[..3]), Some(Energy::Bolt));
        assert_eq!(main_energy(pack, &bolts[..1]), None);
        let among = [masks[0], *bolts.last().unwrap(), masks[1]];
        assert_eq!(suggest(pack, &bolts[..3], &among), Some(among[1]));
        assert_eq!(suggest(pack, &masks[2..5], &among), Some(among[0]));
        assert_eq!(suggest(pack, &[], &[]), None);
    }

    #[test]
    fn cheap_cards_come_first() {
        let pack = Pack::builtin();
        let (cheap, dear) = (of(pack, Energy::Fist, 2..=3), of(pack, Energy::Fist, 7..=8));
        assert_eq!(suggest(pack, &[], &[dear[0], cheap[0]]), Some(cheap[0]));
    }
}
