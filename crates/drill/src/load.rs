//! Many tables at once: how fast they are answered, and how much memory they take.

use crate::Folder;
use crate::child::Running;
use crate::client::{Client, Told};
use crate::player::{Meant, Place, Player, rules};
use anyhow::{Context, Result, anyhow, ensure};
use game_irondie::Irondie;
use kernel::Seat;
use serde::Serialize;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use wire::ToTable;

/// How much load.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many tables, each with two players.
    pub tables: usize,
    /// How many watch each table.
    pub watchers: usize,
    /// How many moves all of them make together each second.
    pub moves_per_second: u64,
    /// For how long.
    pub time: Duration,
}

/// What was measured.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Tables.
    pub tables: usize,
    /// Sockets.
    pub sockets: usize,
    /// Commands acknowledged while it was measured.
    pub moves: usize,
    /// And each second.
    pub moves_per_second: f64,
    /// Half of all acknowledgements came within so many milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 did.
    pub p99_ms: f64,
    /// All did.
    pub worst_ms: f64,
    /// Updates received by all viewers.
    pub updates: u64,
    /// Commands that came too late and were turned away.
    pub refused: u64,
    /// Memory of the server per table, without sockets.
    pub bytes_per_table: u64,
    /// Memory of the server per table with its sockets, after playing.
    pub bytes_per_table_and_sockets: u64,
    /// Everything that went wrong.
    pub problems: Vec<String>,
}

/// What all clients share.
pub(crate) struct Shared {
    to: SocketAddr,
    game: Arc<Irondie>,
    pause: Duration,
    measuring: AtomicBool,
    pub(crate) over: AtomicBool,
    pub(crate) updates: AtomicU64,
    refused: AtomicU64,
    times: Mutex<Vec<Duration>>,
    problems: Mutex<Vec<String>>,
}

/// Runs the load against a server of its own.
pub async fn run(program: &Path, plan: Plan) -> Result<Report> {
    ensure!(plan.tables > 0 && plan.tables <= 2_000, "1 to 2,000 tables");
    ensure!(
        plan.tables * (2 + plan.watchers) <= 10_000,
        "at most 10,000 sockets"
    );
    ensure!(plan.time <= Duration::from_secs(600), "at most ten minutes");
    let folder = Folder::new()?;
    let server = Running::start(program, &folder.database(), 0).await?;
    let empty = server.memory().unwrap_or(0);
    let places = open_tables(server.address, plan.tables).await?;
    let with_tables = server.memory().unwrap_or(0);
    let shared = Arc::new(Shared::new(server.address, plan));
    let clients = start_clients(&shared, &places, plan);
    // Everyone arrives and shares seeds before the clock starts.
    tokio::time::sleep(settling(plan)).await;
    let begun = Instant::now();
    let times = shared.measure(plan.time).await;
    let seconds = begun.elapsed().as_secs_f64();
    let with_sockets = server.memory().unwrap_or(0);
    shared.over.store(true, Relaxed);
    drop(clients);
    server.stop().await?;
    let tables = plan.tables as u64;
    let mut report = shared.report(plan, &times, seconds);
    report.bytes_per_table = with_tables.saturating_sub(empty) / tables;
    report.bytes_per_table_and_sockets = with_sockets.saturating_sub(empty) / tables;
    Ok(report)
}

pub(crate) fn settling(plan: Plan) -> Duration {
    let sockets = (plan.tables * (2 + plan.watchers)) as u64;
    Duration::from_millis(500 + sockets * 3)
}

/// Opens tables, a few at a time.
pub(crate) async fn open_tables(to: SocketAddr, count: usize) -> Result<Vec<Place>> {
    let mut places = Vec::new();
    let mut opening = JoinSet::new();
    for _ in 0..count {
        opening.spawn(async move { Place::open(to).await });
        if opening.len() >= 16 {
            places.push(opening.join_next().await.context("none is opening")???);
        }
    }
    while let Some(place) = opening.join_next().await {
        places.push(place??);
    }
    Ok(places)
}

pub(crate) fn start_clients(shared: &Arc<Shared>, places: &[Place], plan: Plan) -> JoinSet<()> {
    let mut clients = JoinSet::new();
    for (count, place) in places.iter().enumerate() {
        let late = Duration::from_millis(count as u64 * 2);
        for (seat, cookie) in Seat::first(2).zip(place.cookies.clone()) {
            let (shared, path) = (Arc::clone(shared), place.socket());
            clients.spawn(async move {
                tokio::time::sleep(late).await;
                let ended = play(&shared, &path, &cookie, seat).await;
                shared.note(ended);
            });
        }
        for _ in 0..plan.watchers {
            let (shared, path) = (Arc::clone(shared), place.watching());
            clients.spawn(async move {
                tokio::time::sleep(late).await;
                let ended = watch(&shared, &path).await;
                shared.note(ended);
            });
        }
    }
    clients
}

