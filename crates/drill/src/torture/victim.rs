//! Someone whose server keeps dying: comes back, says how much is known, sends again what was never
//! answered, and remembers everything that was heard.

use crate::client::{Client, Told};
use crate::player::{Meant, Player};
use anyhow::{Result, anyhow, ensure};
use game_irondie::Irondie;
use kernel::{Seat, Viewer};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use wire::{CmdId, ToTable};

/// What one client remembers.
#[derive(Debug)]
pub(super) struct Victim {
    pub(super) table: usize,
    pub(super) viewer: Viewer,
    /// Commands that were acknowledged.
    pub(super) acknowledged: Vec<CmdId>,
    /// Commands that were turned away.
    pub(super) refused: Vec<CmdId>,
    pub(super) sent_again: usize,
    /// Updates, in the order in which they came, with their numbers and as texts.
    pub(super) updates: Vec<(u64, String)>,
    /// What must never happen.
    pub(super) problems: Vec<String>,
    over: Arc<AtomicBool>,
}

impl Victim {
    pub(super) fn new(table: usize, viewer: Viewer, over: Arc<AtomicBool>) -> Victim {
        Victim {
            table,
            viewer,
            acknowledged: Vec::new(),
            refused: Vec::new(),
            sent_again: 0,
            updates: Vec::new(),
            problems: Vec::new(),
            over,
        }
    }

    /// Plays until all is over, through however many lives of the server.
    pub(super) async fn play(
        mut self,
        to: Arc<[SocketAddr]>,
        path: String,
        cookie: String,
        game: Arc<Irondie>,
        seat: Seat,
    ) -> Victim {
        let mut player = Player::new(game, seat);
        while !self.over.load(Relaxed) {
            if let Ok(client) = Client::open(any_of(&to), &path, &cookie).await {
                // That a socket breaks is what this is about; what is wrong is noted elsewhere.
                self.one_life(client, &mut player).await.ok();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self
    }

    async fn one_life(&mut self, mut client: Client, player: &mut Player) -> Result<()> {
        client.hello(player.newest).await?;
        if let Some(command) = player.pending() {
            self.sent_again += 1;
            client.say(&ToTable::Command(command.clone())).await?;
        }
        while !self.over.load(Relaxed) {
            let text = client.hear_text().await?;
            let told: Told = serde_json::from_str(&text)?;
            let asked = player.pending().map(|command| command.cmd.clone());
            if let Told::Update(update) = &told {
                self.updates.push((update.n, text));
            }
            match player.hear(told) {
                Ok(Meant::News) => {}
                Ok(Meant::Accepted(command)) => self.acknowledged.push(command.cmd),
                Ok(Meant::Refused(_)) => self.refused.extend(asked),
                Ok(Meant::Closing(why)) => return Err(anyhow!("closed: {why:?}")),
                Err(problem) => self.problems.push(format!("{problem:#}")),
            }
            if let Some(command) = player.wish() {
                client.say(&ToTable::Command(command)).await?;
            }
        }
        Ok(())
    }

    /// Watches until all is over.
    pub(super) async fn watch(mut self, to: Arc<[SocketAddr]>, path: String) -> Victim {
        while !self.over.load(Relaxed) {
            if let Ok(client) = Client::open(any_of(&to), &path, "").await {
                self.one_look(client).await.ok();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self
    }

    async fn one_look(&mut self, mut client: Client) -> Result<()> {
        let mut newest = self.updates.last().map_or(0, |(n, _)| *n);
        // What is not at hand any more after a hello is left out, once.
        let mut may_jump = true;
        client.hello(newest).await?;
        while !self.over.load(Relaxed) {
            let text = client.hear_text().await?;
            let told: Value = serde_json::from_str(&text)?;
            ensure!(told["tell"] != "closing", "closed");
            if told["tell"] == "update" {
                let n = told["n"].as_u64().unwrap_or(0);
                if n <= newest || n > newest + 1 && !may_jump {
                    self.problems.push(format!("update {n} after {newest}"));
                }
                (newest, may_jump) = (n, false);
                self.updates.push((n, text));
            }
        }
        Ok(())
    }
}

/// Whichever server.
fn any_of(to: &[SocketAddr]) -> SocketAddr {
    to[crate::chance() as usize % to.len()]
}
