//! A match at a table on the server: the same session, fed by the socket.

use super::session::{Session, Slip, Source};
use crate::dom;
use crate::online::Socket;
use crate::table::{UpdateOf, name_for_command};
use fair::{Published, SeatSeed};
use game_irondie::{Event, Irondie, View};
use games::{AnyGame, Packs};
use kernel::Viewer;
use leptos::prelude::*;
use wire::{Act, Card, CmdId, Command, Phase, Reason, ToViewer, Welcome};

/// A message of a table of IRONDIE.
pub(crate) type Told = ToViewer<View, Event>;

/// A match elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct FarSession {
    session: Session,
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

impl FarSession {
    /// Opens the rules that the table plays by; nothing if this program does not have them.
    pub(crate) fn open(welcome: &Welcome, socket: Socket) -> Option<FarSession> {
        let setup = welcome.setup.to_string();
        let packs = Packs::built_in();
        let opened = games::open(&welcome.card.game, None, Some(&setup), &packs).ok()?;
        let AnyGame::Irondie(game) = opened.game;
        let (viewer, card) = (welcome.viewer, welcome.card.clone());
        let source = Source::Far(socket.clone(), viewer.seat());
        Some(FarSession {
            session: Session::new(game, source, card, &[viewer]),
            viewer,
            socket: StoredValue::new_local(socket),
            count: StoredValue::default(),
        })
    }

    pub(crate) fn card(self) -> RwSignal<Card> {
        self.session.card
    }

    pub(crate) fn newest(self) -> u64 {
        self.count.with_value(|count| count.newest)
    }

    pub(crate) fn board(self) -> AnyView {
        super::listen_to_keys(self.session);
        super::board(self.session).into_any()
    }

    /// The table has told who is who; it may be time for our share of the seed.
    pub(crate) fn welcome(self, welcome: &Welcome) {
        self.session.card.set(welcome.card.clone());
        self.count.update_value(|count| count.old = welcome.newest);
        if welcome.card.phase != Phase::Playing {
            self.share(welcome.published.as_ref());
        }
    }

    /// Gives our share of the seed, once for each promise.
    fn share(self, promise: Option<&Published>) {
        let given = self
            .count
            .with_value(|count| count.promise.as_ref() == promise);
        if let (Viewer::Seat(seat), false) = (self.viewer, given) {
            let (cmd, seed) = (name_for_command(), SeatSeed::new(dom::random()));
            self.count.update_value(|count| {
                count.promise = promise.cloned();
                count.shares.push(cmd.clone());
            });
            let (seen, act) = (self.newest(), Act::Seed { seed });
            let command = Command {
                cmd,
                seat,
                seen,
                act,
            };
            self.socket.with_value(|socket| socket.command(command));
        }
    }

    /// Something happened. What happened while nobody looked is not played again.
    pub(crate) fn hear_update(self, update: UpdateOf<Irondie>) {
        let n = update.n;
        if n <= self.newest() {
            return;
        }
        self.count.update_value(|count| count.newest = n);
        if self.count.with_value(|count| n <= count.old) {
            self.session.hear_old(self.viewer, update);
        } else {
            if update.published.is_some() {
                self.share(update.published.as_ref());
            }
            self.session.hear(vec![(self.viewer, update)]);
        }
    }

    /// A command was turned away. A share that nobody asked for is no news.
    pub(crate) fn refused(self, cmd: Option<&CmdId>, reason: Reason) {
        let is_share = |count: &Count| cmd.is_some_and(|cmd| count.shares.contains(cmd));
        if !self.count.with_value(is_share) {
            self.session.slip.set(Some(Slip::from(reason)));
        }
    }
}
