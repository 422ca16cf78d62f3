//! Reads a record and believes nothing.
//!
//! Three walks. The first goes line by line and checks form, number and hash, so that a changed
//! byte is reported on the line where it stands. The seed comes last, so the commitments and then
//! the dice are checked in walks of their own.

use std::str;

use serde::Deserialize;

use crate::broken::{Broken, Why};
use crate::draws::draw;
use crate::entry::{End, Entry};
use crate::line::{self, Header, Line};
use crate::opening::{FORMAT, OLD_FORMAT, Opening, Published};
use crate::record::{Record, header_body};
use crate::seeds::{Hash, Seed, Signature};
use crate::setup::Setup;
use crate::transcript::{Course, Transcript};

pub(crate) fn record(bytes: &[u8]) -> Result<Record, Broken> {
    let at = |line| move |why| Broken { line, why };
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n').zip(1..);
    let (first, _) = lines.next().ok_or(Why::Empty).map_err(at(1))?;
    let mut reader = Reader::open(first).map_err(at(1))?;
    for (raw, line) in lines {
        reader.take(raw).map_err(at(line))?;
    }
    let record = reader.close()?;
    check_commitments(&record).map_err(at(1))?;
    check_signature(&record).map_err(at(record.entries.len() + 2))?;
    check_dice(&record)?;
    Ok(record)
}

/// The lines read so far.
struct Reader {
    opening: Opening,
    transcript: Transcript,
    entries: Vec<Entry>,
    end: Option<(End, Seed, Option<Signature>)>,
}

impl Reader {
    fn open(raw: &[u8]) -> Result<Reader, Why> {
        let raw = whole(raw)?;
        check_format(raw)?;
        let header: Header = line::read(raw)?;
        let hash = header.h;
        let opening = opening(header)?;
        check_form(raw, &header_body(&opening), hash)?;
        let transcript = Transcript::new(opening.start());
        check_hash(hash, transcript.hash(), 0)?;
        Ok(Reader {
            opening,
            transcript,
            entries: Vec::new(),
            end: None,
        })
    }

    fn take(&mut self, raw: &[u8]) -> Result<(), Why> {
        if self.end.is_some() {
            return Err(Why::AfterEnd);
        }
        let raw = whole(raw)?;
        let line: Line = line::read(raw)?;
        match line.end {
            Some(_) => self.take_end(raw, line),
            None => self.take_entry(raw, line),
        }
    }

    fn take_entry(&mut self, raw: &str, line: Line) -> Result<(), Why> {
        let (found, expected) = (line.n.unwrap_or(0), self.entries.len() + 1);
        let hash = line.h;
        let entry = Entry::read(line)?;
        let body = entry.body(found);
        check_form(raw, &body, hash)?;
        if found != expected {
            return Err(Why::Number { found, expected });
        }
        check_hash(hash, self.transcript.push(&body), expected)?;
        self.entries.push(entry);
        Ok(())
    }

    fn take_end(&mut self, raw: &str, line: Line) -> Result<(), Why> {
        let (Some(end), Some(seed)) = (line.end, line.seed) else {
            return Err(Why::Kind);
        };
        let (end, seed) = (End::read(&end), seed.parse().map_err(|_| Why::Form)?);
        let body = end.body(&seed, line.sig);
        check_form(raw, &body, line.h)?;
        check_hash(line.h, self.transcript.push(&body), self.entries.len() + 1)?;
        self.end = Some((end, seed, line.sig));
        Ok(())
    }

    fn close(self) -> Result<Record, Broken> {
        let missing = Broken {
            line: self.entries.len() + 2,
            why: Why::NoEnd,
        };
        let (end, seed, signature) = self.end.ok_or(missing)?;
        Ok(Record {
            opening: self.opening,
            entries: self.entries,
            end,
            seed,
            signature,
        })
    }
}

/// Asks for the version first: a later format may have fields that this one does not know.
fn check_format(raw: &str) -> Result<(), Why> {
    #[derive(Deserialize)]
    struct Version {
        astragal: u32,
    }
    let version: Version = line::read(raw)?;
    if (OLD_FORMAT..=FORMAT).contains(&version.astragal) {
        Ok(())
    } else {
        Err(Why::Format(version.astragal))
    }
}

fn opening(header: Header) -> Result<Opening, Why> {
    let setup = Setup::new(header.setup).map_err(Why::Setup)?;
    let published = Published {
        format: header.astragal,
        game: header.game,
        rules: header.rules,
        packs: header.packs,
        commitment: header.commitment,
        setup_commitment: header.setup_commitment,
        signer: header.signer,
    };
    let opening = Opening {
        published,
        setup,
        seats: header.seats,
    };
    check_shares(&opening, header.commitments)?;
    Ok(opening)
}

/// Whether each seat has opened what it was bound to. The old format knows neither commitments nor
/// signers nor seats without a share.
fn check_shares(opening: &Opening, found: Option<Vec<Option<Hash>>>) -> Result<(), Why> {
    let Some(due) = opening.commitments() else {
        let signed = opening.published.signer.is_some();
        let old = found.is_none() && !signed && opening.seats.iter().all(Option::is_some);
        return if old { Ok(()) } else { Err(Why::Form) };
    };
    let found = found.ok_or(Why::Form)?;
    if found.len() != due.len() {
        return Err(Why::Form);
    }
    match due
        .iter()
        .zip(found)
        .zip(1..)
        .find(|((due, found), _)| *due != found)
    {
        Some((_, seat)) => Err(Why::Share { seat }),
        None => Ok(()),
    }
}

