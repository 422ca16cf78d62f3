//! The laws every game must pass, a stage for its scripts, what never happens in random play and
//! the pace of it, and the toy game to copy. For tests only.
//!
//! A game's own test is short:
//!
//! ```
//! use testkit::{Laws, check_all, laws, skirmish::Skirmish};
//!
//! let toy = Skirmish::default();
//! let few = Laws { matches: 3, seed: 7, max_inputs: 1000, word: &["/now"] };
//! for (law, checks) in check_all(&toy, few) {
//!     assert!(checks > 0, "{law} had nothing to say");
//! }
//! laws::invariant(&toy, few, &|_, state| assert_eq!(state, &state.clone()));
//! ```
//!
//! What each law demands is told in [`laws`], above the function that checks it.

mod fired;
pub mod laws;
pub mod many;
mod pace;
mod rng;
mod scripts;
pub mod skirmish;

pub use fired::never_fired;
pub use laws::{Laws, Tally, babble, bend, check_all, cross};
pub use many::Many;
pub use pace::{answer_time, pace};
pub use rng::SplitMix;
pub use scripts::Stage;
