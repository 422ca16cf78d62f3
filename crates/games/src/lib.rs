//! The list of our games, the packs built in, and opening a match or a record of any of them.

mod list;
mod open;
mod packs;
pub mod record;
mod rulebook;
mod titles;
mod visit;

pub use list::{Listed, ListedMode};
pub use open::{Opened, Unopened, open_and_visit, open_title, pack};
pub use packs::Packs;
pub use rulebook::Rulebook;
pub use titles::*;
pub use visit::{Playable, Visit};
