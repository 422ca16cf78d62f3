//! Whole matches at a table: numbers without gaps, commands that may be sent twice, undo, rematch.

use crate::common::{Host, prepared, seat, share};
use fair::{Record, SeatSeed};
use game_irondie::Mode;
use kernel::{Game, Seat, Viewer};
use table::{Entry, MOST_CHANGES, Sitter, Table, Verdict};
use wire::{Act, Phase};

#[test]
fn every_viewer_gets_gap_free_numbers_that_can_be_told_again() {
    for mode in Mode::ALL {
        let mut host = Host::begun(mode);
        host.play_on(2_000);
        assert_eq!(host.table.notice().phase, Phase::Over, "{mode:?}");
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Table] {
            let live: Vec<_> = host
                .told
                .iter()
                .filter(|(to, _)| *to == viewer)
                .map(|(_, update)| update)
                .collect();
            let newest = host.table.newest(viewer);
            assert_eq!(live.last().unwrap().n, newest);
            let again = host.table.past(viewer, usize::MAX);
            let numbers: Vec<u64> = again.iter().map(|update| update.n).collect();
            assert_eq!(numbers, (1..=newest).collect::<Vec<_>>());
            let tail = &again[again.len() - live.len()..];
            assert!(
                tail.iter().eq(live.iter().copied()),
                "{viewer:?} in {mode:?}"
            );
            assert_eq!(host.table.since(viewer, newest - 1).len(), 1);
            assert_eq!(host.table.past(viewer, 5), again[again.len() - 5..]);
            let at_hand = host.table.since(viewer, 0);
            assert!(
                !at_hand.is_empty() && again.ends_with(&at_hand),
                "{viewer:?}"
            );
        }
    }
}

#[test]
fn a_finished_match_hands_out_a_record_that_verifies() {
    let mut host = Host::begun(Mode::Duel);
    host.play_on(1_000);
    let text = host.table.record().expect("the match is over");
    let record = Record::parse(&text).unwrap();
    assert!(record.entries().len() > 2);
    assert_eq!(Host::begun(Mode::Duel).table.record(), None);
}

#[test]
fn a_table_is_the_fold_of_its_log() {
    let mut host = Host::begun(Mode::Match);
    host.play_on(60);
    let log = host.table.log().to_vec();
    let text = serde_json::to_string(&log).unwrap();
    let read: Vec<Entry> = serde_json::from_str(&text).unwrap();
    let mut again = Host::open(Mode::Match);
    for entry in read {
        again.write(entry);
    }
    assert_eq!(again.told, host.told);
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let mut host = Host::begun(Mode::Duel);
    let text = host.random_move(seat(0), 1);
    let command = host.accept(seat(0), Act::Move { text });
    let length = host.table.log().len();
    assert_eq!(host.table.judge(&command), Verdict::Done);
    assert_eq!(host.table.log().len(), length);
}

#[test]
fn what_makes_no_sense_is_refused_with_a_reason() {
    let mut host = Host::open(Mode::Duel);
    let a = seat(0);
    assert_eq!(
        host.refuse(
            a,
            Act::Move {
                text: "skip".into()
            }
        ),
        "refused-not-begun"
    );
    assert_eq!(host.refuse(a, Act::Rematch), "refused-no-rematch-yet");
    let mut host = Host::begun(Mode::Duel);
    assert_eq!(
        host.refuse(
            a,
            Act::Seed {
                seed: SeatSeed::new([1; 32])
            }
        ),
        "refused-no-seed-due"
    );
    assert_eq!(host.refuse(a, Act::Undo), "refused-undo");
    assert_eq!(
        host.refuse(a, Act::AllowUndo { yes: true }),
        "refused-no-undo-asked"
    );
    assert_eq!(host.refuse(seat(5), Act::Resign), "refused-no-such-seat");
    assert_eq!(
        host.refuse(a, Act::Move { text: "fly".into() }),
        "irondie-refused-misspelt"
    );
}

