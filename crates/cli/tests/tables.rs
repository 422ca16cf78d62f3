//! The file with all tables, looked after from the command line.

mod common;

use common::{file, run};
use server::store::SqliteStore;
use std::path::{Path, PathBuf};

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn tables_are_copied_put_back_counted_and_deleted() {
    let folder = folder("tables");
    let [own, copy, back] = ["own.db", "copy.db", "back.db"].map(|name| folder.join(name));
    drop(SqliteStore::open(&own).expect("a file"));
    let copied = run(&["backup", text(&copy), "--database", text(&own)]);
    assert_eq!(copied.code, 0, "{}", copied.err);
    assert!(
        copied.out.contains("0 tables with 0 entries"),
        "{}",
        copied.out
    );
    let restored = run(&["restore", text(&copy), "--database", text(&back)]);
    assert!(restored.code == 0 && back.exists(), "{}", restored.err);
    let ages = run(&["tables", "ages", "--database", text(&back)]);
    assert!(ages.out.starts_with("0 tables"), "{}", ages.out);
    let prune = [
        "tables",
        "prune",
        "--older-than",
        "30",
        "--database",
        text(&back),
    ];
    assert_eq!(run(&prune).out, "0 tables were deleted\n");
    let dry = [&prune[..], &["--dry-run"]].concat();
    assert_eq!(run(&dry).out, "0 of 0 tables would be deleted\n");
}

#[test]
fn what_cannot_be_copied_is_said_in_one_line() {
    let folder = folder("tables-bad");
    let [own, copy] = ["own.db", "copy.db"].map(|name| folder.join(name));
    let nowhere = run(&["backup", text(&copy), "--database", text(&own)]);
    nowhere.is_bad(&["copy.db"]);
    assert!(!own.exists() && !copy.exists());
    drop(SqliteStore::open(&own).expect("a file"));
    let taken = file("taken.db", "something");
    run(&["backup", &taken, "--database", text(&own)]).is_bad(&["is there already"]);
    run(&["restore", &taken, "--database", text(&copy)]).is_bad(&["copy.db"]);
    run(&["restore", text(&own), "--database", &taken]).is_bad(&["is there already"]);
    // What a killed server left would undo the copy.
    let back = folder.join("back.db");
    std::fs::write(folder.join("back.db-wal"), "left").expect("a file");
    let beside = run(&["restore", text(&own), "--database", text(&back)]);
    beside.is_bad(&["back.db-wal", "move it away"]);
    assert!(!back.exists());
    run(&["tables", "ages", "--database", text(&copy)]).is_bad(&["no such file"]);
    run(&["tables", "prune"]).is_bad(&["--older-than"]);
    run(&["tables", "prune", "--older-than", "0"]).is_bad(&["0"]);
}

#[test]
fn a_server_that_cannot_be_as_asked_does_not_start() {
    let serve = |more: &[&str]| run(&[&["serve", "--address", "127.0.0.1:0"], more].concat());
    serve(&["--origin", "dice.example"]).is_bad(&["https://dice.example"]);
    if cfg!(target_os = "linux") {
        serve(&["--connections", "2000000000"]).is_bad(&["ulimit -n"]);
    }
}
