//! The rules of KAPOW!: dice placed in secret on abilities, revealed at once. Abilities are data:
//! the pack says what they do, in verbs from a closed list; the rules cited are in `docs/rules/`.

mod ability;
pub mod ahead;
mod appraise;
mod board;
mod cleanup;
mod event;
mod fight;
mod fit;
mod flow;
mod gain;
mod goods;
mod ids;
mod names;
mod offer;
mod order;
mod pack;
mod parts;
mod position;
mod rules;
mod say;
mod select;
mod setup;
mod show;
mod solo;
mod sound;
mod spell;
mod state;
mod symbol;
mod team;
mod tell;
mod text;
mod think;
mod verb;
mod view;
mod why;

pub use ability::{Ability, Home, Look, Need, Slot, When};
pub use event::Event;
pub use ids::{AbilityId, CardId, OptionId, SlotId, SlotSet, SpotId, SpotSet, VerbId};
pub use offer::{Offer, Source, Spend};
pub use pack::{
    Card, CardColour, Character, DieInfo, FILES, FaceInfo, Kit, Pack, Supply, TokenInfo,
};
pub use parts::{By, Parts};
pub use rules::Kapow;
pub use setup::{Cards, Chosen, HANDICAPS, Mode, Options as SetupOptions, Setup};
pub use state::{
    BOX, Corner, DICE, Doing, FIGHTERS, Fighter, Frame, Play, Public, Stage, State, Tally, Team,
};
pub use symbol::{Make, Symbol, Symbols};
pub use text::{
    MOST_VERBS, ability_text, brief_text, effect_text, need_text, option_text, unboxed_text,
    verb_list, verb_places,
};
pub use verb::{Language, Options, Place, Row, Span, Test, Timing, Verb};
pub use view::{Lying, Seen, View};

/// What the game is called, in every language.
pub const NAME: &str = "KAPOW!";
