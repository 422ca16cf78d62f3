//! Dice Masters through the program: listed, simulated, played to its end in both languages.

mod common;

use common::{Ran, file, run, run_with};
use serde_json::{Value, json};

const MODES: [(&str, usize); 7] = [
    ("intro", 2),
    ("casual", 2),
    ("tournament", 2),
    ("doubles", 4),
    ("rainbow-draft", 2),
    ("rainbow-three", 3),
    ("rainbow-four", 4),
];

#[test]
fn it_is_listed_with_its_modes_and_what_it_holds() {
    let listed: Value = serde_json::from_str(&run(&["games", "--json"]).out).unwrap();
    let games = listed.as_array().unwrap();
    let masters = games.iter().find(|game| game["id"] == "dice-masters");
    let masters = masters.expect("it is listed");
    let modes = MODES.map(|(id, seats)| json!({ "id": id, "seats": [seats] }));
    assert_eq!(masters["modes"], json!(modes));
    let content = &masters["content"];
    assert_eq!(content["cards"], 142);
    assert_eq!(content["promos"], 7);
    assert_eq!(content["basic-actions"], 10);
}

#[test]
fn every_mode_is_simulated_to_its_end() {
    for (mode, _) in MODES {
        let args = ["sim", "dice-masters", "--mode", mode, "--seats", "random"];
        let ran = run(&[&args[..], &["--matches", "2", "--seed", "3", "--json"]].concat());
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["finished"], 2, "{mode}");
    }
    let ran = run(&["perft", "dice-masters", "--depth", "1"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

/// Plays as one who takes what comes first, looks at chances, and attacks with all.
fn play(mode: &str, seats: usize, lang: &str) -> Ran {
    let seats = [vec!["human"], vec!["random"; seats - 1]]
        .concat()
        .join(",");
    let record = format!("masters-{mode}-{lang}.jsonl");
    let args = [
        "play",
        "dice-masters",
        "--mode",
        mode,
        "--seats",
        &seats,
        "--seed",
        "d1ce",
        "--lang",
        lang,
    ];
    let answers = "odds\nall\n1\npass\n".repeat(4_000);
    let ran = run_with(&[&args[..], &["--record", &record]].concat(), &answers);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let verified = run(&["record", "verify", &record]);
    assert!(verified.out.starts_with("ok"), "{}", verified.err);
    let shown = run(&["record", "show", &record, "--at", "40", "--lang", lang]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    ran
}

#[test]
fn matches_are_played_within_eighty_columns_in_both_languages() {
    for (lang, foreign) in [("de", " energy"), ("en", "Leben")] {
        for (mode, seats) in [
            ("intro", 2),
            ("casual", 2),
            ("doubles", 4),
            ("rainbow-draft", 2),
        ] {
            let ran = play(mode, seats, lang);
            let wide = ran.out.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{mode}");
            for gap in [foreign, "dice-masters-", "{$"] {
                let found = ran.out.lines().find(|line| line.contains(gap));
                assert_eq!(found, None, "{mode}");
            }
        }
    }
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
