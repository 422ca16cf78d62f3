//! Checking a record in the page: the chain, the dice, the rules.

use crate::boards::GameBox;
use crate::part::Part;
use fair::{Broken, Differs, End, Entry, Known, Record, Shown, Why};
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
    /// Whether the seats were bound to their shares before any was opened.
    pub(crate) bound: bool,
    /// The server that signed the end.
    pub(crate) signer: Option<String>,
    /// Whether its rules or cards are others than today's, so that nobody can ask them.
    pub(crate) gone: bool,
    /// As what it is the match that this browser was shown; else it holds only in itself.
    pub(crate) known: Option<Known>,
}

/// What comes of checking a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    Holds(Checked),
    /// What is wrong first, as a sentence.
    Broken(Said),
    /// It holds in itself, but it is not the match that was shown: how.
    Differs(Said),
    /// The rules of its game cannot be had.
    NoRules(GameBox),
}

/// Checks a record, with the rules of its game, and against what was shown where that was kept.
pub(crate) async fn check(text: &str, shown: Option<&Shown>) -> Verdict {
    match read(text) {
        Err(flaw) => Verdict::Broken(flaw),
        Ok((record, game)) => match game.fetch().await {
            Some(part) => compare(play(&record, part), &record, shown),
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
    let gone = match (part.check)(record) {
        Ok(()) => false,
        Err(wrong) if matches!(wrong.why, Wrong::OtherRules(_)) => true,
        Err(wrong) => return Verdict::Broken(unplayable(&wrong)),
    };
    Verdict::Holds(Checked {
        steps: record.entries().len(),
        dice: record.entries().iter().map(dice).sum(),
        open: *record.end() == End::Open,
        bound: record.opening().commitments().is_some(),
        signer: record.signer().map(|key| key.to_string()),
        gone,
        known: None,
    })
}

fn compare(verdict: Verdict, record: &Record, shown: Option<&Shown>) -> Verdict {
    match (verdict, shown.map(|shown| shown.compare(record))) {
        (Verdict::Holds(_), Some(Err(differs))) => Verdict::Differs(differing(&differs)),
        (Verdict::Holds(checked), Some(Ok(known))) => Verdict::Holds(Checked {
            known: Some(known),
            ..checked
        }),
        (verdict, _) => verdict,
    }
}

/// How a record differs from what was shown, in words.
fn differing(differs: &Differs) -> Said {
    match differs {
        Differs::Promise { shown, found } if shown.commitment != found.commitment => {
            Said::new("web-differs-promise")
                .with("shown", Arg::Spelled(shown.commitment.to_string()))
                .with("found", Arg::Spelled(found.commitment.to_string()))
        }
        Differs::Promise { .. } => Said::new("web-differs-terms"),
        Differs::Commitment { seat } => {
            Said::new("web-differs-commitment").with("seat", Arg::Number(*seat as i64))
        }
        Differs::Share => Said::new("web-differs-share"),
        Differs::Input { nth, text } => Said::new("web-differs-input")
            .with("nth", Arg::Number(*nth as i64))
            .with("text", Arg::Spelled(text.clone())),
        Differs::Call { text } if text == "draw" => Said::new("web-differs-draw"),
        Differs::Call { .. } => Said::new("web-differs-resigned"),
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
        Why::Share { .. } => "web-flaw-share",
        Why::Unsigned | Why::Signature => "web-flaw-signature",
        Why::Format(_) => "web-flaw-opening",
        _ => "web-flaw-form",
    };
    at_line(key, broken.line)
}

fn unplayable(wrong: &Unplayable) -> Said {
    let key = match wrong.why {
        Wrong::OtherRules(_) | Wrong::Opening(_) => "web-flaw-opening",
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
    fn a_record_of_another_game_or_of_other_rules_is_not_replayed_here() {
        let known = include_str!("../../fair/tests/known.jsonl");
        let (record, game) = read(known).unwrap();
        assert_eq!(game.id(), "irondie");
        // Other rules than ours played it: its dice hold, and nothing is said of the rules.
        match play(&record, &Part::of::<game_irondie::Irondie>()) {
            Verdict::Holds(checked) => assert!(checked.gone),
            verdict => panic!("{verdict:?}"),
        }
        let other = known.replacen("irondie", "chess", 1);
        assert!(read(&other).is_err());
        let changed = known.replacen("throw", "thrown", 1);
        assert_eq!(read(&changed).unwrap_err().key, "web-flaw-chain");
    }
}