#[test]
fn a_sealed_choice_is_taken_back_freely_and_repeats_with_the_same_dice() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    let split = |host: &Host, seat| host.random_move(seat, 3);
    let (text_a, text_b) = (split(&host, a), split(&host, b));
    host.accept(
        a,
        Act::Move {
            text: text_a.clone(),
        },
    );
    host.told.clear();
    host.accept(a, Act::Undo);
    assert!(host.told.iter().all(|(_, update)| update.undone == Some(a)));
    assert!(host.told.iter().any(|(to, _)| *to == Viewer::Seat(a)));
    assert_eq!(host.waits_for(), Some(a));
    let mut straight = Host::begun(Mode::Duel);
    for host in [&mut host, &mut straight] {
        host.accept(
            a,
            Act::Move {
                text: text_a.clone(),
            },
        );
        host.accept(
            b,
            Act::Move {
                text: text_b.clone(),
            },
        );
    }
    assert_eq!(
        host.table.view(Viewer::Table),
        straight.table.view(Viewer::Table)
    );
}

/// A match in which the newest input is a pass that the rival has seen.
fn passed() -> (Host, Seat) {
    for seed in 0..100 {
        let mut host = Host::begun(Mode::Duel);
        for step in 0..200 {
            let Some(mover) = host.waits_for() else { break };
            let text = host.random_move(mover, seed * 1_000 + step);
            let passes = text == "decline" || text == "skip";
            host.accept(mover, Act::Move { text });
            let undo = host.command(mover, Act::Undo);
            if passes
                && matches!(
                    host.table.judge(&undo),
                    Verdict::Write(Entry::WantsUndo { .. })
                )
            {
                return (host, mover);
            }
        }
    }
    panic!("somebody passes in a hundred matches");
}

/// H3: neither asking for a take-back nor turning it down goes on for ever.
#[test]
fn wishes_come_to_an_end() {
    let (mut host, mover) = passed();
    let other = seat(1 - mover.index() as u8);
    for _ in 0..MOST_CHANGES {
        host.accept(mover, Act::Undo);
        host.accept(other, Act::AllowUndo { yes: false });
    }
    assert_eq!(host.refuse(mover, Act::Undo), "refused-changes");
    let allow = Act::AllowUndo { yes: true };
    assert_eq!(host.refuse(other, allow), "refused-changes");
}

/// U2, U3: whoever could take back what dice have answered would fish for better ones.
#[test]
fn u2_nothing_is_taken_back_after_dice() {
    let chances = |host: &Host| {
        let saved = host.table.saved().unwrap();
        Record::parse(&saved)
            .unwrap()
            .entries()
            .iter()
            .fold(0, |count, entry| {
                count + usize::from(matches!(entry, fair::Entry::Chance { .. }))
            })
    };
    let mut rolled = 0;
    for seed in 0..20 {
        let mut host = Host::begun(Mode::Duel);
        for step in 0..60 {
            let Some(mover) = host.waits_for() else { break };
            let (before, text) = (chances(&host), host.random_move(mover, seed * 1_000 + step));
            host.accept(mover, Act::Move { text });
            if host.table.notice().phase == Phase::Playing && chances(&host) > before {
                for seat in [seat(0), seat(1)] {
                    assert_eq!(host.refuse(seat, Act::Undo), "refused-undo");
                }
                rolled += 1;
            }
        }
    }
    assert!(rolled > 50, "dice fell {rolled} times");
}

