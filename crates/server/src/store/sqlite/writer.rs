//! The one thread that writes. It takes all jobs that wait, does them in one transaction, and
//! answers them when the disk has them: many tables share one wait for the disk.

use super::jobs::{Done, Job};
use super::told;
use crate::store::StoreError;
use rusqlite::Connection;
use tokio::sync::mpsc;

/// The most jobs in one transaction, so that none waits long for the others.
const BATCH: usize = 256;

/// Writes until the last sender is gone.
pub(super) fn run(connection: Connection, mut queue: mpsc::Receiver<Job>) {
    while let Some(first) = queue.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            batch.push(job);
        }
        write(&connection, batch);
    }
    // Tidies the write-ahead log away; whatever fails here is repaired at the next opening.
    drop(connection.close());
}

fn write(connection: &Connection, batch: Vec<Job>) {
    if let Err(error) = connection.execute_batch("BEGIN IMMEDIATE") {
        let error = told(&error);
        for job in batch {
            job.fail(error.clone());
        }
        return;
    }
    let (done, result) = run_all(connection, batch);
    let result = result.and_then(|()| commit(connection));
    if let Err(error) = &result {
        tracing::error!(%error, jobs = done.len(), "the store could not write");
        // After some faults SQLite has rolled back by itself; then there is nothing to undo.
        drop(connection.execute_batch("ROLLBACK"));
    }
    for job in done {
        job.answer(result.clone());
    }
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
