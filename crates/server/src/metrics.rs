//! Counts for whoever runs the server, in the text format that Prometheus reads.

use crate::store::Measures;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The counts of one server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables_awake: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) tables_opened: Count,
    pub(crate) accepted: Count,
    pub(crate) refused: Count,
    pub(crate) repeated: Count,
    pub(crate) bot_moves: Count,
    pub(crate) stand_ins: Count,
    pub(crate) too_slow: Count,
    pub(crate) too_much: Count,
    /// Sockets that ended with something that was no message, or with nothing.
    pub(crate) sockets_broken: Count,
    /// Requests turned away because there were too many of one address.
    pub(crate) too_often: Count,
    /// Connections turned away: too many of one address, or in all.
    pub(crate) turned_away: Count,
    pub(crate) store_errors: Count,
    /// Tables whose logs make no table.
    pub(crate) unwoken: Count,
    /// Tables deleted because nobody has used them for long.
    pub(crate) expired: Count,
    /// Tasks of tables that panicked.
    pub(crate) panics: Count,
    /// From the moment a command is heard to its acknowledgement.
    pub(crate) acknowledged: Histogram,
    /// How long a newcomer keeps its table busy, and how much it is told.
    pub(crate) hellos: Histogram,
    pub(crate) hello_bytes: Count,
    /// How long bots wait before they may think.
    pub(crate) bot_waits: Histogram,
    pub(crate) requests: [Count; 5],
}

/// Something that only grows.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self) {
        self.add_many(1);
    }

    pub(crate) fn add_many(&self, many: u64) {
        self.0.fetch_add(many, Relaxed);
    }
}

/// Something that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    pub(crate) fn now(&self) -> usize {
        usize::try_from(self.0.load(Relaxed)).unwrap_or(0)
    }
}

/// Upper ends of the buckets, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000];

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [Count; BOUNDS.len()],
    count: Count,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if micros <= bound * 1_000 {
                bucket.add();
            }
        }
        self.count.add();
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, name: &str, text: &mut String) -> std::fmt::Result {
        writeln!(text, "# TYPE {name} histogram")?;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let (whole, part) = (bound / 1_000, bound % 1_000);
            let count = bucket.0.load(Relaxed);
            writeln!(text, "{name}_bucket{{le=\"{whole}.{part:03}\"}} {count}")?;
        }
        let (count, micros) = (self.count.0.load(Relaxed), self.micros.load(Relaxed));
        writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}")?;
        let (seconds, rest) = (micros / 1_000_000, micros % 1_000_000);
        writeln!(text, "{name}_sum {seconds}.{rest:06}")?;
        writeln!(text, "{name}_count {count}")
    }
}

impl Metrics {
    /// All counts as text, with those of the store, if it answers.
    pub(crate) fn text(&self, store: Option<Measures>, bots_waiting: usize) -> String {
        let mut text = String::new();
        self.write(&mut text)
            .and_then(|()| write_store(store, bots_waiting, &mut text))
            .expect("writing to a text cannot fail");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let gauges = [
            ("astragal_tables_awake", &self.tables_awake),
            ("astragal_sockets", &self.sockets),
            ("astragal_connections", &self.connections),
        ];
        for (name, gauge) in gauges {
            writeln!(text, "# TYPE {name} gauge\n{name} {}", gauge.now())?;
        }
        let counts = [
            ("astragal_tables_opened_total", &self.tables_opened),
            ("astragal_commands_accepted_total", &self.accepted),
            ("astragal_commands_refused_total", &self.refused),
            ("astragal_commands_repeated_total", &self.repeated),
            ("astragal_bot_moves_total", &self.bot_moves),
            ("astragal_stand_ins_total", &self.stand_ins),
            ("astragal_closed_too_slow_total", &self.too_slow),
            ("astragal_closed_too_much_total", &self.too_much),
            ("astragal_sockets_broken_total", &self.sockets_broken),
            ("astragal_requests_too_often_total", &self.too_often),
            ("astragal_connections_turned_away_total", &self.turned_away),
            ("astragal_store_errors_total", &self.store_errors),
            ("astragal_tables_unwoken_total", &self.unwoken),
            ("astragal_panics_total", &self.panics),
            ("astragal_tables_expired_total", &self.expired),
            ("astragal_hello_bytes_total", &self.hello_bytes),
        ];
        for (name, count) in counts {
            let count = count.0.load(Relaxed);
            writeln!(text, "# TYPE {name} counter\n{name} {count}")?;
        }
        let name = "astragal_http_requests_total";
        writeln!(text, "# TYPE {name} counter")?;
        for (class, count) in (1..).zip(&self.requests) {
            let count = count.0.load(Relaxed);
            writeln!(text, "{name}{{status=\"{class}xx\"}} {count}")?;
        }
        self.hellos.write("astragal_hello_seconds", text)?;
        self.bot_waits.write("astragal_bot_wait_seconds", text)?;
        self.acknowledged
            .write("astragal_acknowledgement_seconds", text)
    }
}

/// What others count, and which program this is.
fn write_store(
    store: Option<Measures>,
    bots_waiting: usize,
    text: &mut String,
) -> std::fmt::Result {
    let version = env!("CARGO_PKG_VERSION");
    let name = "astragal_info";
    writeln!(
        text,
        "# TYPE {name} gauge\n{name}{{version=\"{version}\"}} 1"
    )?;
    let up = u64::from(store.is_some());
    let store = store.unwrap_or_default();
    let gauges = [
        ("astragal_store_up", up),
        ("astragal_tables", store.tables),
        ("astragal_store_jobs_waiting", store.waiting),
        ("astragal_store_file_bytes", store.file_bytes),
        ("astragal_store_wal_bytes", store.wal_bytes),
        ("astragal_store_slowest_commit_micros", store.slowest_micros),
        ("astragal_bots_waiting", bots_waiting as u64),
    ];
    for (name, value) in gauges {
        writeln!(text, "# TYPE {name} gauge\n{name} {value}")?;
    }
    let counts = [
        ("astragal_store_commits_total", store.commits),
        ("astragal_store_jobs_total", store.jobs),
        ("astragal_store_faults_total", store.faults),
        ("astragal_store_commit_micros_total", store.commit_micros),
    ];
    for (name, value) in counts {
        writeln!(text, "# TYPE {name} counter\n{name} {value}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_reads_as_prometheus_wants_it() {
        let metrics = Metrics::default();
        metrics.sockets.up();
        metrics.acknowledged.note(Duration::from_millis(7));
        let measures = Measures {
            commits: 3,
            ..Measures::default()
        };
        let text = metrics.text(Some(measures), 2);
        assert!(text.contains("astragal_store_commits_total 3\n"));
        assert!(text.contains("astragal_bots_waiting 2\n"));
        assert!(text.contains("astragal_sockets 1\n"));
        assert!(text.contains("astragal_acknowledgement_seconds_bucket{le=\"0.005\"} 0\n"));
        assert!(text.contains("astragal_acknowledgement_seconds_bucket{le=\"0.010\"} 1\n"));
        assert!(text.contains("astragal_acknowledgement_seconds_sum 0.007000\n"));
        assert!(
            text.lines()
                .all(|line| line.starts_with('#') || line.contains(' '))
        );
    }
}
