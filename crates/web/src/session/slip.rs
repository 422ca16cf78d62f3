//! Why not: said by the rules on the spot, or by the table; and what was asked for: by a word, or
//! as a hint.

use crate::voice::Voice;
use kernel::{Refusal, Rule, Said};
use wire::Reason;

/// A slip over the decision bar.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Slip {
    /// The rules say no.
    Rules(Refusal),
    /// The table says no.
    Table(Reason),
    /// What somebody asked for by a word.
    Said(String),
    /// A hint that was asked for.
    Hint(Said),
}

impl Slip {
    pub(crate) fn say(&self, voice: &Voice) -> String {
        match self {
            Slip::Rules(refusal) => voice.say(&refusal.said),
            Slip::Table(reason) => voice.words.say_reason(reason),
            Slip::Said(text) => text.clone(),
            Slip::Hint(said) => voice.say(said),
        }
    }

    pub(crate) const fn icon(&self) -> &'static str {
        match self {
            Slip::Said(_) => "ic-log",
            Slip::Hint(_) => "ic-hint",
            Slip::Rules(_) | Slip::Table(_) => "ic-why-not",
        }
    }

    pub(crate) fn rule(&self) -> Option<Rule> {
        match self {
            Slip::Rules(refusal) => refusal.rule,
            Slip::Table(_) | Slip::Said(_) | Slip::Hint(_) => None,
        }
    }
}

impl From<Reason> for Slip {
    fn from(reason: Reason) -> Slip {
        Slip::Table(reason)
    }
}
