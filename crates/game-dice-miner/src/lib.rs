//! The rules of Dice Miner: a mountain of twenty dice taken down three times, beer that is shared,
//! magic that rerolls, and hazards that tools turn into points. All faces come from the pack; the
//! rules cited are in `docs/rules/`.

pub mod ahead;
mod appraise;
mod dig;
mod event;
mod flow;
mod magic;
mod mountain;
mod names;
mod offer;
mod pack;
mod position;
mod replenish;
mod rival;
mod rules;
mod say;
pub mod score;
mod setup;
mod show;
mod sound;
mod spell;
mod state;
mod symbol;
mod tables;
mod tell;
mod think;
mod trove;
mod view;
mod why;

pub use event::Event;
pub use mountain::{CELLS, Cell, Lie, Mountain, Slide};
pub use offer::Offer;
pub use pack::{FILES, HeroInfo, KindInfo, Pack, Preset, RankInfo, RivalInfo, STANDARD};
pub use rules::DiceMiner;
pub use setup::{Caching, Heroes, Level, Mode, Options, Reading, SecondDie, Setup};
pub use state::{Clan, Public, Source, Spent, Stage, State};
pub use symbol::Symbol;
pub use tables::{Die, HeroId, KindId, Tables};
pub use trove::Trove;
pub use view::View;

/// What the game is called, in every language.
pub const NAME: &str = "Dice Miner";
