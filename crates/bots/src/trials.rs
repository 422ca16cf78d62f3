//! Bots put to the test on a small game: what they promise, and how strong they are.

use crate::ford::{BUNDLES, Ford, Offer, Phase, State, View, load};
use crate::paired::{Comparison, Series, play_pairs, play_series};
use crate::{Budget, Greedy, Kind, Knobs, Noise, Player, Search, by_name, random_match};
use kernel::{Ask, Choice, Game, Seat, SeatSet, Viewer};

fn compare(one: &str, two: &str, pairs: u64) -> Comparison {
    let [one, two] = [one, two].map(|name| by_name(name).unwrap());
    let first = SeatSet::of(Seat::new(0).unwrap());
    let series = Series {
        threads: 2,
        ..Series::new(pairs, 11)
    };
    let makers: [crate::paired::Maker<'_, Ford>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    play_pairs(&Ford, makers, first, &series)
}

#[test]
#[ignore = "prints a table"]
fn table() {
    for (one, two) in [
        ("greedy", "random"),
        ("search:100", "greedy"),
        ("search:1000", "greedy"),
        ("search:1000", "search:100"),
        ("search:4000", "search:1000"),
    ] {
        let start = std::time::Instant::now();
        let c = compare(one, two, 1000);
        println!(
            "{one} {two} {:?} {:?} {:?}",
            c.score,
            c.won_drawn_lost,
            start.elapsed()
        );
    }
}
