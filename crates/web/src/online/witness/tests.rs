//! Tables that break their word, one way after the other, and honest ones that look like it.

mod honest;

use super::*;
use fair::{Hash, Seed, Setup, Terms};
use kernel::SeatSet;
use serde_json::json;

fn promise(seed: u8, round: u32) -> Promise {
    let setup = Setup::new(json!({})).unwrap();
    let terms = Terms::new("irondie", 1, Hash::new([0; 32]), setup);
    Promise {
        round,
        published: terms.publish(&Seed::new([seed; 32])),
        commitments: vec![None, None],
        open: false,
        left: Vec::new(),
    }
}

fn person(name: &str) -> Player {
    Player::Person {
        name: name.to_owned(),
        stand_in: false,
    }
}

fn left(name: &str) -> Left {
    Left {
        seat: "B".parse().unwrap(),
        player: person(name),
    }
}

/// The table before its first match, in a match, after it.
fn notice(round: u32, phase: Phase) -> Notice {
    Notice {
        game: "irondie".to_owned(),
        mode: "duel".to_owned(),
        players: vec![person("Ada"), person("Bob")],
        head: None,
        phase,
        round,
        wants_undo: None,
        wants_draw: SeatSet::EMPTY,
        wants_rematch: SeatSet::EMPTY,
    }
}

fn gathering() -> Notice {
    notice(0, Phase::Gathering)
}

fn playing() -> Notice {
    notice(1, Phase::Playing)
}

fn heed(book: &mut Book, promise: &Promise, notice: &Notice) -> Step {
    let seat = Seat::new(0);
    book.heed(&Heard {
        promise,
        notice,
        seat,
    })
}

fn look_on(book: &mut Book, promise: &Promise, notice: &Notice) -> Step {
    let seat = None;
    book.heed(&Heard {
        promise,
        notice,
        seat,
    })
}

/// A browser in which nobody has sat down.
fn elsewhere() -> Book {
    Book::new(Secret::new([3; 32]))
}

/// A browser in which our seat was taken.
fn seated() -> Book {
    let mut book = Book::new(Secret::new([4; 32]));
    book.sit();
    book
}

/// Our seat is bound; what to.
fn bind(book: &mut Book, promise: &mut Promise, notice: &Notice) -> Hash {
    let Step::Say(Act::Commit { commitment }) = heed(book, promise, notice) else {
        panic!("no commitment");
    };
    promise.commitments = vec![Some(commitment), Some(Hash::new([2; 32]))];
    commitment
}

/// Our share is opened.
fn open(book: &mut Book, promise: &mut Promise, notice: &Notice) -> SeatSeed {
    let commitment = bind(book, promise, notice);
    promise.open = true;
    let Step::Say(Act::Seed { seed }) = heed(book, promise, notice) else {
        panic!("no share");
    };
    assert_eq!(seed.commit(), commitment);
    seed
}

/// A match for which our share is opened.
fn opened(seed: u8) -> (Book, Promise) {
    let (mut book, mut promise) = (seated(), promise(seed, 1));
    open(&mut book, &mut promise, &gathering());
    (book, promise)
}

fn alarm(book: &mut Book, promise: &Promise, notice: &Notice) -> Option<Alarm> {
    let step = heed(book, promise, notice);
    assert_eq!(step == Step::Stop, book.alarm.is_some(), "{step:?}");
    book.alarm.clone()
}

fn broken(promise: &Promise) -> Alarm {
    Alarm::Promise(Box::new(promise.published.clone()))
}

#[test]
fn a_share_is_given_step_by_step_and_kept() {
    let (mut book, promise) = opened(5);
    let kept = book.newest().unwrap();
    assert_eq!(kept.shown.commitments, promise.commitments);
    let share = kept.shown.own.as_ref().unwrap().share;
    assert_eq!(Some(share.commit()), promise.commitments[0]);
    let again = serde_json::from_str::<Book>(&serde_json::to_string(&book).unwrap());
    assert_eq!(again.unwrap(), book);
    assert_eq!(heed(&mut book, &promise, &playing()), Step::Nothing);
    assert!(book.newest().unwrap().begun && !book.newest().unwrap().is_given_elsewhere());
}

/// H1: the official client took a changed commitment for news.
#[test]
fn h1_another_promise_for_the_same_match_is_an_alarm() {
    for now in [gathering(), playing()] {
        let (mut book, first) = opened(5);
        let other = promise(6, 1);
        assert_eq!(alarm(&mut book, &other, &now), Some(broken(&other)));
        let step = heed(&mut book, &first, &now);
        assert_eq!(step, Step::Stop, "the alarm does not go away");
    }
}

