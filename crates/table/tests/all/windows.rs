//! Answers that come too late, and windows that are let be by a standing order.

use crate::common::{Host, seat};
use game_irondie::Mode;
use kernel::{Ask, Game, Seat, Viewer};
use table::{Entry, Sitter, Verdict};
use wire::{Act, Order, RuleName, RuleNames};

/// Plays until a person is asked in a window, in which something can be done.
fn in_a_window() -> (Host, Seat) {
    for seed in 0..200 {
        let mut host = Host::begun(Mode::Duel);
        for step in 0..200 {
            let Some(seat) = host.waits_for() else { break };
            if asked(&host, seat).is_window() {
                return (host, seat);
            }
            let text = host.random_move(seat, seed * 1_000 + step);
            host.accept(seat, Act::Move { text });
        }
    }
    panic!("two hundred matches have a window");
}

fn asked(host: &Host, seat: Seat) -> Ask {
    let mut offers = Vec::new();
    let view = host.table.view(Viewer::Seat(seat)).unwrap();
    host.table.game().asked(&view, &mut offers).unwrap()
}

fn skip() -> Act {
    Act::Move {
        text: "skip".to_owned(),
    }
}

fn order(host: &mut Host, seat: Seat, order: Order) {
    host.accept(seat, Act::Order { order, on: true });
}

/// Windows like the present one, as long as it is about this.
fn this_matter(host: &Host, seat: Seat) -> Order {
    let rules = RuleNames::new(&[asked(host, seat).rule.0]).unwrap();
    Order::ThisMatter { rules }
}

#[test]
fn an_answer_to_a_question_that_was_not_shown_is_refused() {
    let (mut host, mover) = in_a_window();
    let late = host.command(mover, skip());
    host.accept(mover, skip());
    // Until the same seat may skip again, in a window it was not shown when it tapped.
    while host.waits_for() != Some(mover) || !asked(&host, mover).is_window() {
        let seat = host.waits_for().expect("the match goes on");
        let text = host.random_move(seat, 1);
        host.accept(seat, Act::Move { text });
    }
    let before = (host.table.view(Viewer::Table), host.table.log().len());
    let Verdict::Refuse(reason) = host.table.judge(&late) else {
        panic!("a late answer is taken")
    };
    assert_eq!(reason.key, "refused-stale");
    assert_eq!(
        (host.table.view(Viewer::Table), host.table.log().len()),
        before
    );
}

#[test]
fn an_answer_that_was_sent_twice_is_done_once() {
    let (mut host, mover) = in_a_window();
    let twice = host.accept(mover, skip());
    assert_eq!(host.table.judge(&twice), Verdict::Done);
}

#[test]
fn a_question_that_others_answer_too_goes_on_being_the_same() {
    let mut host = Host::begun(Mode::Duel);
    let early = host.command(
        seat(1),
        Act::Move {
            text: host.random_move(seat(1), 1),
        },
    );
    let text = host.random_move(seat(0), 2);
    host.accept(seat(0), Act::Move { text });
    assert!(matches!(host.table.judge(&early), Verdict::Write(_)));
}

#[test]
fn news_that_change_no_question_make_no_answer_stale() {
    let (mut host, mover) = in_a_window();
    let answer = host.command(mover, skip());
    let name = "Someone Else".to_owned();
    host.write(Entry::Arranged {
        seat: seat(1 - mover.index() as u8),
        sitter: Sitter::Person {
            name,
            stand_in: false,
        },
        by: mover,
        cmd: wire::CmdId::new("rename").unwrap(),
    });
    assert!(matches!(host.table.judge(&answer), Verdict::Write(_)));
}

#[test]
fn windows_are_let_be_by_a_standing_order() {
    let (mut host, mover) = in_a_window();
    let rule = RuleName::new(asked(&host, mover).rule.0).unwrap();
    for standing in [
        Order::UntilActed,
        Order::UntilMyTurn,
        this_matter(&host, mover),
        Order::Always { rule },
    ] {
        let mut host = host.clone();
        assert_eq!(host.table.orders_due(), []);
        order(&mut host, mover, standing.clone());
        assert_eq!(host.table.orders_due(), [mover], "{standing:?}");
        let by_hand = {
            let mut host = host.clone();
            host.accept(mover, skip());
            host.table.view(Viewer::Table)
        };
        host.write(Entry::LetBe { seat: mover });
        assert_eq!(host.table.view(Viewer::Table), by_hand);
    }
    order(&mut host, mover, Order::Idle);
    assert_eq!(host.table.orders_due(), [], "something else can be done");
}

#[test]
fn orders_run_out() {
    let (mut host, mover) = in_a_window();
    let other = seat(1 - mover.index() as u8);
    order(&mut host, other, Order::UntilActed);
    order(&mut host, mover, Order::UntilMyTurn);
    let (ask, mut offers) = (asked(&host, mover), Vec::new());
    assert!(ask.is_window());
    let view = host.table.view(Viewer::Seat(mover)).unwrap();
    host.table.game().asked(&view, &mut offers).unwrap();
    let text = host
        .table
        .game()
        .spell(&view, &kernel::Choice::one(offers[0]));
    host.accept(mover, Act::Move { text });
    assert_eq!(host.table.orders(other), [], "somebody has acted");
    let newest = host.told.iter().rfind(|(to, _)| *to == Viewer::Seat(other));
    assert_eq!(newest.unwrap().1.orders, [], "and is shown so");
    assert_eq!(host.table.orders(mover), [Order::UntilMyTurn]);
    while !host
        .waits_for()
        .is_some_and(|seat| seat == mover && !asked(&host, seat).is_window())
    {
        let seat = host.waits_for().expect("the match goes on");
        let text = host.random_move(seat, 3);
        host.accept(seat, Act::Move { text });
    }
    assert_eq!(host.table.orders(mover), [], "it is its turn");
}

#[test]
fn a_matter_is_let_be_until_somebody_else_adds_to_it() {
    let (mut host, mover) = in_a_window();
    let other = seat(1 - mover.index() as u8);
    let matter = this_matter(&host, mover);
    for seat in [mover, other] {
        order(&mut host, seat, matter.clone());
    }
    let view = host.table.view(Viewer::Seat(mover)).unwrap();
    let mut offers = Vec::new();
    host.table.game().asked(&view, &mut offers).unwrap();
    let quiet = host.clone();
    let text = host
        .table
        .game()
        .spell(&view, &kernel::Choice::one(offers[0]));
    host.accept(mover, Act::Move { text });
    assert_eq!(host.table.orders(other), [], "somebody else has acted");
    assert_eq!(
        host.table.orders(mover),
        std::slice::from_ref(&matter),
        "it has itself"
    );
    let mut host = quiet;
    host.write(Entry::LetBe { seat: mover });
    assert_eq!(host.table.orders(other), [matter], "nothing was done");
}

#[test]
fn only_the_seat_itself_hears_of_its_orders() {
    let (mut host, mover) = in_a_window();
    host.told.clear();
    order(&mut host, mover, Order::UntilActed);
    let [(viewer, update)] = &host.told[..] else {
        panic!("{:?}", host.told)
    };
    assert_eq!(
        (*viewer, &update.orders[..]),
        (Viewer::Seat(mover), &[Order::UntilActed][..])
    );
    let refused = Act::Order {
        order: Order::UntilActed,
        on: true,
    };
    assert_eq!(host.refuse(mover, refused), "refused-order-stands");
    host.accept(
        mover,
        Act::Order {
            order: Order::UntilActed,
            on: false,
        },
    );
    assert_eq!(host.table.orders(mover), []);
}
