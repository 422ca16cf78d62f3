//! One table's task: it alone owns the table. It judges a command, puts the entry on disk, commits
//! it, acknowledges it, and tells the viewers. Nobody waits for a viewer who reads slowly.

mod arrange;
mod bots;
mod orders;
mod past;
mod phrases;
mod presence;
mod records;
mod viewers;

pub(crate) use viewers::{Connection, Joining, Out};

use crate::hall::{Hall, Unused};
use crate::host::{Host, Plain, write};
use crate::ids::{KeyHash, NoChance, TableId};
use crate::limits::Bucket;
use crate::store::{Append, KeyChange, StoreError};
use ::bots::Stopwatch;
use axum::extract::ws::Utf8Bytes;
use fair::Seed;
use kernel::{Seat, SeatSet, Viewer};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::{Entry, Verdict};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;
use viewers::Viewers;
use wire::{Closing, Command, Notice, Phrase, Reason};

/// After a fault of the store, what the table itself has to write is tried again this much later.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Something a table is asked. It waits in a box, so that an empty queue takes little room.
pub(crate) enum Ask {
    /// Let someone watch or play.
    Join(Joining),
    /// Someone has gone.
    Leave(Connection),
    /// Do something for a seat, as was asked at this moment. Whoever sends this has made sure that
    /// the connection may.
    Command(Connection, Command, Instant),
    /// Let someone sit down.
    Sit {
        seat: Seat,
        name: String,
        holder: KeyHash,
        reply: oneshot::Sender<Result<(), Reason>>,
    },
    /// Make an invitation to an empty seat, for someone who has these seats.
    Invite {
        seat: Seat,
        own: SeatSet,
        invite: KeyHash,
        reply: oneshot::Sender<Result<(), Reason>>,
    },
    /// Tell a viewer again what has happened, so many updates at most.
    Past(Connection, u32),
    /// Hand a viewer the record of the match that is over.
    Record(Connection),
    /// Show the table as everyone sees it.
    Notice(oneshot::Sender<Notice>),
    /// The same with the seats whose answer is waited for, as a viewer may know it.
    Turn(Viewer, oneshot::Sender<(Notice, SeatSet)>),
    /// Tell everyone what a seat says. Whoever sends this has made sure that the connection may.
    Phrase(Connection, Seat, Phrase),
    /// A bot has thought of a move, or failed to.
    Thought { seat: Seat, text: Option<String> },
    /// Sleep, if nobody is here: others need the room.
    Sleep,
}

impl Ask {
    /// Whether the answer tells how the table stands, and may do so without a write.
    const fn shows(&self) -> bool {
        matches!(
            self,
            Ask::Sit { .. }
                | Ask::Invite { .. }
                | Ask::Past(..)
                | Ask::Record(_)
                | Ask::Notice(_)
                | Ask::Turn(..)
        )
    }

    /// Whether somebody uses the table by it. Who only looks at a list does not, and is no reason
    /// to stay awake.
    const fn uses(&self) -> bool {
        !matches!(self, Ask::Notice(_) | Ask::Turn(..) | Ask::Sleep)
    }
}

/// A table at work.
pub(crate) struct Task {
    hall: Arc<Hall>,
    id: TableId,
    epoch: u64,
    host: Box<dyn Host>,
    own: mpsc::Sender<Box<Ask>>,
    viewers: Viewers,
    thinking: BTreeMap<Seat, bots::Thinking>,
    /// How much each seat may still say.
    phrases: BTreeMap<Seat, Bucket>,
    /// Since when a seat is without a connection.
    away: Vec<Option<Instant>>,
    /// Since when a seat is asked and has done nothing.
    silent: Vec<Option<Instant>>,
    /// How many answers bots have given since a person did something.
    in_a_row: u32,
    bot_seed: u64,
    stopwatch: Stopwatch,
    busy_at: Instant,
    /// Since when nobody is here, for the hall.
    unused: Arc<Unused>,
    /// When it is looked again whether the table is still ours.
    owner_at: Instant,
    again_at: Option<Instant>,
    /// When windows are let be by standing orders.
    let_be_at: Option<Instant>,
    record: records::MatchRecord,
    tellings: past::Tellings,
    /// Where somebody plays from who came last.
    address: Option<IpAddr>,
    /// How long the log was when the table woke, or when its match was last kept unfinished.
    saved_with: u64,
}

/// The table cannot go on here; its log must be read again.
struct Stop(String);

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        Stop(error.to_string())
    }
}

/// What became of a write.
type Written = Result<Result<Vec<(Viewer, Utf8Bytes)>, StoreError>, Stop>;

