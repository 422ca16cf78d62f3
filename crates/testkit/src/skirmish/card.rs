//! The kinds of cards, and cards without order: a hand, the deck, what stands, what was played.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many cards of each kind there are (SK-1.3).
pub(super) const COPIES: u8 = 2;

/// One kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Strikes before the blows fall (SK-9.3).
    Ambush,
    /// Prevents (SK-5.4).
    Shield,
    /// Redirects (SK-5.5).
    Mirror,
    /// Replaces (SK-5.6).
    Trade,
    /// Stands: blows of its seat wound for one more (SK-8.2).
    Banner,
    /// Stands: takes one off each wound of its seat (SK-8.3).
    Wall,
    /// Stands: takes half off each wound of its seat (SK-8.4).
    Cloak,
}

impl Card {
    /// All kinds, in the order in which hands are listed.
    pub const ALL: [Card; 7] = [
        Card::Ambush,
        Card::Shield,
        Card::Mirror,
        Card::Trade,
        Card::Banner,
        Card::Wall,
        Card::Cloak,
    ];

    /// Whether it is put up and counts while it is there (SK-8.1).
    pub const fn stands(self) -> bool {
        matches!(self, Card::Banner | Card::Wall | Card::Cloak)
    }

    /// The name, as it is spelled everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Ambush => "ambush",
            Card::Shield => "shield",
            Card::Mirror => "mirror",
            Card::Trade => "trade",
            Card::Banner => "banner",
            Card::Wall => "wall",
            Card::Cloak => "cloak",
        }
    }

    /// The card of this name.
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Cards that lie somewhere in no order: how many of each kind. They travel as a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards([u8; Card::ALL.len()]);

impl Cards {
    /// Every card there is.
    pub const ALL: Cards = Cards([COPIES; Card::ALL.len()]);

    /// How many of one kind.
    pub const fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Whether there is one of this kind.
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Puts one in.
    pub const fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes one out.
    pub fn remove(&mut self, card: Card) {
        let left = self.0[card as usize].checked_sub(1);
        self.0[card as usize] = left.expect("a card is there before it is taken");
    }

    /// The cards left when others are taken away; `None` where there are not enough.
    pub fn without(self, others: Cards) -> Option<Cards> {
        let mut left = self.0;
        for (kind, other) in left.iter_mut().zip(others.0) {
            *kind = kind.checked_sub(other)?;
        }
        Some(Cards(left))
    }

    /// The kinds that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }

    /// The cards one by one, in the order of their kinds.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let copies = move |card| std::iter::repeat_n(card, usize::from(self.count(card)));
        Card::ALL.into_iter().flat_map(copies)
    }

    /// Draws the card that a landing points at.
    pub fn draw(&mut self, place: u8) -> Card {
        let drawn = self.iter().nth(usize::from(place));
        let card = drawn.expect("a landing is below the number of cards");
        self.remove(card);
        card
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        let mut all = Cards::default();
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
