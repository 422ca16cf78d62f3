//! Whole matches through a pipe: played, saved, verified, tampered with, taken up again.

mod common;

use common::{file, run, run_with};

fn read(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    std::fs::read_to_string(folder.join(name)).expect("the binary wrote it")
}

/// Lines that sooner or later answer any question.
fn answers() -> String {
    "all\n1\n2\n3\n0\n4\n5\n".repeat(400)
}

fn play(seed: &str, record: &str, more: &[&str]) -> common::Ran {
    let mut args = vec!["play", "irondie", "--seats", "human,random"];
    args.extend(["--seed", seed, "--record", record]);
    args.extend(more);
    run_with(&args, &answers())
}

#[test]
fn a_whole_match_is_played_saved_and_verified() {
    let ran = play("c0ffee", "whole.jsonl", &[]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Saved: whole.jsonl"), "{}", ran.out);
    let verified = run(&["record", "verify", "whole.jsonl"]);
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(
        verified.out.starts_with("ok      whole.jsonl"),
        "{}",
        verified.out
    );
    let again = play("c0ffee", "again.jsonl", &[]);
    assert_eq!(
        read("whole.jsonl"),
        read("again.jsonl"),
        "the same seed, the same match"
    );
    assert_eq!(ran.out.replace("whole.jsonl", "again.jsonl"), again.out);
}

/// H1: what a player was shown is compared with the record, from a file that the app saves.
#[test]
fn a_record_is_held_against_what_was_shown() {
    play("1", "shown.jsonl", &[]);
    play("2", "other.jsonl", &[]);
    let record = fair::Record::parse(&read("shown.jsonl")).unwrap();
    let mut shown = fair::Shown::new(1, record.opening().published().clone());
    shown.commitments = record.opening().commitments().unwrap();
    let kept = file("kept.json", &shown.text());
    let verify = |record: &str| run(&["record", "verify", "--shown", &kept, record]);
    let ran = verify("shown.jsonl");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let says = |out: &str, what: &str| assert!(out.contains(what), "{what} in {out}");
    says(
        &ran.out,
        "signed by nobody; as shown to a bystander, with the seal and all",
    );
    shown.commitments.clear();
    file("kept.json", &shown.text());
    says(&verify("shown.jsonl").out, "with the seal alone");
    shown.seat = Some("A".to_owned());
    file("kept.json", &shown.text());
    says(
        &verify("shown.jsonl").out,
        "only in itself: your share was not given",
    );
    let share = record.opening().seats()[0].expect("a person has one");
    shown.own = Some(fair::Own::new("A", share));
    file("kept.json", &shown.text());
    says(
        &verify("shown.jsonl").out,
        "as shown, with your share and inputs; inputs of your seat",
    );
    verify("other.jsonl").is_bad(&["not the match you were shown", "you were promised the seed"]);
    let alone = run(&["record", "verify", "other.jsonl"]);
    assert!(alone.out.contains("only in itself"), "{}", alone.out);
    let broken = file("broken-kept.json", "{}");
    let ran = run(&["record", "verify", "--shown", &broken, "shown.jsonl"]);
    ran.is_bad(&["broken-kept.json", "missing field"]);
}

#[test]
fn no_byte_of_a_record_can_be_changed_unnoticed() {
    play("beef", "sound.jsonl", &[]);
    let sound = read("sound.jsonl");
    for line in [1, 2, 3, sound.lines().count()] {
        let before: usize = sound
            .lines()
            .take(line - 1)
            .map(|line| line.len() + 1)
            .sum();
        let place = before + sound.lines().nth(line - 1).unwrap().len() / 2;
        let mut bytes = sound.clone().into_bytes();
        bytes[place] ^= 1;
        let path = file("flipped.jsonl", &String::from_utf8(bytes).unwrap());
        let ran = run(&["record", "verify", &path]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert_eq!(ran.err.lines().count(), 1);
        assert!(
            ran.err.contains(&format!("line {line}: ")),
            "byte {place}: {}",
            ran.err
        );
    }
}

#[test]
fn a_record_shows_any_moment() {
    play("feed", "moments.jsonl", &[]);
    let start = run(&["record", "show", "moments.jsonl", "--at", "0"]);
    assert!(
        start.out.contains("Round 1") && start.out.contains("To answer: A and B"),
        "{}",
        start.out
    );
    let german = run(&["record", "show", "moments.jsonl", "--lang", "de"]);
    assert!(german.out.contains("Runde"), "{}", german.out);
    let last = german.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("Die Partie ist vorbei."), "{last}");
    run(&["record", "show", "moments.jsonl", "--at", "99999"]).is_bad(&["99999"]);
}

#[test]
fn a_match_put_away_goes_on_where_it_stood() {
    let args = [
        "play",
        "irondie",
        "--seats",
        "human,random",
        "--seed",
        "abba",
    ];
    let begun = run_with(&[&args[..], &["--record", "open.jsonl"]].concat(), "all\n");
    assert!(begun.out.contains("--resume open.jsonl"), "{}", begun.out);
    let open = run(&["record", "verify", "open.jsonl"]);
    assert!(open.out.contains("open;"), "{}{}", open.out, open.err);
    let hint = "astragal play --seats human,random --resume open.jsonl";
    assert!(begun.out.contains(hint), "{}", begun.out);
    let args: Vec<&str> = hint.split(' ').skip(1).collect();
    let ended = run_with(&args, &answers());
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert_eq!(run(&["record", "verify", "open.jsonl"]).code, 0);
    let over = run_with(&args, "");
    over.is_bad(&["open.jsonl", "over"]);
}

#[test]
fn wrong_answers_are_refused_with_a_reason_and_change_nothing() {
    let input = "99\nbattle zork.1\nfly\nthrow smasher.1 > B.smasher.1\nwhy 1\nundo\nrules 99\n";
    let ran = run_with(
        &["play", "irondie", "--seats", "human,random", "--seed", "1"],
        input,
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for reason in [
        "No offer has the number 99",
        "There is no die “zork.1”",
        "“fly” is no move",
        "not what is asked now",
        "That is possible",
        "Nothing can be taken back",
        "There is no rule “99”",
    ] {
        assert!(ran.out.contains(reason), "{reason}: {}", ran.out);
    }
    assert!(ran.out.ends_with("Good-bye.\n"), "{}", ran.out);
}

#[test]
fn a_split_without_life_is_warned_of() {
    let input = "1 2 3\nno\n1 2 3\nyes\n1\n1\n1\n1\n";
    let args = [
        "play",
        "irondie",
        "--seats",
        "human,random",
        "--seed",
        "1",
        "--lang",
        "de",
    ];
    let ran = run_with(&args, input);
    assert_eq!(ran.out.matches("Warnung").count(), 2, "{}", ran.out);
    assert!(
        ran.out.contains("Du verlierst") || ran.out.contains("unentschieden"),
        "{}",
        ran.out
    );
}

#[test]
fn no_line_of_a_board_is_wider_than_eighty_columns() {
    for lang in ["de", "en"] {
        for mode in ["four", "solo-thirsty"] {
            let seats = if mode == "four" {
                "human,random,random,greedy:1"
            } else {
                "human"
            };
            let args = [
                "play",
                "dice-miner",
                "--seed",
                "7",
                "--lang",
                lang,
                "--mode",
                mode,
            ];
            let ran = run_with(&[&args[..], &["--seats", seats]].concat(), &answers());
            assert_eq!(ran.code, 0, "{}", ran.err);
            let wide = ran.out.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None);
        }
        for mode in ["duel", "match", "teams-3"] {
            let seats = "human,random,random,random,random,random";
            let seats = if mode == "teams-3" {
                seats
            } else {
                "human,random"
            };
            let args = [
                "play", "irondie", "--seed", "7", "--lang", lang, "--mode", mode,
            ];
            let ran = run_with(&[&args[..], &["--seats", seats]].concat(), &answers());
            assert_eq!(ran.code, 0, "{}", ran.err);
            let widest = ran
                .out
                .lines()
                .max_by_key(|line| line.chars().count())
                .unwrap();
            assert!(widest.chars().count() <= 80, "{widest}");
        }
    }
}

#[test]
fn two_persons_hand_the_screen_over_behind_a_curtain() {
    let args = ["play", "irondie", "--seats", "human,human", "--seed", "3"];
    let ran = run_with(&args, "\nall\n\nall\n");
    assert_eq!(
        ran.out.matches("answers next, in secret").count(),
        2,
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Seat B answers next"), "{}", ran.out);
}

/// As the app writes a set.
const OWN: &str = "name My set\nsmasher.red* x3\nbarrier.red x2\nswarm.red x4\n\
    side swarm.blue x3";

#[test]
fn sets_come_by_name_from_a_file_or_from_the_workshop() {
    let dice = "smasher.red* x";
    let bad = file("bad-set.txt", dice);
    let bad = format!("A={bad}");
    let args = [
        "play",
        "irondie",
        "--seats",
        "human,random",
        "--seed",
        "1",
        "--set",
    ];
    run_with(&[&args[..], &[&bad]].concat(), "").is_bad(&["bad-set.txt", "line 1", "`x`"]);
    let own = file("own-set.txt", OWN);
    let ran = run_with(&[&args[..], &[&format!("A={own}")]].concat(), "");
    assert!(ran.out.contains("own set"), "{}", ran.out);
    run_with(&[&args[..], &["A=starter-pink"]].concat(), "")
        .is_bad(&["starter-pink", "starter-red"]);
    run_with(&[&args[..], &["Z=starter-red"]].concat(), "").is_bad(&["`Z`"]);
    run_with(&[&args[..], &["A"]].concat(), "").is_bad(&["A=starter-red"]);
    let named = run_with(&[&args[..], &["A=zero-hour"]].concat(), "");
    assert!(named.out.contains("Zero Hour"), "{}", named.out);
    let built = run_with(&[&args[..], &["A=build"]].concat(), "starter-black\ndone\n");
    assert!(built.out.contains("own set"), "{}", built.out);
}

#[test]
fn characters_come_by_name_and_life_by_a_handicap() {
    let args = ["play", "kapow", "--mode", "solo", "--seed", "1", "--set"];
    let ran = run_with(&[&args[..], &["B=coquette"]].concat(), "");
    assert!(ran.out.contains("Coquette"), "{}", ran.out);
    run_with(&[&args[..], &["B=nobody"]].concat(), "").is_bad(&["nobody", "coquette"]);
    let handicap = |life: u8| {
        let text = format!("mode = \"solo\"\n[options]\nextra-life = {life}\n");
        let setup = file(&format!("handicap-{life}.toml"), &text);
        run_with(&["play", "kapow", "--seed", "1", "--setup", &setup], "")
    };
    let ran = handicap(15);
    assert!(ran.out.contains("42 life of 42"), "{}", ran.out);
    handicap(16).is_bad(&["extra-life", "16", "KA-13.12"]);
}

#[test]
fn bad_seeds_and_seats_are_named() {
    run(&["play", "irondie", "--seed", "xyz"]).is_bad(&["xyz", "hexadecimal"]);
    run(&["play", "irondie", "--seats", "nobody"]).is_bad(&["nobody", "human"]);
    run(&["play", "irondie", "--seats", "human,human,human"]).is_bad(&["3", "2 seats"]);
    run(&["play", "irondie", "--lang", "fr"]).is_bad(&["fr", "de"]);
}

#[test]
fn what_the_board_shows_can_be_typed() {
    let args = ["play", "irondie", "--seats", "human,random", "--seed", "1"];
    for (lang, typed) in [("de", "battle Zerstörer.1"), ("en", "Battle SMASHER.1")] {
        let ran = run_with(
            &[&args[..], &["--lang", lang]].concat(),
            &format!("{typed}\nja\n"),
        );
        assert!(!ran.out.contains(&format!("“{typed}”")), "{}", ran.out);
        let refused =
            ran.out.contains(&format!("„{typed}“")) || ran.out.contains("There is no die “");
        assert!(!refused, "{}", ran.out);
    }
}

#[test]
fn a_record_that_cannot_be_written_is_told_before_the_match() {
    let args = ["play", "irondie", "--record", "no-such-folder/x.jsonl"];
    run(&args).is_bad(&["no-such-folder/x.jsonl", "nothing can be written"]);
}

#[test]
fn what_is_no_record_is_called_so() {
    let path = common::file("hello.txt", "hello\n");
    run(&["record", "verify", &path]).is_bad(&["no record of a match"]);
}

#[test]
fn persons_agree_on_a_draw_and_bots_do_not() {
    let with_bot = ["play", "irondie", "--seats", "human,random", "--seed", "1"];
    let ran = run_with(&with_bot, "draw\n");
    assert!(ran.out.contains("With a bot at the table"), "{}", ran.out);
    let alone = ["play", "irondie", "--seats", "human,human", "--seed", "1"];
    // Behind the curtain first.
    let ran = run_with(&alone, "\ndraw\nyes\n");
    assert!(ran.out.contains("The match is a draw"), "{}", ran.out);
}

#[test]
fn german_is_spoken_throughout() {
    let args = [
        "play",
        "dice-miner",
        "--seats",
        "human,random",
        "--seed",
        "2",
    ];
    let ran = run_with(&[&args[..], &["--lang", "de"]].concat(), "take 1.1\n1\n");
    assert!(ran.out.contains("die Helden werden gewählt"), "{}", ran.out);
    assert!(ran.out.contains("Bier:"), "{}", ran.out);
    for foreign in ["hazard", "tunnel.", "(hero)", "(dig)"] {
        let board = ran.out.lines().filter(|line| !line.contains("hero "));
        assert!(
            !board.clone().any(|line| line.contains(foreign)),
            "{}",
            ran.out
        );
    }
}
