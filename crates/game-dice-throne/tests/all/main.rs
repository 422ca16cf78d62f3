//! Everything there is, in scripts and in many random matches.

mod everything;
mod facts;
mod many;
mod scripts;
