//! What has been played so far, in a file: whoever stops loses nothing and goes on where it was.

use super::cast::Cast;
use super::play::PART;
use crate::args::RatesArgs;
use crate::fail::Fail;
use crate::files;
use games::Packs;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// What such a file says it is.
const FORMAT: &str = "astragal rates 1";

/// A part of the matches of a pair: which pair, counted row by row, and which part.
pub(super) type Part = (usize, u64);

/// Matches that the first of two heroes won, that nobody won, and that it lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
}

impl Tally {
    pub(super) fn matches(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn with(self, other: Tally) -> Tally {
        Tally {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }

    /// The same as the other hero sees it.
    pub(super) fn turned(self) -> Tally {
        Tally {
            won: self.lost,
            drawn: self.drawn,
            lost: self.won,
        }
    }
}

/// Everything that has been played, and what it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept {
    /// What must be the same for results to belong together.
    terms: Map<String, Value>,
    pub(super) parts: BTreeMap<Part, Tally>,
}

impl Kept {
    /// Nothing yet.
    pub(super) fn new(args: &RatesArgs, bot: &str, cast: &Cast, packs: &Packs) -> Kept {
        let heroes: Vec<&str> = cast.heroes.iter().map(|(id, _)| id.as_str()).collect();
        let terms = json!({
            "format": FORMAT,
            "game": cast.game,
            "rules": cast.rules,
            "packs": packs.hash(cast.game).to_string(),
            "heroes": heroes,
            "bot": bot,
            "seed": args.seed,
        });
        let terms = match terms {
            Value::Object(terms) => terms,
            _ => Map::new(),
        };
        Kept {
            terms,
            parts: BTreeMap::new(),
        }
    }

    /// Goes on with a file, if there is one and it is about the same.
    pub(super) fn resume(mut self, path: &Path) -> Result<Kept, Fail> {
        if !path.exists() {
            files::can_write(path)?;
            return Ok(self);
        }
        let text = files::read_text(path)?;
        let wrong = |why: String| Fail::bad(format!("{}: {why}", path.display()));
        let found: Map<String, Value> = serde_json::from_str(&text)
            .map_err(|_| wrong("not a file that `rates --keep` has written".to_owned()))?;
        for (term, value) in &self.terms {
            match found.get(term) {
                Some(known) if known == value => {}
                _ if term == "format" => {
                    return Err(wrong(
                        "not a file that `rates --keep` has written".to_owned(),
                    ));
                }
                known => return Err(wrong(differs(term, known, value))),
            }
        }
        let parts = found.get("parts").and_then(Value::as_array);
        let parts = parts.and_then(|parts| parts.iter().map(read_part).collect());
        self.parts = parts.ok_or_else(|| wrong("its list of parts is damaged".to_owned()))?;
        Ok(self)
    }

    /// Writes all of it, whole or not at all.
    pub(super) fn write(&self, path: &Path) -> Result<(), Fail> {
        let parts = self.parts.iter().map(|(&(pair, part), tally)| {
            json!([pair, part, tally.won, tally.drawn, tally.lost]).to_string()
        });
        let parts: Vec<String> = parts.collect();
        let terms = self.terms.iter();
        let terms: Vec<String> = terms
            .map(|(term, value)| format!("{term:?}: {value}"))
            .collect();
        let (terms, parts) = (terms.join(",\n"), parts.join(",\n"));
        files::write(
            path,
            &format!("{{\n{terms},\n\"parts\": [\n{parts}\n]\n}}\n"),
        )
    }

    /// What came of a pair in its first so many parts.
    pub(super) fn of_pair(&self, pair: usize, parts: u64) -> Tally {
        let found = self.parts.range((pair, 0)..(pair, parts));
        found.fold(Tally::default(), |sum, (_, tally)| sum.with(*tally))
    }
}

fn differs(term: &str, known: Option<&Value>, wanted: &Value) -> String {
    match (term, known) {
        ("packs" | "rules", _) => {
            "it was played by other rules or packs; take another file".to_owned()
        }
        (_, Some(known)) => format!("its {term} is {known}, not {wanted}; take another file"),
        (_, None) => format!("it does not say its {term}"),
    }
}

fn read_part(value: &Value) -> Option<(Part, Tally)> {
    let numbers: Option<Vec<u64>> = value.as_array()?.iter().map(Value::as_u64).collect();
    let [pair, part, won, drawn, lost] = numbers?[..] else {
        return None;
    };
    let tally = Tally { won, drawn, lost };
    let whole = won.checked_add(drawn)?.checked_add(lost)? == PART;
    whole.then_some(((pair as usize, part), tally))
}
