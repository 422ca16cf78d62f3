//! Why a command was turned away: a key with arguments, to be said in the reader's language.

use kernel::{Arg, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// A translatable reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The rule that forbids it, such as `IR-8.4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Which sentence.
    pub key: String,
    /// What to fill in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, ReasonArg)>,
}

/// Something that fills a gap in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReasonArg {
    /// A number.
    Number(i64),
    /// A seat.
    Seat(Seat),
    /// Something spelled the same in every language.
    Spelled(String),
    /// A name in both languages.
    Named {
        /// In German.
        de: String,
        /// In English.
        en: String,
    },
}

impl Reason {
    /// A reason without a rule or arguments.
    pub fn plain(key: &str) -> Reason {
        Reason {
            rule: None,
            key: key.to_owned(),
            args: Vec::new(),
        }
    }
}

impl From<&Refusal> for Reason {
    fn from(refusal: &Refusal) -> Reason {
        let args = refusal.said.args.iter();
        Reason {
            rule: refusal.rule.map(|rule| rule.0.to_owned()),
            key: refusal.said.key.to_owned(),
            args: args
                .map(|(name, arg)| ((*name).to_owned(), arg.into()))
                .collect(),
        }
    }
}

impl From<&ReasonArg> for Arg {
    fn from(arg: &ReasonArg) -> Arg {
        match arg.clone() {
            ReasonArg::Number(number) => Arg::Number(number),
            ReasonArg::Seat(seat) => Arg::Seat(seat),
            ReasonArg::Spelled(text) => Arg::Spelled(text),
            ReasonArg::Named { de, en } => Arg::Named { de, en },
        }
    }
}

impl From<&Arg> for ReasonArg {
    fn from(arg: &Arg) -> ReasonArg {
        match arg.clone() {
            Arg::Number(number) => ReasonArg::Number(number),
            Arg::Seat(seat) => ReasonArg::Seat(seat),
            Arg::Spelled(text) => ReasonArg::Spelled(text),
            Arg::Named { de, en } => ReasonArg::Named { de, en },
        }
    }
}
