//! Where a value comes from. No value of a pack is without a source.

use crate::{Name, Node};
use std::fmt;

/// Where a value comes from. A value that rests on several sources carries the weakest of them.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// A public source says so: which.
    Public(Name),
    /// Public sources say different things. The app marks these.
    Disputed {
        /// Whose value is used.
        used: Name,
        /// Who says otherwise, and what.
        other: Name,
    },
    /// It follows from what is known: how.
    Inferred(Name),
    /// Nobody says so; we propose the value: why. The app marks these.
    Reconstructed(Name),
    /// It is our own design and claims to be nothing else: why.
    Ours(Name),
}

/// A value and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Marked {
    /// The value: game, section, record, field, as in `irondie/kind/barrier/hit`.
    pub what: String,
    /// Where it comes from.
    pub source: Source,
}

/// All values of a pack, with where they come from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sources(Vec<Marked>);

impl Sources {
    pub(crate) const fn new(values: Vec<Marked>) -> Sources {
        Sources(values)
    }

    /// Where a value comes from: `irondie/kind/barrier/hit`. Of a value whose parts come from
    /// different places it is where the weakest of them comes from.
    pub fn of(&self, what: &str) -> Option<&Source> {
        let is_part = |value: &&Marked| {
            let rest = value.what.strip_prefix(what);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let parts = self.iter().filter(is_part);
        parts
            .map(|value| &value.source)
            .max_by_key(|source| source.doubt())
    }

    /// All values, in the order of the files.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Marked> {
        self.0.iter()
    }

    /// The values with a kind of source, by its [word](Source::word).
    pub fn from<'s>(&'s self, word: &'s str) -> impl Iterator<Item = &'s Marked> {
        self.iter().filter(move |value| value.source.word() == word)
    }

    /// The values that are reconstructed, and why: the app marks them.
    pub fn reconstructed(&self) -> impl Iterator<Item = &Marked> {
        self.iter().filter(|value| value.source.is_reconstructed())
    }

    /// The values that are in doubt, disputed or reconstructed.
    pub fn in_doubt(&self) -> impl Iterator<Item = &Marked> {
        self.iter().filter(|value| value.source.is_in_doubt())
    }
}

/// What can be written where a source is expected, for messages.
pub(crate) const HOW: &str = "a source is \"rulebook\" or one of { public = \"…\" }, \
     { disputed = { used = \"…\", other = \"…\" } }, { inferred = \"…\" }, \
     { reconstructed = \"…\" }, { ours = \"…\" }";

/// The word for a source that others contradict.
const DISPUTED: &str = "disputed";

/// A source that gives a reason, from that reason.
type Reasoned = fn(Name) -> Source;

const REASONED: [(&str, Reasoned); 4] = [
    ("public", Source::Public),
    ("inferred", Source::Inferred),
    ("reconstructed", Source::Reconstructed),
    ("ours", Source::Ours),
];

impl Source {
    /// Whether the app must mark the value as a proposal of ours.
    pub const fn is_reconstructed(&self) -> bool {
        matches!(self, Source::Reconstructed(_))
    }

    /// Whether the app must mark the value: others would have another one.
    pub const fn is_in_doubt(&self) -> bool {
        matches!(self, Source::Reconstructed(_) | Source::Disputed { .. })
    }

    /// How much there is to doubt.
    const fn doubt(&self) -> u8 {
        match self {
            Source::Rulebook => 0,
            Source::Public(_) => 1,
            Source::Inferred(_) => 2,
            Source::Ours(_) => 3,
            Source::Disputed { .. } => 4,
            Source::Reconstructed(_) => 5,
        }
    }

    /// The words for all of them, the strongest evidence first. What is ours claims none.
    pub const WORDS: [&'static str; 6] = [
        "rulebook",
        "public",
        DISPUTED,
        "inferred",
        "reconstructed",
        "ours",
    ];

    /// The word for it in packs.
    pub const fn word(&self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Public(_) => "public",
            Source::Disputed { .. } => DISPUTED,
            Source::Inferred(_) => "inferred",
            Source::Reconstructed(_) => "reconstructed",
            Source::Ours(_) => "ours",
        }
    }

    /// The reason given; the rulebook needs none. Of a disputed value it is who has it.
    pub const fn reason(&self) -> Option<&Name> {
        match self {
            Source::Rulebook => None,
            Source::Public(reason)
            | Source::Disputed { used: reason, .. }
            | Source::Inferred(reason)
            | Source::Reconstructed(reason)
            | Source::Ours(reason) => Some(reason),
        }
    }

    /// Whether a value is meant as a source, well written or not: a text, or a table that uses one
    /// of the words.
    pub(crate) fn is_meant(node: Node<'_>) -> bool {
        match node.peek_entries() {
            None => true,
            Some(entries) => entries
                .iter()
                .any(|(key, _)| *key != "rulebook" && Source::WORDS.contains(key)),
        }
    }

    /// Reads a source, or notes what is wrong with it.
    pub(crate) fn read(node: Node<'_>) -> Option<Source> {
        let Some(entries) = node.peek_entries() else {
            let word = node.text()?;
            if word != "rulebook" {
                node.problem(format!("unknown source `{word}`: {HOW}"));
            }
            return (word == "rulebook").then_some(Source::Rulebook);
        };
        let [(key, value)] = entries[..] else {
            node.problem(format!("a value has exactly one source: {HOW}"));
            return None;
        };
        if key == DISPUTED {
            return read_dispute(value);
        }
        let known = REASONED.iter().find(|(word, _)| *word == key);
        if known.is_none() {
            value.problem(format!("unknown source `{key}`: {HOW}"));
        }
        let (_, reasoned) = known?;
        read_reason(value).map(reasoned)
    }
}

/// A dispute has two sides.
fn read_dispute(node: Node<'_>) -> Option<Source> {
    let entries = node.peek_entries().unwrap_or_default();
    let side = |word: &str| entries.iter().find(|(key, _)| *key == word);
    let (Some(&(_, used)), Some(&(_, other)), 2) = (side("used"), side("other"), entries.len())
    else {
        node.problem(format!(
            "a dispute has two sides, `used` and `other`: {HOW}"
        ));
        return None;
    };
    let (used, other) = (read_reason(used), read_reason(other));
    Some(Source::Disputed {
        used: used?,
        other: other?,
    })
}

/// A reason is one text for both languages, or one for each.
fn read_reason(node: Node<'_>) -> Option<Name> {
    if node.peek_entries().is_some() {
        return node.name();
    }
    node.words().map(Name::same)
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        if let Some(reason) = self.reason() {
            write!(f, ": {}", reason.en)?;
        }
        match self {
            Source::Disputed { other, .. } => write!(f, "; otherwise {}", other.en),
            _ => Ok(()),
        }
    }
}
