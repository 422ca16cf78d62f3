//! Dice Throne: heroes roll five dice for the abilities on their boards, and answer each other with
//! cards and tokens.
//!
//! Read `state` and `frame` first, then `turn`, `run` and `settle`; the rest hangs on them. What
//! heroes can do is data (`packs`) made of the verbs in `verb`.

mod amount;
mod appraise;
mod change;
mod choose;
mod deal;
mod decide;
mod enter;
mod event;
mod foresee;
mod frame;
mod game;
mod ids;
mod moment;
mod need;
mod odds;
mod offer;
mod pack;
mod piece;
mod pool;
mod position;
mod refuse;
mod roll;
mod rules;
mod run;
mod say;
mod settle;
mod setup;
mod show;
mod spell;
mod state;
mod style;
mod tally;
mod target;
mod tell;
mod text;
mod think;
mod turn;
mod verb;
mod view;
mod window;

pub use choose::{ChoiceStep, Choosing, Round};
pub use event::{Account, Event};
pub use foresee::{Coming, Foreseen};
pub use frame::{Frame, Why};
pub use ids::{AbilityId, CardId, Cards, HeroId, TokenId};
pub use odds::{Aided, Aids, Counts, Odds, best, kept, odds};
pub use offer::Offer;
pub use pack::{
    Ability, AbilityKind, Branch, Card, CardKind, FILES, Hero, Level, Needs, Only, Pack, StandsFor,
    Symbol, Token, TokenKind, Trigger,
};
pub use pool::{Entry, Source, What};
pub use rules::DiceThrone;
pub use setup::{HeroChoice, Mode, Options, Reading, Setup};
pub use state::{Attack, BySeat, Corner, Phase, Progress, Public, Purpose, Roll, State};
pub use style::Style;
pub use tally::Tally;
pub use target::Pointed;
pub use text::{
    Form, Line, MOST_VERBS, card_text, level_lines, level_text, needs_text, setup_text, token_text,
    verb_list, verb_places,
};
pub use think::Suggested;
pub use verb::{Cost, Goods, Kind, Symbols, When};
pub use view::View;

/// What the game is called, in every language.
pub const NAME: &str = "Dice Throne";
