//! Very many matches on all cores, for those who ask for them: `MATCHES=1000` walks fewer than a
//! hundred thousand, `MODE=2v2` only those of a mode, and `FIRST=3` others than `FIRST=0`, so that
//! several machines can share the work.

use crate::Laws;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

/// A law, as it is asked for here.
pub type Check<'a, G> = dyn Fn(&G, Laws) -> u64 + Sync + 'a;

/// Which matches are walked.
pub struct Many<'a, G> {
    /// What they are called in what is printed.
    pub name: &'a str,
    /// The rules of a part, by its number: set-ups take turns.
    pub open: &'a (dyn Fn(u32) -> G + Sync),
    /// So many parts.
    pub parts: u32,
    /// The bound the game states.
    pub max_inputs: usize,
}

impl<G> Many<'_, G> {
    /// Walks all parts on all cores, and says now and then how far it is.
    pub fn walk(&self, law: &str, check: &Check<'_, G>) {
        let walk = Walk {
            many: self,
            law,
            check,
            began: Instant::now(),
            next: AtomicU32::new(0),
            walked: AtomicU32::new(0),
            checks: AtomicU64::new(0),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(|| walk.on());
            }
        });
        let (walked, checks) = (walk.walked.into_inner(), walk.checks.into_inner());
        assert!(checks > u64::from(walked), "little to check");
    }
}

/// How far it is.
struct Walk<'a, G> {
    many: &'a Many<'a, G>,
    law: &'a str,
    check: &'a Check<'a, G>,
    began: Instant,
    next: AtomicU32,
    walked: AtomicU32,
    checks: AtomicU64,
}

impl<G> Walk<'_, G> {
    /// One part after another, as long as there are any.
    fn on(&self) {
        let parts = self.many.parts;
        let matches = asked("MATCHES", 100_000).div_ceil(parts);
        let first = u64::from(asked("FIRST", 0));
        loop {
            let part = self.next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                return;
            }
            let laws = Laws {
                matches,
                seed: first * u64::from(parts) + u64::from(part),
                max_inputs: self.many.max_inputs,
                word: &[],
            };
            let checks = (self.check)(&(self.many.open)(part), laws);
            self.say(matches, checks);
        }
    }

    /// About ten times a walk.
    fn say(&self, matches: u32, checks: u64) {
        let walked = self.walked.fetch_add(matches, Ordering::Relaxed) + matches;
        let checks = self.checks.fetch_add(checks, Ordering::Relaxed) + checks;
        if (walked / matches).is_multiple_of(self.many.parts.div_ceil(10)) {
            let (name, law) = (self.many.name, self.law);
            let seconds = self.began.elapsed().as_secs();
            println!("{name}, {law}: {walked} matches, {checks} checks, {seconds} s");
        }
    }
}

/// A number that was asked for.
fn asked(name: &str, usual: u32) -> u32 {
    let text = std::env::var(name).ok();
    let number = text.map(|text| text.parse());
    number.map_or(usual, |read| {
        read.unwrap_or_else(|_| panic!("{name} is a number"))
    })
}

/// The modes that are asked for, by their ids.
pub fn modes<M: Copy>(all: &[M], id: impl Fn(M) -> &'static str) -> Vec<M> {
    let asked = std::env::var("MODE").ok();
    let is_asked = |mode: &M| asked.as_deref().is_none_or(|asked| asked == id(*mode));
    let modes: Vec<M> = all.iter().copied().filter(is_asked).collect();
    assert!(!modes.is_empty(), "there is no mode {asked:?}");
    modes
}
