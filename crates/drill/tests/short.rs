//! Short runs: a few tables, a few kills.

use std::path::Path;
use std::time::Duration;

const PROGRAM: &str = env!("CARGO_BIN_EXE_drill");

#[tokio::test(flavor = "multi_thread")]
async fn a_little_load_is_answered_without_a_gap() {
    let plan = drill::load::Plan {
        tables: 50,
        watchers: 2,
        moves_per_second: 200,
        time: Duration::from_secs(2),
    };
    let report = drill::load::run(Path::new(PROGRAM), plan).await.unwrap();
    assert!(report.problems.is_empty(), "{report:#?}");
    assert!(report.moves > 100 && report.updates > 1_000, "{report:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_few_kills_lose_and_double_nothing() {
    let plan = drill::torture::Plan {
        kills: 5,
        tables: 4,
        longest_life: 400,
    };
    let report = drill::torture::run(Path::new(PROGRAM), plan).await.unwrap();
    assert!(report.problems.is_empty(), "{report:#?}");
    assert!(
        report.acknowledged > 20 && report.updates > 100,
        "{report:#?}"
    );
}