/// A host who gives a seat's share itself knows all of them, and chooses the dice.
#[test]
fn a_share_that_this_browser_did_not_give_for_its_seat_is_an_alarm() {
    let mut forged = promise(5, 1);
    forged.commitments = vec![Some(Hash::new([9; 32])); 2];
    for open in [false, true] {
        forged.open = open;
        let found = alarm(&mut seated(), &forged, &gathering());
        assert_eq!(found, Some(Alarm::Share), "open: {open}");
    }
    let found = alarm(&mut seated(), &forged, &playing());
    assert_eq!(found, Some(Alarm::Share), "the match has begun");
    let unbound = Promise {
        open: true,
        ..promise(5, 1)
    };
    let found = alarm(&mut seated(), &unbound, &playing());
    assert_eq!(found, Some(Alarm::Without));
    let found = alarm(&mut seated(), &unbound, &gathering());
    assert_eq!(found, Some(Alarm::Unbound));
    // The match begins, and our share was never asked for.
    for strange in [notice(0, Phase::Playing), playing()] {
        let (mut book, mut promise) = (seated(), promise(5, 1));
        bind(&mut book, &mut promise, &gathering());
        let found = alarm(&mut book, &promise, &strange);
        assert_eq!(found, Some(Alarm::Without));
    }
    let mut book = seated();
    let seat = Seat::new(0);
    assert_eq!(book.unpromised(&gathering(), seat), Step::Nothing);
    assert_eq!(book.unpromised(&playing(), seat), Step::Stop);
    assert_eq!(book.alarm, Some(Alarm::Without));
}

/// The same, in a browser whose storage was emptied meanwhile: it cannot tell, and says so.
#[test]
fn a_browser_that_was_not_there_raises_no_alarm_and_claims_nothing() {
    let (_, promise) = opened(5);
    for now in [gathering(), playing()] {
        let mut book = elsewhere();
        assert_eq!(heed(&mut book, &promise, &now), Step::Nothing);
        let kept = book.newest().unwrap();
        assert!(kept.is_given_elsewhere() && kept.shown.own.is_none());
        assert_eq!(kept.shown.seat.as_deref(), Some("A"));
    }
    let mut book = elsewhere();
    assert_eq!(book.unpromised(&playing(), Seat::new(0)), Step::Nothing);
}

/// Whoever sits down between two matches sees the promise of the one that is over.
#[test]
fn what_was_before_one_sat_down_is_not_ones_own() {
    let (_, first) = opened(5);
    let seated = || {
        let mut book = elsewhere();
        book.sit();
        book
    };
    let (mut book, over) = (seated(), notice(1, Phase::Over));
    assert_eq!(heed(&mut book, &first, &over), Step::Nothing);
    let forged = Promise {
        commitments: vec![Some(Hash::new([9; 32])); 2],
        ..promise(6, 2)
    };
    assert_eq!(alarm(&mut book, &forged, &over), Some(Alarm::Share));
    // Nobody sits down while a match is played, whatever its number.
    let mut book = seated();
    heed(&mut book, &first, &over);
    assert_eq!(alarm(&mut book, &first, &playing()), Some(Alarm::Share));
}

#[test]
fn nobody_opens_a_share_before_all_are_bound() {
    let mut promise = promise(5, 1);
    let mut book = seated();
    let ours = bind(&mut book, &mut promise, &gathering());
    promise.open = true;
    let bound = |book: &Book, commitments: Vec<Option<Hash>>| {
        let open = Promise {
            commitments,
            ..promise.clone()
        };
        alarm(&mut book.clone(), &open, &gathering())
    };
    assert_eq!(bound(&book, vec![Some(ours), None]), Some(Alarm::Unbound));
    assert_eq!(
        bound(&book, vec![Some(ours)]),
        Some(Alarm::Unbound),
        "short"
    );
    let strange = Hash::new([9; 32]);
    assert_eq!(bound(&book, vec![Some(strange); 2]), Some(Alarm::Share));
    assert_eq!(
        bound(&book, vec![None, Some(strange)]),
        Some(Alarm::Unbound)
    );
    assert_eq!(bound(&book, vec![Some(ours), Some(strange)]), None);
}

/// Whoever knows our share would like to be bound to something else.
#[test]
fn nobody_is_bound_to_something_else_once_our_share_is_open() {
    for now in [gathering(), playing()] {
        let (mut book, mut promise) = opened(5);
        promise.commitments[1] = Some(Hash::new([4; 32]));
        assert_eq!(alarm(&mut book, &promise, &now), Some(Alarm::Bound));
        let (mut book, mut promise) = opened(5);
        promise.commitments = vec![None, None];
        promise.open = false;
        assert_eq!(alarm(&mut book, &promise, &now), Some(Alarm::Bound));
    }
}

