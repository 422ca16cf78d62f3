//! Every command but `play`, driven as a program would.

mod common;

use common::{file, run};
use serde_json::Value;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one document and nothing else");
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn games_lists_ids_names_modes_and_content() {
    let ran = run(&["games", "--json"]);
    let listed = json(&ran.out);
    let game = &listed[0];
    assert_eq!(game["id"], "irondie");
    assert!(game["name"]["de"].is_string() && game["name"]["en"].is_string());
    assert_eq!(game["modes"][0]["id"], "duel");
    assert_eq!(game["modes"][2]["seats"], serde_json::json!([4]));
    assert_eq!(game["content"]["kinds"], 9);
    assert_eq!(game["content"]["colours"], 8);
    assert_eq!(game["content"]["sets"], 16);
    assert!(run(&["games"]).out.contains("teams-3"));
    let game = &listed[1];
    assert_eq!(game["id"], "dice-miner");
    assert_eq!(game["content"]["dice"], 60);
    assert_eq!(game["content"]["heroes"], 6);
    let modes = game["modes"].as_array().unwrap().iter();
    let seats: Vec<u64> = modes
        .map(|mode| mode["seats"][0].as_u64().unwrap())
        .collect();
    assert_eq!(seats, [2, 3, 4, 1, 1, 1]);
}

#[test]
fn every_mode_of_dice_miner_is_simulated_and_counted() {
    for mode in [
        "two",
        "three",
        "four",
        "solo-drowsy",
        "solo-greedy",
        "solo-thirsty",
    ] {
        let ran = run(&[
            "sim",
            "dice-miner",
            "--mode",
            mode,
            "--seats",
            "random",
            "--matches",
            "50",
            "--seed",
            "3",
            "--json",
        ]);
        assert_eq!(json(&ran.out)["finished"], 50, "{mode}");
    }
    let ran = run(&["perft", "dice-miner", "--depth", "2"]);
    assert!(ran.out.contains("36"), "{}", ran.out);
    run(&["sim", "dice-miner", "--mode", "duel"]).is_bad(&["--seats"]);
    run(&["perft", "dice-miner", "--mode", "duel", "--depth", "1"]).is_bad(&["two", "solo-greedy"]);
    run(&["play", "dice-miner", "--set", "A=build"]).is_bad(&["nobody brings anything"]);
}

const SIM: [&str; 8] = [
    "sim",
    "irondie",
    "--matches",
    "200",
    "--seed",
    "7",
    "--json",
    "--seats",
];