impl Task {
    pub(crate) fn new(
        hall: Arc<Hall>,
        id: TableId,
        epoch: u64,
        host: Box<dyn Host>,
        own: mpsc::Sender<Box<Ask>>,
        unused: Arc<Unused>,
    ) -> Result<Task, NoChance> {
        let now = Instant::now();
        Ok(Task {
            id,
            epoch,
            own,
            viewers: Viewers::default(),
            thinking: BTreeMap::new(),
            phrases: BTreeMap::new(),
            away: vec![Some(now); host.sitters().len()],
            silent: vec![None; host.sitters().len()],
            in_a_row: 0,
            saved_with: host.entries(),
            host,
            bot_seed: u64::from_le_bytes(crate::ids::bytes()?),
            stopwatch: bots::stopwatch(hall.config.times.bot_thinks, hall.closing()),
            busy_at: now,
            unused,
            owner_at: now + hall.config.times.ping_every,
            again_at: None,
            let_be_at: None,
            record: records::MatchRecord::default(),
            tellings: past::Tellings::default(),
            address: None,
            hall,
        })
    }

    /// Works until the table sleeps, stops or the server goes down.
    pub(crate) async fn run(
        mut self,
        mut asks: mpsc::Receiver<Box<Ask>>,
        mut closing: watch::Receiver<bool>,
    ) {
        match self.work(&mut asks, &mut closing).await {
            Ok(()) => tracing::debug!(table = self.id.short(), "a table sleeps"),
            Err(Stop(why)) => {
                self.hall.metrics.store_errors.add();
                tracing::error!(table = self.id.short(), why, "a table stops");
            }
        }
        self.finish_records().await;
        // From here on nobody gets into the queue, and whoever is in it is told to come again.
        asks.close();
        self.viewers.close_all(Closing::ComeBack);
    }

