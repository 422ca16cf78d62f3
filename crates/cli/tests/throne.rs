//! Dice Throne through the program: listed, simulated, played to its end in both languages.

mod common;
#[path = "common/whole.rs"]
mod whole;

use common::{file, run, run_with};
use serde_json::json;
use whole::Whole;

/// Somebody lets things be, rolls, and ends phases.
const THRONE: Whole = Whole {
    id: "dice-throne",
    modes: &[
        ("duel", 2),
        ("2v2", 4),
        ("hill-three", 3),
        ("hill-four", 4),
        ("hill-five", 5),
        ("hill-six", 6),
        ("3v3", 6),
        ("2v2v2", 6),
    ],
    answers: "pass\nuse nothing\ndone\n2\nodds\n1\n",
    foreign: [("de", " health"), ("en", "Leben")],
};

#[test]
fn it_is_listed_with_its_modes_and_what_it_holds() {
    let content = json!({
        "heroes": 16, "common-cards": 18, "hero-cards": 105, "upgrades": 137, "tokens": 44,
        "companions": 9,
    });
    assert_eq!(THRONE.content(), content);
}

#[test]
fn every_mode_is_simulated_to_its_end() {
    THRONE.is_simulated();
}

#[test]
fn matches_are_played_within_eighty_columns_in_both_languages() {
    THRONE.is_played(&["duel", "hill-three", "2v2"]);
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
