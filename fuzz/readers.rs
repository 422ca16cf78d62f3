//! Everything that reads text from outside, and what it promises: whatever comes, it does not
//! panic; what it turns away it turns away with a sentence; what it takes is as good as our own.
//!
//! The fuzz targets and a quick test of the workspace both include this file.

use fair::{Fair, Record, SeatSeed, Seed, Setup as FairSetup, Terms};
use game_irondie::{Irondie, Mode, Pack, Setup};
use games::{AnyGame, Packs};
use kernel::{Game, Match, Script, read_input, run_script, spell_input};
use std::sync::LazyLock;

/// Hands bytes to the reader of a name, which panics if it breaks its promise.
pub(crate) fn read(name: &str, bytes: &[u8]) {
    match name {
        "message" => message(bytes),
        "setup" => setup(bytes),
        "record" => record(bytes),
        "script" => script(bytes),
        "position" => position(bytes),
        "moves" => moves(bytes),
        "pack" => pack(bytes),
        _ => panic!("nobody reads {name}"),
    }
}

/// A message to a table.
fn message(bytes: &[u8]) {
    match serde_json::from_slice::<wire::ToTable>(bytes) {
        Err(error) => is_a_sentence(&error.to_string()),
        Ok(message) => {
            let text = serde_json::to_string(&message).expect("a message can be written");
            let again: wire::ToTable = serde_json::from_str(&text).expect("and read again");
            assert_eq!(again, message);
        }
    }
}

/// A set-up, as TOML or as JSON.
fn setup(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    match games::open("irondie", None, Some(text), &PACKS) {
        Err(why) => is_a_sentence(&why.to_string()),
        Ok(opened) => {
            let AnyGame::Irondie(game) = opened.game;
            let first = game.start();
            drop(game.waiting(&first));
            let public = opened.public_setup.to_string();
            games::open("irondie", None, Some(&public), &PACKS)
                .expect("what is shown can be opened");
        }
    }
}

/// A record: as it is, and with a right chain of hashes around its lines.
fn record(bytes: &[u8]) {
    match Record::parse_bytes(bytes) {
        Err(broken) => is_a_sentence(&broken.to_string()),
        Ok(record) => {
            assert_eq!(
                record.to_text().as_bytes(),
                bytes,
                "a record has one spelling"
            );
            play_again(&record);
        }
    }
    if let Ok(text) = str::from_utf8(bytes) {
        play_again(&forged(text));
    }
}

fn play_again(record: &Record) {
    match games::record::open(record, &PACKS) {
        Err(why) => is_a_sentence(&why.to_string()),
        Ok(opened) => {
            let AnyGame::Irondie(game) = opened.game;
            if let Err(why) = games::record::replay(game, record) {
                is_a_sentence(&why.to_string());
            }
        }
    }
}

/// A record that fits together and says anything at all.
fn forged(text: &str) -> Record {
    let setup = serde_json::to_value(Setup::of_mode(Mode::Duel)).expect("a set-up");
    let terms = Terms {
        game: Irondie::ID.to_owned(),
        rules: Irondie::RULES,
        packs: PACKS.hash(Irondie::ID),
        setup: FairSetup::new(setup).expect("small numbers"),
    };
    let mut fair = Fair::open(Seed::new([1; 32]), terms, vec![SeatSeed::new([2; 32]); 2]);
    for line in text.lines().take(40) {
        match (line.strip_prefix("dice "), line.strip_prefix("call ")) {
            (Some(label), _) => drop(fair.draw(label, &[6, 6])),
            (_, Some(call)) => drop(fair.call(call)),
            _ => drop(fair.choose(line)),
        }
    }
    Record::parse(&fair.save().to_text()).expect("what we write we can read")
}

/// A script: read, and run as far as it goes.
fn script(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let script = match Script::read(text) {
        Err(failure) => return is_a_sentence(&failure.to_string()),
        Ok(script) => script,
    };
    let setup = Some(script.setup.as_str()).filter(|setup| !setup.trim().is_empty());
    match games::open(&script.game, None, setup, &PACKS) {
        Err(why) => is_a_sentence(&why.to_string()),
        Ok(opened) => {
            let AnyGame::Irondie(game) = opened.game;
            if let Err(failure) = run_script(game, &script) {
                is_a_sentence(&failure.to_string());
            }
        }
    }
}

/// A position: what is taken is written in one way and read back.
fn position(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES.iter() {
        match game.place(text) {
            Err(problems) => {
                assert!(
                    !problems.is_empty(),
                    "a position is turned away for a reason"
                );
                for problem in &problems {
                    is_a_sentence(problem);
                }
            }
            Ok(state) => {
                drop(game.waiting(&state));
                let again = game.place(&game.write(&state));
                assert_eq!(again.as_ref(), Ok(&state));
            }
        }
    }
}

/// Moves, one on each line: entered as far as they are taken.
fn moves(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES.iter() {
        let mut game_match = Match::new(game.clone());
        for line in text.lines().take(60) {
            let input = match read_input(game_match.game(), game_match.state(), line) {
                Err(refusal) => {
                    is_a_sentence(&refusal.to_string());
                    continue;
                }
                Ok(input) => input,
            };
            let spelled = spell_input(game_match.game(), game_match.state(), &input);
            assert_eq!(spelled, line, "a move has one spelling");
            if let Err(refusal) = game_match.enter(input) {
                is_a_sentence(&refusal.to_string());
            }
        }
    }
}

/// A pack: the text takes the place of each of our files in turn.
fn pack(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for (path, _) in game_irondie::FILES {
        let files = game_irondie::FILES.iter();
        let files: Vec<(&str, &str)> = files
            .map(|&(one, own)| (one, if one == *path { text } else { own }))
            .collect();
        if let Err(problems) = Pack::load(&files) {
            assert!(!problems.is_empty(), "a pack is turned away for a reason");
            for problem in &problems {
                is_a_sentence(&problem.to_string());
            }
        }
    }
}

/// Something that can be said to a person.
fn is_a_sentence(text: &str) {
    assert!(!text.trim().is_empty(), "turned away without a word");
}

static PACKS: LazyLock<Packs> = LazyLock::new(Packs::built_in);

static GAMES: LazyLock<Vec<Irondie>> = LazyLock::new(|| {
    let open = |mode| Irondie::open(Pack::builtin().clone(), &Setup::of_mode(mode));
    Mode::ALL
        .into_iter()
        .map(|mode| open(mode).expect("our own set-ups are sound"))
        .collect()
});