    async fn work(
        &mut self,
        asks: &mut mpsc::Receiver<Box<Ask>>,
        closing: &mut watch::Receiver<bool>,
    ) -> Result<(), Stop> {
        self.settle().await?;
        loop {
            let wake_at = self.wake_at();
            let sleeps = tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => {
                        let sleeps = matches!(*ask, Ask::Sleep);
                        self.answer(*ask).await?;
                        sleeps && self.is_left()
                    }
                    None => return Ok(()),
                },
                () = tokio::time::sleep_until(wake_at) => {
                    self.stand_in_for_the_absent().await?;
                    self.let_windows_be().await?;
                    self.settle().await?;
                    self.look_after_owner().await?;
                    self.may_sleep()
                }
                () = closed(closing) => return Ok(()),
            };
            if sleeps && self.lies_down(asks).await {
                return Ok(());
            }
            self.unused.note(self.is_left().then_some(self.busy_at));
        }
    }

    /// Keeps what is to be kept and goes, unless somebody has asked something meanwhile. Whoever
    /// asks after that is heard: the next to wake the table takes it over.
    async fn lies_down(&mut self, asks: &mpsc::Receiver<Box<Ask>>) -> bool {
        if asks.is_empty() {
            self.finish_records().await;
        }
        let goes = asks.is_empty();
        if goes {
            self.hall.forget(&self.id, &self.own);
        }
        goes
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Stop> {
        if ask.uses() {
            self.busy_at = Instant::now();
        }
        if ask.shows() {
            self.check_owner().await?;
        }
        match ask {
            Ask::Join(joining) => self.join(joining).await,
            Ask::Leave(connection) => {
                self.leave(connection);
                Ok(())
            }
            Ask::Command(connection, command, asked) => {
                self.command(connection, &command, asked).await
            }
            Ask::Past(connection, most) => {
                self.tell_past(connection, most);
                Ok(())
            }
            Ask::Record(connection) => {
                self.tell_record(connection);
                Ok(())
            }
            Ask::Thought { seat, text } => self.thought(seat, text).await,
            Ask::Notice(reply) => {
                // Who has gone away does not want to know.
                drop(reply.send(self.host.notice()));
                Ok(())
            }
            Ask::Turn(viewer, reply) => {
                let turn = self.host.awaited(viewer);
                drop(reply.send((self.host.notice(), turn)));
                Ok(())
            }
            Ask::Sleep => Ok(()),
            Ask::Phrase(connection, seat, phrase) => {
                self.phrase(connection, seat, phrase);
                self.sign_of_life(connection, seat).await?;
                self.settle().await
            }
            Ask::Sit {
                seat,
                name,
                holder,
                reply,
            } => {
                let answer = self.sit(seat, &name, holder).await?;
                drop(reply.send(answer));
                self.settle().await
            }
            Ask::Invite {
                seat,
                own,
                invite,
                reply,
            } => {
                let answer = self.invite(seat, own, invite).await?;
                drop(reply.send(answer));
                Ok(())
            }
        }
    }

    async fn command(
        &mut self,
        connection: Connection,
        command: &Command,
        asked: Instant,
    ) -> Result<(), Stop> {
        // Who was sent away a moment ago has no say; the socket is being closed.
        if !self.viewers.knows(connection) {
            return Ok(());
        }
        self.sign_of_life(connection, command.seat).await?;
        let accepted = || Plain::Accepted {
            cmd: command.cmd.clone(),
        };
        let entry = match self.judge(command) {
            Verdict::Write(entry) => entry,
            Verdict::Done => {
                self.check_owner().await?;
                self.hall.metrics.repeated.add();
                self.viewers.send(connection, &write(&accepted()));
                return Ok(());
            }
            Verdict::Refuse(reason) => {
                self.check_owner().await?;
                self.refuse(connection, command, reason);
                return Ok(());
            }
        };
        let (leaves, answers) = (self.leaves(&entry), matches!(entry, Entry::Did { .. }));
        match self.append(entry, leaves.map(KeyChange::Leaves)).await? {
            Ok(told) => {
                self.hall.metrics.accepted.add();
                self.hall.metrics.acknowledged.note(asked.elapsed());
                self.viewers.send(connection, &write(&accepted()));
                self.tell(&told);
                if let Some(seat) = leaves {
                    self.send_away(seat);
                }
                self.in_a_row = 0;
                if answers {
                    self.silent[command.seat.index()] = None;
                }
                self.settle().await
            }
            Err(error) => {
                self.refuse(connection, command, Reason::plain(error.key()));
                Ok(())
            }
        }
    }

    fn refuse(&mut self, connection: Connection, command: &Command, reason: Reason) {
        self.hall.metrics.refused.add();
        let cmd = Some(command.cmd.clone());
        self.viewers
            .send(connection, &write(&Plain::Refused { cmd, reason }));
    }

    /// Puts an entry on disk and commits it. Nobody has been told yet.
    async fn append(&mut self, entry: Entry, keys: Option<KeyChange>) -> Written {
        let body = serde_json::to_string(&entry);
        let append = Append {
            table: self.id.clone(),
            epoch: self.epoch,
            seq: self.host.entries() + 1,
            body: body.expect("entries are texts and numbers"),
            keys,
        };
        match self.hall.store.append(append).await {
            Ok(()) => {
                let told = self.host.commit(entry);
                told.map(Ok).map_err(|misfit| Stop(misfit.to_string()))
            }
            Err(error) if error.is_certain() && error != StoreError::Fenced => {
                self.hall.metrics.store_errors.add();
                Ok(Err(error))
            }
            // Either somebody else writes this log now, or nobody knows what is in it.
            Err(error) => Err(error.into()),
        }
    }

    fn tell(&mut self, told: &[(Viewer, Utf8Bytes)]) {
        let lost = self.viewers.tell(told);
        (0..lost).for_each(|_| self.hall.metrics.too_slow.add());
        if lost > 0 {
            self.notice_presence();
        }
    }

    /// Does what the table owes of its own accord: a seed when one is due, then the bots, then
    /// windows that are let be by standing orders.
    async fn settle(&mut self) -> Result<(), Stop> {
        self.again_at = None;
        if !self.see_to_record().await {
            self.again_at = Some(Instant::now() + TRY_AGAIN);
        }
        while self.host.needs_seed() {
            if !self.prepare().await? {
                self.again_at = Some(Instant::now() + TRY_AGAIN);
                return Ok(());
            }
        }
        self.start_bots();
        self.plan_to_let_be();
        self.notice_silence();
        Ok(())
    }

    /// Makes a seed for the next match; whether that went well.
    async fn prepare(&mut self) -> Result<bool, Stop> {
        let Ok(bytes) = crate::ids::bytes() else {
            return Ok(false);
        };
        let entry = Entry::prepared(&Seed::new(bytes));
        let written = self.append(entry, None).await?;
        if let Ok(told) = &written {
            self.tell(told);
        }
        Ok(written.is_ok())
    }

    /// When there will be something to do even if nobody asks.
    fn wake_at(&self) -> Instant {
        let sleep = self.busy_at + self.hall.config.times.sleep_after;
        // A table with viewers or thinking bots has no need to look at its bed.
        let sleep = if self.is_left() {
            sleep
        } else {
            Instant::now() + self.hall.config.times.sleep_after
        };
        let looks = Some(self.owner_at).filter(|_| !self.viewers.is_empty());
        let sooner = self.next_stand_in().into_iter().chain(self.again_at);
        let sooner = sooner.chain(self.let_be_at).chain(looks);
        sooner.chain([sleep]).min().unwrap_or(sleep)
    }

    fn may_sleep(&self) -> bool {
        let idle = self.busy_at.elapsed() >= self.hall.config.times.sleep_after;
        idle && self.is_left()
    }

    /// Whether nobody is here, and no bot thinks.
    fn is_left(&self) -> bool {
        self.viewers.is_empty() && self.thinking.is_empty()
    }
}

/// Waits until the server goes down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a sender there is no server any more either.
    drop(closing.wait_for(|closing| *closing).await);
}
