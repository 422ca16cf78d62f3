//! Sentences as keys with arguments. The kernel speaks no language: `words` does.

use crate::{Rule, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A sentence to be said in the listener's language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Which sentence.
    pub key: Cow<'static, str>,
    /// What to fill in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Said {
    /// A sentence without arguments.
    pub const fn new(key: &'static str) -> Said {
        Said {
            key: Cow::Borrowed(key),
            args: Vec::new(),
        }
    }

    /// Fills in an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Said {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }
}

/// Something that fills a gap in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, written by the rules of the language.
    Number(i64),
    /// A seat; a table shows who sits there.
    Seat(Seat),
    /// A move or a name as it is spelled, the same in every language.
    Spelled(String),
    /// A name from a pack, in both languages.
    Named {
        /// In German.
        de: String,
        /// In English.
        en: String,
    },
    /// All of these: "a, b and c".
    And(Vec<Arg>),
    /// One of these: "a, b or c".
    Or(Vec<Arg>),
    /// Pieces of a text, one after the other.
    Text(Vec<Said>),
}

impl From<Said> for Arg {
    fn from(said: Said) -> Arg {
        Arg::Text(vec![said])
    }
}

impl Arg {
    /// One of the words that a sentence knows how to tell apart, such as the id of a class.
    pub fn word(word: &str) -> Arg {
        Arg::Spelled(word.to_owned())
    }

    /// One thing by itself, or several as a list such as `Arg::And`.
    pub fn one_or(mut all: Vec<Arg>, list: fn(Vec<Arg>) -> Arg) -> Arg {
        match all.len() {
            1 => all.remove(0),
            _ => list(all),
        }
    }

    /// Two things in a sentence that has `before` and `next`.
    pub fn joined(key: &'static str, before: Arg, next: Arg) -> Arg {
        let said = Said::new(key).with("before", before).with("next", next);
        said.into()
    }

    /// Things one after the other, by such a sentence; nothing where there are none.
    pub fn chain(key: &'static str, all: impl IntoIterator<Item = Arg>) -> Option<Arg> {
        let all = all.into_iter();
        all.reduce(|before, next| Arg::joined(key, before, next))
    }

    /// A name in both languages.
    pub fn named(de: &str, en: &str) -> Arg {
        let (de, en) = (de.to_owned(), en.to_owned());
        Arg::Named { de, en }
    }

    /// A small number.
    pub fn number(number: impl TryInto<i64>) -> Arg {
        Arg::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Seat(seat) => seat.fmt(f),
            Arg::Spelled(text) => f.write_str(text),
            Arg::Named { en, .. } => f.write_str(en),
            Arg::And(all) => write_all(f, all, "+"),
            Arg::Or(all) => write_all(f, all, "|"),
            Arg::Text(said) => write_all(f, said, " "),
        }
    }
}

fn write_all<T: fmt::Display>(f: &mut fmt::Formatter<'_>, all: &[T], between: &str) -> fmt::Result {
    for (place, one) in all.iter().enumerate() {
        f.write_str(if place == 0 { "" } else { between })?;
        one.fmt(f)?;
    }
    Ok(())
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.args
            .iter()
            .try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

/// Why an input was turned away. The match is exactly as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it, where it is a rule and not just bad spelling.
    pub rule: Option<Rule>,
    /// The reason.
    pub said: Said,
}

impl Refusal {
    /// A refusal that no rule of the game is needed for.
    pub const fn new(key: &'static str) -> Refusal {
        Refusal {
            rule: None,
            said: Said::new(key),
        }
    }

    /// A refusal by a rule of the game.
    pub const fn by(rule: Rule, key: &'static str) -> Refusal {
        Refusal {
            rule: Some(rule),
            said: Said::new(key),
        }
    }

    /// Fills in an argument of the reason.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Refusal {
        self.said = self.said.with(name, arg);
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.rule {
            write!(f, "{rule}: ")?;
        }
        self.said.fmt(f)
    }
}