/// U4 to U9: nothing is begun, ended or played on out of its turn, and a rematch has other dice.
#[test]
fn u4_what_comes_at_the_wrong_time_is_refused() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    assert_eq!(host.refuse(a, Act::Rematch), "refused-no-rematch-yet");
    let first = host.table.welcome(Viewer::Table).promise.unwrap();
    let text = host.random_move(a, 1);
    host.accept(b, Act::Resign);
    let ended = host.table.log().len();
    for act in [
        Act::Move { text },
        Act::Undo,
        Act::AllowUndo { yes: true },
        Act::Draw,
        Act::Resign,
        Act::Seed { seed: share(a) },
        Act::Commit {
            commitment: share(a).commit(),
        },
    ] {
        let key = host.refuse(a, act.clone());
        assert!(key.contains("refused-"), "{act:?}: {key}");
    }
    assert_eq!(host.table.log().len(), ended);
    for seat in [a, b] {
        host.accept(seat, Act::Rematch);
        assert_eq!(host.refuse(seat, Act::Rematch), "refused-rematch-asked");
    }
    host.write(prepared(0x77));
    assert_eq!(host.refuse(a, Act::Rematch), "refused-no-rematch-yet");
    let next = host.table.welcome(Viewer::Table).promise.unwrap();
    assert_eq!((first.round, next.round), (1, 2));
    assert_ne!(first.published, next.published);
    assert!(next.commitments.iter().all(Option::is_none));
}

#[test]
fn what_others_have_seen_is_taken_back_with_their_consent() {
    let (mut host, mover) = passed();
    let other = seat(1 - mover.index() as u8);
    let before = host.table.view(Viewer::Table);
    host.accept(mover, Act::Undo);
    assert_eq!(host.table.notice().wants_undo, Some(mover));
    assert_eq!(
        host.refuse(mover, Act::AllowUndo { yes: true }),
        "refused-own-undo"
    );
    host.accept(other, Act::AllowUndo { yes: false });
    assert_eq!(host.table.notice().wants_undo, None);
    assert_eq!(host.table.view(Viewer::Table), before);
    host.accept(mover, Act::Undo);
    host.told.clear();
    host.accept(other, Act::AllowUndo { yes: true });
    assert!(
        host.told
            .iter()
            .all(|(_, update)| update.undone == Some(mover))
    );
    assert_eq!(
        host.told.len(),
        3,
        "both seats and the bystanders hear of it"
    );
    assert_ne!(host.table.view(Viewer::Table), before);
    assert_eq!(host.waits_for(), Some(mover));
}

#[test]
fn resigning_draws_and_rematches_follow_the_rules_of_the_table() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    host.accept(a, Act::Draw);
    assert_eq!(host.refuse(a, Act::Draw), "refused-draw-offered");
    host.accept(b, Act::Draw);
    assert_eq!(host.table.notice().phase, Phase::Over);
    host.accept(a, Act::Rematch);
    assert_eq!(host.refuse(a, Act::Rematch), "refused-rematch-asked");
    assert!(!host.table.needs_seed());
    host.accept(b, Act::Rematch);
    host.told.clear();
    host.share();
    for viewer in [Viewer::Seat(a), Viewer::Seat(b), Viewer::Table] {
        let mine = host.told.iter().filter(|(to, _)| *to == viewer);
        let promises: Vec<_> = mine
            .filter_map(|(_, update)| update.promise.clone())
            .collect();
        let bound = promises
            .iter()
            .map(|promise| promise.commitments.iter().flatten().count());
        assert_eq!(
            bound.collect::<Vec<_>>(),
            [0, 1, 2],
            "{viewer:?} hears who is bound"
        );
        let open: Vec<bool> = promises.iter().map(|promise| promise.open).collect();
        assert_eq!(open, [false, false, true]);
        assert!(
            promises
                .iter()
                .all(|promise| promise.published == promises[0].published)
        );
        assert_eq!(host.table.welcome(viewer).promise, promises.last().cloned());
    }
    assert_eq!(
        (host.table.notice().phase, host.table.notice().round),
        (Phase::Playing, 2)
    );
    host.accept(b, Act::Resign);
    let view = host.table.view(Viewer::Table).unwrap();
    assert_eq!(host.table.game().show(&view)["outcome"], "A");
}

