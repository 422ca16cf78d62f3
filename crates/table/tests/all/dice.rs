//! How the dice of a match are agreed on, and what somebody can do who goes last.

use crate::common::{Host, prepared, seat, share};
use fair::{FORMAT, Hash, OLD_FORMAT, Record, SeatSeed, Seed};
use game_irondie::Mode;
use table::{Entry, Sitter, Table};
use wire::{Act, CmdId, Left, Phase, Player};

fn persons(count: u8) -> Host {
    let mode = if count == 2 { Mode::Duel } else { Mode::Teams2 };
    let mut host = Host::open(mode);
    for number in 0..count {
        let (seat, name) = (seat(number), format!("P{number}"));
        let sitter = Sitter::Person {
            name,
            stand_in: false,
        };
        host.write(Entry::Sat { seat, sitter });
    }
    host
}

fn cmd(name: &str) -> CmdId {
    CmdId::new(name).unwrap()
}

/// The record of the match; whoever is in the first seat gives up if it is not over.
fn end(host: &mut Host) -> Record {
    if host.table.record().is_none() {
        host.accept(seat(0), Act::Resign);
    }
    Record::parse(&host.table.record().unwrap()).unwrap()
}

/// The first dice of the match, as the host of the table reckons them who knows everything.
fn first_dice(host: &Host) -> Vec<u8> {
    let mut host = host.clone();
    host.play_on(4);
    end(&mut host)
        .entries()
        .iter()
        .find_map(|entry| match entry {
            fair::Entry::Chance { dice, .. } => Some(dice.clone()),
            _ => None,
        })
        .unwrap()
}

/// What the one who plans to go last would like to see.
fn pleases(dice: &[u8]) -> bool {
    dice.iter().take(3).all(|&die| die == 5)
}

/// H2 against the old protocol, in which shares are sent in the clear: whoever knows the seed and
/// goes last tries shares until the dice please.
#[test]
fn h2_grinding_the_last_share_chose_the_dice_in_the_old_protocol() {
    let mut host = persons(2);
    let (seed, format) = (Seed::new([0x5a; 32]).reveal(), OLD_FORMAT);
    host.write(Entry::Prepared { seed, format });
    let (honest, last) = (seat(0), seat(1));
    let seeded = |seat, seed| {
        let cmd = cmd("seed");
        Entry::Seeded { seat, cmd, seed }
    };
    host.write(seeded(honest, SeatSeed::new([77; 32])));
    let ground = (0..20_000_u32).find(|&number| {
        let mut tried = host.clone();
        tried.write(seeded(last, numbered(number)));
        assert_eq!(tried.table.notice().phase, Phase::Playing);
        pleases(&first_dice(&tried))
    });
    assert!(ground.is_some(), "216 tries are enough on average");
}

/// H2 against the protocol of today: the one who goes last is bound before the honest share is
/// known, and every other share is turned away.
#[test]
fn h2_grinding_the_last_share_finds_nothing_now() {
    let mut host = persons(2);
    host.write(prepared(0x5a));
    let (honest, last) = (seat(0), seat(1));
    let secret = SeatSeed::new([77; 32]);
    let commitment = secret.commit();
    host.accept(honest, Act::Commit { commitment });
    assert_eq!(
        host.refuse(honest, Act::Seed { seed: secret }),
        "refused-too-soon",
        "an honest share is not opened before the last one is bound"
    );
    let commitment = numbered(0).commit();
    host.accept(last, Act::Commit { commitment });
    assert_eq!(
        host.refuse(last, Act::Commit { commitment }),
        "refused-committed"
    );
    host.accept(honest, Act::Seed { seed: secret });
    for number in 1..2_000 {
        let seed = numbered(number);
        assert_eq!(host.refuse(last, Act::Seed { seed }), "refused-other-share");
    }
    let seed = numbered(0);
    host.accept(last, Act::Seed { seed });
    assert_eq!(host.table.notice().phase, Phase::Playing);
    host.accept(last, Act::Resign);
    let record = Record::parse(&host.table.record().unwrap()).unwrap();
    let bound = [secret, numbered(0)].map(|share| Some(share.commit()));
    assert_eq!(record.opening().commitments().unwrap(), bound);
    assert_eq!(record.opening().published().format, FORMAT);
    assert!(record.signer().is_some());
}

fn numbered(number: u32) -> SeatSeed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    SeatSeed::new(bytes)
}

