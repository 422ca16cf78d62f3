//! The one binary: play, replay, count and inspect from a terminal.
fn main() {}
