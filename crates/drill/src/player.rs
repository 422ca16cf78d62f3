//! A person who plays at random: knows what it was told, and what it still has to say.

use crate::client::Told;
use crate::request;
use anyhow::{Context, Result, ensure};
use bots::{Player as _, Random};
use fair::SeatSeed;
use game_irondie::{Event, Irondie, Mode, Pack, Setup, View};
use kernel::{Game, Seat};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use wire::{Act, Closing, CmdId, Command, Notice, Phase, Update};

/// A table with two persons, ready to be played at.
#[derive(Debug, Clone)]
pub struct Place {
    /// The table's id.
    pub table: String,
    /// Where it is watched.
    pub watch: String,
    /// The cookies of both seats.
    pub cookies: [String; 2],
}

impl Place {
    /// Opens a duel and seats two guests.
    pub async fn open(to: SocketAddr) -> Result<Place> {
        let wanted = json!({
            "game": "irondie", "mode": "duel", "seats": ["me", "open"], "name": "Ada",
        });
        let opened = request::post(to, "/api/tables", "", &wanted).await?;
        ensure!(opened.status == 201, "not opened: {opened:?}");
        let (first, body) = (opened.cookie().context("no cookie")?, opened.json());
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let (table, watch) = (text(&body["table"]), text(&body["watch"]));
        let sitting = json!({ "name": "Bob", "key": body["seats"][1]["key"] });
        let path = format!("/api/tables/{table}/seats/B");
        let sat = request::post(to, &path, "", &sitting).await?;
        ensure!(sat.status == 200, "not seated: {sat:?}");
        let cookies = [first, sat.cookie().context("no cookie")?];
        Ok(Place {
            table,
            watch,
            cookies,
        })
    }

    /// The path of its socket.
    pub fn socket(&self) -> String {
        format!("/ws/tables/{}", self.table)
    }

    /// The path of the socket for those who watch.
    pub fn watching(&self) -> String {
        format!("/ws/tables/{}", self.watch)
    }
}

/// The rules everyone here plays by.
pub fn rules() -> Arc<Irondie> {
    let setup = Setup::of_mode(Mode::Duel);
    let game = Irondie::open(Pack::builtin().clone(), &setup);
    Arc::new(game.expect("the default set-up is sound"))
}

/// What one player knows, and what it still waits for.
#[derive(Debug)]
pub struct Player {
    game: Arc<Irondie>,
    seat: Seat,
    random: Random,
    notice: Option<Notice>,
    view: Option<View>,
    /// The number of the last update.
    pub newest: u64,
    count: u64,
    name: u64,
    /// A promise was published, and our share of the seed has not been given.
    share_due: bool,
    /// A command without an answer, and the newest number when it was first sent.
    pending: Option<(Command, u64)>,
    /// What was done last shows in an update that has not come yet.
    must_hear: bool,
}

/// What a message meant to a player.
#[derive(Debug)]
pub enum Meant {
    /// Something to know.
    News,
    /// A command is on disk.
    Accepted(Command),
    /// A command was turned away.
    Refused(String),
    /// The socket will be closed.
    Closing(Closing),
}

impl Player {
    /// A player who has heard nothing yet.
    pub fn new(game: Arc<Irondie>, seat: Seat) -> Player {
        let name = crate::chance();
        Player {
            game,
            seat,
            random: Random::new(name),
            notice: None,
            view: None,
            newest: 0,
            count: 0,
            name,
            share_due: false,
            pending: None,
            must_hear: false,
        }
    }

    /// Hears a message. Numbers with a gap are an error.
    pub fn hear(&mut self, told: Told) -> Result<Meant> {
        match told {
            Told::Welcome(welcome) => self.notice = Some(welcome.notice),
            Told::Update(update) => self.update(update)?,
            Told::Accepted { cmd } => {
                let (command, sent_at) = self.answered(&cmd)?;
                self.must_hear = self.newest == sent_at && !is_share(&command.act);
                self.share_due &= !is_share(&command.act);
                return Ok(Meant::Accepted(command));
            }
            Told::Refused { cmd, reason } => {
                let cmd = cmd.context("a command could not be read")?;
                let (command, sent_at) = self.answered(&cmd)?;
                self.must_hear = self.newest == sent_at;
                self.share_due &= !is_share(&command.act);
                return Ok(Meant::Refused(reason.key));
            }
            Told::Closing(why) => return Ok(Meant::Closing(why)),
            Told::Here { .. } | Told::Pong => {}
        }
        Ok(Meant::News)
    }

    fn update(&mut self, update: Update<View, Event>) -> Result<()> {
        let (n, before) = (update.n, self.newest);
        ensure!(n == before + 1, "update {n} came after {before}");
        self.newest = n;
        self.notice = update.notice.or(self.notice.take());
        self.view = update.view;
        self.must_hear = false;
        let playing = self.phase() == Some(Phase::Playing);
        self.share_due = !playing && (self.share_due || update.published.is_some());
        Ok(())
    }

    fn answered(&mut self, cmd: &CmdId) -> Result<(Command, u64)> {
        let pending = self.pending.take().context("an answer to no question")?;
        ensure!(pending.0.cmd == *cmd, "an answer to another question");
        Ok(pending)
    }

    /// The command without an answer, to be sent again after coming back.
    pub fn pending(&self) -> Option<&Command> {
        self.pending.as_ref().map(|(command, _)| command)
    }

    /// What to do now; nothing where there is something to wait for.
    pub fn wish(&mut self) -> Option<Command> {
        if self.pending.is_some() || self.must_hear {
            return None;
        }
        let act = self.act()?;
        self.count += 1;
        let command = Command {
            cmd: CmdId::new(&format!("d{:x}-{}", self.name, self.count))?,
            seat: self.seat,
            seen: self.newest,
            act,
        };
        self.pending = Some((command.clone(), self.newest));
        Some(command)
    }

    fn phase(&self) -> Option<Phase> {
        self.notice.as_ref().map(|notice| notice.phase)
    }

    fn act(&mut self) -> Option<Act> {
        let notice = self.notice.as_ref()?;
        match notice.phase {
            Phase::Playing => self.move_now(),
            _ if self.share_due => Some(self.share()),
            Phase::Gathering => None,
            Phase::Over => (!notice.wants_rematch.contains(self.seat)).then_some(Act::Rematch),
        }
    }

    fn move_now(&mut self) -> Option<Act> {
        let view = self.view.as_ref()?;
        let mut offers = Vec::new();
        let ask = self.game.asked(view, &mut offers)?;
        let choice = self.random.choose(&*self.game, view, &ask, &offers);
        let text = self.game.spell(view, &choice);
        Some(Act::Move { text })
    }

    fn share(&self) -> Act {
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&self.name.to_le_bytes());
        let seed = SeatSeed::new(bytes);
        Act::Seed { seed }
    }
}

fn is_share(act: &Act) -> bool {
    matches!(act, Act::Seed { .. })
}
