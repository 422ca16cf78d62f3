//! All that can enter a match. A record is a set-up and a list of these, nothing more.

use crate::{Choice, Landing, Seat};
use std::fmt;

/// One thing that enters a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input<O: Copy> {
    /// A seat answers its question.
    Choose {
        /// Who answers.
        seat: Seat,
        /// What it picks.
        choice: Choice<O>,
    },
    /// The dice answer.
    Landed(Landing),
    /// The world says something that no question asked for.
    Called(Call),
}

/// A word from outside: the clock, a resignation, an agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Call {
    /// The time for normal play is up.
    TimeUp,
    /// The time for the whole match is up.
    MatchTimeUp,
    /// A seat gives up.
    Resign(Seat),
    /// All have agreed on a draw.
    Draw,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::TimeUp => f.write_str("time-up"),
            Call::MatchTimeUp => f.write_str("match-time-up"),
            Call::Resign(seat) => write!(f, "resign {seat}"),
            Call::Draw => f.write_str("draw"),
        }
    }
}

impl std::str::FromStr for Call {
    type Err = ();

    fn from_str(text: &str) -> Result<Call, ()> {
        match text {
            "time-up" => Ok(Call::TimeUp),
            "match-time-up" => Ok(Call::MatchTimeUp),
            "draw" => Ok(Call::Draw),
            _ => text
                .strip_prefix("resign ")
                .ok_or(())?
                .parse()
                .map(Call::Resign),
        }
    }
}
