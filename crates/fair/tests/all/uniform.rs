//! Every number must come equally often.

use fair::{Draws, Hash, Moment, Seed};

fn throw(before: u32) -> Draws {
    let start = Hash::new([0; 32]);
    Draws::new(&Seed::new([8; 32]), Moment::Throw { start, before })
}

/// Pearson's sum, times `each`, for a count per number that should be `each`.
fn unevenness(counts: &[i64], each: i64) -> i64 {
    counts.iter().map(|count| (count - each).pow(2)).sum()
}

fn counts(bound: u32, each: i64, draws: &mut Draws) -> Vec<i64> {
    let mut counts = vec![0; bound as usize];
    for _ in 0..i64::from(bound) * each {
        counts[draws.below(bound) as usize] += 1;
    }
    counts
}

#[test]
fn one_long_stream_is_even() {
    // The limits are those that honest dice pass 999 times in 1,000; seed and result are fixed.
    for (bound, limit) in [(2, 11), (6, 21), (10, 28), (52, 87), (255, 328)] {
        let mut draws = throw(0);
        let sum = unevenness(&counts(bound, 10_000, &mut draws), 10_000);
        assert!(sum < limit * 10_000, "{bound}: {sum}");
    }
}

#[test]
fn the_first_die_of_many_streams_is_even() {
    // A match opens a new stream for every request, so this is what players really see.
    let mut counts = [0; 6];
    for before in 0..60_000 {
        counts[throw(before).below(6) as usize] += 1;
    }
    let sum = unevenness(&counts, 10_000);
    assert!(sum < 21 * 10_000, "{sum}: {counts:?}");
}
