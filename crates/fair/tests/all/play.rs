//! A match while it is played: taking back, putting away, going on.

use crate::sample::{CHOICE, open, play, record, seats, seed, terms};
use fair::{End, Entry, Fair, LAST_BY_PLAY, Over, Record, SeatSeed, Terms};

const DICE: [u8; 20] = [6; 20];

#[test]
fn taking_back_and_repeating_gives_the_same_dice() {
    let mut fair = open();
    fair.choose(CHOICE);
    let dice = fair.draw("throw", &DICE);
    fair.choose("B skip");
    let (hash, entries) = (fair.hash(), fair.entries().to_vec());

    fair.undo_to(0);
    assert_eq!(fair.hash(), fair.opening().start());
    fair.choose(CHOICE);
    assert_eq!(fair.draw("throw", &DICE), dice);
    fair.choose("B skip");
    assert_eq!((fair.hash(), fair.entries()), (hash, entries.as_slice()));
}

type Prepare = fn(&mut Fair);

/// Other ways to the same throw, and one to the next.
const WAYS: [(&str, Prepare); 4] = [
    ("throw", |_| ()),
    ("reroll", |_| ()),
    ("throw", |fair| _ = fair.choose("A skip")),
    ("throw", |fair| _ = fair.call("A skip")),
];

fn dice(mut fair: Fair, (label, prepare): (&str, Prepare)) -> Vec<u8> {
    prepare(&mut fair);
    fair.draw(label, &DICE)
}

/// Who knows the seed and plays could otherwise try out what to play until the dice please.
#[test]
fn h2_nothing_that_is_played_chooses_the_dice() {
    let all = WAYS.map(|way| dice(open(), way));
    assert!(all.iter().all(|dice| *dice == all[0]), "{all:?}");
    let shares = vec![Some(SeatSeed::new([1; 32])), Some(SeatSeed::new([3; 32]))];
    let other_share = dice(Fair::open(seed(), terms(), shares), WAYS[0]);
    let next = dice(open(), ("throw", |fair| _ = fair.draw("throw", &DICE)));
    assert!(other_share != all[0] && next != all[0] && next != other_share);
}

#[test]
fn h2_in_the_format_before_dice_hung_on_everything_before_them() {
    let terms = Terms {
        format: LAST_BY_PLAY,
        ..terms()
    };
    let all = WAYS.map(|way| dice(Fair::open(seed(), terms.clone(), seats()), way));
    for (i, dice) in all.iter().enumerate() {
        assert!(!all[..i].contains(dice), "case {i}");
    }
}

/// A throw that was taken back, as nothing does that anybody has seen, is the same one again.
#[test]
fn a_throw_keeps_its_number_through_taking_back_and_putting_away() {
    let mut fair = open();
    let first = fair.draw("throw", &DICE);
    let second = fair.draw("throw", &DICE);
    fair.undo_to(1);
    assert_eq!(fair.draw("throw", &DICE), second);
    let mut again = Fair::resume(fair.save()).unwrap();
    again.undo_to(0);
    assert_eq!(again.draw("throw", &DICE), first);
}

#[test]
#[should_panic(expected = "only what was played can be taken back")]
fn the_future_cannot_be_taken_back() {
    open().undo_to(1);
}

#[test]
fn a_match_put_away_goes_on_as_if_nothing_had_happened() {
    let mut straight = open();
    straight.choose(CHOICE);
    let saved = straight.save().to_text();
    assert!(
        saved
            .lines()
            .last()
            .unwrap()
            .starts_with(r#"{"end":"open","seed":"0001"#)
    );

    let mut resumed = Fair::resume(Record::parse(&saved).unwrap()).unwrap();
    assert_eq!(resumed.hash(), straight.hash());
    assert_eq!(resumed.draw("throw", &DICE), straight.draw("throw", &DICE));
    assert_eq!(resumed.finish("B wins"), straight.finish("B wins"));
}

#[test]
fn a_match_that_is_over_stays_over() {
    assert_eq!(Fair::resume(record()).unwrap_err(), Over);
    assert_eq!(Over.to_string(), "the match is over and cannot go on");
}

#[test]
#[should_panic(expected = "must not read like a match that goes on")]
fn no_outcome_is_called_open() {
    open().finish("open");
}

#[test]
fn a_record_tells_what_was_played() {
    let record = record();
    assert_eq!(record.opening().published(), &terms().publish(&seed()));
    assert_eq!(record.opening().seats(), seats());
    assert_eq!(record.opening().setup(), &terms().setup);
    assert_eq!(record.entries(), play().entries());
    assert_eq!(
        record.entries()[2],
        Entry::Call {
            text: "time-up".into()
        }
    );
    assert_eq!(
        (record.end(), record.seed()),
        (&End::Outcome("A wins".into()), &seed())
    );
}

#[test]
fn a_match_without_a_single_input_has_a_record() {
    let record = open().finish("draw");
    assert_eq!(Record::parse(&record.to_text()), Ok(record));
}

#[test]
fn nothing_prints_the_seed_by_accident() {
    assert!(!format!("{:?} {:?}", play(), record()).contains("0, 1, 2, 3"));
    assert!(!format!("{:?} {:?}", play(), record()).contains("00010203"));
}
