//! What goes on by itself: updates are shown, windows are let be by standing orders, the screen is
//! handed over.

use super::{Screen, Session, Slip, Source, Unkept, of};
use crate::board::Board;
use crate::dom;
use crate::going::Slot;
use crate::host::{Host, Told, name_for_command};
use crate::screen::UpdateOf;
use crate::settings::Chosen;
use games::Opened;
use kernel::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use std::time::Duration;
use table::{Sitter, Table};
use wire::{Act, Command, Order, Phase, Reason, ToTable};

/// What a server tells in so short a time is shown together.
const GATHER: Duration = Duration::from_millis(30);

impl<G: Board> Session<G> {
    /// A match in this page: the one that was going on under this name, or a new one.
    pub(crate) fn open(opened: &Opened<G>, sitters: Vec<Sitter>, slot: Slot) -> Session<G> {
        let host = Host::open(opened, sitters, slot).expect("a set-up made here has a record");
        let notice = host.table().notice();
        let people: Vec<Viewer> = host.people().into_iter().map(Viewer::Seat).collect();
        let lets_be = G::LETS_BE && host.is_fresh() && people.len() == 1;
        let game = opened.game.clone();
        let session = Session::new(game, Source::Here(Box::new(host)), notice, &people);
        session.catch_up(&people);
        session.remember(None);
        if lets_be {
            session.order(Order::Idle, true);
        } else {
            session.go_on();
        }
        session
    }

    /// A screen on which all this was shown.
    pub(crate) fn replayed(self, viewer: Viewer, told: Vec<UpdateOf<G>>) -> Screen<G> {
        let (game, mut screen) = (self.game.get_value(), Screen::<G>::new(viewer));
        // One after the other: only the last of them is news.
        for update in told {
            screen.show(&game, [update]);
        }
        screen
    }

    pub(crate) fn set_screens(self, screens: Vec<Screen<G>>) {
        self.screens.set(screens);
        self.begin_draft();
    }

    /// Looks through somebody else's eyes.
    pub(crate) fn look(self, viewer: Viewer) {
        self.viewer.set(viewer);
    }

    /// Shows at once what was told before.
    fn catch_up(self, viewers: &[Viewer]) {
        for &viewer in viewers {
            let told = self.source.with_value(|source| match source {
                Source::Here(host) => host.since(viewer),
                Source::Far(..) | Source::Lesson(_) | Source::Still => Vec::new(),
            });
            self.show_past(viewer, told);
        }
    }

    /// Shows at once what happened before. Questions of then were answered then: nothing is begun
    /// for them, and nothing is answered ahead.
    pub(super) fn show_past(self, viewer: Viewer, told: Vec<UpdateOf<G>>) {
        let mut over = false;
        for update in told {
            over |= self.take_in(viewer, vec![update]);
        }
        self.begin_draft();
        if over {
            self.take_record();
        }
    }

    /// Sends what a seat does to its table, and shows what comes of it.
    pub(super) fn send(self, seat: Seat, act: Act) {
        match self.carry_out(seat, act) {
            Some(Ok(told)) => self.hear(told),
            Some(Err(reason)) => self.refused(reason),
            None => {}
        }
    }

    /// Does something for a seat; nothing once the page is gone.
    fn carry_out(self, seat: Seat, act: Act) -> Option<Result<Told<G>, Reason>> {
        self.source.try_update_value(|source| match source {
            Source::Here(host) => host.act(seat, self.shown_to(seat), act),
            Source::Still => Ok(Vec::new()),
            Source::Lesson(lesson) => {
                let update = lesson.act(&act)?;
                Ok(vec![(Viewer::Seat(seat), update)])
            }
            Source::Far(socket, _) => {
                let (cmd, seen) = (name_for_command(), self.newest());
                let command = Command {
                    cmd,
                    seat,
                    seen,
                    act,
                };
                socket.command(command);
                Ok(Vec::new())
            }
        })
    }

    /// The table says no. An answer to a question that is no longer asked was a tap too many, and
    /// no mistake.
    pub(crate) fn refused(self, reason: Reason) {
        if reason.key != "refused-stale" {
            self.slip.set(Some(Slip::from(reason)));
        }
    }

    /// People at one screen need not be asked whether one of them may take something back.
    pub(super) fn agree(self) {
        let people = self.source.with_value(Source::people);
        let wanting = self
            .source
            .with_value(|source| source.table()?.notice().wants_undo);
        if let Some(wanting) = wanting {
            let others = people.into_iter().filter(|&seat| seat != wanting);
            others.for_each(|seat| self.send(seat, Act::AllowUndo { yes: true }));
        }
    }

