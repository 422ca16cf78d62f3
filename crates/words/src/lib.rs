//! Every sentence people read, in German and English.
//!
//! Rules and programs speak in keys with arguments ([`kernel::Said`]); this crate turns them into
//! sentences. The sentences themselves are in `text/`, one file per area and language. With the
//! feature `built-in` they are in the program; without, a language is learnt when it is needed.

mod bundle;
mod lang;
mod texts;
mod words;

pub use bundle::{knows, learn};
pub use lang::Lang;
pub use texts::texts;
pub use words::Words;
