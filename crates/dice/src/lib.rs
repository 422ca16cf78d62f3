//! Die ids, sets of dice and exact counting of landings. No game's name, no printed symbol, no
//! generator: those belong elsewhere.

mod ids;
mod multiset;
pub mod per_die;
mod set;

pub use ids::{Bits, Id, Members, Set};
pub use multiset::{Multisets, multinomial, multiset_count};
pub use set::{DiceSet, DieId, Dies};
