//! The rules of IRONDIE: nine kinds of metal dice in eight colours, secret splits, duels resolved
//! last in, first out. All numbers come from the pack; the rules cited are in `docs/rules/`.

pub mod ahead;
mod appraise;
mod battle;
mod colour;
mod die;
mod duel;
mod event;
mod flow;
mod kind;
mod names;
mod offer;
mod pack;
mod position;
mod round;
mod rules;
mod say;
mod setup;
mod show;
mod sound;
mod spell;
mod state;
mod tell;
mod text;
mod view;
mod why;

pub use colour::{Colour, Kinship};
pub use die::Make;
pub use event::Event;
pub use kind::{
    Aim, Bonus, BonusPart, Class, Compare, Effect, Exile, KindId, KindRules, Place, Reach, Tables,
    Whose,
};
pub use offer::Offer;
pub use pack::{
    BadMake, BadSheet, ColourInfo, FILES, KindInfo, NamedSet, Pack, Preset, RARE_LIMIT, SET_RULES,
    STANDARD, SetProblem, SetSheet, SheetFlaw, check_set, check_side, room_in_set, room_in_side,
};
pub use rules::Irondie;
pub use setup::{Mode, Options, SeatSetup, SetChoice, Setup};
pub use state::{
    DICE, Duel, Halfway, Hurled, Pain, Public, SEATS, SET, SIDE_SET, Secret, Side, SideSet, Stage,
    State, Swap, Zones, owner,
};
pub use text::{bonus_brief, bonus_text, class_name, kind_brief, kind_text};
pub use view::{Shown, View};

/// What the game is called, in every language.
pub const NAME: &str = "IRONDIE";
