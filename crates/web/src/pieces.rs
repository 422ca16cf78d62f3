//! What games are drawn with that have windows: the menu of standing orders. No piece knows a game:
//! boards hand in words, how things stand, and what a tap does.

pub(crate) mod orders;
