//! Who looks at a table: connections, each with a queue of its own that never holds the table up.

use crate::host::{Plain, write};
use crate::ids::KeyHash;
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet, Viewer};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::mpsc;
use wire::Closing;

/// How many messages a viewer may lag behind.
const LAG: usize = 64;

/// One open socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Connection(u64);

impl Connection {
    pub(crate) fn new() -> Connection {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Connection(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Something for a socket to send.
#[derive(Debug)]
pub(crate) enum Out {
    /// Messages, in this order.
    Texts(Vec<Utf8Bytes>),
    /// Say why, then close.
    Close(Closing),
}

/// Someone who wants to look.
pub(crate) struct Joining {
    pub(crate) connection: Connection,
    pub(crate) viewer: Viewer,
    pub(crate) since: u64,
    /// From where.
    pub(crate) address: IpAddr,
    /// The key with which a seat was claimed when the socket was opened.
    pub(crate) key: Option<KeyHash>,
    pub(crate) out: mpsc::Sender<Out>,
    /// Set when the viewer was cut off because its queue was full.
    pub(crate) too_slow: Arc<AtomicBool>,
}

impl Joining {
    /// Someone who wants to look, and the queue to read from.
    pub(crate) fn new(
        viewer: Viewer,
        since: u64,
        address: IpAddr,
        key: Option<KeyHash>,
    ) -> (Joining, mpsc::Receiver<Out>) {
        let (out, queue) = mpsc::channel(LAG);
        let joining = Joining {
            connection: Connection::new(),
            viewer,
            since,
            address,
            key,
            out,
            too_slow: Arc::default(),
        };
        (joining, queue)
    }
}

/// Who looks through a connection, and its queue.
pub(super) struct Eyes {
    pub(super) viewer: Viewer,
    /// From where.
    pub(super) address: IpAddr,
    pub(super) out: mpsc::WeakSender<Out>,
}

/// All who look.
#[derive(Default)]
pub(super) struct Viewers(Vec<Joining>);

impl Viewers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many look who do not sit here.
    pub(super) fn spectators(&self) -> usize {
        let sits = |one: &&Joining| one.viewer.seat().is_some();
        self.0.iter().filter(|one| !sits(one)).count()
    }

    /// Closes the oldest sockets of a seat until one more fits.
    pub(super) fn make_room(&mut self, seat: Seat, most: usize) {
        let mine = |one: &Joining| one.viewer == Viewer::Seat(seat);
        while self.0.iter().filter(|one| mine(one)).count() >= most.max(1) {
            let Some(oldest) = self.0.iter().position(mine) else {
                return;
            };
            deliver(&self.0.remove(oldest), Out::Close(Closing::TooMuch));
        }
    }

    pub(super) fn insert(&mut self, joining: Joining) {
        self.0.push(joining);
    }

    pub(super) fn remove(&mut self, connection: Connection) {
        self.0.retain(|one| one.connection != connection);
    }

    /// Whether this connection looks, and so may speak.
    pub(super) fn knows(&self, connection: Connection) -> bool {
        self.0.iter().any(|one| one.connection == connection)
    }

    /// Who looks through a connection.
    pub(super) fn line(&self, connection: Connection) -> Option<Eyes> {
        let one = self.0.iter().find(|one| one.connection == connection)?;
        Some(Eyes {
            viewer: one.viewer,
            address: one.address,
            out: one.out.downgrade(),
        })
    }

    /// The seats that look.
    pub(super) fn seats(&self) -> SeatSet {
        self.0.iter().filter_map(|one| one.viewer.seat()).collect()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }

    /// Sends one message to one connection, if it is still there.
    pub(super) fn send(&mut self, connection: Connection, text: &Utf8Bytes) {
        let to = |one: &Joining| (one.connection == connection).then(|| vec![text.clone()]);
        self.send_each(to);
    }

    /// Sends one message to everyone; how many were cut off.
    pub(super) fn send_all(&mut self, text: &Utf8Bytes) -> usize {
        self.send_each(|_| Some(vec![text.clone()]))
    }

    /// Hands every viewer its updates; how many were cut off.
    pub(super) fn tell(&mut self, told: &[(Viewer, Utf8Bytes)]) -> usize {
        self.send_each(|one| {
            let mine = told.iter().filter(|(viewer, _)| *viewer == one.viewer);
            let mine: Vec<Utf8Bytes> = mine.map(|(_, text)| text.clone()).collect();
            (!mine.is_empty()).then_some(mine)
        })
    }

    fn send_each(&mut self, texts: impl Fn(&Joining) -> Option<Vec<Utf8Bytes>>) -> usize {
        let before = self.0.len();
        self.0.retain(|one| match texts(one) {
            None => true,
            Some(texts) => deliver(one, Out::Texts(texts)),
        });
        before - self.0.len()
    }

    /// Sends everyone away who looks from a seat.
    pub(super) fn close_seat(&mut self, seat: Seat, why: Closing) {
        let gone = self
            .0
            .extract_if(.., |one| one.viewer == Viewer::Seat(seat));
        gone.for_each(|one| {
            deliver(&one, Out::Close(why));
        });
    }

    pub(super) fn close_all(&mut self, why: Closing) {
        self.0.drain(..).for_each(|one| {
            deliver(&one, Out::Close(why));
        });
    }
}

/// Puts something into a viewer's queue. Who does not make room loses the connection, not others
/// their time; coming back with the last number seen costs nothing but the way.
fn deliver(one: &Joining, out: Out) -> bool {
    match one.out.try_send(out) {
        Ok(()) => true,
        Err(mpsc::error::TrySendError::Full(_)) => {
            one.too_slow.store(true, Ordering::Relaxed);
            false
        }
        Err(mpsc::error::TrySendError::Closed(_)) => false,
    }
}

/// Who is here, as a message.
pub(super) fn here(seats: SeatSet, soon: Option<u32>) -> Utf8Bytes {
    write(&Plain::Here { seats, soon })
}