fn sim(seats: &str, more: &[&str]) -> Value {
    let args: Vec<&str> = SIM
        .iter()
        .copied()
        .chain([seats])
        .chain(more.iter().copied())
        .collect();
    let ran = run(&args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    json(&ran.out)
}

#[test]
fn sim_is_the_same_for_the_same_seed_on_any_number_of_threads() {
    let (one, again, two) = (
        sim("random", &[]),
        sim("random", &[]),
        sim("random", &["--threads", "2"]),
    );
    assert_eq!(one["outcomes"], again["outcomes"]);
    assert_eq!(one["outcomes"], two["outcomes"]);
    assert_eq!(one["decisions"], two["decisions"]);
}

#[test]
fn sim_counts_every_match() {
    let sim = sim("random", &["--mode", "teams-2"]);
    let wins: Vec<u64> = sim["outcomes"]["wins"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w.as_u64().unwrap())
        .collect();
    assert_eq!((wins.len(), wins[0], wins[1]), (4, wins[2], wins[3]));
    assert_eq!(
        wins[0] + wins[1] + sim["outcomes"]["draws"].as_u64().unwrap(),
        200
    );
    assert_eq!(sim["finished"], 200);
    assert!(sim["decisions_per_second"].as_u64().unwrap() > 0);
    assert_eq!(
        (&sim["game"], &sim["mode"]),
        (&"irondie".into(), &"teams-2".into())
    );
}

#[test]
fn greedy_beats_random_in_paired_matches() {
    let sim = sim("greedy:4,random", &["--paired"]);
    assert!(
        sim["paired"]["interval"][0].as_f64().unwrap() > 0.5,
        "{sim}"
    );
    assert_eq!(sim["finished"], 200);
}

#[test]
fn bad_flags_and_names_get_one_line_that_says_what_would_be_right() {
    run(&[]).is_bad(&["--help"]);
    run(&["fly"]).is_bad(&["fly", "usage: astragal"]);
    run(&["perft", "irondie"]).is_bad(&["--depth"]);
    run(&["perft", "chess", "--depth", "1"]).is_bad(&["chess", "irondie"]);
    run(&["perft", "irondie", "--mode", "x", "--depth", "1"]).is_bad(&["`x`", "duel", "teams-2"]);
    run(&[
        "sim",
        "irondie",
        "--seats",
        "clever",
        "--matches",
        "1",
        "--seed",
        "1",
    ])
    .is_bad(&["clever", "random", "search"]);
    run(&[
        "sim",
        "irondie",
        "--seats",
        "random,random,random",
        "--matches",
        "1",
        "--seed",
        "1",
    ])
    .is_bad(&["3 bots", "2 seats"]);
    run(&[
        "sim",
        "irondie",
        "--seats",
        "random",
        "--matches",
        "0",
        "--seed",
        "1",
    ])
    .is_bad(&["at least 1"]);
    run(&[
        "sim",
        "irondie",
        "--seats",
        "random",
        "--matches",
        "-1",
        "--seed",
        "1",
    ])
    .is_bad(&["-1"]);
    run(&["--packs", "/nowhere", "games"]).is_bad(&["/nowhere", "no such folder"]);
}

#[test]
fn bad_files_get_one_line_that_names_them() {
    run(&["record", "verify", "/nowhere/x.jsonl"]).is_bad(&["/nowhere/x.jsonl", "no such file"]);
    run(&["script", "run", "/nowhere/x.script"]).is_bad(&["/nowhere/x.script"]);
    let setup = file("broken.toml", "mode = \"duel\"\nseats = 3\n");
    run(&["perft", "irondie", "--setup", &setup, "--depth", "1"]).is_bad(&["broken.toml"]);
    let set = file(
        "set.toml",
        "mode = \"duel\"\n[[seats]]\nset = \"starter-pink\"\n",
    );
    run(&["perft", "irondie", "--setup", &set, "--depth", "1"]).is_bad(&["starter-pink"]);
    let position = file("position.toml", "stage = \"lunch\"\n");
    run(&["perft", "irondie", "--position", &position, "--depth", "1"]).is_bad(&["position.toml"]);
    let script = file("nonsense.script", "hello\n");
    run(&["script", "run", &script]).is_bad(&["nonsense.script", "game"]);
}

/// The chain and the dice can be checked whatever the rules are now; nothing more is claimed.
#[test]
fn a_record_whose_rules_are_gone_is_said_to_be_just_that() {
    let kept = |name: &str| format!("{}/../../records/kept/{name}", env!("CARGO_MANIFEST_DIR"));
    let ran = run(&["record", "verify", &kept("kapow-rules-1.record")]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
    for said in [
        "rules version 1",
        "the chain and the dice hold",
        "signed by nobody",
    ] {
        assert!(ran.err.contains(said), "{}", ran.err);
    }
    let ran = run(&["record", "verify", &kept("irondie-format-2-signed.record")]);
    assert!(
        ran.code == 0 && ran.out.contains("signed by "),
        "{}",
        ran.err
    );
}

#[test]
fn perft_counts_the_first_split() {
    let ran = run(&["perft", "irondie", "--depth", "1"]);
    let counts: Vec<&str> = ran.out.split_whitespace().collect();
    assert_eq!(counts, ["0", "1", "1", "512"]);
}

const SCRIPT: &str = "game irondie
position {
stage = \"skirmish\"
[A]
dice = [\"ballistic.red hand\", \"ballistic.red hand\", \"fortress.red battle 4\"]
[B]
dice = [\"barrier.blue battle 4\", \"fortress.blue battle 4\"]
}
A throw ballistic.1 > B.barrier.1
dice 5
A skip
expect B /dice/barrier.1/value 2
";

#[test]
fn a_script_that_holds_is_ok_and_one_that_does_not_shows_where() {
    let good = file("good.script", SCRIPT);
    let bad = file("bad.script", &SCRIPT.replace("value 2", "value 3"));
    let refused = file(
        "refused.script",
        &SCRIPT.replace("A throw", "A skip\nA throw"),
    );
    let lunch = file("lunch.script", &SCRIPT.replace("skirmish", "lunch"));
    let ran = run(&["script", "run", &lunch]);
    assert!(ran.out.contains("lunch.script, line 2"), "{}", ran.out);
    let torn = file("torn.script", &SCRIPT.replace("[\"barrier", "\"barrier"));
    let ran = run(&["script", "run", &torn]);
    assert!(ran.out.contains("at line 7"), "{}", ran.out);
    let ran = run(&["script", "run", &good, &bad, &refused]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains("ok      "), "{}", ran.out);
    assert!(ran.out.contains("bad.script, line 12"), "{}", ran.out);
    assert!(
        ran.out.contains("expect B /dice/barrier.1/value 3"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("expected  3") && ran.out.contains("found     2"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("refused.script, line 9"), "{}", ran.out);
    assert!(ran.out.ends_with("1 passed, 2 failed\n"), "{}", ran.out);
    assert_eq!(run(&["script", "run", &good]).code, 0);
}

#[test]
fn the_packs_built_in_are_sound_and_say_what_is_reconstructed() {
    let ran = run(&["packs", "check"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(
        ran.out.contains("irondie/kind/assault") && ran.out.contains("reconstructed"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("no problems"), "{}", ran.out);
    // By the strength of the evidence, and nothing that can be looked up.
    let place = |word: &str| ran.out.find(&format!("  {word}"));
    let listed = ["disputed", "inferred", "reconstructed", "ours"].map(place);
    assert!(listed[0].is_some() && listed.is_sorted(), "{listed:?}");
    assert_eq!(place("rulebook").or(place("public")), None);
}

#[test]
fn what_is_disputed_is_listed_with_both_sides_in_both_languages() {
    let (en, de) = (
        run(&["packs", "check"]),
        run(&["packs", "check", "--lang", "de"]),
    );
    let what = "dice-throne/level/huntress-maternal-bond-2/cost";
    let line = |out: &str| {
        out.lines()
            .find(|line| line.starts_with(what))
            .map(str::to_owned)
    };
    let (en, de) = (line(&en.out).unwrap(), line(&de.out).unwrap());
    assert!(
        en.ends_with("otherwise DucPham1512/SummerGame: price 3"),
        "{en}"
    );
    assert!(
        de.contains("  umstritten: ") && de.ends_with("Preis 3"),
        "{de}"
    );
}

#[test]
fn a_broken_pack_is_reported_with_file_and_line() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("my-packs/irondie/mine");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(
        folder.join("kinds.toml"),
        "[[kind]]\nid = \"smasher\"\nclass = \"tea\"\n",
    )
    .unwrap();
    let packs = folder.join("../..");
    let packs = packs.to_str().unwrap();
    let ran = run(&["packs", "check", packs]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.out.contains("kinds.toml:3"), "{}", ran.out);
    let hint = format!("packs check {packs}");
    let perft = ["--packs", packs, "perft", "irondie", "--depth", "1"];
    run(&perft).is_bad(&[&hint, "my-packs/irondie/mine"]);
}

#[test]
fn one_problem_is_one_problem() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("stray-packs/chess");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("a.toml"), "").unwrap();
    let packs = folder.join("..");
    let ran = run(&["packs", "check", packs.to_str().unwrap()]);
    assert!(ran.out.ends_with("\n1 problem\n"), "{}", ran.out);
}

#[test]
fn an_ability_with_another_timing_that_would_do_nothing_is_refused_with_file_and_line() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("my-verbs/kapow/mine");
    std::fs::create_dir_all(&folder).unwrap();
    // Grow and Pummel as they are, but for their timings; and a verb that there is not.
    let ability = |id: &str, timing: &str, effects: &str| {
        format!(
            "[[ability]]\nid = \"{id}\"\nname = {{ de = \"x\", en = \"x\" }}\nboard = \"player\"\n\
             timing = \"{timing}\"\nbox = \"any\"\neffects = [{effects}]\nsource = \"rulebook\"\n"
        )
    };
    let mine = [
        ability("grow", "immediate", "{ trait-dice = 1 }"),
        ability("pummel", "power-up", "{ attack-kicker = 2 }"),
        ability("biff", "attack", "{ base-atack = 1 }"),
    ];
    std::fs::write(folder.join("a.toml"), mine.concat()).unwrap();
    let packs = folder.join("../..");
    let ran = run(&["packs", "check", packs.to_str().unwrap()]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    for line in [
        "a.toml:7: `trait-dice` does nothing in immediate; it may stand in power-up, after-power-up,",
        "a.toml:15: `attack-kicker` does nothing in power-up; it may stand in attack, this-round,",
        "a.toml:23: unknown verb `base-atack`: expected one of base-attack, base-defence,",
        "3 problems",
    ] {
        assert!(ran.out.contains(line), "{line} in {}", ran.out);
    }
}
