//! A server in a process of its own, which can be measured and killed.

use anyhow::{Context, Result, ensure};
use server::store::SqliteStore;
use server::{Config, Files, Limits, Rate, Server, Times};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Running {
    /// Starts `program serve` with a database; port 0 means any that is free.
    pub async fn start(program: &Path, database: &Path, port: u16) -> Result<Running> {
        let mut command = Command::new(program);
        command.arg("serve").arg(database).arg(port.to_string());
        command.stdout(Stdio::piped()).stdin(Stdio::piped());
        command.kill_on_drop(true);
        let mut child = command.spawn().context("could not start the server")?;
        let stdout = child.stdout.take().context("no output")?;
        let mut lines = BufReader::new(stdout).lines();
        let line = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await;
        let line = line.context("the server did not start in time")??;
        let address = line.context("the server ended at once")?.parse()?;
        Ok(Running { child, address })
    }

    /// Kills it without warning.
    pub async fn kill(mut self) -> Result<()> {
        // On Unix this is SIGKILL: the process gets no chance to tidy up.
        self.child.kill().await.context("could not kill the server")
    }

    /// Asks it to go down, by closing its input, and waits.
    pub async fn stop(mut self) -> Result<()> {
        drop(self.child.stdin.take());
        let ended = tokio::time::timeout(Duration::from_secs(20), self.child.wait()).await;
        let status = ended.context("the server does not go down")??;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }

    /// How much memory it uses, in bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes * 1_024)
    }
}

impl Running {
    /// How much time of a processor it has used, where the system tells.
    pub fn cpu(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        // The name of the program stands in brackets and may be anything.
        let (_, rest) = stat.rsplit_once(')')?;
        let mut fields = rest.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        Some(Duration::from_millis(10 * (ticks()? + ticks()?)))
    }
}

/// The server that a drill starts: no limits by address, as all its clients share one.
pub fn config() -> Config {
    let plenty = Rate {
        burst: 1_000_000,
        per_second: 1_000_000,
    };
    Config {
        limits: Limits {
            requests: plenty,
            messages: plenty,
            sockets_per_address: 20_000,
            connections: 20_000,
            connections_per_address: 20_000,
            tables: 20_000,
            ..Limits::default()
        },
        times: Times {
            bot_pace: Duration::ZERO,
            ..Times::default()
        },
        ..Config::default()
    }
}

/// Serves on loopback until the input is closed. Prints where on the first line.
pub async fn serve(database: &Path, port: u16) -> Result<()> {
    let store = SqliteStore::open(database)?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let packs = games::Packs::built_in();
    let server = Server::bind(address, config(), Arc::new(store), packs, Files::default()).await?;
    println!("{}", server.address()?);
    server.run(input_ends()).await;
    Ok(())
}

async fn input_ends() {
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Ok(Some(_)) = lines.next_line().await {}
}
