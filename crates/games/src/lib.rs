//! The list of our games, the packs built in, and opening a match or a record of any of them.

mod list;
mod open;
mod packs;
pub mod record;
mod rulebook;
mod visit;

pub use list::{IDS, Listed, ListedMode, list};
pub use open::{
    AnyGame, Opened, Unopened, dice_miner_pack, irondie_pack, kapow_pack, open, open_and_visit,
};
pub use packs::Packs;
pub use rulebook::Rulebook;
pub use visit::{Playable, Visit};
