//! Players that think, for any game that speaks [`kernel::Game`]: `random`, `gentle`, `greedy`
//! and `search`, and five levels made of them for people to choose from.
//! And the means to let them play each other and to say how sure one can be of the result.
//!
//! A bot is a function of its view and its seed. It never sees the true state of a match, knows no
//! rule of any game, and reads no clock, file or network.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of matches and weights of landings stay far below 2^52"
)]

mod ahead;
mod answers;
mod duels;
mod first;
#[cfg(test)]
mod ford;
mod gentle;
mod greedy;
mod hint;
mod interval;
mod kind;
mod level;
mod noise;
pub mod paired;
mod partly;
mod player;
mod search;
mod story;
mod table;
mod tally;
#[cfg(test)]
mod trials;
mod windows;
mod worth;

pub use duels::Duels;
pub use first::First;
pub use gentle::Gentle;
pub use greedy::Greedy;
pub use hint::{Hint, Weighed, hint};
pub use interval::Interval;
pub use kind::{Kind, UnknownBot, by_name};
pub use level::{Level, harder, level_of, renamed};
pub use noise::Noise;
pub use partly::Partly;
pub use player::{Player, Random};
pub use search::{Budget, Knobs, Search, Stopwatch};
pub use story::{Moment, Story, Teller};
pub use table::{Cup, DECISION_LIMIT, Played, play_match, random_match};
pub use tally::Tally;
pub use worth::worth;
