//! A match at a table on the server: the same session, fed by the socket.

use super::Socket;
use crate::board::Board;
use crate::boards::GameBox;
use crate::dom;
use crate::host::name_for_command;
use crate::screen::UpdateOf;
use crate::session::{Session, Source};
use fair::{Published, SeatSeed};
use kernel::Viewer;
use leptos::prelude::*;
use serde_json::Value;
use wire::{Act, CmdId, Command, Notice, Phase, Reason, ToViewer, Update, Welcome};

/// A message of a table, whatever is played there.
pub(crate) type Told = ToViewer<Value, Value>;

/// A match elsewhere, whatever is played there.
#[derive(Clone, Copy)]
pub(crate) struct FarSession(StoredValue<Box<dyn Guest>>);

impl FarSession {
    /// Opens the rules that the table plays by; nothing if they have not come.
    pub(crate) fn open(welcome: &Welcome, socket: Socket) -> Option<FarSession> {
        let part = GameBox::read(&welcome.notice.game)?.part()?;
        let guest = (part.far)(welcome, socket)?;
        Some(FarSession(StoredValue::new(guest)))
    }

    pub(crate) fn notice(self) -> RwSignal<Notice> {
        self.0.with_value(|guest| guest.notice())
    }

    pub(crate) fn newest(self) -> u64 {
        self.0.with_value(|guest| guest.newest())
    }

    pub(crate) fn board(self) -> AnyView {
        self.0.with_value(|guest| guest.board())
    }

    /// The table has told who is who; it may be time for our share of the seed.
    pub(crate) fn welcome(self, welcome: &Welcome) {
        self.0.with_value(|guest| guest.welcome(welcome));
    }

    /// Something happened.
    pub(crate) fn hear_update(self, update: Update<Value, Value>) {
        self.0.with_value(|guest| guest.hear(update));
    }

    /// A command was turned away.
    pub(crate) fn refused(self, cmd: Option<&CmdId>, reason: Reason) {
        self.0.with_value(|guest| guest.refused(cmd, reason));
    }
}

/// What the page of a far table needs of a match.
pub(crate) trait Guest: Send + Sync {
    fn notice(&self) -> RwSignal<Notice>;
    fn newest(&self) -> u64;
    fn board(&self) -> AnyView;
    fn welcome(&self, welcome: &Welcome);
    fn hear(&self, update: Update<Value, Value>);
    fn refused(&self, cmd: Option<&CmdId>, reason: Reason);
}

/// A match of one game elsewhere.
pub(crate) struct Far<G: Board> {
    session: Session<G>,
    viewer: Viewer,
    socket: StoredValue<Socket, LocalStorage>,
    count: StoredValue<Count>,
}

/// How far the table and the dice are, as far as this page has heard.
#[derive(Debug, Clone, Default)]
struct Count {
    /// The number of the newest update that came.
    newest: u64,
    /// Up to this number everything is old news.
    old: u64,
    /// The promise for which our share of the seed was given.
    promise: Option<Published>,
    /// The commands that gave it.
    shares: Vec<CmdId>,
}

impl<G: Board> Far<G> {
    /// A match by these rules.
    pub(crate) fn open(game: G, welcome: &Welcome, socket: Socket) -> Far<G> {
        let (viewer, notice) = (welcome.viewer, welcome.notice.clone());
        let source = Source::Far(socket.clone(), viewer.seat());
        Far {
            session: Session::new(game, source, notice, &[viewer]),
            viewer,
            socket: StoredValue::new_local(socket),
            count: StoredValue::default(),
        }
    }

    /// Gives our share of the seed, once for each promise.
    fn give_share(&self, published: Option<&Published>) {
        let given = |count: &Count| count.promise.as_ref() == published;
        let (Viewer::Seat(seat), false) = (self.viewer, self.count.with_value(given)) else {
            return;
        };
        let (cmd, seed) = (name_for_command(), SeatSeed::new(dom::random()));
        self.count.update_value(|count| {
            count.promise = published.cloned();
            count.shares.push(cmd.clone());
        });
        let command = Command {
            cmd,
            seat,
            seen: self.newest(),
            act: Act::Seed { seed },
        };
        self.socket.with_value(|socket| socket.command(command));
    }
}

impl<G: Board> Guest for Far<G> {
    fn notice(&self) -> RwSignal<Notice> {
        self.session.notice
    }

    fn newest(&self) -> u64 {
        self.count.with_value(|count| count.newest)
    }

    fn board(&self) -> AnyView {
        self.session.page()
    }

    fn welcome(&self, welcome: &Welcome) {
        self.session.notice.set(welcome.notice.clone());
        self.count.update_value(|count| count.old = welcome.newest);
        if welcome.notice.phase != Phase::Playing {
            self.give_share(welcome.published.as_ref());
        }
    }

    /// What happened while nobody looked is not played again.
    fn hear(&self, update: Update<Value, Value>) {
        let Some(update) = typed::<G>(update).filter(|update| update.n > self.newest()) else {
            return;
        };
        let n = update.n;
        self.count.update_value(|count| count.newest = n);
        if self.count.with_value(|count| n <= count.old) {
            self.session.hear_old(self.viewer, update);
        } else {
            if update.published.is_some() {
                self.give_share(update.published.as_ref());
            }
            self.session.hear_soon(self.viewer, update);
        }
    }

    /// A share that nobody asked for is no news.
    fn refused(&self, cmd: Option<&CmdId>, reason: Reason) {
        let is_share = |count: &Count| cmd.is_some_and(|cmd| count.shares.contains(cmd));
        if !self.count.with_value(is_share) {
            self.session.refused(reason);
        }
    }
}

/// The update in the game's own words; nothing if they are not this game's.
fn typed<G: Board>(update: Update<Value, Value>) -> Option<UpdateOf<G>> {
    serde_json::from_value(serde_json::to_value(update).ok()?).ok()
}
