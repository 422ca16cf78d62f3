//! Names of commands: sending twice is harmless, and no name hides another command.

use crate::common::{Host, seat};
use game_irondie::Mode;
use table::{Entry, Sitter, Verdict};
use wire::{Act, Command, Reason};

fn key(verdict: &Verdict) -> &str {
    match verdict {
        Verdict::Refuse(Reason { key, .. }) => key,
        other => panic!("{other:?}"),
    }
}

/// L1: the same id with another content was answered `accepted` and not done.
#[test]
fn l1_the_same_name_with_other_content_is_refused() {
    let mut host = Host::begun(Mode::Duel);
    let mover = host.waits_for().unwrap();
    let text = host.random_move(mover, 1);
    let command = host.accept(mover, Act::Move { text });
    assert_eq!(host.table.judge(&command), Verdict::Done);
    for act in [
        Act::Move { text: "x".into() },
        Act::Resign,
        Act::Undo,
        Act::Name { name: "x".into() },
    ] {
        let other = Command {
            act,
            ..command.clone()
        };
        assert_eq!(key(&host.table.judge(&other)), "refused-same-name");
    }
}

#[test]
fn every_command_that_is_sent_twice_is_done_once() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    let mut done = vec![host.accept(a, Act::Draw), host.accept(b, Act::Draw)];
    let name = "Ann".to_owned();
    done.push(host.accept(a, Act::Name { name }));
    done.push(host.accept(a, Act::Rematch));
    done.push(host.accept(a, Act::Free { seat: b }));
    let bot = "random".to_owned();
    done.push(host.accept(a, Act::Bot { seat: b, bot }));
    for command in done.iter().filter(|command| command.seat == a) {
        assert_eq!(host.table.judge(command), Verdict::Done, "{command:?}");
    }
}

/// L1: the next person in a seat shared the names of the former one.
#[test]
fn l1_names_are_those_of_whoever_sits_there() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    host.accept(a, Act::Resign);
    let command = host.accept(b, Act::Rematch);
    assert_eq!(host.table.judge(&command), Verdict::Done);
    host.accept(b, Act::Free { seat: b });
    let sitter = Sitter::Person {
        name: "Eve".into(),
        stand_in: false,
    };
    host.write(Entry::Sat { seat: b, sitter });
    assert!(matches!(host.table.judge(&command), Verdict::Write(_)));
}
