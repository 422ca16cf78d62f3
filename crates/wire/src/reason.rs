//! Why a command was turned away: a key with arguments, to be said in the reader's language.

use kernel::{Arg, Refusal};
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
    pub args: Vec<(String, Arg)>,
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
            key: refusal.said.key.to_string(),
            args: args
                .map(|(name, arg)| (name.to_string(), arg.clone()))
                .collect(),
        }
    }
}
