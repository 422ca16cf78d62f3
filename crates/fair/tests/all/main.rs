//! The promises of fair dice and of records, from outside.

mod known;
mod play;
mod sample;
mod shown;
mod signed;
mod tamper;
mod uniform;
