//! A team while it is being built: it need not be legal. Around it: finding cards, counting what a
//! team has, what it plays like, and one by chance. Whether a team may be brought to a match is for
//! `team` to say.

mod advise;
mod chance;
mod count;
mod find;
mod style;

pub use advise::{main_energy, suggest};
pub use chance::{Room, pool, random_roster};
pub use count::{COSTS, Counts};
pub use find::Wanted;
pub use style::{Style, Trait};

use crate::ids::CardId;
use crate::pack::{CardKind, Pack};
use crate::rules::Brought;
use crate::team::Team;
use kernel::position::{read_count, write_count};

/// Cards with their dice, and basic actions, in the order in which they were taken.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roster {
    /// Cards with their dice.
    pub cards: Vec<Brought>,
    /// Basic actions.
    pub basics: Vec<CardId>,
}

impl Roster {
    /// A team as it is written; what the pack does not know is left out.
    pub fn read(pack: &Pack, team: &Team) -> Roster {
        let card = |text: &String| {
            let (id, dice) = read_count(text);
            let card = pack.card_named(id).filter(|card| !is_basic(pack, *card))?;
            Some(Brought { card, dice: dice? })
        };
        let basics = team.basics.iter().filter_map(|id| pack.card_named(id));
        Roster {
            cards: team.cards.iter().filter_map(card).collect(),
            basics: basics.filter(|card| is_basic(pack, *card)).collect(),
        }
    }

    /// The same as it is written.
    pub fn team(&self, pack: &Pack) -> Team {
        let id = |card: CardId| pack.card(card).id.clone();
        let card = |one: &Brought| write_count(&id(one.card), one.dice);
        Team {
            cards: self.cards.iter().map(card).collect(),
            basics: self.basics.iter().map(|card| id(*card)).collect(),
        }
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.basics.is_empty()
    }

    /// All dice on its cards.
    pub fn dice(&self) -> u8 {
        self.cards.iter().map(|one| one.dice).sum()
    }

    /// The dice on a card of it.
    pub fn dice_on(&self, card: CardId) -> Option<u8> {
        let found = self.cards.iter().find(|one| one.card == card);
        found.map(|one| one.dice)
    }

    /// The card of it that shows the same figure as another one: both cannot be there (MA-2.5).
    pub fn rival(&self, pack: &Pack, card: CardId) -> Option<CardId> {
        let figure = pack.card(card).figure;
        let others = self.cards.iter().map(|one| one.card);
        let mut others = others.filter(|other| *other != card);
        others.find(|other| pack.card(*other).figure == figure)
    }

    /// Takes a card with so many dice; in the place and with the dice of the one that shows the
    /// same figure, where there is one.
    pub fn take(&mut self, pack: &Pack, card: CardId, dice: u8) {
        let known = self.dice_on(card).is_some();
        let rival = self.rival(pack, card);
        match self.cards.iter_mut().find(|one| Some(one.card) == rival) {
            Some(one) => {
                one.card = card;
                one.dice = one.dice.min(pack.card(card).most);
            }
            None if known => {}
            None => self.cards.push(Brought { card, dice }),
        }
    }

    /// Puts so many dice onto a card of it.
    pub fn set_dice(&mut self, card: CardId, dice: u8) {
        if let Some(one) = self.cards.iter_mut().find(|one| one.card == card) {
            one.dice = dice;
        }
    }

    /// Deals dice to its cards in turn until there are so many, or no card takes another.
    pub fn fill(&mut self, pack: &Pack, dice: u8) {
        let mut left = dice.saturating_sub(self.dice());
        loop {
            let before = left;
            for one in &mut self.cards {
                if left > 0 && one.dice < pack.card(one.card).most {
                    one.dice += 1;
                    left -= 1;
                }
            }
            if left == 0 || left == before {
                return;
            }
        }
    }

    /// Leaves a card or a basic action out.
    pub fn leave(&mut self, card: CardId) {
        self.cards.retain(|one| one.card != card);
        self.basics.retain(|basic| *basic != card);
    }
}

fn is_basic(pack: &Pack, card: CardId) -> bool {
    pack.card(card).kind == CardKind::BasicAction
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str) -> CardId {
        Pack::builtin().card_named(id).unwrap()
    }

    #[test]
    fn a_team_is_written_as_it_was_read() {
        let pack = Pack::builtin();
        let written = Team {
            cards: vec!["drax-pained x2".to_owned(), "nobody x2".to_owned()],
            basics: vec!["exposed".to_owned(), "drax-pained".to_owned()],
        };
        let roster = Roster::read(pack, &written);
        let team = roster.team(pack);
        assert_eq!(team.cards, ["drax-pained x2"]);
        assert_eq!(team.basics, ["exposed"], "a card is no basic action");
        assert_eq!(Roster::read(pack, &team), roster);
    }

    #[test]
    fn another_card_of_a_figure_takes_its_place() {
        let pack = Pack::builtin();
        let (cletus, symbiote) = (card("carnage-cletus-kassidy"), card("carnage-symbiote"));
        let mut roster = Roster::default();
        roster.take(pack, cletus, 3);
        roster.take(pack, card("drax-pained"), 1);
        assert_eq!(roster.rival(pack, symbiote), Some(cletus));
        assert_eq!(
            roster.rival(pack, cletus),
            None,
            "it does not stand in its own way"
        );
        roster.take(pack, symbiote, 1);
        assert_eq!(
            roster.cards[0],
            Brought {
                card: symbiote,
                dice: 3
            }
        );
        assert_eq!((roster.cards.len(), roster.dice()), (2, 4));
        roster.fill(pack, 7);
        let dice: Vec<u8> = roster.cards.iter().map(|one| one.dice).collect();
        assert_eq!(dice, [4, 3], "one has its limit");
        roster.fill(pack, 20);
        assert_eq!(roster.dice(), 8, "and then both");
        roster.leave(symbiote);
        assert_eq!(roster.dice_on(symbiote), None);
    }
}