    /// Takes in what was told, and goes on.
    pub(super) fn hear(self, told: Told<G>) {
        self.quiet.update_value(|quiet| quiet.held.extend(told));
        self.go_on();
    }

    /// Takes in what a server tells. What comes at once is shown together.
    pub(crate) fn hear_soon(self, viewer: Viewer, update: UpdateOf<G>) {
        let first = self.quiet.with_value(|quiet| quiet.held.is_empty());
        let heard = (viewer, update);
        self.quiet.update_value(|quiet| quiet.held.push(heard));
        if first {
            set_timeout(move || self.go_on(), GATHER);
        }
    }

    /// The table counts anew: what was shown and held back of it is of another life of it.
    pub(crate) fn begin_again(self, viewer: Viewer) {
        self.quiet
            .update_value(|quiet| quiet.held.retain(|(to, _)| *to != viewer));
        self.screens.update(|screens| {
            let mine = screens.iter_mut().filter(|screen| screen.viewer == viewer);
            mine.for_each(Screen::begin_again);
        });
    }

    /// Takes in what happened while nobody looked.
    pub(crate) fn hear_old(self, viewer: Viewer, update: UpdateOf<G>) {
        if self.quiet.with_value(|quiet| quiet.held.is_empty()) {
            self.show(viewer, vec![update]);
        } else {
            self.hear_soon(viewer, update);
        }
    }

    /// The number of the last update that a person's seat was shown; a bot needs no screen.
    fn shown_to(self, seat: Seat) -> Option<u64> {
        self.screens.with_untracked(|screens| {
            let viewer = Viewer::Seat(seat);
            let screen = screens.iter().find(|screen| screen.viewer == viewer);
            screen.map(|screen| screen.newest)
        })
    }

    fn newest(self) -> u64 {
        let viewer = self.viewer.get_untracked();
        self.screens
            .with_untracked(|screens| of(screens, viewer).newest)
    }

    /// Shows all that was told and held back, together.
    pub(super) fn show_held(self) {
        let held = self.quiet.try_update_value(|quiet| {
            quiet.wait.shows(dom::now());
            std::mem::take(&mut quiet.held)
        });
        let mut held = held.unwrap_or_default();
        while let Some((viewer, _)) = held.first() {
            let viewer = *viewer;
            let (mine, others) = held.into_iter().partition(|(to, _)| *to == viewer);
            let mine: Told<G> = mine;
            self.show(viewer, mine.into_iter().map(|(_, update)| update).collect());
            held = others;
        }
    }

    pub(super) fn show(self, viewer: Viewer, updates: Vec<UpdateOf<G>>) {
        let over = self.take_in(viewer, updates);
        self.begin_draft();
        if over {
            self.take_record();
        }
    }

    /// Puts on the screen what was told, and says whether the match is over by it.
    fn take_in(self, viewer: Viewer, updates: Vec<UpdateOf<G>>) -> bool {
        let notices = updates.iter().filter_map(|update| update.notice.clone());
        let notice = notices.last();
        let over = notice
            .as_ref()
            .is_some_and(|notice| notice.phase == Phase::Over);
        if let Some(notice) = notice {
            self.notice.set(notice);
        }
        if self.turned().get_untracked().is_some() {
            self.turned().set(None);
        }
        let game = self.game.get_value();
        self.screens.update(|screens| {
            let mine = |screen: &&mut Screen<G>| screen.viewer == viewer;
            if let Some(screen) = screens.iter_mut().find(mine) {
                screen.show(&game, updates);
            }
        });
        over
    }

    /// A table in this page has its record at hand; a server is asked for it, once.
    pub(crate) fn take_record(self) {
        let known = |screens: &Vec<Screen<G>>| screens.iter().all(|one| one.record.is_some());
        if self.screens.with_untracked(known) {
            return;
        }
        let record = self.source.with_value(|source| match source {
            Source::Here(host) => host.table().record(),
            Source::Far(socket, _) => {
                socket.say(&ToTable::Record);
                None
            }
            Source::Lesson(_) | Source::Still => None,
        });
        if let Some(record) = record {
            self.hear_record(&record);
        }
    }

    /// Takes the record of the match that is over.
    pub(crate) fn hear_record(self, record: &str) {
        self.screens.update(|screens| {
            for screen in screens {
                screen.record = Some(record.to_owned());
            }
        });
    }

