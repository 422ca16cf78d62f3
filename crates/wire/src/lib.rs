//! What travels between a viewer and a table. Made from views and events only: a state has no way
//! through here. A view does travel:
//!
//! ```
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_irondie::View>();
//! travels::<game_dice_miner::View>();
//! travels::<game_kapow::View>();
//! travels::<game_dice_throne::View>();
//! travels::<game_dice_masters::View>();
//! ```
//!
//! and a state does not:
//!
//! ```compile_fail
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_irondie::State>();
//! ```
//!
//! ```compile_fail
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_dice_miner::State>();
//! ```
//!
//! ```compile_fail
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_kapow::State>();
//! ```
//!
//! ```compile_fail
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_dice_throne::State>();
//! ```
//!
//! ```compile_fail
//! fn travels<T: serde::Serialize>() {}
//! travels::<game_dice_masters::State>();
//! ```

mod notice;
mod order;
mod phrase;
mod promise;
mod reason;
mod to_bot;
mod to_table;
mod to_viewer;

pub use notice::{Notice, Phase, Player};
pub use order::{Order, RuleName, RuleNames};
pub use phrase::Phrase;
pub use promise::{Left, Promise};
pub use reason::Reason;
pub use to_bot::{FromBot, ToBot};
pub use to_table::{Act, CmdId, Command, ToTable};
pub use to_viewer::{Closing, ToViewer, Update, Welcome};

/// The version of these messages. A client that speaks another one is told to reload.
pub const VERSION: u32 = 6;

/// The longest message a table reads, in bytes.
pub const MAX_MESSAGE: usize = 8 * 1024;
