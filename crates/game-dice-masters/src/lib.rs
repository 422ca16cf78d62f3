//! Dice Masters: characters on dice are bought, rolled, fielded and sent into attack.
//!
//! What cards can do is data (`pack`) made of the verbs in `verb`.

mod face;
mod filter;
mod ids;
mod pack;
mod text;
mod verb;

pub use face::{Burst, Energy, Face, Level};
pub use filter::Keyword;
pub use ids::{CardId, FigureId, Figures, GroupId, Groups, MouldId};
pub use pack::{Card, CardKind, FILES, Figure, Group, Mould, Pack, Rarity};
pub use text::{Form, ability_count, ability_text, card_text};
pub use verb::{Price, When};

/// What the game is called, in every language.
pub const NAME: &str = "Dice Masters";
