//! Whatever happens to the text of a record, it shows, and on the right line.

use crate::sample::{open, signed_record};
use fair::{Broken, Fair, Record};
use proptest::prelude::*;

fn text() -> String {
    signed_record().to_text()
}

fn complaint(text: &str) -> String {
    Record::parse(text)
        .expect_err("the text was changed")
        .to_string()
}

/// The number of the line on which a byte stands.
fn line_of(text: &[u8], at: usize) -> usize {
    text[..at].split(|byte| *byte == b'\n').count()
}

fn flipped(text: &[u8], at: usize, mask: u8) -> Result<Record, Broken> {
    let mut bytes = text.to_vec();
    bytes[at] ^= mask;
    Record::parse_bytes(&bytes)
}

#[test]
fn every_other_value_of_every_byte_is_noticed_on_its_line() {
    let text = text().into_bytes();
    for at in 0..text.len() {
        for mask in 1..=255 {
            let broken = flipped(&text, at, mask).expect_err("a byte was changed");
            assert_eq!(
                broken.line,
                line_of(&text, at),
                "byte {at}, mask {mask}: {broken}"
            );
        }
    }
}

#[test]
fn every_cut_is_noticed() {
    let text = text().into_bytes();
    for length in 0..text.len() {
        let broken = Record::parse_bytes(&text[..length]).expect_err("something is missing");
        assert_eq!(
            broken.line,
            line_of(&text, length),
            "length {length}: {broken}"
        );
    }
}

#[test]
fn any_two_lines_swapped_are_noticed() {
    let text = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for first in 0..lines.len() {
        for second in first + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(first, second);
            let broken = Record::parse(&swapped.concat()).expect_err("two lines were swapped");
            assert_eq!(broken.line, first + 1, "{first} and {second}: {broken}");
        }
    }
}

#[test]
fn a_line_left_out_or_doubled_is_noticed() {
    let text = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for at in 0..lines.len() {
        let without: String = [&lines[..at], &lines[at + 1..]].concat().concat();
        assert_eq!(
            Record::parse(&without).unwrap_err().line,
            at + 1,
            "without {at}"
        );
        let twice: String = [&lines[..=at], &lines[at..]].concat().concat();
        assert_eq!(
            Record::parse(&twice).unwrap_err().line,
            at + 2,
            "twice {at}"
        );
    }
}

#[test]
fn complaints_say_what_is_wrong() {
    let text = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let with = |at: usize, from: &str, to: &str| {
        assert!(lines[at - 1].contains(from), "{from}");
        let changed = lines[at - 1].replacen(from, to, 1);
        complaint(
            &[&lines[..at - 1], &[changed.as_str()], &lines[at..]]
                .concat()
                .concat(),
        )
    };
    assert_eq!(complaint(""), "line 1: the record is empty");
    assert_eq!(
        complaint(&lines[..6].concat()),
        "line 7: the record ends without its last line"
    );
    assert_eq!(
        complaint(&format!("{text}\n")),
        "line 8: the record goes on after its last line"
    );
    assert_eq!(complaint(text.trim_end()), "line 7: the line is cut off");
    assert_eq!(
        with(3, "\"dice\":[", "\"dice\":[5"),
        "line 3: the hash does not follow from line 2"
    );
    assert_eq!(
        with(1, "irondie", "kapow"),
        "line 1: the hash does not follow from the opening"
    );
    assert_eq!(
        with(3, "\"n\":2", "\"n\":5"),
        "line 3: number 5 where 2 was expected"
    );
    assert_eq!(with(4, "\"call\"", "\"bell\""), bell());
    assert_eq!(with(4, "call\":\"time-up", "seed\":\"time-up"), kind());
    assert_eq!(
        with(1, "\"astragal\":3", "\"astragal\":4"),
        "line 1: format 4 is not known here"
    );
    assert_eq!(
        with(1, "\"seats\":[\"01", "\"seats\":[\"02"),
        "line 1: seat 1 opened another share than it was bound to"
    );
    assert_eq!(with(1, "\"seats\":2", "\"seats\":2.5"), fraction());
    let setup = with(1, "\"seats\":2", "\"seats\":3");
    assert_eq!(
        setup,
        "line 1: the set-up is not the one that the table was bound to"
    );
}

