//! A table: seats, commands, updates, undo, rematches. The same code runs in the browser and in the
//! server; neither time nor storage nor chance of its own is in here.
//!
//! Whoever hosts a table asks [`Table::judge`] what a command would do, writes the entry to disk,
//! and only then hands it to [`Table::commit`], which says what each viewer is to be told.

mod arrange;
mod budget;
mod dice;
mod entry;
mod feed;
mod judge;
mod misfit;
mod orders;
mod play;
mod questions;
mod stand_in;
mod table;

pub use budget::{LONGEST_LOG, MOST_CHANGES, MOST_SITTINGS};
pub use entry::{Entry, Sitter};
pub use judge::Verdict;
pub use misfit::Misfit;
pub use table::{Opened, Table};
