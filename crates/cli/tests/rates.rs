//! `rates`, driven as a program would: the table, stopping and going on, and what is turned away.

mod common;

use common::{Ran, file, run};
use std::path::PathBuf;

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run has left is no part of this one.
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("a plain path").to_owned()
}

fn text(path: &str) -> String {
    std::fs::read_to_string(path).expect("it was written")
}

fn rates(matches: &str, more: &[&str]) -> Ran {
    let args = ["rates", "dice-throne", "--heroes", "monk,barbarian,ninja"];
    let args = args.into_iter().chain(["--matches", matches]);
    run(&args.chain(more.iter().copied()).collect::<Vec<_>>())
}

#[test]
fn a_table_is_complete_sums_up_and_is_the_same_on_any_number_of_threads() {
    let [one, two, picture] = ["one.csv", "two.csv", "rates.svg"].map(path);
    let ran = rates("20", &["--bot", "random", "--csv", &one, "--threads", "1"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("120 matches in"), "{}", ran.out);
    let more = ["--bot", "random", "--csv", &two, "--picture", &picture];
    rates(
        "20",
        &[&more[..], &["--threads", "3", "--lang", "de"]].concat(),
    );
    assert_eq!(text(&one), text(&two));
    let rows: Vec<String> = text(&one).lines().skip(1).map(str::to_owned).collect();
    assert_eq!(rows.len(), 9);
    for row in &rows {
        let cells: Vec<&str> = row.split(',').collect();
        let number = |at: usize| cells[at].parse::<f64>().expect("a number");
        assert!(
            (number(3) + number(4) + number(5) - 20.0).abs() < 1e-9,
            "{row}"
        );
        assert!(number(7) <= number(6) && number(6) <= number(8), "{row}");
    }
    // The order of the pack, not that of the command line.
    assert!(
        rows[0].starts_with("barbarian,barbarian,20,"),
        "{}",
        rows[0]
    );
    let svg = text(&picture);
    assert!(svg.starts_with("<svg") && svg.contains("prefers-color-scheme:dark"));
    assert_eq!(svg.matches("<g>").count(), 12, "nine cells and three means");
    assert!(svg.contains("Barbar<"), "names are German");
}

#[test]
fn whoever_stops_goes_on_where_it_was() {
    let [kept, whole, parts] = ["kept.json", "whole.csv", "parts.csv"].map(path);
    rates("30", &["--bot", "random", "--csv", &whole]);
    rates("10", &["--bot", "random", "--keep", &kept]);
    let ran = rates("30", &["--bot", "random", "--keep", &kept, "--csv", &parts]);
    assert!(ran.out.contains("120 matches in"), "{}", ran.out);
    assert_eq!(text(&whole), text(&parts));
    let ran = rates("30", &["--bot", "random", "--keep", &kept]);
    assert!(ran.out.contains("nothing was left to play"), "{}", ran.out);
    // A file that was cut off belongs to nobody, and stays as it is.
    let torn = file("torn.json", &text(&kept)[..200]);
    rates("30", &["--bot", "random", "--keep", &torn]).is_bad(&["torn.json", "rates --keep"]);
    assert_eq!(text(&torn).len(), 200);
}

#[test]
fn foreign_files_and_bad_flags_get_one_line() {
    let kept = path("other.json");
    rates("10", &["--bot", "random", "--keep", &kept]);
    rates("10", &["--bot", "greedy:1", "--keep", &kept]).is_bad(&["other.json", "bot", "random"]);
    let seed = ["--bot", "random", "--keep", &kept, "--seed", "2"];
    rates("10", &seed).is_bad(&["seed"]);
    let foreign = file("foreign.json", "{\"game\": \"dice-throne\"}");
    rates("10", &["--bot", "random", "--keep", &foreign]).is_bad(&["foreign.json"]);
    rates("15", &["--bot", "random"]).is_bad(&["multiple of 10"]);
    rates("10", &["--bot", "clever"]).is_bad(&["clever", "search"]);
    rates("10", &["--bot", "random", "--threads", "0"]).is_bad(&["--threads"]);
    rates("10", &["--bot", "random", "--csv", "/nowhere/x.csv"]).is_bad(&["/nowhere/x.csv"]);
    run(&["rates", "dice-throne", "--bot", "random", "--heroes", "bob"]).is_bad(&["bob", "monk"]);
    run(&["rates", "irondie", "--bot", "random"]).is_bad(&["no heroes", "dice-throne"]);
    run(&["rates", "chess", "--bot", "random"]).is_bad(&["chess", "irondie"]);
}

#[test]
fn characters_of_kapow_are_heroes_too() {
    let args = [
        "rates",
        "kapow",
        "--heroes",
        "coquette,tough-nut",
        "--bot",
        "greedy:1",
    ];
    let ran = run(&[&args[..], &["--matches", "10"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("10 matches in"), "{}", ran.out);
}

#[test]
fn starter_teams_of_dice_masters_are_compared_as_heroes_are() {
    let args = [
        "rates",
        "dice-masters",
        "--heroes",
        "heavyweights,underdogs",
        "--bot",
        "random",
    ];
    let csv = path("teams.csv");
    let ran = run(&[&args[..], &["--matches", "10", "--csv", &csv]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("30 matches in"), "{}", ran.out);
    assert_eq!(text(&csv).lines().count(), 5, "a heading and four pairs");
}
