//! A table from outside: what its host writes, and what its viewers are told.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod bounds;
mod common;
mod dice;
mod matches;
mod names;
mod windows;