    /// Takes in what was told again; whether it reaches up to what is shown.
    pub(crate) fn hear_past(self, viewer: Viewer, past: Vec<UpdateOf<G>>) -> bool {
        let game = self.game.get_value();
        self.screens
            .try_update(|screens| {
                let mine = |screen: &&mut Screen<G>| screen.viewer == viewer;
                let screen = screens.iter_mut().find(mine);
                screen.is_some_and(|screen| screen.look_further_back(&game, past))
            })
            .unwrap_or(true)
    }

    /// Shows what has happened, asks the bots that are due, and hands the screen over.
    pub(super) fn go_on(self) {
        if !self.is_here() {
            return;
        }
        let due = self
            .source
            .with_value(|source| source.table().map(Table::bots_due));
        let due = due.unwrap_or_default();
        if self.holds_back(&due) {
            return self.ask_bots(due);
        }
        self.show_held();
        self.note_unkept();
        self.ask_bots(due);
        self.plan_to_let_be();
        self.teach_on();
        self.hand_over();
    }

    /// What the browser cannot keep is gone with the page, and whoever plays is told so, once.
    fn note_unkept(self) {
        let lost = self.source.with_value(|source| match source {
            Source::Here(host) => host.is_lost(),
            Source::Far(..) | Source::Lesson(_) | Source::Still => false,
        });
        let unkept = self.quiet.with_value(|quiet| quiet.unkept);
        if lost && unkept.get_untracked() == Unkept::No {
            unkept.set(Unkept::Tell);
        }
    }

    fn plan_to_let_be(self) {
        let planned = self.quiet.with_value(|quiet| quiet.lets_be);
        if !planned && !self.ordered().is_empty() {
            self.quiet.update_value(|quiet| quiet.lets_be = true);
            set_timeout(move || self.let_windows_be(), self.pace_of_orders());
        }
    }

    /// Windows are let be by standing orders always at the same pace: nobody can tell from the time
    /// it takes why a seat lets something be. Bots see no time: who plays against them alone has
    /// such windows counted among the pauses for eyes, and is not kept waiting by many of them.
    fn pace_of_orders(self) -> Duration {
        if self.is_against_bots() {
            return self.pause(Duration::ZERO);
        }
        let pace = |chosen: &Chosen| chosen.speed.pause();
        self.settings.0.with_untracked(pace)
    }

    fn let_windows_be(self) {
        let told = self.source.try_update_value(|source| match source {
            Source::Here(host) => host.let_windows_be(),
            Source::Far(..) | Source::Lesson(_) | Source::Still => Vec::new(),
        });
        if let Some(told) = told {
            self.quiet.update_value(|quiet| quiet.lets_be = false);
            self.hear(told);
        }
    }

    /// Seats whose windows are let be by their orders: nobody needs to look for them.
    fn ordered(self) -> Vec<Seat> {
        let due = self
            .source
            .with_value(|source| source.table().map(Table::orders_due));
        due.unwrap_or_default()
    }

    /// Shows the board to the person who is asked. A secret question comes behind a curtain.
    fn hand_over(self) {
        let Some(viewer) = self.viewer.try_get_untracked() else {
            return; // The page is gone.
        };
        let (game, ordered) = (self.game.get_value(), self.ordered());
        let asked: SeatSet = self.screens.with_untracked(|screens| {
            let asked = screens.iter().filter(|screen| {
                let view = screen.view.as_ref();
                view.is_some_and(|view| game.asked(view, &mut Vec::new()).is_some())
            });
            let seats = asked.filter_map(|screen| screen.viewer.seat());
            seats.filter(|seat| !ordered.contains(seat)).collect()
        });
        let mine = viewer.seat().is_some_and(|seat| asked.contains(seat));
        let (Some(next), false) = (asked.first(), mine) else {
            return;
        };
        if self.is_secret() {
            self.curtain.set(Some(next));
        } else {
            self.turn_to(next);
        }
    }

    /// Whether a screen shows what the person next to it must not see.
    fn is_secret(self) -> bool {
        let game = self.game.get_value();
        self.screens.with_untracked(|screens| {
            let mut views = screens.iter().filter_map(|screen| screen.view.as_ref());
            views.any(|view| game.is_secret(view))
        })
    }

    /// Whether somebody plays in this page against bots alone.
    pub(crate) fn is_against_bots(self) -> bool {
        self.source.with_value(Source::is_against_bots)
    }

    /// Whether there still is a page.
    pub(crate) fn is_here(self) -> bool {
        self.viewer.try_get_untracked().is_some()
    }
}
