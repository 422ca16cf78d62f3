//! Attacks that were tried on a running server, kept as tests by their names: `a` for who may do
//! what and the web, `p` and `r` for messages and races, `d` for load by cheap means. Where the
//! others are tried stands in `docs/strangers.md`.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

#[path = "../common/mod.rs"]
mod common;

mod load;
mod races;
mod seats;
mod web;
