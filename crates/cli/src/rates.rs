//! `rates`: how often each hero or starter team of a game wins against each other one, with one bot
//! in both seats.

mod cast;
mod kept;
mod picture;
mod play;
mod sheet;

use crate::args::RatesArgs;
use crate::fail::Fail;
use crate::files;
use crate::sim::{kind, progress, threads};
use bots::Kind;
use cast::Cast;
use games::Packs;
use kept::{Kept, Part, Tally};
use play::{PART, play};
use sheet::Sheet;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use words::Lang;

/// So often at most is the file written again.
const EVERY: Duration = Duration::from_secs(1);

/// Plays whatever is missing, and writes the table.
pub(crate) fn run(args: &RatesArgs, lang: Lang, packs: &Packs) -> Result<(), Fail> {
    let bot = kind(&args.bot)?;
    check(args)?;
    let cast = Cast::of(&args.game, &args.heroes, packs)?;
    let kept = Kept::new(args, &bot.to_string(), &cast, packs);
    let kept = match &args.keep {
        Some(path) => kept.resume(path)?,
        None => kept,
    };
    for path in [&args.csv, &args.picture].into_iter().flatten() {
        files::can_write(path)?;
    }
    let table = Table {
        args,
        bot,
        cast,
        packs,
        parts: args.matches / PART,
    };
    table.fill_and_show(kept, lang)
}

fn check(args: &RatesArgs) -> Result<(), Fail> {
    if args.matches == 0 || !args.matches.is_multiple_of(PART) {
        return Err(Fail::bad(format!(
            "--matches takes a multiple of {PART}, such as 400: so many for each pair of heroes"
        )));
    }
    threads(args.threads())
}

/// A table to be filled.
struct Table<'a> {
    args: &'a RatesArgs,
    bot: Kind,
    cast: Cast,
    packs: &'a Packs,
    /// How many parts each pair has.
    parts: u64,
}

impl Table<'_> {
    fn fill_and_show(&self, mut kept: Kept, lang: Lang) -> Result<(), Fail> {
        let begun = Instant::now();
        let missing = self.missing(&kept);
        self.fill(&mut kept, &missing)?;
        let time = begun.elapsed();
        let sheet = Sheet::new(&self.cast, lang, |pair| kept.of_pair(pair, self.parts));
        if let Some(path) = &self.args.csv {
            files::write(path, &sheet.csv())?;
        }
        if let Some(path) = &self.args.picture {
            files::write(path, &picture::draw(&sheet))?;
        }
        let mut out = io::stdout().lock();
        write!(out, "{sheet}")?;
        let played = missing.len() as u64 * PART;
        Ok(writeln!(
            out,
            "{}",
            speed(played, time, self.args.threads())
        )?)
    }

    /// What has not been played: the first parts of all pairs before the second ones, so that a
    /// table that is stopped is filled evenly.
    fn missing(&self, kept: &Kept) -> Vec<Part> {
        let pairs = self.cast.pairs().len();
        let all = (0..self.parts).flat_map(|part| (0..pairs).map(move |pair| (pair, part)));
        all.filter(|part| !kept.parts.contains_key(part)).collect()
    }

    fn fill(&self, kept: &mut Kept, missing: &[Part]) -> Result<(), Fail> {
        let next = AtomicUsize::new(0);
        let bar = progress(missing.len() as u64 * PART);
        std::thread::scope(|scope| {
            let (done, results) = channel();
            for _ in 0..self.args.threads() {
                let (done, next, bar) = (done.clone(), &next, &bar);
                scope.spawn(move || self.work(missing, next, &|| bar.inc(1), &done));
            }
            drop(done);
            let gathered = gather(kept, &results, self.args.keep.as_deref());
            // Where something is wrong nobody begins another part.
            next.store(missing.len(), Ordering::Relaxed);
            gathered
        })?;
        bar.finish_and_clear();
        Ok(())
    }

    fn work(
        &self,
        missing: &[Part],
        next: &AtomicUsize,
        tick: &dyn Fn(),
        done: &Sender<Result<(Part, Tally), Fail>>,
    ) {
        let pairs = self.cast.pairs();
        while let Some(&(pair, part)) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let seed = play::seed(self.args.seed, pair, part);
            let tally = play(&self.cast, pairs[pair], self.packs, self.bot, &seed, tick);
            if done.send(tally.map(|tally| ((pair, part), tally))).is_err() {
                return;
            }
        }
    }
}

/// Takes in results as they come, and keeps them.
fn gather(
    kept: &mut Kept,
    results: &Receiver<Result<(Part, Tally), Fail>>,
    keep: Option<&Path>,
) -> Result<(), Fail> {
    let mut written = Instant::now();
    let mut fresh = false;
    for result in results {
        let (part, tally) = result?;
        kept.parts.insert(part, tally);
        fresh = true;
        if let Some(path) = keep.filter(|_| written.elapsed() >= EVERY) {
            kept.write(path)?;
            (written, fresh) = (Instant::now(), false);
        }
    }
    match keep.filter(|_| fresh) {
        Some(path) => kept.write(path),
        None => Ok(()),
    }
}

/// How many matches in which time, and how long one of them took.
fn speed(matches: u64, time: Duration, threads: usize) -> String {
    if matches == 0 {
        return "nothing was left to play".to_owned();
    }
    let micros = time.as_micros().max(1);
    let rate = u128::from(matches) * 10_000_000 / micros;
    let each = micros * threads as u128 / u128::from(matches) / 1000;
    let (whole, tenths, seconds) = (rate / 10, rate % 10, time.as_secs_f64());
    format!(
        "{matches} matches in {seconds:.1} s, threads: {threads}; {whole}.{tenths} a second, {each} ms each"
    )
}
