//! The short form of the fuzz targets in `fuzz/`: every reader of foreign text is fed with texts
//! that are right, nearly right, and not right at all.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use kernel::Rng;
use std::fs;
use std::path::{Path, PathBuf};
use testkit::{SplitMix, babble, bend};

#[path = "../../../fuzz/readers.rs"]
mod readers;

/// How many texts each reader gets.
const TEXTS: usize = 200;

/// Set-ups in both forms.
const SETUPS: [&str; 5] = [
    "mode = \"duel\"\n",
    r#"{"mode":"match"}"#,
    "mode = \"teams-2\"\n\n[options]\nlate-from = 3\n",
    "mode = \"three\"\n\n[options]\nheroes = \"random\"\n",
    r#"{"mode":"solo-greedy"}"#,
];

fn feed(name: &str) {
    let (samples, mut rng) = (samples(name), SplitMix::keyed(1, name));
    assert!(!samples.is_empty());
    for sample in &samples {
        readers::read(name, sample.as_bytes());
    }
    for round in 0..TEXTS {
        let text = match rng.pick(&samples) {
            Some(sample) if round % 8 > 0 => bend(sample, &mut rng),
            _ => babble(&mut rng),
        };
        readers::read(name, text.as_bytes());
        let mut bytes = text.into_bytes();
        for _ in 0..rng.below(4) {
            let place = rng.below(bytes.len() as u32 + 1) as usize;
            bytes.insert(place, rng.below(256) as u8);
        }
        readers::read(name, &bytes);
    }
}

/// Texts of which most are right.
fn samples(name: &str) -> Vec<String> {
    match name {
        "message" => texts_in("fuzz/samples/message", "json"),
        "setup" => SETUPS.map(str::to_owned).to_vec(),
        "pack" => texts("packs", "toml"),
        "record" => texts("records", "record"),
        "script" => texts("records", "script"),
        "position" => positions(),
        _ => moves(),
    }
}

/// Texts of all games that lie under a folder.
fn texts(folder: &str, end: &str) -> Vec<String> {
    let of_game = |id| texts_of(&format!("{folder}/{id}"), end);
    games::IDS.into_iter().flat_map(of_game).collect()
}

fn texts_of(folder: &str, end: &str) -> Vec<String> {
    // A long text is bent in few places only; short ones do more.
    texts_in(folder, end).into_iter().take(30).collect()
}

fn texts_in(folder: &str, end: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder);
    let mut files = Vec::new();
    walk(&root, &mut files);
    files.sort();
    let fitting = files
        .iter()
        .filter(|file| file.extension().is_some_and(|found| found == end));
    let texts = fitting.map(|file| fs::read_to_string(file).unwrap());
    texts.collect()
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn positions() -> Vec<String> {
    let scripts = texts("records", "script");
    let read = scripts
        .iter()
        .filter_map(|text| kernel::Script::read(text).ok());
    read.filter_map(|script| Some(script.position?.1)).collect()
}

/// Lines as they stand in records, so that many of them are taken.
fn moves() -> Vec<String> {
    let record = |text: &String| {
        let record = fair::Record::parse(text).unwrap();
        let line = |entry: &fair::Entry| match entry {
            fair::Entry::Choice { text } => text.clone(),
            fair::Entry::Chance { dice, .. } => {
                let dice: Vec<String> = dice.iter().map(|die| (die + 1).to_string()).collect();
                format!("dice {}", dice.join(" "))
            }
            fair::Entry::Call { text } => format!("call {text}"),
        };
        let lines: Vec<String> = record.entries().iter().take(60).map(line).collect();
        lines.join("\n")
    };
    texts("records", "record").iter().map(record).collect()
}

#[test]
fn messages_do_no_harm() {
    feed("message");
}

/// There is a sample of every message and every act, and all of them are read.
#[test]
fn samples_of_messages_are_of_today() {
    let mut kinds = std::collections::BTreeSet::new();
    for sample in samples("message") {
        let message: wire::ToTable = serde_json::from_str(&sample).expect(&sample);
        match &message {
            wire::ToTable::Hello { version, .. } => assert_eq!(*version, wire::VERSION),
            wire::ToTable::Command(_)
            | wire::ToTable::Phrase { .. }
            | wire::ToTable::Past { .. }
            | wire::ToTable::Record
            | wire::ToTable::Ping => {}
        }
        let value = serde_json::to_value(&message).unwrap();
        kinds.insert(value["say"].as_str().unwrap().to_owned());
        kinds.extend(value["act"]["do"].as_str().map(str::to_owned));
    }
    let wanted = "allow-undo bot command commit draw free hello move name order past phrase ping \
                  record rematch resign seed undo";
    let kinds: Vec<String> = kinds.into_iter().collect();
    assert_eq!(kinds.join(" "), wanted);
}

#[test]
fn setups_do_no_harm() {
    feed("setup");
}

#[test]
fn records_do_no_harm() {
    feed("record");
}

#[test]
fn scripts_do_no_harm() {
    feed("script");
}

#[test]
fn positions_do_no_harm() {
    feed("position");
}

/// Bytes that mean nothing: the reader makes positions of them.
#[test]
fn positions_of_matches_do_no_harm() {
    let mut rng = SplitMix::keyed(1, "placed");
    for _ in 0..TEXTS * 10 {
        let bytes: Vec<u8> = (0..400).map(|_| rng.below(256) as u8).collect();
        readers::read("placed", &bytes);
    }
}

#[test]
fn moves_do_no_harm() {
    feed("moves");
}

#[test]
fn packs_do_no_harm() {
    feed("pack");
}
