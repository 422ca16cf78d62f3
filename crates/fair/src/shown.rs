//! What one seat's own program was shown and did, to be held against the record when it comes.
//!
//! A record proves that its dice follow from its seed. That it is the record of *this* match only
//! somebody can say who kept the promise, the own share and the own inputs. This is what to keep.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::entry::Entry;
use crate::opening::Published;
use crate::record::Record;
use crate::seeds::{Hash, SeatSeed};

/// What was kept of one match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// The version of this form: 1.
    pub shown: u32,
    /// Which match it is at the table, from 1.
    pub round: u32,
    /// What was promised before anybody was bound to a share.
    pub published: Published,
    /// What the seats were bound to when the own share was opened.
    #[serde(default)]
    pub commitments: Vec<Option<Hash>>,
    /// The own seat's letter, and its share; nothing for somebody who looks on.
    #[serde(default)]
    pub own: Option<Own>,
}

/// What a seat did itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// The seat's letter.
    pub seat: String,
    /// Its share of the seed.
    pub share: SeatSeed,
    /// Its inputs in their order, each in its spelling and without the seat.
    #[serde(default)]
    pub inputs: Vec<Given>,
}

/// An input as it was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// By which command.
    pub cmd: String,
    /// What.
    pub text: String,
    /// Whether the table has said that it is done; if not, it may be missing in the record.
    pub done: bool,
    /// Whether it answered a window, so that it goes when somebody else takes something back.
    pub window: bool,
}

/// How a record is not that of the match that was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Differs {
    /// It promises something else.
    Promise {
        /// What was shown.
        shown: Box<Published>,
        /// What the record says.
        found: Box<Published>,
    },
    /// A seat is bound to something else, counted from 1.
    Commitment {
        /// Which seat.
        seat: usize,
    },
    /// The own share is another one.
    Share,
    /// An own input is missing, or stands elsewhere.
    Input {
        /// Which of the own inputs, counted from 1.
        nth: usize,
        /// What it was.
        text: String,
    },
}

impl Shown {
    /// The version of this form.
    pub const VERSION: u32 = 1;

    /// What was promised, before anything else is known.
    pub fn new(round: u32, published: Published) -> Shown {
        Shown {
            shown: Shown::VERSION,
            round,
            published,
            commitments: Vec::new(),
            own: None,
        }
    }

    /// Reads what was kept.
    pub fn read(text: &str) -> Result<Shown, String> {
        let shown: Shown = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if shown.shown == Shown::VERSION {
            return Ok(shown);
        }
        let (found, known) = (shown.shown, Shown::VERSION);
        Err(format!(
            "it is of version {found}, this program knows {known}"
        ))
    }

    /// Writes it as one line.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can always be written") + "\n"
    }

    /// Holds a record against what was shown.
    pub fn compare(&self, record: &Record) -> Result<(), Differs> {
        let opening = record.opening();
        if self.published != *opening.published() {
            return Err(Differs::Promise {
                shown: Box::new(self.published.clone()),
                found: Box::new(opening.published().clone()),
            });
        }
        if !self.commitments.is_empty() {
            self.compare_commitments(&opening.commitments().unwrap_or_default())?;
        }
        self.own.as_ref().map_or(Ok(()), |own| own.compare(record))
    }

    fn compare_commitments(&self, found: &[Option<Hash>]) -> Result<(), Differs> {
        let seats = self.commitments.len().max(found.len());
        let other = (0..seats).find(|&seat| self.commitments.get(seat) != found.get(seat));
        other.map_or(Ok(()), |seat| Err(Differs::Commitment { seat: seat + 1 }))
    }
}

impl Own {
    /// Inputs that the table gave for the seat, by a standing order or through a stand-in, may come
    /// in between; what the seat gave itself must all be there, in its order.
    fn compare(&self, record: &Record) -> Result<(), Differs> {
        let seat = self.seat.bytes().next().unwrap_or_default();
        let seat = usize::from(seat.wrapping_sub(b'A'));
        if record.opening().seats().get(seat) != Some(&Some(self.share)) {
            return Err(Differs::Share);
        }
        let prefix = format!("{} ", self.seat);
        let choices = record.entries().iter().filter_map(|entry| match entry {
            Entry::Choice { text } => text.strip_prefix(&prefix),
            _ => None,
        });
        let mut rest: Vec<&str> = choices.collect();
        for (given, nth) in self.inputs.iter().zip(1..) {
            match rest.iter().position(|text| *text == given.text) {
                Some(at) => drop(rest.drain(..=at)),
                None if given.done => {
                    let text = given.text.clone();
                    return Err(Differs::Input { nth, text });
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Notes an input that is about to be sent.
    pub fn give(&mut self, cmd: &str, text: &str, window: bool) {
        self.inputs.push(Given {
            cmd: cmd.to_owned(),
            text: text.to_owned(),
            done: false,
            window,
        });
    }

    /// The table has done what a command asked for, or has turned it away. Whether that was about
    /// an input.
    pub fn answered(&mut self, cmd: &str, done: bool) -> bool {
        let Some(at) = self.inputs.iter().position(|given| given.cmd == cmd) else {
            return false;
        };
        if done {
            self.inputs[at].done = true;
        } else {
            self.inputs.remove(at);
        }
        true
    }

    /// Somebody took something back: with one's own newest input that one goes, with another's all
    /// that answered windows since.
    pub fn undone(&mut self, own: bool) {
        if own {
            while self.inputs.pop().is_some_and(|given| given.window) {}
        } else {
            while self.inputs.pop_if(|given| given.window).is_some() {}
        }
    }
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Differs::Promise { shown, found } if shown.commitment != found.commitment => {
                let (shown, found) = (shown.commitment, found.commitment);
                write!(
                    f,
                    "you were promised the seed of {shown}, the record has that of {found}"
                )
            }
            Differs::Promise { shown, found } => {
                let (shown, found) = (shown.text(), found.text());
                write!(f, "you were promised {shown}, the record says {found}")
            }
            Differs::Commitment { seat } => {
                write!(
                    f,
                    "seat {seat} was bound to another share than the record has"
                )
            }
            Differs::Share => f.write_str("your share of the seed is not in the record"),
            Differs::Input { nth, text } => {
                write!(
                    f,
                    "your input number {nth}, `{text}`, is not where you made it"
                )
            }
        }
    }
}
