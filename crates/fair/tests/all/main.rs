//! The promises of fair dice and of records, from outside.

mod known;
mod play;
mod sample;
mod tamper;
mod uniform;
