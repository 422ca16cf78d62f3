//! What a seat's own program kept, held against the record.

use crate::sample::{CHOICE, open, play, seats, seed, terms};
use fair::{Differs, Fair, Known, Own, Record, SeatSeed, Seed, Shown, Terms};

const PLAYED: Result<Known, Differs> = Ok(Known::Played { others: 0 });

/// What the first seat keeps of the shared match.
fn shown() -> Shown {
    let record = play().finish("A wins");
    let mut own = Own::new("A", SeatSeed::new([1; 32]));
    own.give("c-1", &CHOICE[2..], false, 1);
    own.answered("c-1", true);
    Shown {
        commitments: record.opening().commitments().unwrap_or_default(),
        own: Some(own),
        ..Shown::new(1, terms().publish(&seed()))
    }
}

fn compared(shown: &Shown, fair: Fair) -> Result<Known, Differs> {
    let record = fair.finish("A wins");
    assert!(
        Record::parse(&record.to_text()).is_ok(),
        "it holds in itself"
    );
    shown.compare(&record)
}

#[test]
fn the_match_that_was_shown_is_known_again() {
    assert_eq!(compared(&shown(), play()), PLAYED);
    assert_eq!(Shown::read(&shown().text()), Ok(shown()));
    let later = shown().text().replacen("\"shown\":2", "\"shown\":7", 1);
    assert_eq!(
        Shown::read(&later).unwrap_err(),
        "it is of version 7, this program knows 2"
    );
    let own = shown().own.unwrap();
    let (seat, share) = (own.seat, own.share);
    let first = format!(
        r#"{{"shown":1,"round":1,"published":{},"own":{{"seat":"{seat}","share":"{share}"}}}}"#,
        shown().published.text()
    );
    let mut resigned = open();
    resigned.call("resign A");
    let first = Shown::read(&first).unwrap();
    let known = Ok(Known::Played { others: 0 });
    assert_eq!(compared(&first, resigned), known, "it kept no calls");
}

#[test]
fn who_kept_less_is_told_less() {
    let mut looked_on = shown();
    looked_on.own = None;
    let bound = Known::LookedOn { bound: true };
    assert_eq!(compared(&looked_on, play()), Ok(bound));
    looked_on.commitments.clear();
    let bound = Known::LookedOn { bound: false };
    assert_eq!(compared(&looked_on, play()), Ok(bound));
    looked_on.seat = Some("A".to_owned());
    assert_eq!(compared(&looked_on, play()), Ok(Known::NotGiven));
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
    let known = Known::Played { others: 1 };
    assert_eq!(compared(&shown(), fair), Ok(known), "and is counted");
}

/// Two passes were sent, of which the first was never answered: one may be missing, and it is not
/// the second.
#[test]
fn what_was_never_answered_takes_no_place_away() {
    let mut own = Own::new("A", SeatSeed::new([1; 32]));
    for (cmd, text) in [("c-1", "pass"), ("c-2", "pass"), ("c-3", "fly")] {
        own.give(cmd, text, false, 1);
    }
    own.answered("c-2", true);
    let kept = Shown {
        own: Some(own),
        ..shown()
    };
    let record = |choices: &[&str]| {
        let mut fair = open();
        for choice in choices {
            fair.choose(choice);
        }
        compared(&kept, fair)
    };
    assert_eq!(record(&["A pass"]), PLAYED);
    assert_eq!(record(&["A pass", "A pass", "A fly"]), PLAYED);
    let others = |others| Ok(Known::Played { others });
    assert_eq!(record(&["A fly", "A pass"]), others(1));
    assert_eq!(record(&["A pass", "A pass", "A pass"]), others(1));
    let text = "pass".to_owned();
    assert_eq!(record(&["A fly"]), Err(Differs::Input { nth: 2, text }));
}

#[test]
fn nobody_gives_up_or_agrees_for_somebody_else() {
    for text in ["resign A", "draw"] {
        let mut fair = play();
        fair.call(text);
        let mut kept = shown();
        let text = text.to_owned();
        let called = Err(Differs::Call { text: text.clone() });
        assert_eq!(compared(&kept, fair.clone()), called);
        kept.own.as_mut().unwrap().call(&text);
        assert_eq!(compared(&kept, fair), PLAYED);
    }
    let mut fair = play();
    fair.call("resign B");
    assert_eq!(compared(&shown(), fair), PLAYED);
}

/// A take-back of which one hears later has nothing to do with what was sent after it.
#[test]
fn a_take_back_goes_for_what_was_sent_before_it() {
    let mut own = shown().own.unwrap();
    own.give("c-2", "fly", false, 5);
    own.give("c-3", "land", false, 9);
    own.answered("c-2", true);
    own.answered("c-3", true);
    own.undone(8, true);
    let texts = |own: &Own| own.inputs.iter().map(|given| given.cmd.clone()).collect();
    let left: Vec<String> = texts(&own);
    assert_eq!(left, ["c-1", "c-3"]);
    // Whether the newest was done nobody knows; so nobody knows which one went.
    own.give("c-4", "fly", false, 11);
    own.undone(12, true);
    let done: Vec<bool> = own.inputs.iter().map(|given| given.done).collect();
    assert_eq!(done, [true, false, false]);
}

#[test]
fn what_may_have_been_taken_back_meanwhile_may_be_missing() {
    let mut own = shown().own.unwrap();
    own.give("c-2", "fly", false, 5);
    own.give("c-3", "pass", true, 6);
    own.answered("c-2", true);
    own.answered("c-3", true);
    let compare = |own: &Own| {
        let mut kept = shown();
        kept.own = Some(own.clone());
        compared(&kept, play())
    };
    let text = "fly".to_owned();
    let missing = Err(Differs::Input { nth: 2, text });
    assert_eq!(compare(&own), missing);
    own.doubt();
    assert_eq!(compare(&own), PLAYED);
    own.trust();
    assert_eq!(compare(&own), missing);
}

#[test]
fn what_was_taken_back_or_never_answered_may_be_missing() {
    let mut own = shown().own.unwrap();
    own.give("c-2", "skip", true, 2);
    own.give("c-3", "skip", true, 3);
    assert!(own.answered("c-3", false) && !own.answered("c-3", true));
    own.answered("c-2", true);
    own.undone(5, false);
    assert_eq!(own, shown().own.unwrap());
    own.give("c-4", "never heard of", false, 6);
    let mut kept = shown();
    kept.own = Some(own.clone());
    assert_eq!(compared(&kept, play()), PLAYED);
    own.answered("c-4", true);
    kept.own = Some(own.clone());
    assert!(matches!(
        compared(&kept, play()),
        Err(Differs::Input { nth: 2, .. })
    ));
    own.undone(7, true);
    kept.own = Some(own);
    assert_eq!(compared(&kept, play()), PLAYED);
}
