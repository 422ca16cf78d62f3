//! A table from outside: what its host writes, and what its viewers are told.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;
mod matches;
mod windows;
