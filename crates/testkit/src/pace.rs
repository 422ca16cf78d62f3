//! How fast a game is played at random, with the answer checked.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use std::time::Instant;

/// Plays matches and prints the pace. `play` plays one and says how many decisions were made and
/// how often memory was asked for.
///
/// # Panics
///
/// Where memory was asked for, and where there were not as many decisions as expected: then the
/// rules have changed, and a fast wrong result is none.
pub fn pace(mode: &str, matches: u64, expected: u64, mut play: impl FnMut() -> (u64, u64)) {
    let (mut decisions, mut allocations) = (0, 0);
    let began = Instant::now();
    for _ in 0..matches {
        let (decided, allocated) = play();
        decisions += decided;
        allocations += allocated;
    }
    let rate = decisions as f64 / began.elapsed().as_secs_f64() / 1e6;
    println!("{mode:12} {rate:6.2} M decisions/s  {decisions} decisions");
    assert_eq!(allocations, 0, "a warmed step allocates nothing");
    assert_eq!(decisions, expected, "the rules of {mode} have changed");
}

/// Answers the same question so often, and prints how long each answer takes.
///
/// # Panics
///
/// Where the answer is not the expected one: a fast wrong result is none.
pub fn answer_time(question: &str, times: u32, expected: u64, mut answer: impl FnMut() -> u64) {
    let began = Instant::now();
    let sum: u64 = (0..times).map(|_| answer()).sum();
    let micros = began.elapsed().as_secs_f64() * 1e6 / f64::from(times);
    println!("{question:40} {micros:8.1} µs");
    assert_eq!(sum / u64::from(times), expected, "{question}");
}
