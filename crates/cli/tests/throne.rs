//! Dice Throne through the program: listed, simulated, played to its end in both languages.

mod common;

use common::{Ran, file, run, run_with};
use serde_json::{Value, json};

const MODES: [(&str, usize); 8] = [
    ("duel", 2),
    ("2v2", 4),
    ("hill-three", 3),
    ("hill-four", 4),
    ("hill-five", 5),
    ("hill-six", 6),
    ("3v3", 6),
    ("2v2v2", 6),
];

#[test]
fn it_is_listed_with_its_modes_and_what_it_holds() {
    let listed: Value = serde_json::from_str(&run(&["games", "--json"]).out).unwrap();
    let games = listed.as_array().unwrap();
    let throne = games.iter().find(|game| game["id"] == "dice-throne");
    let throne = throne.expect("it is listed");
    let modes = MODES.map(|(id, seats)| json!({ "id": id, "seats": [seats] }));
    assert_eq!(throne["modes"], json!(modes));
    let content = json!({
        "heroes": 16, "common-cards": 18, "hero-cards": 100, "upgrades": 142, "tokens": 36,
        "companions": 9,
    });
    assert_eq!(throne["content"], content);
}

#[test]
fn every_mode_is_simulated_to_its_end() {
    for (mode, _) in MODES {
        let args = ["sim", "dice-throne", "--mode", mode, "--seats", "random"];
        let ran = run(&[&args[..], &["--matches", "2", "--seed", "3", "--json"]].concat());
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["finished"], 2, "{mode}");
    }
    let ran = run(&["perft", "dice-throne", "--depth", "1"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

/// Plays as one who lets things be, rolls, and ends phases.
fn play(mode: &str, seats: usize, lang: &str) -> Ran {
    let seats = [vec!["human"], vec!["random"; seats - 1]]
        .concat()
        .join(",");
    let record = format!("throne-{mode}-{lang}.jsonl");
    let args = [
        "play",
        "dice-throne",
        "--mode",
        mode,
        "--seats",
        &seats,
        "--seed",
        "d1ce",
        "--lang",
        lang,
    ];
    let answers = "pass\nuse nothing\ndone\n2\nodds\n1\n".repeat(4_000);
    let ran = run_with(&[&args[..], &["--record", &record]].concat(), &answers);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let verified = run(&["record", "verify", &record]);
    assert!(verified.out.starts_with("ok"), "{}", verified.err);
    let shown = run(&["record", "show", &record, "--at", "60", "--lang", lang]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    ran
}

#[test]
fn matches_are_played_within_eighty_columns_in_both_languages() {
    for (lang, foreign) in [("de", " health"), ("en", "Leben")] {
        for (mode, seats) in [("duel", 2), ("hill-three", 3), ("2v2", 4)] {
            let ran = play(mode, seats, lang);
            let wide = ran.out.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{mode}");
            for gap in [foreign, "dice-throne-", "{$"] {
                let found = ran.out.lines().find(|line| line.contains(gap));
                assert_eq!(found, None, "{mode}");
            }
        }
    }
}

#[test]
fn heroes_come_by_id_or_name() {
    let args = [
        "play",
        "dice-throne",
        "--seed",
        "1",
        "--seats",
        "human,random",
        "--set",
    ];
    for wanted in ["A=monk", "A=Mönch", "A=MONK"] {
        let ran = run_with(&[&args[..], &[wanted]].concat(), "");
        assert!(ran.out.contains("A Monk"), "{}", ran.out);
    }
    run_with(&[&args[..], &["A=nobody"]].concat(), "").is_bad(&["nobody", "cursed-pirate"]);
    run_with(&[&args[..], &["C=monk"]].concat(), "").is_bad(&["`C`", "2 seats"]);
    let twice = file(
        "twice.toml",
        "mode = \"duel\"\nheroes = [\"monk\", \"monk\"]\n",
    );
    let args = ["play", "dice-throne", "--setup", &twice];
    run_with(&args, "").is_bad(&["same hero", "mirror"]);
}

#[test]
fn positions_that_cannot_be_are_turned_away() {
    for (name, position, says) in [
        ("gone", "[A]\nhealth = 0\n[B]\nhealth = 50\n", "DT-16.1"),
        (
            "much",
            "[A]\nhealth = 61\n[B]\nhealth = 50\n",
            "at most 60 health",
        ),
        (
            "twice",
            "[A]\nhealth = 50\nhand = [\"tip-it\", \"tip-it\"]\n[B]\nhealth = 50\n",
            "twice",
        ),
        (
            "stranger",
            "[A]\nhealth = 50\nhand = [\"absolution\"]\n[B]\nhealth = 50\n",
            "no card `absolution`",
        ),
        (
            "upgrade",
            "[A]\nhealth = 50\nupgrades = [\"tip-it\"]\n[B]\nhealth = 50\n",
            "no upgrade",
        ),
        (
            "limit",
            "[A]\nhealth = 50\ntokens = [\"stun x2\"]\n[B]\nhealth = 50\n",
            "limit",
        ),
    ] {
        let text = format!("active = \"A\"\nphase = \"first-main\"\n{position}");
        let path = file(&format!("throne-{name}.toml"), &text);
        let args = ["perft", "dice-throne", "--depth", "1", "--position", &path];
        run(&args).is_bad(&[says]);
    }
}

#[test]
fn a_deck_that_does_not_add_up_is_reported() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("thin/dice-throne/core");
    std::fs::create_dir_all(&folder).unwrap();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
    let text = std::fs::read_to_string(root.join("dice-throne/core/common.toml")).unwrap();
    let last = text.rfind("[[card]]").unwrap();
    std::fs::write(folder.join("common.toml"), &text[..last]).unwrap();
    let packs = folder.join("../..");
    let ran = run(&["packs", "check", packs.to_str().unwrap()]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(
        ran.out.contains("18 common cards, not 17 (DT-1.6)"),
        "{}",
        ran.out
    );
}
