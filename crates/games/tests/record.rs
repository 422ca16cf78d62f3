//! Records of matches that could not have been played are turned away at the right line, although
//! their hashes and dice are in order.

use fair::{Fair, Record, SeatSeed, Seed};
use game_irondie::Irondie;
use games::record::{self, Wrong, replay, replay_to};
use games::{AnyGame, Opened, Packs};
use kernel::Game as _;

fn opened() -> Opened {
    games::open("irondie", None, None, &Packs::built_in()).expect("the default can be played")
}

fn irondie() -> Irondie {
    match opened().game {
        AnyGame::Irondie(game) => game,
        _ => unreachable!("IRONDIE was opened"),
    }
}

fn begin() -> Fair {
    let seats = [1, 2].map(|byte| Some(SeatSeed::new([byte; 32])));
    record::begin(
        Seed::new([7; 32]),
        &opened(),
        &Packs::built_in(),
        seats.into(),
    )
    .expect("a set-up without fractions")
}

/// Through the text and back, so that `fair` has checked it.
fn written(record: &Record) -> Record {
    Record::parse(&record.to_text()).expect("the chain and the dice are in order")
}

fn wrong(record: &Record) -> (usize, Wrong) {
    let game = irondie();
    let unplayable = replay(game, &written(record)).expect_err("nobody can have played this");
    (unplayable.line, unplayable.why)
}

const SPLITS: [&str; 2] = ["A battle fortress.1", "B battle fortress.1"];

#[test]
fn a_match_that_was_put_away_replays() {
    let mut fair = begin();
    fair.choose(SPLITS[0]);
    fair.choose(SPLITS[1]);
    fair.draw("battle", &[6]);
    let record = written(&fair.save());
    assert!(record::open(&record, &Packs::built_in()).is_ok());
    let packs = Packs::of_title::<Irondie>();
    let alone = record::open_title::<Irondie>(&record, &packs).expect("the same match");
    assert_eq!(alone.game.seats(), irondie().seats());
    let other = record::open_title::<games::Kapow>(&record, &packs).unwrap_err();
    assert!(matches!(other.why, Wrong::Opening(_)), "{other}");
    let game = irondie();
    let replayed = replay(game.clone(), &record).unwrap();
    assert_eq!(replayed.inputs().len(), 3);
    assert_eq!(replay_to(game, &record, 1).unwrap().inputs().len(), 1);
}

#[test]
fn an_illegal_choice_is_found_on_its_line() {
    let mut fair = begin();
    fair.choose(SPLITS[0]);
    fair.choose("A battle swarm.1");
    let (line, why) = wrong(&fair.save());
    assert!(matches!(why, Wrong::Refused(_)), "{why:?}");
    assert_eq!(line, 3);
}

#[test]
fn a_choice_that_is_none_is_turned_away() {
    for text in ["dice 3", "call draw", "battle fortress.1"] {
        let mut fair = begin();
        fair.choose(text);
        assert_eq!(wrong(&fair.save()).0, 2, "{text}");
    }
}

#[test]
fn dice_under_another_label_or_at_the_wrong_time_are_turned_away() {
    let mut early = begin();
    early.draw("battle", &[6]);
    assert!(matches!(wrong(&early.save()), (2, Wrong::OtherDice { .. })));
    let mut other = begin();
    for split in SPLITS {
        other.choose(split);
    }
    other.draw("lucky", &[6]);
    assert!(matches!(wrong(&other.save()), (4, Wrong::OtherDice { .. })));
}

#[test]
fn an_end_that_the_match_did_not_come_to_is_turned_away() {
    let mut fair = begin();
    fair.choose(SPLITS[0]);
    assert!(matches!(
        wrong(&fair.finish("won by A")),
        (3, Wrong::OtherEnd { .. })
    ));
    let mut over = begin();
    over.call("resign B");
    let found = "won by A".to_owned();
    assert_eq!(wrong(&over.save()), (3, Wrong::OtherEnd { found }));
}

#[test]
fn other_packs_are_noticed() {
    let record = written(&begin().save());
    let more = ("packs/irondie/mine/empty.toml".to_owned(), String::new());
    let refused = record::open(&record, &Packs::built_in().with([more])).unwrap_err();
    assert!(refused.to_string().contains("line 1: ") && refused.to_string().contains("packs"));
}
