//! The one thread that writes. It takes all jobs that wait, does them in one transaction, and
//! answers them when the disk has them: many tables share one wait for the disk.

use super::jobs::{Done, Job};
use super::told;
use super::watch::Watch;
use crate::store::StoreError;
use rusqlite::Connection;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The most jobs in one transaction, so that none waits long for the others.
const BATCH: usize = 256;

/// Writes until it is told to finish, or the last sender is gone.
pub(super) fn run(
    connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    watch: &Watch,
    answers_early: bool,
) {
    while let Some(first) = queue.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            batch.push(job);
        }
        let finishes = batch.iter().any(|job| matches!(job, Job::Finish(_)));
        write(&connection, batch, watch, answers_early);
        if finishes {
            break;
        }
    }
    // Tidies the write-ahead log away; whatever fails here is repaired at the next opening.
    drop(connection.close());
}

fn write(connection: &Connection, batch: Vec<Job>, watch: &Watch, answers_early: bool) {
    let (begun, jobs) = (Instant::now(), batch.len());
    if let Err(error) = begin(connection, watch) {
        tracing::error!(%error, jobs, "the store cannot write");
        watch.failed();
        for job in batch {
            job.fail(error.clone());
        }
        return;
    }
    let (mut done, result) = run_all(connection, batch);
    if answers_early {
        done.drain(..).for_each(|job| job.answer(result.clone()));
        // Long enough for whoever looks at the file now.
        std::thread::sleep(Duration::from_millis(20));
    }
    let result = result.and_then(|()| commit(connection));
    match &result {
        Ok(()) => watch.committed(jobs, begun.elapsed()),
        Err(error) => {
            watch.failed();
            tracing::error!(%error, jobs = done.len(), "the store could not write");
            // After some faults SQLite has rolled back by itself; then there is nothing to undo.
            drop(connection.execute_batch("ROLLBACK"));
        }
    }
    for job in done {
        job.answer(result.clone());
    }
}

/// What is written into a file that nobody can find again is lost: that is no place to write.
fn begin(connection: &Connection, watch: &Watch) -> Result<(), StoreError> {
    if !watch.is_there() {
        return Err(StoreError::Gone);
    }
    let begun = connection.execute_batch("BEGIN IMMEDIATE");
    begun.map_err(|error| told(&error))
}

/// Does jobs until one meets a fault; the rest are answered with the same fault.
fn run_all(connection: &Connection, batch: Vec<Job>) -> (Vec<Done>, Result<(), StoreError>) {
    let mut done = Vec::new();
    let mut result = Ok(());
    for job in batch {
        if let Err(error) = &result {
            job.fail(StoreError::clone(error));
            continue;
        }
        let (one, fault) = job.run(connection);
        done.push(one);
        result = fault.map_err(|fault| told(&fault));
    }
    (done, result)
}

fn commit(connection: &Connection) -> Result<(), StoreError> {
    connection
        .execute_batch("COMMIT")
        .map_err(|error| told(&error))
}
