//! What a log may not become: damaged and played around, or long without end.

use crate::common::{Host, prepared, seat};
use game_irondie::Mode;
use table::{Entry, LONGEST_LOG, MOST_CHANGES, MOST_SITTINGS, Misfit, Sitter, Table};
use wire::{Act, CmdId, Order, RuleName};

fn fold(host: &Host, log: Vec<Entry>) -> Result<(), Misfit> {
    let (game, opened) = (host.table.game().clone(), host.table.opened().clone());
    Table::from_log(game, opened, log).map(drop)
}

#[test]
fn an_entry_that_does_not_fit_is_never_left_out() {
    let mut host = Host::begun(Mode::Duel);
    host.play_on(12);
    let log = host.table.log().to_vec();
    assert_eq!(fold(&host, log.clone()), Ok(()));
    let first = log
        .iter()
        .position(|entry| matches!(entry, Entry::Did { .. }));
    let first = first.unwrap();
    let changed = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut log = log.clone();
        change(&mut log);
        fold(&host, log).unwrap_err().entry
    };
    let other = |log: &mut Vec<Entry>| {
        if let Entry::Did { text, .. } = &mut log[first] {
            text.push_str(" and more");
        }
    };
    assert_eq!(changed(&other), first + 1);
    let nobody = Entry::Sat {
        seat: seat(7),
        sitter: Sitter::Nobody,
    };
    assert_eq!(changed(&|log| log.push(nobody.clone())), log.len() + 1);
    let seed = "no seed".to_owned();
    assert_eq!(
        changed(&|log| {
            let (seed, format) = (seed.clone(), fair::FORMAT);
            log[2] = Entry::Prepared { seed, format };
        }),
        3
    );
}

#[test]
fn a_seat_changes_its_mind_so_often_and_then_plays_on() {
    let mut host = Host::begun(Mode::Duel);
    host.accept(seat(0), Act::Resign);
    for count in 0..MOST_CHANGES {
        let name = format!("A{count}");
        host.accept(seat(0), Act::Name { name });
    }
    let name = "more".to_owned();
    let again = Act::Name { name };
    assert_eq!(host.refuse(seat(0), again.clone()), "refused-changes");
    host.accept(seat(1), again.clone());
    // The next match begins a new count.
    host.accept(seat(0), Act::Rematch);
    host.accept(seat(1), Act::Rematch);
    host.share();
    host.accept(seat(0), Act::Resign);
    host.accept(seat(0), again);
    let free = Act::Free { seat: seat(0) };
    host.accept(seat(0), free);
}

/// H3: standing orders have the same budget; nobody is kept from playing or giving up.
#[test]
fn orders_come_to_an_end() {
    let mut host = Host::begun(Mode::Duel);
    let order = |on| Act::Order {
        order: Order::Always {
            rule: RuleName::new("IR-3.1").unwrap(),
        },
        on,
    };
    for count in 0..MOST_CHANGES {
        host.accept(seat(0), order(count % 2 == 0));
    }
    assert_eq!(host.refuse(seat(0), order(true)), "refused-changes");
    host.play_on(1);
    host.accept(seat(0), Act::Resign);
}

#[test]
fn a_table_at_which_too_much_has_happened_begins_no_further_match() {
    let mut host = Host::begun(Mode::Duel);
    host.accept(seat(0), Act::Resign);
    while host.table.log().len() < LONGEST_LOG {
        let cmd = CmdId::new(&format!("n{}", host.table.log().len())).unwrap();
        let name = "Ada".to_owned();
        host.write(Entry::Arranged {
            seat: seat(0),
            sitter: Sitter::Person {
                name,
                stand_in: false,
            },
            by: seat(0),
            cmd,
        });
    }
    assert_eq!(host.refuse(seat(1), Act::Rematch), "refused-table-worn");
    let free = Act::Free { seat: seat(1) };
    host.accept(seat(1), free);
    assert_eq!(sit(&mut host, 1), Err("refused-table-worn".to_owned()));
}

fn sit(host: &mut Host, number: u8) -> Result<(), String> {
    let may = host.table.may_sit(seat(number));
    may.map_err(|reason| reason.key)?;
    let (name, stand_in) = ("Eve".to_owned(), false);
    host.write(Entry::Sat {
        seat: seat(number),
        sitter: Sitter::Person { name, stand_in },
    });
    if host.table.needs_seed() {
        host.write(prepared(1));
    }
    Ok(())
}

/// Getting up while shares are opened makes a new seed; none of that begins a new count.
#[test]
fn sitting_down_and_getting_up_comes_to_an_end() {
    let mut host = Host::open(Mode::Duel);
    sit(&mut host, 0).unwrap();
    host.bind(seat(0));
    let mut refused = None;
    for count in 0..2 * MOST_SITTINGS {
        let name = format!("A{count}");
        host.accept(seat(0), Act::Name { name });
        if let Err(key) = sit(&mut host, 1) {
            refused = Some((count, key));
            break;
        }
        host.bind(seat(1));
        host.accept(seat(1), Act::Free { seat: seat(1) });
        if host.table.needs_seed() {
            host.write(prepared(2));
            host.bind(seat(0));
        }
    }
    let refused = refused.expect("it goes on for ever");
    assert_eq!(refused, (MOST_SITTINGS - 1, "refused-changes".to_owned()));
    assert!(host.table.log().len() < LONGEST_LOG);
    // A bot may still take the seat, and everyone may still get up.
    let bot = "random".to_owned();
    host.accept(seat(0), Act::Bot { seat: seat(1), bot });
    host.accept(seat(0), Act::Free { seat: seat(0) });
    assert_eq!(sit(&mut host, 0), Err("refused-changes".to_owned()));
    assert_eq!(sit(&mut host, 1), Err("refused-seat-taken".to_owned()));
    assert_eq!(sit(&mut host, 7), Err("refused-no-such-seat".to_owned()));
}
