//! An eye on the file: whether it is still the one that was opened, and how writing goes.

use crate::store::Measures;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What is known of the file and of those who write to it.
#[derive(Debug)]
pub(super) struct Watch {
    path: PathBuf,
    opened: Option<(u64, u64)>,
    commits: AtomicU64,
    jobs: AtomicU64,
    faults: AtomicU64,
    micros: AtomicU64,
    slowest: AtomicU64,
}

impl Watch {
    /// Of a file that has just been opened.
    pub(super) fn new(path: &Path) -> Watch {
        Watch {
            path: path.to_owned(),
            opened: identity(path),
            commits: AtomicU64::new(0),
            jobs: AtomicU64::new(0),
            faults: AtomicU64::new(0),
            micros: AtomicU64::new(0),
            slowest: AtomicU64::new(0),
        }
    }

    /// Whether the file is still where it was.
    pub(super) fn is_there(&self) -> bool {
        identity(&self.path) == self.opened && self.opened.is_some()
    }

    pub(super) fn committed(&self, jobs: usize, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.commits.fetch_add(1, Relaxed);
        self.jobs.fetch_add(jobs as u64, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
        self.slowest.fetch_max(micros, Relaxed);
    }

    pub(super) fn failed(&self) {
        self.faults.fetch_add(1, Relaxed);
    }

    /// How it goes; how many tables there are and how many wait, others know.
    pub(super) fn measures(&self, tables: u64, waiting: u64) -> Measures {
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |meta| meta.len());
        let mut beside = self.path.clone().into_os_string();
        beside.push("-wal");
        Measures {
            tables,
            waiting,
            file_bytes: size(&self.path),
            wal_bytes: size(Path::new(&beside)),
            commits: self.commits.load(Relaxed),
            jobs: self.jobs.load(Relaxed),
            faults: self.faults.load(Relaxed),
            commit_micros: self.micros.load(Relaxed),
            slowest_micros: self.slowest.load(Relaxed),
        }
    }
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    std::fs::metadata(path).ok().map(|meta| of(&meta))
}

#[cfg(unix)]
fn of(meta: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (meta.dev(), meta.ino())
}

#[cfg(not(unix))]
fn of(_: &Metadata) -> (u64, u64) {
    (0, 0)
}
