//! A siege: tables in play while others say hello, ask for the past and read nothing. What an
//! innocent move waits for is measured before and meanwhile, in one run.

use crate::Folder;
use crate::child::Running;
use crate::client::Client;
use crate::load::{self, Shared};
use crate::player::Place;
use anyhow::{Context, Result, ensure};
use serde::Serialize;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use wire::ToTable;

/// How hard a siege.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Tables in play.
    pub tables: usize,
    /// Moves at all of them together each second.
    pub moves_per_second: u64,
    /// Sockets that ask and do not read.
    pub hostile: usize,
    /// How long the table has been played at that they ask about, in updates of a viewer.
    pub history: u64,
    /// How long each half is measured.
    pub time: Duration,
}

/// What was measured.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Moves without anybody hostile, and with them.
    pub moves: [usize; 2],
    /// Half of all acknowledgements came within so many milliseconds.
    pub p50_ms: [f64; 2],
    /// 99 of 100 did.
    pub p99_ms: [f64; 2],
    /// How many times longer 99 of 100 took.
    pub times_longer: f64,
    /// How often somebody hostile has said hello.
    pub hellos: u64,
    /// Bytes a newcomer to a match of 670 inputs was told.
    pub hello_bytes: usize,
    /// Milliseconds of a processor that a newcomer to it costs.
    pub hello_cpu_ms: f64,
    /// Milliseconds by the clock until such a newcomer saw the present.
    pub hello_ms: f64,
    /// How much more memory the server took at the end, in megabytes.
    pub grown_mb: u64,
    /// Everything that went wrong.
    pub problems: Vec<String>,
}

impl Report {
    /// Whether nobody waits too long, and a newcomer to a long match costs little.
    pub fn is_good(&self) -> bool {
        let cheap = self.hello_cpu_ms <= 1.0 && self.hello_bytes <= 60_000;
        self.problems.is_empty() && self.times_longer <= 3.0 && cheap
    }
}

/// Besieges a server of its own.
pub async fn run(program: &Path, plan: Plan) -> Result<Report> {
    ensure!(plan.tables > 0 && plan.tables <= 500, "1 to 500 tables");
    ensure!(plan.hostile <= 500, "at most 500 who are hostile");
    ensure!(
        plan.time <= Duration::from_secs(300),
        "at most five minutes"
    );
    let folder = Folder::new()?;
    let laid = crate::long::lay(&folder.database()).await?;
    let server = Running::start(program, &folder.database(), 0).await?;
    let hello = newcomers(&server, &laid).await?;
    // Two people are told of everything that happens there.
    let long = load::played_table(server.address, 2 * plan.history).await?;
    let quiet = load::Plan {
        tables: plan.tables,
        watchers: 1,
        moves_per_second: plan.moves_per_second,
        time: plan.time,
    };
    let places = load::open_tables(server.address, plan.tables).await?;
    let shared = Arc::new(Shared::new(server.address, quiet));
    let clients = load::start_clients(&shared, &places, quiet);
    tokio::time::sleep(load::settling(quiet)).await;
    let memory = server.memory().unwrap_or(0);
    let before = shared.measure(plan.time).await;
    let hostile = besiege(server.address, &long, plan.hostile);
    let meanwhile = shared.measure(plan.time).await;
    let grown = server.memory().unwrap_or(0).saturating_sub(memory);
    shared.over.store(true, Relaxed);
    let hellos = hostile.count.load(Relaxed);
    drop((clients, hostile));
    server.stop().await?;
    let at = |part| [&before, &meanwhile].map(|times| load::at(times, part));
    Ok(Report {
        moves: [before.len(), meanwhile.len()],
        p50_ms: at(50),
        p99_ms: at(99),
        times_longer: load::at(&meanwhile, 99) / load::at(&before, 99).max(f64::EPSILON),
        hellos,
        hello_bytes: hello.bytes,
        hello_cpu_ms: hello.cpu_ms,
        hello_ms: hello.ms,
        grown_mb: grown >> 20,
        problems: shared.problems(),
    })
}

/// What a newcomer to a table is told, and what that costs.
struct Hello {
    bytes: usize,
    cpu_ms: f64,
    ms: f64,
}

/// So many newcomers, as the system counts a processor's time in coarse steps.
const NEWCOMERS: u32 = 400;

async fn newcomers(server: &Running, path: &str) -> Result<Hello> {
    let client = Client::open(server.address, path, "").await;
    let mut client = client.ok().context("a newcomer was not let in")?;
    // The first one wakes the table.
    let bytes = newcomer(&mut client).await?;
    let (begun, cpu) = (Instant::now(), server.cpu().unwrap_or_default());
    for _ in 0..NEWCOMERS {
        newcomer(&mut client).await?;
    }
    let cpu = server.cpu().unwrap_or_default().saturating_sub(cpu);
    let each = |time: Duration| time.as_secs_f64() * 1_000.0 / f64::from(NEWCOMERS);
    let (cpu_ms, ms) = (each(cpu), each(begun.elapsed()));
    Ok(Hello { bytes, cpu_ms, ms })
}

async fn newcomer(client: &mut Client) -> Result<usize> {
    client.hello(0).await?;
    let mut bytes = 0;
    loop {
        let text = client.hear_text().await?;
        if text.starts_with(r#"{"tell":"here""#) {
            return Ok(bytes);
        }
        bytes += text.len();
    }
}

/// Those who are hostile; they stop when this is dropped.
struct Siege {
    count: Arc<std::sync::atomic::AtomicU64>,
    _sockets: JoinSet<()>,
}

fn besiege(to: SocketAddr, place: &Place, sockets: usize) -> Siege {
    let (count, mut all) = (Arc::default(), JoinSet::new());
    for _ in 0..sockets {
        let (path, count) = (place.watching(), Arc::clone(&count));
        all.spawn(async move {
            loop {
                // That they are cut off is what should happen; they come again.
                ask_and_ignore(to, &path, &count).await.ok();
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
    }
    Siege {
        count,
        _sockets: all,
    }
}

async fn ask_and_ignore(
    to: SocketAddr,
    path: &str,
    count: &std::sync::atomic::AtomicU64,
) -> Result<()> {
    let client = Client::open(to, path, "").await;
    let mut client = client.ok().context("not let in")?;
    for _ in 0..20 {
        client.hello(0).await?;
        count.fetch_add(1, Relaxed);
        client.say(&ToTable::Past { most: u32::MAX }).await?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}
