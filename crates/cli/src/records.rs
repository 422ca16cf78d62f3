//! `record verify` and `record show`: matches that were written down.

use crate::fail::Fail;
use crate::files;
use crate::play::{Face, Sitting, ending, sittings};
use fair::{Known, Record, Shown};
use games::record::{self, Unplayable, Wrong};
use games::{Packs, Visit, whichever};
use kernel::{Arg, Game, Said, Viewer, Waiting};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use words::{Lang, Words};

/// Checks records. Each gets a line: what was checked, or the place where it is wrong. A record by
/// itself can only be checked in itself; with what somebody was shown, as that.
pub(crate) fn verify(paths: &[PathBuf], shown: Option<&Path>, packs: &Packs) -> Result<(), Fail> {
    let shown = shown.map(read_shown).transpose()?;
    let texts: Result<Vec<Vec<u8>>, Fail> = paths.iter().map(|path| files::read(path)).collect();
    let mut all_good = true;
    for (path, bytes) in paths.iter().zip(texts?) {
        let checked = check(&bytes, packs).and_then(|checked| compare(checked, shown.as_ref()));
        match checked.and_then(Compared::whole) {
            Ok(Compared { record, known, .. }) => writeln!(
                io::stdout().lock(),
                "ok      {} ({} inputs, {}; {}; {})",
                path.display(),
                record.entries().len(),
                record.end(),
                signed(&record),
                as_what(known),
            )?,
            Err(why) => {
                all_good = false;
                writeln!(io::stderr().lock(), "astragal: {}: {why}", path.display())?;
            }
        }
    }
    if all_good { Ok(()) } else { Err(Fail::Told) }
}

fn read_shown(path: &Path) -> Result<Shown, Fail> {
    let bytes = files::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let bad = |what| Fail::bad(format!("{}: {what}", path.display()));
    Shown::read(&text).map_err(bad)
}

/// A record whose chain and dice are in order.
struct Checked {
    record: Record,
    /// Why the rules could not be asked.
    unasked: Option<Unplayable>,
}

/// The same, compared with what somebody was shown.
struct Compared {
    record: Record,
    known: Option<Known>,
    unasked: Option<Unplayable>,
}

impl Compared {
    /// A record whose rules this program does not have is not checked as a whole, and that is said.
    fn whole(self) -> Result<Compared, String> {
        match &self.unasked {
            None => Ok(self),
            Some(why) => Err(format!(
                "{why}; the chain and the dice hold ({}; {}), the rules cannot be asked",
                signed(&self.record),
                as_what(self.known),
            )),
        }
    }
}

fn compare(checked: Checked, shown: Option<&Shown>) -> Result<Compared, String> {
    let Checked { record, unasked } = checked;
    let compared = shown.map(|shown| shown.compare(&record)).transpose();
    let known =
        compared.map_err(|differs| format!("this is not the match you were shown: {differs}"))?;
    Ok(Compared {
        record,
        known,
        unasked,
    })
}

/// What a record was compared with, and nothing more.
fn as_what(known: Option<Known>) -> String {
    match known {
        None => "only in itself".to_owned(),
        Some(Known::Played { others: 0 }) => "as shown, with your share and inputs".to_owned(),
        Some(Known::Played { others }) => format!(
            "as shown, with your share and inputs; inputs of your seat that you did not send: {others}"
        ),
        Some(Known::LookedOn { bound: true }) => {
            "as shown to a bystander, with the seal and all commitments".to_owned()
        }
        Some(Known::LookedOn { bound: false }) => {
            "as shown to a bystander, with the seal alone".to_owned()
        }
        Some(Known::NotGiven) => {
            "only in itself: your share was not given by the program that kept this".to_owned()
        }
    }
}

/// Who stands for the end, in a few digits.
fn signed(record: &Record) -> String {
    match record.signer() {
        Some(key) => format!("signed by {}", &key.to_string()[..8]),
        None => "signed by nobody".to_owned(),
    }
}

/// First the chain of hashes and the dice, then the rules.
fn check(bytes: &[u8], packs: &Packs) -> Result<Checked, String> {
    // What does not even begin like a record was probably never one.
    if !bytes.starts_with(b"{\"") {
        return Err("line 1: this is no record of a match".to_owned());
    }
    let record = Record::parse_bytes(bytes).map_err(|broken| broken.to_string())?;
    let replayed =
        record::open(&record, packs).and_then(|opened| opened.game.visit(Replay(&record)));
    let unasked = match replayed {
        Ok(()) => None,
        Err(why) if matches!(why.why, Wrong::OtherRules(_)) => Some(why),
        Err(why) => return Err(why.to_string()),
    };
    Ok(Checked { record, unasked })
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Out = Result<(), Unplayable>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        record::replay(game, self.0).map(|_| ())
    }
}

/// Shows the moment after `at` inputs, or after all of them.
pub(crate) fn show(path: &Path, at: Option<usize>, lang: Lang, packs: &Packs) -> Result<(), Fail> {
    let bad = |what: String| Fail::bad(format!("{}: {what}", path.display()));
    let record = Record::parse_bytes(&files::read(path)?).map_err(|e| bad(e.to_string()))?;
    let count = record.entries().len();
    let at = at.unwrap_or(count);
    if at > count {
        return Err(bad(format!(
            "there is no input {at}; the record has {count}"
        )));
    }
    let opened = record::open(&record, packs).map_err(|e| bad(e.to_string()))?;
    let seats = sittings(&opened, &[], lang);
    let shown = whichever!(opened.game, game => moment(game, &seats, &record, at, lang));
    let lines = shown.map_err(|e| bad(e.to_string()))?;
    let mut out = io::stdout().lock();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// The input that led there, the board from a bystander's place, and what comes next.
fn moment<G: Face>(
    game: G,
    seats: &[Sitting],
    record: &Record,
    at: usize,
    lang: Lang,
) -> Result<Vec<String>, Unplayable> {
    let game_match = record::replay_to(game, record, at)?;
    let (game, state) = (game_match.game(), game_match.state());
    let words = Words::new(lang);
    let spelled = |n: usize| record.entries()[n - 1].body(n);
    let count = record.entries().len();
    let mut lines = vec![format!(
        "{at}/{count}  {}",
        if at == 0 { String::new() } else { spelled(at) }
    )];
    lines.extend(game.board(&game.view(state, Viewer::Table), seats, &words));
    lines.push(match game.waiting(state) {
        Waiting::Over(outcome) => {
            let view = game.view(state, Viewer::Table);
            let other = game.winner_without_seat(&view, &words);
            words.say(&ending(&outcome, None, other))
        }
        Waiting::Chance(_) => words.text("cli-waits-for-dice"),
        Waiting::Seats(seats) => {
            let letters = seats.iter().map(|seat| Arg::Spelled(seat.to_string()));
            let seats = Arg::And(letters.collect());
            words.say(&Said::new("cli-waits-for-seats").with("seats", seats))
        }
    });
    if at < count {
        let next = Arg::Spelled(spelled(at + 1));
        lines.push(words.say(&Said::new("cli-next-input").with("input", next)));
    }
    Ok(lines)
}
