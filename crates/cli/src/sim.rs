//! `sim`: bots against bots.

mod pairs;

use crate::args::SimArgs;
use crate::fail::Fail;
use crate::open::open;
use bots::paired::{Series, play_series};
use bots::{Interval, Kind, Tally};
use games::{Packs, Visit};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Seat};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};
use std::time::Instant;

/// More threads than this help nobody.
const MOST_THREADS: usize = 256;

/// Plays the matches and prints what came of them.
pub(crate) fn run(args: &SimArgs, packs: &Packs) -> Result<(), Fail> {
    let kinds: Result<Vec<Kind>, Fail> = args.seats.iter().map(|name| kind(name)).collect();
    check(args)?;
    let opened = open(&args.which, packs)?;
    let mode = opened.mode;
    let kinds = kinds?;
    opened.game.visit(Sim { args, kinds, mode })
}

/// The bot of a name.
pub(crate) fn kind(name: &str) -> Result<Kind, Fail> {
    name.trim()
        .parse()
        .map_err(|unknown: bots::UnknownBot| Fail::bad(unknown.to_string()))
}

fn check(args: &SimArgs) -> Result<(), Fail> {
    if args.matches == 0 {
        return Err(Fail::bad("--matches 0 plays nothing; at least 1 is needed"));
    }
    if args.paired && args.matches % 2 == 1 {
        return Err(Fail::bad(
            "--paired plays every match twice; --matches must be even",
        ));
    }
    threads(args.threads)
}

/// Whether so many threads make sense.
pub(crate) fn threads(count: usize) -> Result<(), Fail> {
    if (1..=MOST_THREADS).contains(&count) {
        return Ok(());
    }
    Err(Fail::bad(format!(
        "--threads takes a number from 1 to {MOST_THREADS}"
    )))
}

struct Sim<'a> {
    args: &'a SimArgs,
    kinds: Vec<Kind>,
    mode: &'static str,
}

/// What came of all matches.
struct Results {
    finished: u64,
    decisions: u64,
    wins: Vec<u64>,
    draws: u64,
    /// The shares of wins, seat by seat, and of draws.
    shares: Vec<Interval>,
    drawn: Interval,
    /// In paired matches: what the first bot made of them.
    score: Option<Interval>,
}

impl Visit for Sim<'_> {
    type Out = Result<(), Fail>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        let line_up = self.line_up(game.seats())?;
        let bar = progress(self.args.matches);
        let step = if self.args.paired { 2 } else { 1 };
        let tick = || bar.inc(step);
        let silent = || ();
        let series = Series {
            matches: if self.args.paired {
                self.args.matches / 2
            } else {
                self.args.matches
            },
            seed: self.args.seed,
            threads: self.args.threads,
            tick: if bar.is_hidden() { &silent } else { &tick },
        };
        let begun = Instant::now();
        let results = if self.args.paired {
            pairs::play(&game, &line_up, &series)?
        } else {
            straight(&game, &line_up, &series)
        };
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        self.print(G::ID, &line_up, &results, seconds)
    }
}

impl Sim<'_> {
    /// One bot for each seat: those named, in turn.
    fn line_up(&self, seats: u8) -> Result<Vec<Kind>, Fail> {
        let (named, seats) = (self.kinds.len(), usize::from(seats));
        if named == 0 || !seats.is_multiple_of(named) {
            return Err(Fail::bad(format!(
                "--seats names {named} bots for {seats} seats; name one for each seat, or fewer that take turns"
            )));
        }
        Ok(self.kinds.iter().copied().cycle().take(seats).collect())
    }

    fn print(
        &self,
        game: &str,
        line_up: &[Kind],
        results: &Results,
        seconds: f64,
    ) -> Result<(), Fail> {
        let mut out = io::stdout().lock();
        if self.args.json {
            return Ok(writeln!(
                out,
                "{}",
                self.json(game, line_up, results, seconds)
            )?);
        }
        let (matches, finished, seed) = (self.args.matches, results.finished, self.args.seed);
        let mode = self.mode;
        writeln!(
            out,
            "{game} {mode}: {matches} matches, {finished} finished, seed {seed}"
        )?;
        let names = results
            .wins
            .iter()
            .zip(&results.shares)
            .zip(line_up)
            .zip(b'A'..);
        for (((wins, share), kind), letter) in names {
            let who = if self.args.paired {
                String::new()
            } else {
                char::from(letter).to_string()
            };
            writeln!(
                out,
                "  {who:<2}{:<14} {wins:>9} won   {}",
                kind.to_string(),
                shown(share)
            )?;
        }
        writeln!(
            out,
            "  {:<16} {:>9} drawn {}",
            "",
            results.draws,
            shown(&results.drawn)
        )?;
        if let Some(score) = &results.score {
            writeln!(
                out,
                "  score of {} over pairs: {}",
                line_up[0],
                shown(score)
            )?;
        }
        let (decisions, rate) = (results.decisions, per_second(results.decisions, seconds));
        Ok(writeln!(
            out,
            "{decisions} decisions in {seconds:.2} s: {rate} a second"
        )?)
    }

    fn json(&self, game: &str, line_up: &[Kind], results: &Results, seconds: f64) -> Value {
        let pair = |interval: &Interval| json!([interval.low, interval.high]);
        let mut document = json!({
            "game": game,
            "mode": self.mode,
            "seats": line_up.iter().map(Kind::to_string).collect::<Vec<_>>(),
            "seed": self.args.seed,
            "matches": self.args.matches,
            "finished": results.finished,
            "decisions": results.decisions,
            "seconds": seconds,
            "decisions_per_second": per_second(results.decisions, seconds),
            "outcomes": { "wins": results.wins, "draws": results.draws },
            "intervals": {
                "wins": results.shares.iter().map(pair).collect::<Vec<_>>(),
                "draws": pair(&results.drawn),
            },
        });
        if let Some(score) = &results.score {
            let (mean, low, high) = (score.mean, finite(score.low), finite(score.high));
            document["paired"] = json!({ "score": mean, "interval": [low, high] });
        }
        document
    }
}

fn straight<G: Game + Sync>(game: &G, line_up: &[Kind], series: &Series<'_>) -> Results {
    let tally: Tally = play_series(game, line_up, None, series);
    let seats = || Seat::first(game.seats());
    Results {
        finished: tally.finished,
        decisions: tally.decisions,
        wins: seats().map(|seat| tally.wins[seat.index()]).collect(),
        draws: tally.draws,
        shares: seats().map(|seat| tally.wins_of(seat)).collect(),
        drawn: tally.drawn(),
        score: None,
    }
}

/// A bar on a terminal, nothing otherwise.
pub(crate) fn progress(matches: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (left {eta})");
    let bar = ProgressBar::new(matches);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn shown(share: &Interval) -> String {
    let percent = |share: f64| 100.0 * share;
    let (mean, low, high) = (percent(share.mean), percent(share.low), percent(share.high));
    format!("{mean:5.1} %  (95 %: {low:.1} to {high:.1})")
}

fn per_second(decisions: u64, seconds: f64) -> u64 {
    let nanos = (seconds * 1e9) as u128;
    (u128::from(decisions) * 1_000_000_000 / nanos.max(1)) as u64
}

/// JSON has no infinity; an unknown bound is null.
fn finite(bound: f64) -> Option<f64> {
    bound.is_finite().then_some(bound)
}