/// A table at which people have played until they were told so many updates together.
pub(crate) async fn played_table(to: SocketAddr, updates: u64) -> Result<Place> {
    let place = Place::open(to).await?;
    let plan = Plan {
        tables: 1,
        watchers: 0,
        moves_per_second: 1_000_000,
        time: Duration::ZERO,
    };
    let shared = Arc::new(Shared::new(to, plan));
    let players = start_clients(&shared, std::slice::from_ref(&place), plan);
    let begun = Instant::now();
    while shared.updates.load(Relaxed) < updates {
        ensure!(begun.elapsed() < Duration::from_secs(120), "nobody plays");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    shared.over.store(true, Relaxed);
    drop(players);
    Ok(place)
}

async fn play(shared: &Shared, path: &str, cookie: &str, seat: Seat) -> Result<()> {
    let client = Client::open(shared.to, path, cookie).await;
    let mut client = client.map_err(|why| anyhow!("{why:?}"))?;
    let mut player = Player::new(Arc::clone(&shared.game), seat);
    let mut sent = Instant::now();
    client.hello(0).await?;
    loop {
        let told = client.hear().await?;
        if matches!(told, Told::Update(_)) {
            shared.updates.fetch_add(1, Relaxed);
        }
        match player.hear(told)? {
            Meant::News => {}
            Meant::Accepted(_) => shared.timed(sent.elapsed()),
            Meant::Refused(_) => {
                shared.refused.fetch_add(1, Relaxed);
            }
            Meant::Closing(why) => return Err(anyhow!("closed: {why:?}")),
        }
        if let Some(command) = player.wish() {
            tokio::time::sleep(jittered(shared.pause)).await;
            sent = Instant::now();
            client.say(&ToTable::Command(command)).await?;
        }
    }
}

async fn watch(shared: &Shared, path: &str) -> Result<()> {
    #[derive(serde::Deserialize)]
    struct Number {
        tell: String,
        #[serde(default)]
        n: u64,
    }
    let client = Client::open(shared.to, path, "").await;
    let mut client = client.map_err(|why| anyhow!("{why:?}"))?;
    client.hello(0).await?;
    let mut newest = 0;
    loop {
        let text = client.hear_text().await?;
        let heard: Number = serde_json::from_str(&text)?;
        match heard.tell.as_str() {
            "update" => {
                shared.updates.fetch_add(1, Relaxed);
                ensure!(
                    heard.n == newest + 1,
                    "update {} came after {newest}",
                    heard.n
                );
                newest = heard.n;
            }
            "closing" => return Err(anyhow!("closed: {text}")),
            _ => {}
        }
    }
}

/// Between half and one and a half of a pause, so that tables do not march in step.
fn jittered(pause: Duration) -> Duration {
    let part = (crate::chance() % 1_000) as u32;
    pause / 2 + pause * part / 1_000
}

impl Shared {
    pub(crate) fn new(to: SocketAddr, plan: Plan) -> Shared {
        let pause = plan.tables as u64 * 1_000_000 / plan.moves_per_second.max(1);
        Shared {
            to,
            game: rules(),
            pause: Duration::from_micros(pause),
            measuring: AtomicBool::new(false),
            over: AtomicBool::new(false),
            updates: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            times: Mutex::default(),
            problems: Mutex::default(),
        }
    }

    /// Measures for a while: how long each acknowledgement took, the quickest first.
    pub(crate) async fn measure(&self, time: Duration) -> Vec<Duration> {
        self.measuring.store(true, Relaxed);
        tokio::time::sleep(time).await;
        self.measuring.store(false, Relaxed);
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let mut times = std::mem::take(&mut *times);
        times.sort_unstable();
        times
    }

    /// Everything that went wrong.
    pub(crate) fn problems(&self) -> Vec<String> {
        let problems = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
        problems.clone()
    }

    fn timed(&self, time: Duration) {
        if self.measuring.load(Relaxed) {
            let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
            times.push(time);
        }
    }

    fn note(&self, ended: Result<()>) {
        if let (Err(problem), false) = (ended, self.over.load(Relaxed)) {
            let mut problems = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
            problems.push(format!("{problem:#}"));
        }
    }

    fn report(&self, plan: Plan, times: &[Duration], seconds: f64) -> Report {
        Report {
            tables: plan.tables,
            sockets: plan.tables * (2 + plan.watchers),
            moves: times.len(),
            moves_per_second: f64::from(times.len() as u32) / seconds,
            p50_ms: at(times, 50),
            p99_ms: at(times, 99),
            worst_ms: at(times, 100),
            updates: self.updates.load(Relaxed),
            refused: self.refused.load(Relaxed),
            bytes_per_table: 0,
            bytes_per_table_and_sockets: 0,
            problems: self.problems(),
        }
    }
}

/// So many of a hundred took no longer, in milliseconds; the times are in order.
pub(crate) fn at(times: &[Duration], part: usize) -> f64 {
    let place = (times.len() * part / 100).min(times.len().saturating_sub(1));
    let time = times.get(place);
    time.map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}
