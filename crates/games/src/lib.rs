//! The list of our games, the packs built in, and opening a match or a record of any of them.

pub mod record;
mod rulebook;
mod visit;

pub use rulebook::Rulebook;
pub use visit::Visit;
