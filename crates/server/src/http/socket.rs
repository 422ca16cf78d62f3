//! One viewer's socket: reads commands, writes what the table tells. It knows no game.

use super::guard::Caller;
use super::refused::Refused;
use super::{App, cookie, tables};
use crate::chairs::Household;
use crate::hall::Unasked;
use crate::host::{Plain, write};
use crate::ids::{KeyHash, TableId};
use crate::limits::{Bucket, Door};
use crate::task::{Ask, Connection, Joining, Out, closed};
use axum::Extension;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use wire::{Closing, Command, MAX_MESSAGE, Phrase, Reason, ToTable, VERSION};

/// Small buffers: what people say is short, and there are thousands of sockets.
const BUFFER: usize = 512;

/// A viewer that says hello again and again makes its table tell much; that costs more.
const COST_OF_HELLO: u32 = 10;

/// What is told again from the log, and a record, cost a replay or a long message.
const COST_OF_PAST: u32 = 30;
const COST_OF_RECORD: u32 = 15;

/// Which of the caller's own seats this socket is for.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    seat: Option<String>,
}

pub(super) async fn connect(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let (table, watching) = tables::find(&app, &id).await?;
    let (viewer, key) = if watching {
        (Viewer::Table, None)
    } else {
        let key = cookie::read(&headers, caller.secure).map(|key| key.hash());
        let own = tables::own_seats(&app, &table, key).await?;
        (Viewer::Seat(pick(&own, which.seat.as_deref())?), key)
    };
    let door = door(&app, caller)?;
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| {
        let line = Line {
            bucket: Bucket::full(app.hall.config.limits.messages),
            viewer,
            address: caller.address,
            key,
            table: None,
            socket,
            app,
        };
        run(line, table, door)
    }))
}

/// One more socket, unless there are too many of this address or of all.
fn door(app: &App, caller: Caller) -> Result<Door, Refused> {
    let limits = &app.hall.config.limits;
    if app.hall.metrics.sockets.now() >= limits.connections {
        return Err(Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "refused-too-many",
        ));
    }
    let door = app.doors.open(caller.address, limits.sockets_per_address);
    door.ok_or_else(|| Refused::new(StatusCode::TOO_MANY_REQUESTS, "refused-too-many-sockets"))
}

/// Without a wish the first of the caller's seats; without a seat nothing can be seen from here.
fn pick(own: &[Seat], wish: Option<&str>) -> Result<Seat, Refused> {
    let seat = match wish {
        None => own.first().copied(),
        Some(wish) => {
            let wish = wish.parse::<Seat>().ok();
            own.iter().copied().find(|seat| Some(*seat) == wish)
        }
    };
    seat.ok_or_else(|| Refused::new(StatusCode::FORBIDDEN, "refused-not-your-seat"))
}

async fn run(mut line: Line, table: TableId, door: Door) {
    line.app.hall.metrics.sockets.up();
    let end = line.talk(&table).await;
    if let Some(why) = end {
        line.say(write(&Plain::Closing(why))).await.ok();
    }
    line.hang_up().await;
    line.app.hall.metrics.sockets.down();
    drop(door);
}

/// The connection is gone; there is nobody to say anything to.
struct Gone;

/// A socket and the table behind it.
struct Line {
    app: App,
    viewer: Viewer,
    address: IpAddr,
    /// The key in the cookie that opened the socket.
    key: Option<KeyHash>,
    socket: WebSocket,
    bucket: Bucket,
    table: Option<Behind>,
}

/// A table that was joined.
struct Behind {
    asks: mpsc::Sender<Box<Ask>>,
    connection: Connection,
    out: mpsc::Receiver<Out>,
    too_slow: Arc<AtomicBool>,
}

/// What happens next on a line.
enum Next {
    Heard(Option<Result<Message, axum::Error>>),
    Out(Option<Out>),
    Quiet,
}

impl Line {
    /// Talks until the end; why, unless the other side is gone.
    async fn talk(&mut self, table: &TableId) -> Option<Closing> {
        let (hello_within, ping_every) = {
            let times = &self.app.hall.config.times;
            (times.hello_within, times.ping_every)
        };
        let mut closing = self.app.hall.closing();
        let hello_by = Instant::now() + hello_within;
        let mut pinged = false;
        loop {
            let quiet_at = if self.table.is_none() {
                hello_by
            } else {
                Instant::now() + ping_every
            };
            let next = tokio::select! {
                heard = self.socket.recv() => Next::Heard(heard),
                out = next_out(&mut self.table) => Next::Out(out),
                () = tokio::time::sleep_until(quiet_at) => Next::Quiet,
                () = closed(&mut closing), if self.table.is_none() => {
                    return Some(Closing::ComeBack);
                }
            };
            let step = match next {
                Next::Heard(Some(Ok(message))) => {
                    pinged = false;
                    self.heard(message, table).await
                }
                // Too long, no text, or the connection broke: nobody can tell which from here.
                Next::Heard(Some(Err(_))) => {
                    self.app.hall.metrics.sockets_broken.add();
                    return Some(Closing::TooMuch);
                }
                Next::Heard(None) => return None,
                Next::Out(out) => self.out(out, table).await,
                Next::Quiet if self.table.is_none() || pinged => return Some(Closing::TooSlow),
                Next::Quiet => {
                    pinged = true;
                    self.send(Message::Ping(Vec::new().into()))
                        .await
                        .map(|()| None)
                }
            };
            match step {
                Ok(None) => {}
                Ok(Some(why)) => {
                    if why == Closing::TooMuch {
                        self.app.hall.metrics.too_much.add();
                    }
                    return Some(why);
                }
                Err(Gone) => return None,
            }
        }
    }

