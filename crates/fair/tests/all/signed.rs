//! The end of a record that a server has signed, and what forgers make of it. They know the format
//! and, after the end, the seed: they write all hashes anew.

use crate::sample::{open, seats, seed, signed_record, signer, terms};
use fair::{End, Entry, Fair, OLD_FORMAT, Record, SeatSeed, Signer, Terms};

fn complaint(record: &Record) -> String {
    let broken = Record::parse(&record.to_text());
    broken.expect_err("it was forged").to_string()
}

/// The match of the signed record again, up to an input.
fn forged(inputs: usize) -> Fair {
    let terms = Terms {
        signer: Some(signer().public()),
        ..terms()
    };
    let mut fair = Fair::open(seed(), terms, vec![seats()[0], None]);
    for entry in &signed_record().entries()[..inputs] {
        match entry {
            Entry::Choice { text } => _ = fair.choose(text),
            Entry::Call { text } => _ = fair.call(text),
            Entry::Chance { label, below, .. } => _ = fair.draw(label, below),
        }
    }
    fair
}

#[test]
fn a_cut_or_invented_end_is_noticed() {
    let mut resigns = forged(3);
    resigns.call("resign A");
    let forgeries = [
        forged(3).save(),
        resigns.finish("B wins"),
        forged(5).finish("B wins"),
    ];
    for forgery in forgeries {
        assert!(complaint(&forgery).ends_with("which has not signed the end"));
        let other = Signer::new([8; 32]);
        assert!(complaint(&forgery.clone().signed(&other)).ends_with("not signed the end"));
        assert!(Record::parse(&forgery.signed(&signer()).to_text()).is_ok());
    }
}

/// The signature of one end does not do for another.
#[test]
fn a_signature_cannot_be_moved_to_another_end() {
    let text = signed_record().to_text();
    let (from, to) = (text.find("\"sig\"").unwrap(), text.rfind(",\"h\"").unwrap());
    let unsigned = forged(5).finish("B wins").to_text();
    let at = unsigned.rfind(",\"h\"").unwrap();
    let moved = format!("{},{}{}", &unsigned[..at], &text[from..to], &unsigned[at..]);
    let complaint = Record::parse(&moved).unwrap_err().to_string();
    assert!(
        complaint.ends_with("does not follow from line 6"),
        "{complaint}"
    );
}

#[test]
fn a_record_without_a_server_says_that_nobody_signed_it() {
    let record = open().finish("A wins").signed(&signer());
    assert_eq!(record.signer(), None);
    assert!(!record.to_text().contains("\"sig\""));
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(
        (read.signer(), read.end()),
        (None, &End::Outcome("A wins".into()))
    );
}

#[test]
fn an_old_record_has_no_commitments_signers_or_empty_seats() {
    let old = |seats| {
        let terms = Terms {
            signer: Some(signer().public()),
            format: OLD_FORMAT,
            ..terms()
        };
        Fair::open(seed(), terms, seats).finish("A wins")
    };
    let record = old(vec![seats()[0], None]);
    let text = record.to_text();
    assert!(text.starts_with("{\"astragal\":1,") && !text.contains("sign"));
    assert_eq!(record.opening().seats()[1], Some(SeatSeed::new([0; 32])));
    assert_eq!(record.opening().commitments(), None);
    assert_eq!(Record::parse(&text), Ok(record));
    for (from, to) in [
        ("\"seats\":[", "\"commitments\":[null,null],\"seats\":["),
        ("\"seats\":[", "\"signer\":\"00\",\"seats\":["),
        (
            "\"0000000000000000000000000000000000000000000000000000000000000000\"",
            "null",
        ),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        assert_eq!(Record::parse(&changed).unwrap_err().line, 1, "{to}");
    }
}
