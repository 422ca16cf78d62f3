//! Dice anyone can verify, and the records that prove them.
//!
//! A table commits to a secret seed before a match, every seat adds a seed of its own, and each die
//! follows from the secret seed and from everything that was played before it. When the match ends
//! the seed is shown, and whoever holds the record can recompute every die. The same record, bit
//! for bit, comes out on every platform; the README next to this crate describes it completely.
//!
//! This crate knows no game: choices, calls and outcomes are texts in their one spelling. It makes
//! no randomness of its own either: seeds are handed in.

mod digest;
mod draws;
mod hex;
mod opening;
mod seeds;
mod setup;
mod transcript;

pub use digest::hash_packs;
pub use draws::{Draws, draw};
pub use hex::NotHex;
pub use opening::{FORMAT, Opening, Published, Terms};
pub use seeds::{Hash, SeatSeed, Seed};
pub use setup::{BadSetup, Setup};
pub use transcript::Transcript;