fn bell() -> &'static str {
    "line 4: unknown field `bell`, expected one of `n`, `in`, `chance`, `below`, `dice`, `call`, \
     `end`, `seed`, `sig`, `h` (at column 13)"
}

fn kind() -> &'static str {
    "line 4: the line is neither a choice, a chance, a call nor an end"
}

fn fraction() -> &'static str {
    "line 1: the set-up holds a number that is not whole"
}

#[test]
fn there_is_one_form_only() {
    let text = text();
    let changes = [
        ("{\"n\":1", "{ \"n\":1"),
        ("{\"n\":1,\"in\":\"A", "{\"in\":\"A\",\"n\":1,\"in\":\"A"),
        ("\"call\":\"time-up\"", "\"call\":\"time\\u002dup\""),
        ("\"call\":\"time-up\"", "\"call\":\"time-up\",\"end\":null"),
        ("\"dice\":[3,3", "\"dice\":[3, 3"),
        (
            "{\"n\":3,\"call\":\"time-up\"",
            "{\"call\":\"time-up\",\"n\":3",
        ),
        ("\\u0001", "\\u0001\u{feff}"),
        ("\"seats\":2}", "\"seats\":2,\"seats\":2}"),
        ("\n{\"n\":1", "\r\n{\"n\":1"),
    ];
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        assert!(Record::parse(&text.replacen(from, to, 1)).is_err(), "{to}");
    }
    assert!(Record::parse(&format!("\u{feff}{text}")).is_err());
}

fn any_entry() -> impl Strategy<Value = (u8, String, Vec<u8>)> {
    (
        0..3_u8,
        any::<String>(),
        prop::collection::vec(1..=255_u8, 0..12),
    )
}

fn any_match() -> impl Strategy<Value = Fair> {
    prop::collection::vec(any_entry(), 0..8).prop_map(|entries| {
        let mut fair = open();
        for (kind, text, bounds) in entries {
            match kind {
                0 => _ = fair.choose(&text),
                1 => _ = fair.call(&text),
                _ => _ = fair.draw(&text, &bounds),
            }
        }
        fair
    })
}

proptest! {
    #[test]
    fn any_record_reads_as_it_was_written(fair in any_match(), outcome in any::<String>()) {
        prop_assume!(outcome != "open");
        for record in [fair.save(), fair.finish(&outcome)] {
            let text = record.to_text();
            let read = Record::parse(&text).unwrap();
            prop_assert_eq!(&read, &record);
            prop_assert_eq!(read.to_text(), text);
        }
    }

    #[test]
    fn any_changed_byte_of_any_record_is_noticed(
        fair in any_match(), at in any::<prop::sample::Index>(), mask in 1..=255_u8,
    ) {
        let text = fair.finish("over").to_text().into_bytes();
        let at = at.index(text.len());
        let broken = flipped(&text, at, mask).unwrap_err();
        prop_assert_eq!(broken.line, line_of(&text, at));
    }

    #[test]
    fn no_text_makes_the_reader_panic(bytes in any::<Vec<u8>>(), lines in ".*\n.*\n") {
        prop_assert!(Record::parse_bytes(&bytes).is_err());
        prop_assert!(Record::parse(&lines).is_err());
    }

    #[test]
    fn taking_back_any_number_of_inputs_restores_the_hash(
        fair in any_match(), keep in any::<prop::sample::Index>(),
    ) {
        let keep = keep.index(fair.entries().len() + 1);
        let mut back = fair.clone();
        back.undo_to(keep);
        let bodies = fair.entries()[..keep].iter().zip(1..).map(|(entry, n)| entry.body(n));
        let mut transcript = fair::Transcript::new(fair.opening().start());
        bodies.for_each(|body| _ = transcript.push(&body));
        prop_assert_eq!(back.hash(), transcript.hash());
    }
}
