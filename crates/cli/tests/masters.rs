//! Dice Masters through the program: listed, simulated, played to its end in both languages.

mod common;
#[path = "common/whole.rs"]
mod whole;

use common::{file, run_with};
use whole::Whole;

/// Somebody takes what comes first, looks at chances, and attacks with all.
const MASTERS: Whole = Whole {
    id: "dice-masters",
    modes: &[
        ("intro", 2),
        ("casual", 2),
        ("tournament", 2),
        ("doubles", 4),
        ("rainbow-draft", 2),
        ("rainbow-three", 3),
        ("rainbow-four", 4),
    ],
    answers: "odds\nall\n1\npass\n",
    foreign: [("de", " energy"), ("en", "Leben")],
};

#[test]
fn it_is_listed_with_its_modes_and_what_it_holds() {
    let content = MASTERS.content();
    assert_eq!(content["cards"], 142);
    assert_eq!(content["promos"], 7);
    assert_eq!(content["basic-actions"], 10);
}

#[test]
fn every_mode_is_simulated_to_its_end() {
    MASTERS.is_simulated();
}

#[test]
fn matches_are_played_within_eighty_columns_in_both_languages() {
    MASTERS.is_played(&["intro", "casual", "doubles", "rainbow-draft"]);
}

#[test]
fn teams_come_by_name_file_link_or_line() {
    let args = [
        "play",
        "dice-masters",
        "--mode",
        "casual",
        "--seed",
        "1",
        "--seats",
        "human,random",
        "--set",
    ];
    let sheet = file(
        "team.txt",
        "name Painful\n4x Drax: Schmerzerfüllt\nbetrayal\nexposed\n",
    );
    for wanted in [
        "A=drax-pained x4; betrayal; exposed",
        "A=drax-pained.4~betrayal_exposed",
        &format!("A={sheet}"),
    ] {
        let ran = run_with(&[&args[..], &[wanted]].concat(), "");
        assert!(ran.out.contains("Drax (4 left"), "{}\n{}", ran.out, ran.err);
    }
    let ran = run_with(&[&args[..], &["A=heavyweights"]].concat(), "");
    assert!(ran.out.contains("Iceman"), "{}\n{}", ran.out, ran.err);
    run_with(&[&args[..], &["A=bob x2"]].concat(), "").is_bad(&["`bob`", "heavyweights"]);
    run_with(&[&args[..], &["C=heavyweights"]].concat(), "").is_bad(&["`C`", "has 2"]);
    let intro = ["play", "dice-masters", "--set", "A=heavyweights"];
    run_with(&intro, "").is_bad(&["casual"]);
}
