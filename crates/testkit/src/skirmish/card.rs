//! The four kinds of cards, and cards without order: a hand, the deck, what was played.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many cards of each kind there are (SK-1.3).
pub(super) const COPIES: u8 = 2;

/// One kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Strikes before a strike falls (SK-4.1).
    Ambush,
    /// Prevents (SK-5.2).
    Shield,
    /// Redirects (SK-5.3).
    Mirror,
    /// Replaces (SK-5.4).
    Trade,
}

impl Card {
    /// All kinds, in the order in which hands are listed.
    pub const ALL: [Card; 4] = [Card::Ambush, Card::Shield, Card::Mirror, Card::Trade];

    /// The name, as it is spelled everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Ambush => "ambush",
            Card::Shield => "shield",
            Card::Mirror => "mirror",
            Card::Trade => "trade",
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

/// Cards that lie somewhere in no order: how many of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cards([u8; 4]);

impl Cards {
    /// Every card there is.
    pub const ALL: Cards = Cards([COPIES; 4]);

    /// How many of one kind.
    pub const fn count(self, card: Card) -> u8 {
        self.0[card as usize]
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

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}
