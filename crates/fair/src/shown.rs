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
    /// The version of this form: 2. Version 1 kept less of what a seat did.
    pub shown: u32,
    /// Which match it is at the table, from 1.
    pub round: u32,
    /// What was promised before anybody was bound to a share.
    pub published: Published,
    /// What the seats were bound to when shares were opened.
    #[serde(default)]
    pub commitments: Vec<Option<Hash>>,
    /// The letter of the seat that was held; nothing for somebody who looks on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// What that seat did, if it was done here: a seat's share may have been given elsewhere.
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
    /// What it called for besides, as a record spells it: `resign A`, `draw`. Version 1 did not
    /// keep it, which is `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<String>>,
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
    /// The number of the newest update when it was sent.
    #[serde(default)]
    pub seen: u64,
    /// Whether it may have been taken back in what was missed; then it may be missing, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub doubt: bool,
}

/// As what a record was known again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// By somebody who played: promise, commitments, own share and own inputs.
    Played {
        /// So many inputs of the own seat were not given here: by a standing order, by a stand-in.
        others: usize,
    },
    /// By somebody who looked on: the promise, and what everybody was bound to.
    LookedOn {
        /// Whether it was there when shares were opened; otherwise it is the promise alone.
        bound: bool,
    },
    /// The seat was held here, but its share was not given here. The promise is the same; whether
    /// the share was the person's own nobody can tell from here.
    NotGiven,
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
    /// The own seat gave up or agreed to a draw, and nobody here did.
    Call {
        /// What the record says.
        text: String,
    },
}

impl Shown {
    /// The version of this form.
    pub const VERSION: u32 = 2;

    /// What was promised, before anything else is known.
    pub fn new(round: u32, published: Published) -> Shown {
        Shown {
            shown: Shown::VERSION,
            round,
            published,
            commitments: Vec::new(),
            seat: None,
            own: None,
        }
    }

