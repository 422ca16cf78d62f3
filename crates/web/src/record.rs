//! Checking a record in the page: the chain, the dice, the rules.

use crate::boards::GameBox;
use crate::part::Part;
use fair::{Broken, End, Entry, Record, Why};
use games::record::{Unplayable, Wrong};
use kernel::{Arg, Said};

/// The record to be watched is kept under this name.
pub(crate) const REPLAY: &str = "astragal.replay";

/// A record that holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Checked {
    /// How many inputs it has.
    pub(crate) steps: usize,
    /// How many dice were computed again.
    pub(crate) dice: usize,
    /// Whether the match goes on.
    pub(crate) open: bool,
}

/// What comes of checking a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    Holds(Checked),
    /// What is wrong first, as a sentence.
    Broken(Said),
    /// The rules of its game cannot be had.
    NoRules(GameBox),
}

/// Checks a record, with the rules of its game.
pub(crate) async fn check(text: &str) -> Verdict {
    match read(text) {
        Err(flaw) => Verdict::Broken(flaw),
        Ok((record, game)) => match game.fetch().await {
            Some(part) => play(&record, part),
            None => Verdict::NoRules(game),
        },
    }
}

/// A record with its chain and its dice in order, and the game that was played.
fn read(text: &str) -> Result<(Record, GameBox), Said> {
    let record = Record::parse(text).map_err(|broken| flaw(&broken))?;
    let game = GameBox::of_record(&record).ok_or_else(|| at_line("web-flaw-opening", 1))?;
    Ok((record, game))
}

/// Whether the rules allow it.
fn play(record: &Record, part: &Part) -> Verdict {
    match (part.check)(record) {
        Err(wrong) => Verdict::Broken(unplayable(&wrong)),
        Ok(()) => Verdict::Holds(Checked {
            steps: record.entries().len(),
            dice: record.entries().iter().map(dice).sum(),
            open: *record.end() == End::Open,
        }),
    }
}

fn dice(entry: &Entry) -> usize {
    match entry {
        Entry::Chance { dice, .. } => dice.len(),
        _ => 0,
    }
}

fn flaw(broken: &Broken) -> Said {
    let key = match broken.why {
        Why::Cut | Why::NoEnd | Why::Empty => "web-flaw-cut",
        Why::Chain { .. } | Why::Number { .. } => "web-flaw-chain",
        Why::Commitment => "web-flaw-envelope",
        Why::SetupCommitment => "web-flaw-setup",
        Why::Die { .. } => "web-flaw-die",
        Why::Format(_) => "web-flaw-opening",
        _ => "web-flaw-form",
    };
    at_line(key, broken.line)
}

fn unplayable(wrong: &Unplayable) -> Said {
    let key = match wrong.why {
        Wrong::Opening(_) => "web-flaw-opening",
        Wrong::Refused(_) | Wrong::Spelling => "web-flaw-rules",
        Wrong::OtherDice { .. } => "web-flaw-other-dice",
        Wrong::OtherEnd { .. } => "web-flaw-end",
    };
    at_line(key, wrong.line)
}

fn at_line(key: &'static str, line: usize) -> Said {
    Said::new(key).with("line", Arg::Number(line as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_record_is_told_apart() {
        assert_eq!(read("").unwrap_err().key, "web-flaw-cut");
        assert_eq!(read("hello\n").unwrap_err().key, "web-flaw-form");
        assert_eq!(read("{}\n").unwrap_err().key, "web-flaw-form");
    }

    #[test]
    fn a_record_of_another_game_is_not_replayed_here() {
        let known = include_str!("../../fair/tests/known.jsonl");
        let (record, game) = read(known).unwrap();
        assert_eq!(game.id(), "irondie");
        let Verdict::Broken(flaw) = play(&record, &Part::of::<game_irondie::Irondie>()) else {
            panic!("other rules than ours played it");
        };
        assert_eq!(flaw.key, "web-flaw-opening");
        let other = known.replacen("irondie", "chess", 1);
        assert!(read(&other).is_err());
        let changed = known.replacen("throw", "thrown", 1);
        assert_eq!(read(&changed).unwrap_err().key, "web-flaw-chain");
    }
}
