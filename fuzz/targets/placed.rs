//! Feeds the reader of positions with those of real matches.
#![no_main]

#[path = "../readers.rs"]
mod readers;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| readers::read("placed", bytes));
