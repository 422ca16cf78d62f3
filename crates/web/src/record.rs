//! Checking a record in the page: the chain, the dice, the rules.

use fair::{Broken, End, Entry, Record, Why};
use games::record::{Unplayable, Wrong};
use games::{Packs, Playable, Visit};
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

/// What is wrong first, as a sentence; what holds otherwise.
pub(crate) fn check(text: &str) -> Result<Checked, Said> {
    let record = Record::parse(text).map_err(|broken| flaw(&broken))?;
    let opened = games::record::open(&record, &Packs::built_in());
    let opened = opened.map_err(|wrong| unplayable(&wrong))?;
    let played = opened.game.visit(Replay(&record));
    played.map_err(|wrong| unplayable(&wrong))?;
    Ok(Checked {
        steps: record.entries().len(),
        dice: record.entries().iter().map(dice).sum(),
        open: *record.end() == End::Open,
    })
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Out = Result<(), Unplayable>;

    fn visit<G: Playable>(self, game: G) -> Self::Out {
        games::record::replay(game, self.0).map(drop)
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
        assert_eq!(check("").unwrap_err().key, "web-flaw-cut");
        assert_eq!(check("hello\n").unwrap_err().key, "web-flaw-form");
        assert_eq!(check("{}\n").unwrap_err().key, "web-flaw-form");
    }

    #[test]
    fn a_record_of_another_game_is_not_replayed_here() {
        let known = include_str!("../../fair/tests/known.jsonl");
        assert_eq!(check(known).unwrap_err().key, "web-flaw-opening");
        let changed = known.replacen("throw", "thrown", 1);
        assert_eq!(check(&changed).unwrap_err().key, "web-flaw-chain");
    }
}
