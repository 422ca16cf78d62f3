//! The laws every game must pass, a stage for its scripts, the pace of random play, and a toy game
//! that passes the laws. For tests only.
//!
//! A game's own test is short:
//!
//! ```
//! use testkit::{Laws, check_all, laws, skirmish::Skirmish};
//!
//! let few = Laws { matches: 3, seed: 7, max_inputs: 250 };
//! for (law, checks) in check_all(&Skirmish, few) {
//!     assert!(checks > 0, "{law} had nothing to say");
//! }
//! laws::invariant(&Skirmish, few, &|_, state| assert_eq!(state, &state.clone()));
//! ```
//!
//! What each law demands is told in [`laws`], above the function that checks it.

pub mod laws;
mod pace;
mod rng;
mod scripts;
pub mod skirmish;

pub use laws::{Laws, Tally, babble, bend, check_all, cross};
pub use pace::pace;
pub use rng::SplitMix;
pub use scripts::Stage;
