//! Threads that write what may wait: the past told again, records. They give way to everybody else,
//! so that no move waits for them, however much is asked.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A scribe writes for so long and then puts the pen down for a while. Who gives way is let work on
/// by the system all the same until its time is up, some milliseconds; a move would wait for that.
const PIECE: Duration = Duration::from_micros(250);
const PAUSE: Duration = Duration::from_micros(750);

type Work = Box<dyn FnOnce() + Send>;

/// The threads, which end when this is dropped and all is written.
pub(crate) struct Scribes(Sender<Work>);

impl Scribes {
    /// So many threads; at least one.
    pub(crate) fn new(count: usize) -> Scribes {
        let (sender, work) = channel();
        let work = Arc::new(Mutex::new(work));
        for _ in 0..count.max(1) {
            let work = Arc::clone(&work);
            std::thread::spawn(move || write_all(&work));
        }
        Scribes(sender)
    }

    /// Makes something when it is its turn; nothing where that fails.
    pub(crate) async fn make<T: Send + 'static>(
        &self,
        making: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, made) = oneshot::channel();
        // Who waits for it may have gone by then.
        let work: Work = Box::new(move || drop(reply.send(making())));
        self.0.send(work).ok()?;
        made.await.ok()
    }
}

/// What a scribe does between two pieces of something long.
pub(crate) fn pauses() -> impl FnMut() {
    let mut begun = Instant::now();
    move || {
        if begun.elapsed() >= PIECE {
            std::thread::sleep(PAUSE);
            begun = Instant::now();
        }
    }
}

fn write_all(work: &Mutex<Receiver<Work>>) {
    give_way();
    while let Ok(next) = next(work) {
        // What fails is told to whoever waits, as nothing comes; the next is written all the same.
        drop(catch_unwind(AssertUnwindSafe(next)));
    }
}

fn next(work: &Mutex<Receiver<Work>>) -> Result<Work, std::sync::mpsc::RecvError> {
    let work = work.lock().unwrap_or_else(PoisonError::into_inner);
    work.recv()
}

/// How much less than everybody else: a tenth of a processor that all want.
#[cfg(target_os = "linux")]
const LESS: i32 = 10;

/// On Linux each thread has a place of its own among all that want a processor. Elsewhere only
/// whole programs have.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(LESS) {
        tracing::debug!(%error, "scribes are as important as everybody else");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_fails_keeps_nothing_else_from_being_made() {
        let scribes = Scribes::new(1);
        assert_eq!(scribes.make(|| 1).await, Some(1));
        assert_eq!(scribes.make(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(scribes.make(|| 2).await, Some(2));
    }

    #[test]
    fn something_long_is_written_in_pieces() {
        let (begun, mut pause, mut paused) = (Instant::now(), pauses(), 0);
        while paused < 8 {
            let before = Instant::now();
            pause();
            paused += u32::from(before.elapsed() >= PAUSE);
        }
        assert!(begun.elapsed() >= 8 * (PIECE + PAUSE));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_scribe_gives_way_and_nobody_else_does() {
        let place = || rustix::process::nice(0).unwrap();
        let (before, scribes) = (place(), Scribes::new(1));
        let scribe = scribes.make(place).await.unwrap();
        assert_eq!((scribe, place()), ((before + LESS).min(19), before));
    }
}
