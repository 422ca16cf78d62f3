//! The rules of IRONDIE: nine kinds of metal dice in eight colours, secret splits, duels resolved
//! last in, first out. All numbers come from the pack; the rules cited are in `docs/rules/`.

mod colour;
mod die;
mod kind;
mod pack;
mod text;

pub use colour::{Colour, Kinship};
pub use die::Make;
pub use kind::{
    Aim, Bonus, BonusPart, Class, Compare, Effect, Exile, KindId, KindRules, Place, Reach, Tables,
    Whose,
};
pub use pack::{
    ColourInfo, FILES, KindInfo, NamedSet, Pack, Preset, STANDARD, SetProblem, check_set,
    check_side,
};
pub use text::{bonus_text, class_name, kind_text};