#[test]
fn the_next_match_has_a_promise_of_its_own_and_the_last_is_kept() {
    let (mut book, first) = opened(5);
    let (over, mut next) = (notice(1, Phase::Over), promise(6, 2));
    heed(&mut book, &first, &playing());
    open(&mut book, &mut next, &over);
    let rounds: Vec<u32> = book.shown().iter().map(|shown| shown.round).collect();
    assert_eq!(rounds, [1, 2]);
    let of_first = book.shown_of(Some(&first.published)).unwrap();
    assert_eq!(of_first.round, 1);
    let other = promise(7, 9).published;
    assert_eq!(
        book.shown_of(Some(&other)).unwrap().round,
        1,
        "it has begun"
    );
    // An earlier match cannot come back.
    assert_eq!(alarm(&mut book, &first, &over), Some(broken(&first)));
}

/// A table that passes over a match whose dice it has seen, and goes on to the next.
#[test]
fn no_match_is_passed_over_once_our_share_is_open() {
    let (mut book, _) = opened(5);
    let next = promise(6, 2);
    assert_eq!(alarm(&mut book, &next, &gathering()), Some(broken(&next)));
    // Whoever has got up and sits down again begins with what there is.
    let (mut book, _) = opened(5);
    book.sit();
    assert_eq!(alarm(&mut book, &next, &notice(1, Phase::Over)), None);
}

/// The same seed for the next match: the table would know our share before it is bound.
#[test]
fn no_share_is_given_twice() {
    let (mut book, mut first) = opened(5);
    let given = first.commitments[0];
    heed(&mut book, &first, &playing());
    let (mut same, over) = (promise(5, 2), notice(1, Phase::Over));
    assert_ne!(Some(bind(&mut book, &mut same, &over)), given);
    // The same for one match, after somebody left in between.
    let (mut book, _) = opened(5);
    let mut second = promise(6, 1);
    second.left = vec![left("Bob")];
    open(&mut book, &mut second, &gathering());
    first = promise(5, 1);
    first.left = vec![left("Bob"), left("Eve")];
    book.agree();
    assert_eq!(heed(&mut book, &first, &gathering()), Step::Ask);
    book.agree();
    assert_ne!(Some(bind(&mut book, &mut first, &gathering())), given);
}

/// A server that rejects until the dice please: it needs a reason each time, the player is told
/// each, and is asked before it goes on for ever.
#[test]
fn dice_are_prepared_anew_for_one_reason_and_not_for_ever() {
    let (mut book, _) = opened(5);
    let mut renamed = gathering();
    renamed.players[1] = person("Robert");
    let second = promise(6, 1);
    let found = alarm(&mut book, &second, &renamed);
    assert_eq!(found, Some(broken(&second)), "another name is no reason");

    let (mut book, _) = opened(5);
    let mut second = promise(6, 1);
    second.left = vec![left("Bob")];
    open(&mut book, &mut second, &gathering());
    assert_eq!(book.newest().unwrap().vain, second.left);
    let mut third = promise(7, 1);
    third.left.clone_from(&second.left);
    let found = alarm(&mut book.clone(), &third, &gathering());
    assert_eq!(found, Some(broken(&third)), "a reason does not count twice");
    let found = alarm(&mut book.clone(), &promise(7, 1), &gathering());
    assert!(found.is_some(), "nor is it forgotten");

    third.left.push(left("Eve"));
    assert_eq!(heed(&mut book, &third, &gathering()), Step::Ask);
    let kept = book.newest().unwrap();
    assert!(kept.asks() && kept.vain == third.left && kept.share.is_none());
    assert_eq!(heed(&mut book, &third, &gathering()), Step::Ask);
    book.agree();
    assert!(!book.newest().unwrap().asks());
    open(&mut book, &mut third, &gathering());
    // A match that has begun is not prepared anew at all.
    heed(&mut book, &third, &playing());
    let mut fourth = promise(8, 1);
    fourth.left.clone_from(&third.left);
    fourth.left.push(left("Eve"));
    assert_eq!(
        alarm(&mut book, &fourth, &gathering()),
        Some(broken(&fourth))
    );
}

/// The page of somebody who was only bound sleeps while another sits down, is bound and gets up.
/// Nothing was given away, so nothing is wrong.
#[test]
fn who_has_opened_nothing_may_be_promised_something_else() {
    for left in [vec![left("Bob")], Vec::new()] {
        let (mut book, mut first) = (seated(), promise(5, 1));
        first.commitments = vec![None, None];
        assert!(matches!(
            heed(&mut book, &first, &gathering()),
            Step::Say(Act::Commit { .. })
        ));
        let second = Promise {
            left,
            ..promise(6, 1)
        };
        assert!(matches!(
            heed(&mut book, &second, &gathering()),
            Step::Say(Act::Commit { .. })
        ));
        assert_eq!(book.newest().unwrap().vain, [], "nothing was in vain");
    }
}

