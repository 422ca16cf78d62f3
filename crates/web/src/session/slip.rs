//! Why not: said by the rules on the spot, or by the table.

use crate::voice::Voice;
use kernel::{Refusal, Rule};
use wire::Reason;

/// A slip over the decision bar.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Slip {
    /// The rules say no.
    Rules(Refusal),
    /// The table says no.
    Table(Reason),
}

impl Slip {
    pub(crate) fn say(&self, voice: &Voice) -> String {
        match self {
            Slip::Rules(refusal) => voice.say(&refusal.said),
            Slip::Table(reason) => voice.words.say_reason(reason),
        }
    }

    pub(crate) fn rule(&self) -> Option<Rule> {
        match self {
            Slip::Rules(refusal) => refusal.rule,
            Slip::Table(_) => None,
        }
    }
}

impl From<Reason> for Slip {
    fn from(reason: Reason) -> Slip {
        Slip::Table(reason)
    }
}
