//! Every sentence people read, in German and English.
//!
//! Rules and programs speak in keys with arguments ([`kernel::Said`]); this crate turns them into
//! sentences. The sentences themselves are in `text/`, one file per area and language.

mod bundle;
mod lang;
mod texts;
mod words;

pub use lang::Lang;
pub use texts::texts;
pub use words::Words;
