//! Every script in `records/kapow/scripts` holds, and every one of them can fail.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Kapow, Mode, Pack, Setup};
use kernel::{Match, Script, Step, run_script};
use std::path::PathBuf;

fn scripts() -> Vec<(String, Script)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/kapow/scripts");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap();
        let script = Script::read(&text).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        (name, script)
    };
    paths.iter().map(read).collect()
}

fn game(script: &Script) -> Kapow {
    let setup = match script.setup.as_str() {
        "" => Setup::of_mode(Mode::Beginner),
        text => Setup::read(text).unwrap(),
    };
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

fn run(script: &Script) -> Result<Match<Kapow>, kernel::Failure> {
    run_script(game(script), script)
}

#[test]
fn set_ups_that_must_be_turned_away_are() {
    for (name, script) in scripts() {
        for (line, text) in &script.unplayable {
            let setup = Setup::read(text).unwrap_or_else(|e| panic!("{name}:{line}: {e:?}"));
            let opened = Kapow::open(Pack::builtin().clone(), &setup);
            assert!(opened.is_err(), "{name}:{line}: the set-up was accepted");
        }
    }
}

#[test]
fn every_script_holds() {
    let failed: Vec<String> = scripts()
        .iter()
        .filter_map(|(name, script)| {
            run(script)
                .err()
                .map(|failure| format!("{name}: {failure}"))
        })
        .collect();
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
fn every_script_checks_something_that_could_be_otherwise() {
    for (name, script) in scripts() {
        let checks = script
            .steps
            .iter()
            .filter(|(_, step)| !matches!(step, Step::Enter(_)));
        assert!(
            checks.count() + script.unplayable.len() > 0,
            "{name} expects nothing"
        );
        for place in 0..script.steps.len() {
            let mut changed = script.clone();
            if let Step::Expect { value, .. } = &mut changed.steps[place].1 {
                *value = serde_json::json!("something else");
                assert!(run(&changed).is_err(), "{name} holds whatever it expects");
            }
        }
    }
}
