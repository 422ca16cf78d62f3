//! Many matches at once: tallies of a line-up, and fair comparisons of two players, who play every
//! match twice, on the same dice with the seats exchanged. What comes out does not depend on the
//! number of threads.

use crate::table::random_match;
use crate::worth::worth;
use crate::{Cup, Interval, Kind, Noise, Played, Player, Stopwatch, Tally, play_match};
use kernel::{Game, Seat, SeatSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::ScopedJoinHandle;

/// Makes a player from a seed.
pub type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Player<G>> + Sync);

/// How many matches, on which dice, on how many threads.
#[derive(Clone, Copy)]
pub struct Series<'a> {
    /// Matches to play, or pairs of matches.
    pub matches: u64,
    /// Decides all dice and all that players leave to chance.
    pub seed: u64,
    /// Threads to play on, at least one.
    pub threads: usize,
    /// Called after every match, from any thread: to show progress.
    pub tick: &'a (dyn Fn() + Sync),
}

impl Series<'_> {
    /// A series on one thread that shows no progress.
    pub fn new(matches: u64, seed: u64) -> Series<'static> {
        Series {
            matches,
            seed,
            threads: 1,
            tick: &|| (),
        }
    }
}

/// Lets one line-up play, a kind of bot for each seat. Where all play at random it takes the fast
/// way of [`random_match`].
pub fn play_series<G: Game + Sync>(
    game: &G,
    line_up: &[Kind],
    stopwatch: Option<&Stopwatch>,
    series: &Series<'_>,
) -> Tally {
    assert_eq!(line_up.len(), usize::from(game.seats()), "one bot per seat");
    if line_up.iter().all(|&kind| kind == Kind::Random) {
        return play_random(game, series);
    }
    let played = each_match(
        series,
        || (),
        |(), _, noise| {
            let kinds = line_up.iter().zip(2..);
            let players = kinds.map(|(kind, at)| kind.player(noise.seed_of(at), stopwatch));
            let mut players: Vec<_> = players.collect();
            let mut tally = Tally::default();
            tally.count(&play_match(
                game,
                &mut players,
                &mut Cup::new(noise.seed_of(0)),
            ));
            tally
        },
    );
    played.iter().fold(Tally::default(), Tally::with)
}

fn play_random<G: Game + Sync>(game: &G, series: &Series<'_>) -> Tally {
    let played = each_match(series, Vec::new, |offers, _, noise| {
        let mut tally = Tally::default();
        tally.count(&random_match(game, &mut noise.stream(0), offers));
        tally
    });
    played.iter().fold(Tally::default(), Tally::with)
}

/// How one player did against another.
#[derive(Debug, Clone, PartialEq)]
pub struct Comparison {
    /// What the first player's matches were worth on average, from 0 to 1, with an interval over
    /// pairs: the two matches of a pair share their dice, so only pairs are independent.
    pub score: Interval,
    /// The same for each pair, in order: what to reckon with when more pairs are added.
    pub pairs: Vec<f64>,
    /// Matches won by the first player, drawn or broken off, and lost.
    pub won_drawn_lost: [u64; 3],
    /// Matches that came to an end.
    pub finished: u64,
    /// Decisions made by both players.
    pub decisions: u64,
}

/// Compares two players. The first takes the seats `sides` in one match of each pair and all others
/// in the other.
pub fn play_pairs<G: Game + Sync>(
    game: &G,
    [one, two]: [Maker<'_, G>; 2],
    sides: SeatSet,
    series: &Series<'_>,
) -> Comparison {
    let exchanged: SeatSet = Seat::first(game.seats())
        .filter(|&seat| !sides.contains(seat))
        .collect();
    let pairs = each_match(
        series,
        || (),
        |(), _, noise| {
            [sides, exchanged].map(|seats| {
                let players = Seat::first(game.seats()).map(|seat| {
                    let first = seats.contains(seat);
                    // The same seed for a player in both matches, whatever seats it has.
                    let (make, at) = if first { (one, 1) } else { (two, 2) };
                    make(noise.seed_of(at))
                });
                let mut players: Vec<_> = players.collect();
                let cup = &mut Cup::new(noise.seed_of(0));
                (play_match(game, &mut players, cup), seats)
            })
        },
    );
    compare(&pairs)
}

/// Compares two players over many deals, each a game of its own: what the first one made of each
/// pair, in order. `open` gives the game of a number and the seats of the first player.
pub fn play_deals<G: Game + Sync>(
    open: impl Fn(u64) -> (G, SeatSet) + Sync,
    makers: [Maker<'_, G>; 2],
    series: &Series<'_>,
) -> Vec<f64> {
    let play = |(): &mut (), index, _: &Noise| {
        let (game, sides) = open(index);
        let series = Series::new(1, index);
        play_pairs(&game, makers, sides, &series).score.mean
    };
    each_match(series, || (), play)
}

/// What a match was worth to some seats on average; a match broken off counts as a draw.
fn score(played: &Played, seats: SeatSet) -> f64 {
    let worths = seats.iter().map(|seat| match &played.outcome {
        Some(outcome) => worth(outcome, seat),
        None => 0.5,
    });
    worths.sum::<f64>() / f64::from(seats.len().max(1))
}

fn compare(pairs: &[[(Played, SeatSet); 2]]) -> Comparison {
    let mut won_drawn_lost = [0; 3];
    let mut tally = Tally::default();
    let scores = pairs.iter().map(|pair| {
        let scores = pair.each_ref().map(|(played, seats)| {
            let score = score(played, *seats);
            won_drawn_lost[which(score)] += 1;
            tally.count(played);
            score
        });
        scores.iter().sum::<f64>() / 2.0
    });
    let pairs: Vec<f64> = scores.collect();
    Comparison {
        score: Interval::of_mean(&pairs),
        pairs,
        won_drawn_lost,
        finished: tally.finished,
        decisions: tally.decisions,
    }
}

/// Whether a score is a win (0), a draw (1) or a defeat (2).
fn which(score: f64) -> usize {
    if score > 0.5 {
        0
    } else if score < 0.5 {
        2
    } else {
        1
    }
}

/// Does something for every match of a series, each with its number and noise of its own, and hands
/// back the results in order. `tools` are made once per thread.
fn each_match<T, R: Send>(
    series: &Series<'_>,
    tools: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64, &Noise) -> R + Sync,
) -> Vec<R> {
    let next = AtomicU64::new(0);
    let noise = Noise::new(series.seed);
    let work = || {
        let mut tools = tools();
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= series.matches {
                return done;
            }
            done.push((index, play(&mut tools, index, &noise.stream(index))));
            (series.tick)();
        }
    };
    let mut done = if series.threads <= 1 {
        work()
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..series.threads).map(|_| scope.spawn(work)).collect();
            let results = threads.into_iter().map(ScopedJoinHandle::join);
            results
                .flat_map(|done| done.expect("a thread that panics ends the whole"))
                .collect()
        })
    };
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}
