//! The app tried in a real browser. Here is the stage; the plays are in `tests/`.

pub mod axe;
pub mod board;
pub mod bound;
pub mod chrome;
pub mod kapow;
pub mod masters;
pub mod measure;
pub mod miner;
pub mod pace;
pub mod page;
pub mod pilot;
pub mod server;
pub mod site;
pub mod stage;
pub mod tables;
pub mod throne;
pub mod wire;

pub use bound::Bound;
pub use page::{Page, Pointer, there};
pub use stage::{Party, Stage, party, play, ready};

/// All games, by their ids.
pub const GAMES: [&str; 5] = [
    "irondie",
    "dice-miner",
    "kapow",
    "dice-throne",
    "dice-masters",
];
