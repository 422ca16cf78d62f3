//! The app tried in a real browser. Here is the stage; the plays are in `tests/`.

pub mod axe;
pub mod board;
pub mod chrome;
pub mod page;
pub mod site;
pub mod stage;

pub use page::Page;
pub use stage::{Stage, play};
