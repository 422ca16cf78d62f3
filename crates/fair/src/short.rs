//! A record without what follows from the rest of it: no chain, no dice, no commitments. It is a
//! third as long, for links and small storages, and the record comes back from it bit for bit.

use serde::{Deserialize, Serialize};

use crate::entry::{End, Entry};
use crate::live::Fair;
use crate::opening::{FORMAT, OLD_FORMAT, Terms};
use crate::record::Record;
use crate::seeds::{Hash, PublicKey, SeatSeed, Seed, Signature};
use crate::setup::Setup;

/// The whole record, shorter.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Short {
    astragal: u32,
    game: String,
    rules: u32,
    packs: Hash,
    setup: serde_json::Value,
    seats: Vec<Option<SeatSeed>>,
    seed: String,
    /// Who was to sign the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signer: Option<PublicKey>,
    /// The signature under the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<Signature>,
    steps: Vec<Step>,
    /// How it ended; nothing for a match that was put away.
    end: Option<String>,
}

/// One input, without its number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Step {
    Choice(String),
    Chance(String, Vec<u8>),
    Call { call: String },
}

impl Record {
    /// Writes the record as short as it can be.
    pub fn to_short(&self) -> String {
        let published = self.opening.published();
        let short = Short {
            astragal: published.format,
            game: published.game.clone(),
            rules: published.rules,
            packs: published.packs,
            setup: self.opening.setup().value(),
            seats: self.opening.seats().to_vec(),
            seed: self.seed.reveal(),
            signer: published.signer,
            signature: self.signature,
            steps: self.entries.iter().map(step).collect(),
            end: match &self.end {
                End::Open => None,
                End::Outcome(outcome) => Some(outcome.clone()),
            },
        };
        serde_json::to_string(&short).expect("texts and numbers can always be written")
    }

    /// Makes a record from its short form; nothing if that is none. The dice are drawn anew, so
    /// they follow from the seed; whether the choices were legal is for a replay to say.
    pub fn from_short(text: &str) -> Option<Record> {
        let short: Short = serde_json::from_str(text).ok()?;
        let seed: Seed = short.seed.parse().ok()?;
        let terms = Terms {
            game: short.game,
            rules: short.rules,
            packs: short.packs,
            setup: Setup::new(short.setup).ok()?,
            signer: short.signer,
            format: short.astragal,
        };
        let mut fair = Fair::open(seed, terms, short.seats);
        for step in short.steps {
            take(&mut fair, &step)?;
        }
        let mut record = match short.end.as_deref().map(End::read) {
            None => fair.save(),
            // Whatever reads like a match that goes on is no outcome.
            Some(End::Open) => return None,
            Some(End::Outcome(outcome)) => fair.finish(&outcome),
        };
        record.signature = short.signature;
        let known = (OLD_FORMAT..=FORMAT).contains(&short.astragal);
        // A signature that is none, or is missing, is found as in the long form.
        Record::parse(&record.to_text()).ok().filter(|_| known)
    }
}

fn step(entry: &Entry) -> Step {
    match entry.clone() {
        Entry::Choice { text } => Step::Choice(text),
        Entry::Call { text } => Step::Call { call: text },
        Entry::Chance { label, below, .. } => Step::Chance(label, below),
    }
}

fn take(fair: &mut Fair, step: &Step) -> Option<()> {
    match step {
        Step::Choice(text) => drop(fair.choose(text)),
        Step::Call { call } => drop(fair.call(call)),
        // No number is below 0.
        Step::Chance(_, below) if below.contains(&0) => return None,
        Step::Chance(label, below) => drop(fair.draw(label, below)),
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &str = include_str!("../tests/known.jsonl");

    const SIGNED: &str = include_str!("../tests/signed.jsonl");

    const THROWN: &str = include_str!("../tests/thrown.jsonl");

    #[test]
    fn a_record_comes_back_bit_for_bit() {
        for known in [KNOWN, SIGNED, THROWN] {
            let short = Record::parse(known).unwrap().to_short();
            assert!(short.len() < known.len(), "{} bytes", short.len());
            assert_eq!(Record::from_short(&short).unwrap().to_text(), known);
        }
        let short = Record::parse(KNOWN).unwrap().to_short();
        assert!(short.len() < KNOWN.len() / 2, "{} bytes", short.len());
    }

    #[test]
    fn what_is_no_record_is_none() {
        let short = Record::parse(KNOWN).unwrap().to_short();
        for (from, to) in [
            ("\"astragal\":1", "\"astragal\":4"),
            ("[6,6,6,6,6]", "[6,0]"),
            ("[6,6,6,6,6]", "[6,-1]"),
            ("\"end\"", "\"fin\""),
            ("A wins", "open"),
            ("000102", "0001"),
            ("{\"call\"", "{\"cell\""),
        ] {
            assert!(short.contains(from), "{from} in {short}");
            assert!(
                Record::from_short(&short.replacen(from, to, 1)).is_none(),
                "{to}"
            );
        }
        assert!(Record::from_short("").is_none());
    }
}
