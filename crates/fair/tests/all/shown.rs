//! What a seat's own program kept, held against the record.

use crate::sample::{CHOICE, open, play, seats, seed, terms};
use fair::{Differs, Fair, Own, Record, SeatSeed, Seed, Shown, Terms};

/// What the first seat keeps of the shared match.
fn shown() -> Shown {
    let record = play().finish("A wins");
    let mut own = Own {
        seat: "A".into(),
        share: SeatSeed::new([1; 32]),
        inputs: Vec::new(),
    };
    own.give("c-1", &CHOICE[2..], false);
    own.answered("c-1", true);
    Shown {
        commitments: record.opening().commitments().unwrap_or_default(),
        own: Some(own),
        ..Shown::new(1, terms().publish(&seed()))
    }
}

fn compared(shown: &Shown, fair: Fair) -> Result<(), Differs> {
    let record = fair.finish("A wins");
    assert!(
        Record::parse(&record.to_text()).is_ok(),
        "it holds in itself"
    );
    shown.compare(&record)
}

#[test]
fn the_match_that_was_shown_is_known_again() {
    assert_eq!(compared(&shown(), play()), Ok(()));
    assert_eq!(Shown::read(&shown().text()), Ok(shown()));
    let later = shown().text().replacen("\"shown\":1", "\"shown\":7", 1);
    assert_eq!(
        Shown::read(&later).unwrap_err(),
        "it is of version 7, this program knows 1"
    );
}

/// H1: the table swaps its seed after the shares were given. The record holds in itself.
#[test]
fn h1_a_swapped_seed_is_found_by_who_kept_the_promise() {
    let mut swapped = Fair::open(Seed::new([77; 32]), terms(), seats());
    swapped.choose(CHOICE);
    let found = compared(&shown(), swapped).unwrap_err();
    assert!(matches!(found, Differs::Promise { .. }), "{found:?}");
    assert!(
        found
            .to_string()
            .contains("you were promised the seed of 630dcd29")
    );
}

#[test]
fn other_terms_shares_and_inputs_are_found() {
    let rules = Terms {
        rules: 4,
        ..terms()
    };
    let mut fair = Fair::open(seed(), rules, seats());
    fair.choose(CHOICE);
    assert!(matches!(
        compared(&shown(), fair),
        Err(Differs::Promise { .. })
    ));

    let other = vec![seats()[0], Some(SeatSeed::new([3; 32]))];
    let mut fair = Fair::open(seed(), terms(), other);
    fair.choose(CHOICE);
    assert_eq!(
        compared(&shown(), fair),
        Err(Differs::Commitment { seat: 2 })
    );

    let mut kept = shown();
    kept.own.as_mut().unwrap().share = SeatSeed::new([3; 32]);
    assert_eq!(compared(&kept, play()), Err(Differs::Share));

    let mut fair = open();
    fair.choose("A skip");
    let text = CHOICE.strip_prefix("A ").unwrap().to_owned();
    assert_eq!(
        compared(&shown(), fair),
        Err(Differs::Input { nth: 1, text })
    );
}

#[test]
fn what_the_table_gave_for_a_seat_may_come_in_between() {
    let mut fair = open();
    fair.choose("A skip");
    fair.choose("B skip");
    fair.choose(CHOICE);
    assert_eq!(compared(&shown(), fair), Ok(()));
}

#[test]
fn what_was_taken_back_or_never_answered_may_be_missing() {
    let mut own = shown().own.unwrap();
    own.give("c-2", "skip", true);
    own.give("c-3", "skip", true);
    assert!(own.answered("c-3", false) && !own.answered("c-3", true));
    own.answered("c-2", true);
    own.undone(false);
    assert_eq!(own, shown().own.unwrap());
    own.give("c-4", "never heard of", false);
    let mut kept = shown();
    kept.own = Some(own.clone());
    assert_eq!(compared(&kept, play()), Ok(()));
    own.answered("c-4", true);
    kept.own = Some(own.clone());
    assert!(matches!(
        compared(&kept, play()),
        Err(Differs::Input { nth: 2, .. })
    ));
    own.undone(true);
    kept.own = Some(own);
    assert_eq!(compared(&kept, play()), Ok(()));
}
