//! The contract between rules and world: seats, decisions, chance, inputs, events, views and the
//! [`Game`] trait. Nothing here is true of only one game.

mod chance;
mod choice;
mod count;
mod event;
mod game;
mod gate;
mod input;
mod ledger;
mod notation;
mod play;
pub mod position;
mod rng;
mod said;
mod script;
mod sealed;
mod seat;
mod settle;
mod stir;
mod tide;
mod waiting;

pub use chance::{Chance, Landing, MAX_DRAWS};
pub use choice::{Choice, MAX_PICKS, choices};
pub use count::perft;
pub use event::{Audience, Heard, Silent, Sink, Told};
pub use game::Game;
pub use gate::{answers, apply, check};
pub use input::{Call, Input};
pub use ledger::{Change, Entry, Ledger};
pub use notation::{read_input, spell_input};
pub use play::{Match, lets_be};
pub use rng::Rng;
pub use said::{Arg, Refusal, Said};
pub use script::{Failure, Script, Step, Wrong, run_script};
pub use sealed::Sealed;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use settle::{Pace, settle};
pub use stir::{stir, stir_in};
pub use tide::{Tide, TideDice};
pub use waiting::{Ask, AskKind, Outcome, Rule, Waiting};
