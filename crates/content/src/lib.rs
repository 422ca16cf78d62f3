//! Turns pack files into checked tables, with good error messages.
//!
//! A pack is TOML, edited by people who need not know Rust. This room knows its grammar: records
//! with ids, names in both languages, where each value comes from, and overriding. It is handed
//! texts, never reads files, and knows no game: what the records mean is for the rules to say.
//!
//! A game lists its [`Section`]s, and says in [`Reader::load`] how it takes its [`Record`]s and
//! asks them for values. Whatever is wrong is noted on the way and told at once. What effects are
//! made of is read by a table of [`verbs`].

mod file;
mod meaning;
mod name;
mod node;
mod origin;
mod pack;
mod problem;
mod reader;
mod record;
mod source;
pub mod verbs;

pub use meaning::meaning;
pub use name::Name;
pub use node::{Node, Table};
pub use problem::Problem;
pub use reader::{Reader, Section};
pub use record::Record;
pub use source::{Marked, Source, Sources};