fn whole(raw: &[u8]) -> Result<&str, Why> {
    let raw = raw.strip_suffix(b"\n").ok_or(Why::Cut)?;
    str::from_utf8(raw).map_err(|_| Why::NotUtf8)
}

/// Spaces, another order, a field twice or too many: whatever was not written by us ends here.
fn check_form(raw: &str, body: &str, hash: Option<Hash>) -> Result<(), Why> {
    let hash = hash.ok_or(Why::Form)?;
    if raw == line::seal(body, &hash) {
        Ok(())
    } else {
        Err(Why::Form)
    }
}

fn check_hash(found: Option<Hash>, expected: Hash, after: usize) -> Result<(), Why> {
    if found == Some(expected) {
        Ok(())
    } else {
        Err(Why::Chain { after })
    }
}

fn check_commitments(record: &Record) -> Result<(), Why> {
    if !record.opening.is_bound_to_seed(&record.seed) {
        return Err(Why::Commitment);
    }
    if !record.opening.is_bound_to_setup(&record.seed) {
        return Err(Why::SetupCommitment);
    }
    Ok(())
}

/// A server that is named in the opening has signed the end; nobody else signs anything.
fn check_signature(record: &Record) -> Result<(), Why> {
    match (record.signer(), record.signature) {
        (None, None) => Ok(()),
        (Some(_), None) => Err(Why::Unsigned),
        (Some(key), Some(signature)) if key.has_signed(&record.ending(), &signature) => Ok(()),
        (_, Some(_)) => Err(Why::Signature),
    }
}

fn check_dice(record: &Record) -> Result<(), Broken> {
    let mut course = Course::new(&record.opening);
    for (entry, n) in record.entries.iter().zip(1..) {
        let checked = check_entry(entry, &record.seed, &course);
        checked.map_err(|why| Broken { line: n + 1, why })?;
        course.push(entry);
    }
    Ok(())
}

fn check_entry(entry: &Entry, seed: &Seed, course: &Course) -> Result<(), Why> {
    let Entry::Chance { label, below, dice } = entry else {
        return Ok(());
    };
    let due = draw(seed, course.moment(label), below);
    match dice
        .iter()
        .zip(due)
        .zip(1..)
        .find(|((shows, gives), _)| *shows != gives)
    {
        Some(((&shows, gives), die)) => Err(Why::Die { die, shows, gives }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Fair;
    use crate::opening::{LAST_BY_PLAY, Terms};
    use crate::seeds::SeatSeed;
    use serde_json::json;

    // These forgers know the format: they change a record and then write all hashes anew.

    fn sample() -> Record {
        let setup = Setup::new(json!({"seats": 2})).unwrap();
        let terms = Terms::new("toy", 1, Hash::new([3; 32]), setup);
        let seats = vec![Some(SeatSeed::new([6; 32]))];
        let mut fair = Fair::open(Seed::new([5; 32]), terms, seats);
        fair.choose("A go");
        fair.draw("go", &[6, 6, 6]);
        fair.call("time-up");
        fair.finish("A wins")
    }

    fn complaint(record: &Record) -> String {
        Record::parse(&record.to_text()).unwrap_err().to_string()
    }

    #[test]
    fn a_die_of_ones_own_choice_is_found_out() {
        let mut record = sample();
        let Entry::Chance { dice, .. } = &mut record.entries[1] else {
            panic!("not a chance")
        };
        let gives = std::mem::replace(&mut dice[1], 9);
        assert_eq!(
            complaint(&record),
            format!("line 3: die 2 shows 9, the seed gives {gives}")
        );
    }

    #[test]
    fn another_choice_meets_the_same_dice_but_met_others_in_the_format_before() {
        let mut record = sample();
        let stay = Entry::Choice {
            text: "A stay".into(),
        };
        record.entries[0] = stay;
        assert_eq!(Record::parse(&record.to_text()), Ok(record.clone()));
        record.opening.published.format = LAST_BY_PLAY;
        assert!(complaint(&record).starts_with("line 3: die 1 shows "));
    }

    #[test]
    fn another_seed_does_not_fit_the_commitment() {
        let record = Record {
            seed: Seed::new([4; 32]),
            ..sample()
        };
        let expected = "line 1: the commitment does not belong to the seed on the last line";
        assert_eq!(complaint(&record), expected);
    }

    #[test]
    fn another_setup_does_not_fit_its_commitment() {
        let mut record = sample();
        record.opening.setup = Setup::new(json!({"seats": 3})).unwrap();
        let expected = "line 1: the set-up is not the one that the table was bound to";
        assert_eq!(complaint(&record), expected);
    }

    #[test]
    fn impossible_chances_are_turned_away_before_they_are_drawn() {
        let mut record = sample();
        let chance = |below: &[u8], dice: &[u8]| Entry::Chance {
            label: "go".into(),
            below: below.into(),
            dice: dice.into(),
        };
        record.entries[1] = chance(&[6, 0], &[1, 0]);
        assert_eq!(complaint(&record), "line 3: no die is below 0");
        record.entries[1] = chance(&[6, 6], &[1]);
        assert_eq!(complaint(&record), "line 3: dice shown: 1, dice due: 2");
    }
}
