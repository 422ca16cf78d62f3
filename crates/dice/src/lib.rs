//! Die ids, sets of dice and exact counting of landings. No game's name, no printed symbol, no
//! generator: those belong elsewhere.

mod ids;
mod multiset;
pub mod per_die;
mod set;

pub use ids::{Bits, Id, Member, Members, Set, read_id};
pub use multiset::{Multisets, multinomial, multiset_count};
#[doc(hidden)]
pub use serde;
pub use set::{DiceSet, DieId, Dies};
