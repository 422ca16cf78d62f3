//! What a log may not become: damaged and played around, or long without end.

use crate::common::{Host, seat};
use game_irondie::Mode;
use table::{Entry, LONGEST_LOG, MOST_CHANGES, Misfit, Sitter, Table};
use wire::{Act, CmdId};

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
}