#[test]
fn shares_and_commitments_come_in_their_order() {
    let mut host = persons(2);
    let (a, b) = (seat(0), seat(1));
    let commitment = Hash::new([1; 32]);
    assert_eq!(
        host.refuse(a, Act::Commit { commitment }),
        "refused-no-seed-due"
    );
    host.write(prepared(0x5a));
    let seed = share(a);
    assert_eq!(host.refuse(a, Act::Seed { seed }), "refused-too-soon");
    host.bind(a);
    host.bind(b);
    host.open_share(a);
    assert_eq!(host.refuse(a, Act::Seed { seed }), "refused-seeded");
    host.open_share(b);
    assert_eq!(
        host.refuse(a, Act::Commit { commitment }),
        "refused-no-seed-due"
    );
}

/// Whoever comes after somebody who left while shares were open would be bound to nothing, so the
/// whole agreement begins anew.
#[test]
fn who_leaves_while_shares_are_opened_makes_all_of_it_begin_anew() {
    let mut host = persons(4);
    host.write(prepared(0x5a));
    (0..4).for_each(|number| host.bind(seat(number)));
    host.open_share(seat(0));
    let before = host.table.welcome(kernel::Viewer::Table).promise.unwrap();
    assert!(before.open && before.round == 1);
    host.accept(seat(0), Act::Free { seat: seat(3) });
    assert!(host.table.needs_seed());
    assert_eq!(host.table.welcome(kernel::Viewer::Table).promise, None);
    host.write(prepared(0x5b));
    let after = host.table.welcome(kernel::Viewer::Table).promise.unwrap();
    assert_ne!(before.published, after.published);
    assert_eq!(after.round, 1);
    assert!(!after.open && after.commitments.iter().all(Option::is_none));
    let (name, stand_in) = ("P3".to_owned(), false);
    let player = Player::Person { name, stand_in };
    let left = [Left {
        seat: seat(3),
        player,
    }];
    assert_eq!(after.left, left, "everybody is told who it was");
    assert_eq!(before.left, []);
}

/// Who is called something else has not got up, and who gets up before all are bound stops nobody.
#[test]
fn a_new_name_is_no_reason_for_another_promise() {
    let mut host = persons(4);
    host.write(prepared(0x5a));
    (0..3).for_each(|number| host.bind(seat(number)));
    let promise = |host: &Host| host.table.welcome(kernel::Viewer::Table).promise.unwrap();
    let before = promise(&host);
    host.accept(seat(2), Act::Free { seat: seat(2) });
    let after = promise(&host);
    assert_eq!((&after.published, after.left), (&before.published, vec![]));
    let sitter = Sitter::Person {
        name: "again".to_owned(),
        stand_in: false,
    };
    let seat_two = seat(2);
    host.write(Entry::Sat {
        seat: seat_two,
        sitter,
    });
    host.bind(seat(2));
    host.bind(seat(3));
    let name = "Somebody".to_owned();
    host.accept(seat(1), Act::Name { name });
    let after = promise(&host);
    assert!(after.open && after.left.is_empty() && after.published == before.published);
}

/// Old logs say nothing of commitments: a match that has begun goes on as what it is, one that has
/// not is prepared anew.
#[test]
fn an_old_log_is_played_as_what_it_is() {
    let old = |text: &str| serde_json::from_str::<Entry>(text).unwrap();
    let mut host = persons(2);
    let seed = "5a".repeat(32);
    host.write(old(&format!(r#"{{"entry":"prepared","seed":"{seed}"}}"#)));
    assert!(host.table.needs_seed(), "an old promise is not built upon");
    for letter in ["A", "B"] {
        let seed = "01".repeat(32);
        host.write(old(&format!(
            r#"{{"entry":"seeded","seat":"{letter}","cmd":"s","seed":"{seed}"}}"#
        )));
    }
    assert_eq!(host.table.notice().phase, Phase::Playing);
    host.play_on(20);
    let log = host.table.log().to_vec();
    let again = Table::from_log(host.table.game().clone(), host.table.opened().clone(), log);
    assert_eq!(again.unwrap().saved(), host.table.saved());
    let record = end(&mut host);
    let published = record.opening().published();
    assert_eq!(
        (published.format, published.packs),
        (OLD_FORMAT, Hash::new([8; 32]))
    );
    assert_eq!(record.signer(), None);
    // The next match is of today.
    host.accept(seat(0), Act::Rematch);
    host.accept(seat(1), Act::Rematch);
    host.share();
    assert_eq!(host.table.notice().phase, Phase::Playing);
    host.accept(seat(0), Act::Resign);
    let record = Record::parse(&host.table.record().unwrap()).unwrap();
    assert_eq!(record.opening().published().format, FORMAT);
}
