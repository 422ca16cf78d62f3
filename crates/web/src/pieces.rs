//! What every card game is drawn with: cards, a hand, tokens, deck and discard, who has the word,
//! and the menu of standing orders. No piece knows a game: boards hand in words, icons, what stands
//! how, and what a tap does. The page `#/pieces` shows all of them.

pub(crate) mod card;
pub(crate) mod decks;
pub(crate) mod hand;
pub(crate) mod orders;
pub(crate) mod pace;
pub(crate) mod page;
mod samples;
pub(crate) mod tokens;
