//! Dice anyone can verify, and the records that prove them.
//!
//! A table commits to a secret seed before a match, every seat commits to a share of its own before
//! any is opened, and each die follows from the secret seed, all shares and the number of its
//! throw. When the match ends the seed is shown, and whoever holds the record can recompute every
//! die. The same record, bit for bit, comes out on every platform; the README next to this
//! crate describes it completely.
//!
//! This crate knows no game: choices, calls and outcomes are texts in their one spelling. It makes
//! no randomness of its own either: seeds are handed in.
//!
//! ```
//! use fair::{Fair, Hash, Record, SeatSeed, Seed, Setup, Terms};
//!
//! let setup = Setup::new(serde_json::json!({"seats": 2})).expect("no fractions in it");
//! let packs = fair::hash_packs(&[("base.toml", "…")]);
//! let terms = Terms::new("irondie", 1, packs, setup);
//! let seats = vec![Some(SeatSeed::new([1; 32])), Some(SeatSeed::new([2; 32]))];
//!
//! let mut fair = Fair::open(Seed::new([7; 32]), terms, seats);
//! fair.choose("A throw smasher.1 > B.barrier.1");
//! let dice = fair.draw("throw", &[6]);
//! assert!(dice[0] < 6);
//! let text = fair.finish("A wins").to_text();
//! assert!(Record::parse(&text).is_ok());
//! ```

mod broken;
mod digest;
mod draws;
mod entry;
mod hex;
mod line;
mod live;
mod opening;
mod read;
mod record;
mod seeds;
mod setup;
mod short;
mod shown;
mod signer;
mod transcript;

pub use broken::{Broken, Why};
pub use digest::hash_packs;
pub use draws::{Draws, Moment, draw};
pub use entry::{End, Entry};
pub use hex::NotHex;
pub use live::{Fair, Over};
pub use opening::{FORMAT, LAST_BY_PLAY, OLD_FORMAT, Opening, Published, Terms};
pub use record::Record;
pub use seeds::{Hash, PublicKey, SeatSeed, Secret, Seed, Signature};
pub use setup::{BadSetup, Setup};
pub use shown::{Differs, Given, Known, Own, Shown};
pub use signer::Signer;
pub use transcript::Transcript;
