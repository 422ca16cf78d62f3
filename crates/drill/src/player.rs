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
use wire::{Act, Closing, CmdId, Command, Notice, Phase, Promise, Update};

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

/// How far our share of the dice is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Share {
    /// We are bound to nothing.
    Due,
    /// We are bound to it.
    Bound,
    /// We have opened it.
    Open,
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
    /// Whether the next update may jump: what was not at hand after a hello was left out.
    may_jump: bool,
    count: u64,
    name: u64,
    /// What was promised about the dice, and how far our share is.
    promise: Option<Promise>,
    share: Share,
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
            may_jump: false,
            count: 0,
            name,
            promise: None,
            share: Share::Due,
            pending: None,
            must_hear: false,
        }
    }

    /// Hears a message. Numbers with a gap are an error.
    pub fn hear(&mut self, told: Told) -> Result<Meant> {
        match told {
            Told::Welcome(welcome) => {
                self.notice = Some(welcome.notice);
                self.may_jump = true;
                self.promised(welcome.promise);
            }
            Told::Update(update) => self.update(update)?,
            Told::Accepted { cmd } => {
                let (command, sent_at) = self.answered(&cmd)?;
                self.must_hear = self.newest == sent_at && !self.note_share(&command.act);
                return Ok(Meant::Accepted(command));
            }
            Told::Refused { cmd, reason } => {
                let cmd = cmd.context("a command could not be read")?;
                let (command, sent_at) = self.answered(&cmd)?;
                self.must_hear = self.newest == sent_at;
                self.note_share(&command.act);
                return Ok(Meant::Refused(reason.key));
            }
            Told::Closing(why) => return Ok(Meant::Closing(why)),
            Told::Here { .. }
            | Told::Phrase { .. }
            | Told::Pong
            | Told::Past { .. }
            | Told::Record { .. } => {}
        }
        Ok(Meant::News)
    }

    fn update(&mut self, update: Update<View, Event>) -> Result<()> {
        let (n, before) = (update.n, self.newest);
        let jumps = n > before + 1 && self.may_jump;
        ensure!(n == before + 1 || jumps, "update {n} came after {before}");
        (self.newest, self.may_jump) = (n, false);
        self.notice = update.notice.or(self.notice.take());
        self.view = update.view;
        self.must_hear = false;
        self.promised(update.promise);
        Ok(())
    }

    /// What is promised about the dice; whoever was bound to another promise is bound no longer.
    fn promised(&mut self, promise: Option<Promise>) {
        let Some(promise) = promise else {
            return;
        };
        let known = self.promise.as_ref().map(|known| &known.published);
        if known != Some(&promise.published) {
            self.share = Share::Due;
        }
        self.promise = Some(promise);
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

    fn act(&mut self) -> Option<Act> {
        let notice = self.notice.as_ref()?;
        let again = notice.phase == Phase::Over && !notice.wants_rematch.contains(self.seat);
        match notice.phase {
            Phase::Playing => self.move_now(),
            _ => self.share().or(again.then_some(Act::Rematch)),
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

    /// First the commitment, then, when everybody is bound, the share itself.
    fn share(&self) -> Option<Act> {
        let promise = self.promise.as_ref()?;
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&self.name.to_le_bytes());
        let seed = SeatSeed::new(bytes);
        match self.share {
            Share::Due => Some(Act::Commit {
                commitment: seed.commit(),
            }),
            Share::Bound => promise.open.then_some(Act::Seed { seed }),
            Share::Open => None,
        }
    }

    /// Notes how far our share is; whether the act was about it.
    fn note_share(&mut self, act: &Act) -> bool {
        match act {
            Act::Commit { .. } => self.share = Share::Bound,
            Act::Seed { .. } => self.share = Share::Open,
            _ => return false,
        }
        true
    }
}