    async fn out(&mut self, out: Option<Out>, table: &TableId) -> Result<Option<Closing>, Gone> {
        match out {
            Some(Out::Texts(texts)) => {
                for text in texts {
                    self.say(text).await?;
                }
                Ok(None)
            }
            Some(Out::Close(why)) => Ok(Some(why)),
            None => {
                let behind = self.table.as_ref();
                let slow = behind.is_some_and(|table| table.too_slow.load(Ordering::Relaxed));
                Ok(Some(if slow {
                    Closing::TooSlow
                } else if self.app.hall.is_stopped(table) {
                    // It did not wake: its log makes no table.
                    Closing::Stopped
                } else {
                    Closing::ComeBack
                }))
            }
        }
    }

    async fn heard(&mut self, message: Message, table: &TableId) -> Result<Option<Closing>, Gone> {
        let rate = self.app.hall.config.limits.messages;
        if !self.bucket.take(rate, 1) {
            return Ok(Some(Closing::TooMuch));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => Utf8Bytes::default(),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Close(_) => return Err(Gone),
        };
        match serde_json::from_str(&text) {
            Ok(ToTable::Hello { version, .. }) if version != VERSION => {
                Ok(Some(Closing::Reload { version: VERSION }))
            }
            Ok(ToTable::Hello { since, .. }) => {
                let again = self.table.is_some();
                if again && !self.bucket.take(rate, COST_OF_HELLO) {
                    return Ok(Some(Closing::TooMuch));
                }
                self.join(table, since).await
            }
            Ok(ToTable::Past { most }) => {
                let ask = |connection| Ask::Past(connection, most);
                self.ask_at(COST_OF_PAST, ask).await
            }
            Ok(ToTable::Record) => self.ask_at(COST_OF_RECORD, Ask::Record).await,
            Ok(ToTable::Ping) => self.say(write(&Plain::Pong)).await.map(|()| None),
            Ok(ToTable::Command(command)) => self.command(command).await,
            Ok(ToTable::Phrase { phrase }) => self.phrase(phrase).await,
            Err(_) => self.refuse(None, "refused-unreadable").await,
        }
    }

    async fn join(&mut self, table: &TableId, since: u64) -> Result<Option<Closing>, Gone> {
        self.leave().await;
        let (joining, out) = Joining::new(self.viewer, since, self.address, self.key);
        let (connection, too_slow) = (joining.connection, Arc::clone(&joining.too_slow));
        let whose = Household::at(self.address);
        let asked = self.app.hall.ask(&whose, table, Ask::Join(joining));
        match asked.await {
            Ok(asks) => {
                self.table = Some(Behind {
                    asks,
                    connection,
                    out,
                    too_slow,
                });
                Ok(None)
            }
            Err(Unasked::OtherRules) => Ok(Some(Closing::OtherRules)),
            Err(Unasked::Stopped) => Ok(Some(Closing::Stopped)),
            Err(_) => Ok(Some(Closing::ComeBack)),
        }
    }

    async fn command(&mut self, command: Command) -> Result<Option<Closing>, Gone> {
        let cmd = Some(command.cmd.clone());
        let Some(behind) = &self.table else {
            return self.refuse(cmd, "refused-hello-first").await;
        };
        if Viewer::Seat(command.seat) != self.viewer {
            return self.refuse(cmd, "refused-not-your-seat").await;
        }
        // A table that is gone has closed our queue: the next turn of the loop says so.
        let ask = Box::new(Ask::Command(behind.connection, command, Instant::now()));
        drop(behind.asks.send(ask).await);
        Ok(None)
    }

    async fn phrase(&mut self, phrase: Phrase) -> Result<Option<Closing>, Gone> {
        let Some(behind) = &self.table else {
            return self.refuse(None, "refused-hello-first").await;
        };
        let Viewer::Seat(seat) = self.viewer else {
            return self.refuse(None, "refused-not-your-seat").await;
        };
        let ask = Box::new(Ask::Phrase(behind.connection, seat, phrase));
        drop(behind.asks.send(ask).await);
        Ok(None)
    }

    /// Asks the table for something that costs so much.
    async fn ask_at(
        &mut self,
        cost: u32,
        ask: impl FnOnce(Connection) -> Ask,
    ) -> Result<Option<Closing>, Gone> {
        let rate = self.app.hall.config.limits.messages;
        if !self.bucket.take(rate, cost) {
            return self.refuse(None, "refused-too-often").await;
        }
        let Some(behind) = &self.table else {
            return self.refuse(None, "refused-hello-first").await;
        };
        drop(behind.asks.send(Box::new(ask(behind.connection))).await);
        Ok(None)
    }

    async fn refuse(
        &mut self,
        cmd: Option<wire::CmdId>,
        key: &str,
    ) -> Result<Option<Closing>, Gone> {
        let reason = Reason::plain(key);
        self.say(write(&Plain::Refused { cmd, reason }))
            .await
            .map(|()| None)
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let within = self.app.hall.config.times.write_within;
        match timeout(within, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    async fn leave(&mut self) {
        if let Some(behind) = self.table.take() {
            // A table that is gone knows no viewers any more.
            let leave = Box::new(Ask::Leave(behind.connection));
            drop(behind.asks.send(leave).await);
        }
    }

    /// Closes politely, and waits a moment for the other side to do the same.
    async fn hang_up(&mut self) {
        self.leave().await;
        self.send(Message::Close(None)).await.ok();
        let farewell = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        timeout(std::time::Duration::from_secs(1), farewell)
            .await
            .ok();
    }
}

async fn next_out(table: &mut Option<Behind>) -> Option<Out> {
    match table {
        Some(table) => table.out.recv().await,
        None => std::future::pending().await,
    }
}
