//! What a team has, counted: its dice by what they cost and by their energy.

use super::Roster;
use crate::face::Energy;
use crate::pack::Pack;

/// What dice of teams cost, from the least to the most.
pub const COSTS: std::ops::RangeInclusive<u8> = 2..=8;

/// Dice of a team, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// All of them.
    pub dice: u8,
    /// By cost; what costs less or more than dice of teams do is with the nearest.
    pub by_cost: [u8; 7],
    /// By energy, in the order of [`Energy::TYPES`].
    pub by_energy: [u8; 4],
    /// What all of them cost together.
    spent: u16,
}

impl Counts {
    /// Counts a team.
    pub fn of(pack: &Pack, roster: &Roster) -> Counts {
        let mut counts = Counts::default();
        for one in &roster.cards {
            let card = pack.card(one.card);
            let place = card.cost.clamp(*COSTS.start(), *COSTS.end()) - COSTS.start();
            counts.dice += one.dice;
            counts.by_cost[usize::from(place)] += one.dice;
            counts.spent += u16::from(card.cost) * u16::from(one.dice);
            let energy = Energy::TYPES
                .iter()
                .position(|energy| Some(*energy) == card.energy);
            if let Some(place) = energy {
                counts.by_energy[place] += one.dice;
            }
        }
        counts
    }

    /// What a die costs in the mean, in tenths.
    pub fn mean_cost(&self) -> Option<u16> {
        let dice = u16::from(self.dice);
        (10 * self.spent + dice / 2).checked_div(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::team::Team;

    #[test]
    fn dice_are_counted_by_cost_and_energy() {
        let pack = Pack::builtin();
        let cards = ["drax-pained x2", "spider-man-tangled-web x3"];
        let team = Team {
            cards: cards.map(str::to_owned).to_vec(),
            basics: Vec::new(),
        };
        let roster = Roster::read(pack, &team);
        let counts = Counts::of(pack, &roster);
        let cost = |place: usize| u16::from(pack.card(roster.cards[place].card).cost);
        assert_eq!(counts.dice, 5);
        assert_eq!(counts.by_cost.iter().sum::<u8>(), 5);
        assert_eq!(counts.by_energy.iter().sum::<u8>(), 5);
        let mean = (10 * (2 * cost(0) + 3 * cost(1)) + 2) / 5;
        assert_eq!(counts.mean_cost(), Some(mean));
        assert_eq!(Counts::default().mean_cost(), None);
    }
}
