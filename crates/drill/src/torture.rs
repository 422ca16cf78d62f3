//! A server that is killed again and again while people play, and the proof that nothing was lost.

mod check;
mod victim;

use crate::Folder;
use crate::child::Running;
use crate::player::{Place, rules};
use anyhow::{Result, ensure};
use check::Checked;
use kernel::Viewer;
use serde::Serialize;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use tokio::task::JoinSet;
use victim::Victim;

/// How much torture.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How often the server is killed.
    pub kills: usize,
    /// How many tables are played at.
    pub tables: usize,
    /// The longest life of a server, in milliseconds.
    pub longest_life: u64,
    /// How many servers share the one file, so that they take tables from each other.
    pub servers: usize,
}

/// What was proved.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// How often the server was killed.
    pub kills: usize,
    /// Tables.
    pub tables: usize,
    /// Commands that were acknowledged.
    pub acknowledged: usize,
    /// Commands that had to be sent again because the answer never came.
    pub sent_again: usize,
    /// Entries in all logs.
    pub entries: usize,
    /// Updates that were compared with the logs.
    pub updates: usize,
    /// Everything that is wrong: must be empty.
    pub problems: Vec<String>,
}

/// Tortures a server of its own.
pub async fn run(program: &Path, plan: Plan) -> Result<Report> {
    ensure!(
        plan.kills <= 10_000 && plan.tables <= 200,
        "10,000 kills, 200 tables at most"
    );
    ensure!((1..=8).contains(&plan.servers), "1 to 8 servers");
    let folder = Folder::new()?;
    let mut servers = Vec::new();
    for _ in 0..plan.servers {
        servers.push(Running::start(program, &folder.database(), 0).await?);
    }
    let over = Arc::new(AtomicBool::new(false));
    let addresses: Arc<[SocketAddr]> = servers.iter().map(|server| server.address).collect();
    let (places, victims) = seat(&addresses, plan.tables, &over).await?;
    for _ in 0..plan.kills {
        tokio::time::sleep(life(plan)).await;
        let server = servers.remove(0);
        let port = server.address.port();
        server.kill().await?;
        servers.push(Running::start(program, &folder.database(), port).await?);
    }
    // A last life in peace, so that everyone hears the answers to what is still open.
    tokio::time::sleep(Duration::from_millis(500)).await;
    over.store(true, Relaxed);
    let victims = victims.join_all().await;
    for server in servers {
        server.stop().await?;
    }
    let checked = Checked::all(&folder.database(), &places, &victims).await?;
    Ok(Report {
        kills: plan.kills,
        tables: plan.tables,
        acknowledged: victims.iter().map(|victim| victim.acknowledged.len()).sum(),
        sent_again: victims.iter().map(|victim| victim.sent_again).sum(),
        entries: checked.entries,
        updates: checked.updates,
        problems: checked.problems,
    })
}

/// Sometimes hardly long enough to begin, sometimes long enough to play.
fn life(plan: Plan) -> Duration {
    let longest = plan.longest_life.max(2);
    Duration::from_millis(1 + crate::chance() % longest)
}

async fn seat(
    to: &Arc<[SocketAddr]>,
    tables: usize,
    over: &Arc<AtomicBool>,
) -> Result<(Vec<Place>, JoinSet<Victim>)> {
    let (game, mut places, mut victims) = (rules(), Vec::new(), JoinSet::new());
    for table in 0..tables {
        let place = Place::open(to[0]).await?;
        for seat in kernel::Seat::first(2) {
            let cookie = place.cookies[seat.index()].clone();
            let victim = Victim::new(table, Viewer::Seat(seat), Arc::clone(over));
            let (path, game) = (place.socket(), Arc::clone(&game));
            victims.spawn(victim.play(Arc::clone(to), path, cookie, game, seat));
        }
        let victim = Victim::new(table, Viewer::Table, Arc::clone(over));
        victims.spawn(victim.watch(Arc::clone(to), place.watching()));
        places.push(place);
    }
    Ok((places, victims))
}