/// Two pages of one browser, of which one has written over what the other wrote.
#[test]
fn a_share_of_another_page_is_ours() {
    let (mut one, mut promise) = (seated(), promise(5, 1));
    let mut two = one.clone();
    open(&mut one, &mut promise, &gathering());
    let step = heed(&mut two, &promise, &gathering());
    assert!(matches!(step, Step::Say(Act::Seed { .. })), "{step:?}");
    assert_eq!(one.newest().unwrap().shown, two.newest().unwrap().shown);
}

#[test]
fn who_looks_on_keeps_the_promise_and_gives_nothing() {
    let (_, promise) = opened(5);
    let mut book = elsewhere();
    assert_eq!(look_on(&mut book, &promise, &playing()), Step::Nothing);
    let shown = book.newest().unwrap().shown.clone();
    assert_eq!(
        (shown.commitments, shown.own, shown.seat),
        (promise.commitments, None, None)
    );
    let other = super::tests::promise(6, 1);
    assert_eq!(look_on(&mut book, &other, &playing()), Step::Stop, "begun");
    let mut book = elsewhere();
    look_on(&mut book, &opened(5).1, &gathering());
    assert_eq!(look_on(&mut book, &other, &gathering()), Step::Nothing);
}

fn cmd(name: &str) -> CmdId {
    CmdId::new(name).unwrap()
}

fn answer(book: &mut Book, name: &str, seen: u64) {
    let text = name.to_owned();
    book.sent(&cmd(name), &Act::Move { text }, false, seen);
    book.answered(&cmd(name), true);
}

fn inputs(book: &Book) -> Vec<String> {
    let own = book.newest().unwrap().shown.own.as_ref().unwrap();
    let certain = own.inputs.iter().filter(|given| !given.doubt);
    certain.map(|given| given.text.clone()).collect()
}

fn news(n: u64, undone: Option<Seat>) -> News {
    let round = 1;
    News { n, round, undone }
}

#[test]
fn own_inputs_are_kept_as_they_stand() {
    let ((mut book, _), seat) = (opened(5), Seat::new(0));
    book.heard(news(2, None), seat);
    answer(&mut book, "skip", 2);
    book.sent(
        &cmd("two"),
        &Act::Move {
            text: "fly".to_owned(),
        },
        false,
        2,
    );
    book.answered(&cmd("two"), false);
    book.heard(news(3, None), seat);
    assert_eq!(inputs(&book), ["skip"]);
    book.heard(news(3, seat), seat);
    assert_eq!(inputs(&book), ["skip"], "old news");
    book.heard(news(4, seat), seat);
    assert_eq!(inputs(&book), [""; 0]);
    book.sent(&cmd("three"), &Act::Resign, false, 4);
    book.sent(&cmd("four"), &Act::Draw, false, 4);
    let calls = book.own().unwrap().calls.clone().unwrap();
    assert_eq!(calls, ["resign A", "draw"]);
}

/// Others agreed to a take-back while nobody looked.
#[test]
fn a_take_back_that_was_missed_is_noted_when_it_is_told() {
    let ((mut book, _), seat) = (opened(5), Seat::new(0));
    book.heard(news(2, None), seat);
    answer(&mut book, "one", 2);
    answer(&mut book, "two", 3);
    book.heard(news(9, None), seat);
    assert_eq!(
        inputs(&book),
        ["one"],
        "the newest may have been taken back"
    );
    answer(&mut book, "three", 9);
    let far: Vec<News> = (6..=9).map(|n| news(n, None)).collect();
    let mut unsure = book.clone();
    unsure.caught_up(&far, seat);
    assert_eq!(inputs(&unsure), ["one", "three"], "not told so far back");
    let past = |undone: Option<u64>| -> Vec<News> {
        let undone = |n| undone.filter(|at| *at == n).and(seat);
        (1..=9).map(|n| news(n, undone(n))).collect()
    };
    let mut kept = book.clone();
    kept.caught_up(&past(None), seat);
    assert_eq!(inputs(&kept), ["one", "two", "three"]);
    book.caught_up(&past(Some(6)), seat);
    assert_eq!(inputs(&book), ["one", "three"]);
    book.caught_up(&past(Some(6)), seat);
    assert_eq!(inputs(&book), ["one", "three"], "it is told again");
}
