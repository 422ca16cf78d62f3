//! Records of every format and of every version of rules that ever was: each is read as what it
//! is. Where the rules are still played it is replayed; where they are gone that is said, and the
//! chain and the dice are in order all the same.

use fair::Record;
use games::record::{self, Unplayable, Wrong};
use games::{Packs, Visit};
use kernel::Game;
use std::path::PathBuf;

/// What is left of a record's rules.
#[derive(Debug, PartialEq, Eq)]
enum Rules {
    OfToday,
    Version(u32),
    Packs,
}

/// Name, format, version of the rules, whether a server signed it, and what is left of its rules.
const KEPT: [(&str, u32, u32, bool, Rules); 11] = [
    ("dice-masters-rules-1", 1, 1, false, Rules::Version(1)),
    (
        "dice-masters-rules-2-format-1",
        1,
        2,
        false,
        Rules::Version(2),
    ),
    ("dice-throne-rules-1", 1, 1, false, Rules::Version(1)),
    ("dice-throne-rules-2", 1, 2, false, Rules::Version(2)),
    ("kapow-rules-1", 1, 1, false, Rules::Version(1)),
    ("kapow-rules-2-other-packs", 1, 2, false, Rules::Packs),
    ("irondie-format-2-signed", 2, 1, true, Rules::OfToday),
    ("irondie-format-3", 3, 1, false, Rules::OfToday),
    ("../irondie/duel", 1, 1, false, Rules::OfToday),
    ("../kapow/solo", 1, 2, false, Rules::OfToday),
    ("../dice-miner/solo-thirsty", 1, 1, false, Rules::OfToday),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/kept")
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Out = Result<(), Unplayable>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        record::replay(game, self.0).map(drop)
    }
}

/// What this program says of the rules of a record.
fn rules_of(record: &Record, packs: &Packs) -> Rules {
    let replayed = record::open(record, packs);
    match replayed.and_then(|opened| opened.game.visit(Replay(record))) {
        Ok(()) => Rules::OfToday,
        Err(Unplayable {
            line: 1,
            why: Wrong::OtherRules(said),
        }) => {
            let published = record.opening().published();
            let version = format!("the record is of rules version {}, ", published.rules);
            if said.starts_with(&version) {
                Rules::Version(published.rules)
            } else {
                assert!(said.ends_with("with other packs than these"), "{said}");
                Rules::Packs
            }
        }
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn records_of_every_format_and_version_are_read_as_what_they_are() {
    let packs = Packs::built_in();
    for (name, format, rules, signed, left) in KEPT {
        let text = std::fs::read_to_string(folder().join(format!("{name}.record"))).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        let published = record.opening().published();
        let found = (published.format, published.rules, record.signer().is_some());
        assert_eq!(found, (format, rules, signed), "{name}");
        assert_eq!(record.to_text(), text, "{name}");
        let short = Record::from_short(&record.to_short());
        assert_eq!(short.unwrap().to_text(), text, "{name}");
        assert_eq!(rules_of(&record, &packs), left, "{name}");
    }
}

/// One that is there and not in the list would be looked at by nobody.
#[test]
fn every_record_that_is_kept_is_in_the_list() {
    let found = std::fs::read_dir(folder()).unwrap();
    let mut found: Vec<String> = found
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut listed: Vec<String> = KEPT
        .iter()
        .filter(|(name, ..)| !name.starts_with("../"))
        .map(|(name, ..)| format!("{name}.record"))
        .collect();
    found.sort();
    listed.sort();
    assert_eq!(found, listed);
    for format in 1..=fair::FORMAT {
        let replayed = |kept: &&(&str, u32, u32, bool, Rules)| kept.4 == Rules::OfToday;
        let mut of_today = KEPT.iter().filter(replayed);
        assert!(of_today.any(|kept| kept.1 == format), "format {format}");
    }
}

/// A die that was changed in a record whose rules are gone is found as in any other.
#[test]
fn dice_of_rules_that_are_gone_are_still_checked() {
    for (name, ..) in KEPT {
        let text = std::fs::read_to_string(folder().join(format!("{name}.record"))).unwrap();
        let line = text
            .lines()
            .position(|line| line.contains("\"dice\":["))
            .unwrap();
        let changed = text.replacen("\"dice\":[", "\"dice\":[1", 1);
        let broken = Record::parse(&changed).unwrap_err();
        assert_eq!(broken.line, line + 1, "{name}: {broken}");
    }
}
