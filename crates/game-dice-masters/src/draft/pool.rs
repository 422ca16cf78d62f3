//! What packs hold (MA-21.5): cards by how often they are found, and twelve of them by chance.

use super::PILE;
use crate::ids::CardId;
use crate::pack::{CardKind, Pack, Rarity};
use arrayvec::ArrayVec;
use dice::Id;
use kernel::{Audience, Chance, Landing, Seat};

/// The cards that packs hold, by how often they are found.
#[derive(Debug, Clone)]
pub(crate) struct Pools {
    common: Vec<CardId>,
    uncommon: Vec<CardId>,
    rare: Vec<CardId>,
    super_rare: Vec<CardId>,
}

/// So many of eight piles have a super rare card.
const PILES: u8 = 8;
const SPECIAL_PILES: u8 = 2;

impl Pools {
    /// The cards of a pack; nothing where there are too few.
    pub(crate) fn of(pack: &Pack) -> Option<Pools> {
        let cards = |rarity: Rarity| -> Vec<CardId> {
            let cards = pack.cards.iter().enumerate();
            let fits = cards
                .filter(|(_, card)| card.kind != CardKind::BasicAction && card.rarity == rarity);
            fits.filter_map(|(at, _)| CardId::at(at)).collect()
        };
        let pools = Pools {
            common: cards(Rarity::Common),
            uncommon: cards(Rarity::Uncommon),
            rare: cards(Rarity::Rare),
            super_rare: cards(Rarity::SuperRare),
        };
        let all = [
            &pools.common,
            &pools.uncommon,
            &pools.rare,
            &pools.super_rare,
        ];
        let enough = all.iter().all(|pool| (1..256).contains(&pool.len()));
        enough.then_some(pools)
    }

    /// From where each draw takes a card. Of the first two one counts, and of the last two.
    fn slots(&self) -> [&Vec<CardId>; PILE + 2] {
        let (c, u, r, s) = (&self.common, &self.uncommon, &self.rare, &self.super_rare);
        [r, s, r, u, u, u, c, c, c, c, c, c, u, c]
    }

    /// The packs of a seat for a round. Nobody else sees what is in them.
    pub(crate) fn chance(&self, seat: Seat) -> Chance {
        let sizes = self.slots().map(|pool| pool.len() as u8);
        Chance {
            label: "packs",
            seat: Some(seat),
            below: [PILES].into_iter().chain(sizes).collect(),
            alike: false,
            seen_by: Audience::only(seat),
        }
    }

    /// The cards in the packs, in the order of the pack.
    pub(crate) fn open(&self, landing: &Landing) -> ArrayVec<CardId, PILE> {
        let special = landing[0] < SPECIAL_PILES;
        let drawn = self.slots().into_iter().zip(&landing[1..]);
        let counts = |at: usize| match at {
            0 | PILE => !special,
            1 | 13 => special,
            _ => true,
        };
        let cards = drawn.enumerate().filter(|(at, _)| counts(*at));
        let mut pile: ArrayVec<CardId, PILE> = cards
            .map(|(_, (pool, place))| pool[usize::from(*place)])
            .collect();
        pile.sort_unstable_by_key(|card| card.index());
        pile
    }

    /// All cards that packs hold.
    pub(crate) fn cards(&self) -> impl Iterator<Item = CardId> {
        let rare = self.rare.iter().chain(&self.super_rare);
        let all = self.common.iter().chain(&self.uncommon).chain(rare);
        all.copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MA-21.5: what a pile holds, with and without a super rare card.
    #[test]
    fn a_pile_has_two_rare_cards() {
        let pack = Pack::builtin();
        let pools = Pools::of(pack).unwrap();
        let seat = Seat::new(0).unwrap();
        let mut landing: Landing = pools.chance(seat).below.iter().map(|_| 0).collect();
        let count = |landing: &Landing, rarity| {
            let pile = pools.open(landing);
            assert_eq!(pile.len(), PILE);
            let cards = pile.iter();
            cards
                .filter(|card| pack.card(**card).rarity == rarity)
                .count()
        };
        let rarities = [
            Rarity::SuperRare,
            Rarity::Rare,
            Rarity::Uncommon,
            Rarity::Common,
        ];
        assert_eq!(rarities.map(|rarity| count(&landing, rarity)), [1, 1, 3, 7]);
        landing[0] = 2;
        assert_eq!(rarities.map(|rarity| count(&landing, rarity)), [0, 2, 4, 6]);
    }
}
