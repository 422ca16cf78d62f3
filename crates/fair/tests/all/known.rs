//! Known answers, so that the format cannot drift.
//!
//! The numbers were computed with Python's `hashlib`, `hmac` and `cryptography`, and the whole
//! record was checked by `../verify.py`. If one of these tests fails, old records
//! have become unreadable: do not change the numbers, raise `FORMAT`.

use crate::sample::{CHOICE, old_record, old_terms, seats, seed, signed_record_of};
use fair::{Draws, Entry, FORMAT, LAST_BY_PLAY, Moment, Record, Transcript, draw};

const COMMITMENT: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const PACKS: &str = "5f6d802b20b8cf5efa51e593bf0ba2296738674ba390bcb0dd754e831e0f7f5d";
const SETUP: &str = "faa256a6dfd36fa501f7bf626c138449c9679e9946b28cfd45d1a33425aab45c";
const START: &str = "96b0888acba3492df1f0e9ec47492e42f62f39a97de1b4e735d1daa247a9159b";
const FIRST: &str = "640fb1d595986d2d59b350e0262bd9d1d9bef276e00d405ed87302c0ac88da85";

#[test]
fn the_published_part_and_its_hash() {
    let published = old_terms().publish(&seed());
    let expected = format!(
        r#"{{"astragal":1,"game":"irondie","rules":3,"packs":"{PACKS}","commitment":"{COMMITMENT}","setup_commitment":"{SETUP}"}}"#
    );
    assert_eq!(published.text(), expected);
    assert_eq!(published.start(&seats()).to_string(), START);
    assert_eq!(
        serde_json::from_str::<fair::Published>(&expected).unwrap(),
        published
    );
}

#[test]
fn the_transcript() {
    let mut transcript = Transcript::new(START.parse().unwrap());
    let choice = Entry::Choice {
        text: CHOICE.into(),
    };
    assert_eq!(
        choice.body(1),
        r#"{"n":1,"in":"A throw smasher.1 > B.barrier.1"}"#
    );
    assert_eq!(transcript.push(&choice.body(1)).to_string(), FIRST);
    assert_eq!(transcript.count(), 1);
}

fn after(label: &str) -> Moment<'_> {
    let transcript = FIRST.parse().expect("64 digits");
    Moment::After { transcript, label }
}

#[test]
fn the_throws() {
    let start = START.parse().unwrap();
    let drawn = |before, bounds: &[u8]| draw(&seed(), Moment::Throw { start, before }, bounds);
    assert_eq!(drawn(0, &[6; 5]), [1, 1, 2, 4, 5]);
    assert_eq!(drawn(1, &[6; 5]), [2, 3, 1, 3, 0]);
    assert_eq!(drawn(256, &[10, 9, 8, 1, 255, 2]), [6, 6, 6, 0, 89, 0]);
}

#[test]
fn the_draws_of_the_formats_before() {
    let drawn = |label, bounds: &[u8]| draw(&seed(), after(label), bounds);
    assert_eq!(drawn("throw", &[6; 5]), [1, 3, 1, 1, 2]);
    assert_eq!(drawn("throw", &[10, 9, 8, 1, 255, 2]), [9, 6, 7, 0, 218, 0]);
    assert_eq!(drawn("bag", &[10, 9, 8]), [2, 5, 0]);
    assert_eq!(drawn("", &[6; 8]), [2, 1, 0, 1, 0, 5, 3, 4]);
}

#[test]
fn a_word_that_is_too_large_is_skipped() {
    // The first word of this stream is 3,511,029,229, and 3 · 2^30 is 3,221,225,472.
    let mut draws = Draws::new(&seed(), after("throw"));
    let numbers = [(); 3].map(|()| draws.below(3 << 30));
    assert_eq!(numbers, [2_299_979_229, 50_707_063, 2_217_533_941]);
}

#[test]
fn the_whole_record() {
    let known = include_str!("../known.jsonl");
    assert_eq!(old_record().to_text(), known);
    assert_eq!(Record::parse(known), Ok(old_record()));
    assert_eq!(Record::parse_bytes(known.as_bytes()), Ok(old_record()));
}

#[test]
fn the_whole_record_that_was_signed() {
    let known = [
        (LAST_BY_PLAY, include_str!("../signed.jsonl")),
        (FORMAT, include_str!("../thrown.jsonl")),
    ];
    for (format, known) in known {
        let record = signed_record_of(format);
        assert_eq!(record.to_text(), known);
        assert_eq!(Record::parse(known), Ok(record));
    }
}
