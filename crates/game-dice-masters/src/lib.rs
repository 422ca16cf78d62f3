//! Dice Masters: characters on dice are bought, rolled, fielded and sent into attack.
//!
//! Read `state`, `zone` and `frame` first, then `turn`, `act`, `combat` and `effect`; the rest
//! hangs on them. What cards can do is data (`pack`) made of the verbs in `verb`.

mod act;
mod answer;
mod appraise;
mod ask;
mod assemble;
mod begin;
mod borrow;
mod bring;
mod carry;
mod check;
mod combat;
mod context;
mod decide;
mod door;
mod draft;
mod effect;
mod enter;
mod event;
mod face;
mod fall;
mod filter;
mod fit;
mod foresee;
mod frame;
mod game;
mod idle;
mod ids;
mod names;
mod odds;
mod offer;
mod pack;
mod pay;
mod payments;
mod position;
mod roll;
mod roster;
mod rules;
mod say;
mod setup;
mod sheet;
mod show;
mod side;
mod spell;
mod stat;
mod state;
mod tally;
mod team;
mod tell;
mod text;
mod think;
mod toll;
mod trigger;
mod turn;
mod verb;
mod view;
mod warn;
mod why;
mod zone;

pub use begin::First;
pub use context::{Context, Lasting, Pending, Source, Stage, Things};
pub use draft::{Draft, Hand, Round, pairings};
pub use event::Event;
pub use face::{Burst, Energy, Face, Level};
pub use filter::Keyword;
pub use foresee::Clash;
pub use frame::{Drawing, Frame, Step};
pub use ids::{CardId, FigureId, Figures, GroupId, Groups, Kind, MouldId};
pub use odds::{Best, Goal, Mean, Odds};
pub use offer::Offer;
pub use pack::{Card, CardKind, FILES, Figure, Group, Mould, Pack, Rarity};
pub use pay::{Bill, Due, Item};
pub use payments::Payment;
pub use roster::{
    COSTS, Counts, Room, Roster, Style, Trait, Wanted, main_energy, pool, random_roster, suggest,
};
pub use rules::{Brought, DiceMasters};
pub use setup::{Mode, Reading, Setup};
pub use sheet::{BadTeam, TeamFlaw, TeamSheet};
pub use stat::Stats;
pub use state::{Attached, Block, Corner, Die, Far, Phase, Places, Public, Spot, State, Turned};
pub use tally::Tally;
pub use team::{Problem, Starter, Team, Wrong};
pub use text::{
    Form, MOST_VERBS, ability_count, ability_moment, ability_text, card_text, effect_text,
    face_text, verb_list, verb_places,
};
pub use verb::{Price, When};
pub use view::View;

/// What the game is called, in every language.
pub const NAME: &str = "Dice Masters";
