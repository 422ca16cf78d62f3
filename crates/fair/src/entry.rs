//! What enters a match, and how it ends.

use std::fmt;

use crate::broken::Why;
use crate::line::{self, Line};
use crate::seeds::{Seed, Signature};

/// The word on the last line of a match that was put away before its end.
const OPEN: &str = "open";

/// One input of a match, in its one spelling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A seat has chosen.
    Choice {
        /// What it chose, the seat first.
        text: String,
    },
    /// The dice have spoken.
    Chance {
        /// What asked for them.
        label: String,
        /// How many sides each die has, so to speak: its number is below this.
        below: Vec<u8>,
        /// The numbers as drawn, counted from 0.
        dice: Vec<u8>,
    },
    /// Somebody outside the match has called, for instance the clock.
    Call {
        /// What was called.
        text: String,
    },
}

/// How a record ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// The match was put away and can go on.
    Open,
    /// The match is over, and this is how it ended.
    Outcome(String),
}

impl Entry {
    /// The text that enters the transcript as number `n` of the inputs, counted from 1.
    pub fn body(&self, n: usize) -> String {
        let mut line = Line {
            n: Some(n),
            ..Line::default()
        };
        match self.clone() {
            Entry::Choice { text } => line.choice = Some(text),
            Entry::Call { text } => line.call = Some(text),
            Entry::Chance { label, below, dice } => {
                (line.chance, line.below, line.dice) = (Some(label), Some(below), Some(dice));
            }
        }
        line::body(&line)
    }

    /// Takes what it needs from a line; fields too many show when the line is written again.
    pub(crate) fn read(line: Line) -> Result<Entry, Why> {
        match line {
            Line {
                choice: Some(text), ..
            } => Ok(Entry::Choice { text }),
            Line {
                call: Some(text), ..
            } => Ok(Entry::Call { text }),
            Line {
                chance: Some(label),
                below: Some(below),
                dice: Some(dice),
                ..
            } => {
                check_counts(&below, &dice)?;
                Ok(Entry::Chance { label, below, dice })
            }
            _ => Err(Why::Kind),
        }
    }
}

impl End {
    /// The end of a match that is over.
    pub fn outcome(text: &str) -> End {
        assert!(
            text != OPEN,
            "an outcome must not read like a match that goes on"
        );
        End::Outcome(text.to_owned())
    }

    pub(crate) fn body(&self, seed: &Seed, sig: Option<Signature>) -> String {
        let (end, seed) = (Some(self.to_string()), Some(seed.reveal()));
        line::body(&Line {
            end,
            seed,
            sig,
            ..Line::default()
        })
    }

    pub(crate) fn read(text: &str) -> End {
        if text == OPEN {
            End::Open
        } else {
            End::outcome(text)
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Open => f.write_str(OPEN),
            End::Outcome(text) => f.write_str(text),
        }
    }
}

/// Whether the seed gives these dice is asked later: the seed comes last.
fn check_counts(below: &[u8], dice: &[u8]) -> Result<(), Why> {
    if below.contains(&0) {
        return Err(Why::ZeroBound);
    }
    if dice.len() != below.len() {
        return Err(Why::DiceCount {
            dice: dice.len(),
            bounds: below.len(),
        });
    }
    Ok(())
}