    /// Reads what was kept, by this program or by an older one.
    pub fn read(text: &str) -> Result<Shown, String> {
        let shown: Shown = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if (1..=Shown::VERSION).contains(&shown.shown) {
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
    pub fn compare(&self, record: &Record) -> Result<Known, Differs> {
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
        match &self.own {
            Some(own) => own.compare(record).map(|others| Known::Played { others }),
            None if self.seat.is_some() => Ok(Known::NotGiven),
            None => Ok(Known::LookedOn {
                bound: !self.commitments.is_empty(),
            }),
        }
    }

    fn compare_commitments(&self, found: &[Option<Hash>]) -> Result<(), Differs> {
        let seats = self.commitments.len().max(found.len());
        let other = (0..seats).find(|&seat| self.commitments.get(seat) != found.get(seat));
        other.map_or(Ok(()), |seat| Err(Differs::Commitment { seat: seat + 1 }))
    }
}

impl Own {
    /// Nothing done yet.
    pub fn new(seat: &str, share: SeatSeed) -> Own {
        Own {
            seat: seat.to_owned(),
            share,
            inputs: Vec::new(),
            calls: Some(Vec::new()),
        }
    }

    /// Inputs that the table gave for the seat, by a standing order or through a stand-in, may come
    /// in between, and are counted; what the seat gave itself must all be there, in its order.
    fn compare(&self, record: &Record) -> Result<usize, Differs> {
        let seat = self.seat.bytes().next().unwrap_or_default();
        let seat = usize::from(seat.wrapping_sub(b'A'));
        if record.opening().seats().get(seat) != Some(&Some(self.share)) {
            return Err(Differs::Share);
        }
        self.compare_calls(record)?;
        let prefix = format!("{} ", self.seat);
        let choices = record.entries().iter().filter_map(|entry| match entry {
            Entry::Choice { text } => text.strip_prefix(&prefix),
            _ => None,
        });
        let found: Vec<&str> = choices.collect();
        self.compare_inputs(&found)?;
        Ok(found.len() - self.most_found(&found))
    }

    /// Nobody gives up for somebody else, and a draw needs everybody's word.
    fn compare_calls(&self, record: &Record) -> Result<(), Differs> {
        let Some(calls) = &self.calls else {
            return Ok(());
        };
        let resigns = format!("resign {}", self.seat);
        let strange = record.entries().iter().find_map(|entry| match entry {
            Entry::Call { text } if *text == resigns || text == "draw" => {
                (!calls.contains(text)).then(|| text.clone())
            }
            _ => None,
        });
        strange.map_or(Ok(()), |text| Err(Differs::Call { text }))
    }

    /// What may be missing is left out of account: it could only take a place away from what must
    /// be there. Each of the others takes the first place it can, which leaves most to those after
    /// it, so that one which finds none finds none in any way.
    fn compare_inputs(&self, found: &[&str]) -> Result<(), Differs> {
        let mut rest = found.iter();
        for (given, nth) in self.inputs.iter().zip(1..) {
            if given.is_certain() && !rest.any(|text| *text == given.text) {
                let text = given.text.clone();
                return Err(Differs::Input { nth, text });
            }
        }
        Ok(())
    }

    /// How many of the inputs found can have been given here, all certain ones among them, which
    /// have been found. From the last input to the first: how many of the rest fit into the rest of
    /// what was found, if they fit.
    fn most_found(&self, found: &[&str]) -> usize {
        let mut after: Vec<Option<usize>> = vec![Some(0); found.len() + 1];
        for given in self.inputs.iter().rev() {
            let mut here = vec![after[found.len()].filter(|_| !given.is_certain())];
            for (at, text) in found.iter().enumerate().rev() {
                let takes = after[at + 1].filter(|_| *text == given.text);
                let skips = after[at].filter(|_| !given.is_certain());
                let later = here.last().copied().flatten();
                here.push(takes.map(|count| count + 1).max(skips).max(later));
            }
            here.reverse();
            after = here;
        }
        after[0].unwrap_or_default()
    }

    /// Notes an input that is about to be sent, by somebody who has seen updates up to a number.
    pub fn give(&mut self, cmd: &str, text: &str, window: bool, seen: u64) {
        if self.inputs.iter().any(|given| given.cmd == cmd) {
            return;
        }
        self.inputs.push(Given {
            cmd: cmd.to_owned(),
            text: text.to_owned(),
            done: false,
            window,
            seen,
            doubt: false,
        });
    }

    /// Notes that the seat gives up or would like a draw.
    pub fn call(&mut self, text: &str) {
        let calls = self.calls.get_or_insert_default();
        if !calls.iter().any(|call| call == text) {
            calls.push(text.to_owned());
        }
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

    /// Somebody took something back, as update `n` tells: with one's own newest input that one
    /// goes, with another's all that answered windows since. What was sent later has nothing to do
    /// with it. Behind an input of which nobody knows whether it was done, nobody knows which ones
    /// went: they stay and may be missing.
    pub fn undone(&mut self, n: u64, own: bool) {
        let mut unsure = false;
        for at in (0..self.inputs.len()).rev() {
            let given = &mut self.inputs[at];
            if given.seen >= n {
                continue;
            }
            let (window, done) = (given.window, given.done);
            if !window && !done {
                unsure = true;
                continue;
            }
            if window || own {
                if unsure {
                    given.done = false;
                } else {
                    self.inputs.remove(at);
                }
            }
            if !window {
                return;
            }
        }
    }

    /// Updates were missed. What they can have taken back: everything that answered windows of
    /// late, and one input more if others agreed to it.
    pub fn doubt(&mut self) {
        for given in self.inputs.iter_mut().rev() {
            given.doubt = true;
            if given.done && !given.window {
                return;
            }
        }
    }

    /// What was missed is known by now.
    pub fn trust(&mut self) {
        for given in &mut self.inputs {
            given.doubt = false;
        }
    }
}

impl Given {
    /// Whether it must be in the record.
    fn is_certain(&self) -> bool {
        self.done && !self.doubt
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
            Differs::Call { text } => {
                write!(f, "it says `{text}` for your seat, and you did not")
            }
        }
    }
}