#[test]
fn bots_are_due_when_they_are_asked_and_never_seal_for_a_person() {
    let mut host = Host::open(Mode::Duel);
    host.write(Entry::Sat {
        seat: seat(0),
        sitter: Sitter::Bot {
            bot: "random".into(),
        },
    });
    let sitter = Sitter::Person {
        name: "Ada".into(),
        stand_in: false,
    };
    host.write(Entry::Sat {
        seat: seat(1),
        sitter,
    });
    host.write(prepared(0x5a));
    assert_eq!(host.table.notice().phase, Phase::Gathering);
    host.bind(seat(1));
    assert_eq!(host.table.notice().phase, Phase::Gathering);
    host.open_share(seat(1));
    assert_eq!(host.table.bots_due(), [(seat(0), "random".to_owned())]);
    assert_eq!(host.refuse(seat(1), Act::Draw), "refused-draw-with-bot");
}

/// Whoever comes back hears that a bot has played meanwhile, and how much; nobody else hears the
/// number, which may be a secret of the seat.
#[test]
fn who_comes_back_is_told_what_the_stand_in_did() {
    let mut host = Host::begun(Mode::Duel);
    let b = seat(1);
    let sat = |stand_in| {
        let name = "P1".to_owned();
        let (seat, sitter) = (b, Sitter::Person { name, stand_in });
        Entry::Sat { seat, sitter }
    };
    for answers in [3, 0] {
        host.write(sat(true));
        let mut given = 0;
        while given < answers {
            let due = host.table.bots_due();
            let mover = due.first().map(|(seat, _)| *seat).or(host.waits_for());
            let (mover, step) = (mover.unwrap(), host.told.len() as u64);
            let text = host.random_move(mover, step);
            host.accept(mover, Act::Move { text });
            given += u32::from(mover == b);
        }
        let before = host.told.len();
        host.write(sat(false));
        let told = &host.told[before..];
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(b), Viewer::Table] {
            let (_, update) = told.iter().find(|(to, _)| *to == viewer).unwrap();
            let mine = (viewer == Viewer::Seat(b)).then_some(given);
            assert_eq!(update.stood_in, mine, "{viewer:?}");
            let again = host.table.since(viewer, update.n - 1);
            assert_eq!(again.last().unwrap().stood_in, mine);
        }
    }
    let told = host
        .told
        .iter()
        .filter(|(_, update)| update.stood_in.is_some());
    assert_eq!(told.count(), 2);
}

#[test]
fn nobody_notices_how_a_rival_distributes_damage() {
    // What a viewer cannot know it is not told of, not even as a number.
    let mut silent_steps = 0;
    for seed in 0..100 {
        let mut host = Host::begun(Mode::Duel);
        for step in 0..200 {
            let Some(mover) = host.waits_for() else { break };
            let text = host.random_move(mover, seed * 1_000 + step);
            let taking = text.starts_with("take ");
            let other = Viewer::Seat(seat(1 - mover.index() as u8));
            let before = (host.table.newest(other), host.table.view(other));
            host.accept(mover, Act::Move { text });
            if taking && host.table.view(other) == before.1 {
                assert_eq!(host.table.newest(other), before.0);
                silent_steps += 1;
            }
        }
    }
    assert!(
        silent_steps > 5,
        "only {silent_steps} steps were taken in secret"
    );
}

fn person(name: &str) -> Sitter {
    Sitter::Person {
        name: name.to_owned(),
        stand_in: false,
    }
}

/// A table at which two of four seats are taken by persons.
fn half_full() -> Host {
    let mut host = Host::open(Mode::Teams2);
    for (number, name) in [(2, "Ada"), (0, "Bob")] {
        let (seat, sitter) = (seat(number), person(name));
        host.write(Entry::Sat { seat, sitter });
    }
    host.write(prepared(0x5a));
    host
}

fn bot(number: u8) -> Act {
    Act::Bot {
        seat: seat(number),
        bot: "random".to_owned(),
    }
}

fn free(number: u8) -> Act {
    Act::Free { seat: seat(number) }
}

#[test]
fn the_head_arranges_the_seats_before_a_match() {
    let mut host = half_full();
    let (bob, ada) = (seat(0), seat(2));
    assert_eq!(host.table.notice().head, Some(ada));
    assert_eq!(host.refuse(bob, bot(1)), "refused-not-head");
    assert_eq!(host.refuse(bob, free(2)), "refused-not-head");
    assert_eq!(host.refuse(ada, bot(0)), "refused-seat-taken");
    assert_eq!(host.refuse(ada, bot(6)), "refused-no-such-seat");
    assert_eq!(host.refuse(ada, free(1)), "refused-seat-empty");
    assert_eq!(host.refuse(bob, free(1)), "refused-not-head");
    let command = host.accept(ada, bot(1));
    assert_eq!(host.table.judge(&command), Verdict::Done);
    assert_eq!(host.refuse(bob, free(1)), "refused-not-head");
    host.accept(ada, free(1));
    let name = "Bobby".to_owned();
    host.accept(bob, Act::Name { name });
    assert_eq!(host.table.sitters()[0], person("Bobby"));
    assert_eq!(host.table.head(), Some(ada), "a name is no arrival");
    // The head gets up, and the next one follows.
    host.accept(ada, free(2));
    assert_eq!(host.table.notice().head, Some(bob));
    for number in 1..4 {
        host.accept(bob, bot(number));
    }
    host.bind(bob);
    assert_eq!(host.table.notice().phase, Phase::Gathering);
    host.open_share(bob);
    assert_eq!(host.table.notice().phase, Phase::Playing);
    for act in [bot(1), free(1), free(0)] {
        assert_eq!(host.refuse(bob, act), "refused-while-playing");
    }
    let name = "Rob".to_owned();
    assert_eq!(
        host.refuse(bob, Act::Name { name }),
        "refused-while-playing"
    );
}

#[test]
fn who_left_without_a_share_does_not_block_the_start() {
    let mut host = half_full();
    let (bob, ada) = (seat(0), seat(2));
    host.bind(ada);
    // Only the host of a table knows who has been gone for long.
    let command = host.command(bob, free(2));
    let gone = [ada].into_iter().collect();
    let Verdict::Write(entry) = host.table.judge_knowing(&command, gone) else {
        panic!("who is gone may be sent away by anyone");
    };
    host.write(entry);
    host.write(Entry::Sat {
        seat: ada,
        sitter: person("Eve"),
    });
    for number in [1, 3] {
        host.accept(bob, bot(number));
    }
    host.bind(bob);
    let seed = share(bob);
    assert_eq!(
        host.refuse(bob, Act::Seed { seed }),
        "refused-too-soon",
        "the share of one who left is not the next one's"
    );
    host.bind(ada);
    host.open_share(bob);
    host.open_share(ada);
    assert_eq!(host.table.notice().phase, Phase::Playing);
}

#[test]
fn a_seat_that_is_left_after_a_match_can_be_filled_for_the_next() {
    let mut host = Host::begun(Mode::Duel);
    let (a, b) = (seat(0), seat(1));
    host.accept(b, Act::Resign);
    host.accept(b, Act::Rematch);
    host.accept(b, free(1));
    assert!(host.table.notice().wants_rematch.is_empty());
    host.accept(a, Act::Rematch);
    assert!(host.table.needs_seed());
    host.accept(a, bot(1));
    host.write(prepared(0x77));
    host.bind(a);
    host.open_share(a);
    let notice = host.table.notice();
    assert_eq!((notice.phase, notice.round), (Phase::Playing, 2));
    let log = host.table.log().to_vec();
    let again = Table::from_log(host.table.game().clone(), host.table.opened().clone(), log);
    assert_eq!(again.unwrap().notice(), notice);
}
