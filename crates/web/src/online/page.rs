//! A table on the server, from the first look to the last rematch.

use super::api::{self, Opened, Shown};
use super::lobby::Lobby;
use super::nowhere;
use super::socket::{BEAT, Ears, Socket};
use super::strip::Strip;
use super::talk::{self, Heard, Talk};
use super::who::Here;
use crate::boards::GameBox;
use crate::dom;
use crate::going::{self, Place};
use crate::host::name_for_command;
use crate::online::session::{FarSession, Told};
use crate::turn::Notices;
use kernel::Viewer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wire::{
    Act, Closing, CmdId, Command, Notice, Phase, Reason, ToTable, ToViewer, VERSION, Welcome,
};

/// How long to wait before a server that did not answer is asked again, and one that has no time
/// for us; the latter longer each time, and at last eight times as long.
const AGAIN: Duration = Duration::from_secs(3);
const LONGER: u32 = 3;

/// Between two steps of a count-down.
const SECOND: Duration = Duration::from_secs(1);
/// Under this name a tab keeps for which version of the server it has fetched the newest app.
const RENEWED: &str = "astragal.renewed";

/// How often a connection fails before the table is looked for again.
const PATIENCE: u32 = 3;

/// What the page knows of its table.
#[derive(Clone, Copy)]
struct Page {
    id: StoredValue<String>,
    found: RwSignal<Found>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    owner: StoredValue<Owner>,
    session: RwSignal<Option<FarSession>>,
    viewer: StoredValue<Viewer>,
    watch: StoredValue<Option<String>>,
    up: RwSignal<bool>,
    here: Here,
    /// In how many seconds a bot stands in for somebody.
    soon: RwSignal<Option<u32>>,
    notices: Notices,
    /// What people have said just now.
    heard: RwSignal<Vec<Heard>>,
    /// Whether the seats are shown between two matches.
    arranging: RwSignal<bool>,
    /// Commands about the seats, and why the newest was turned away.
    arranged: StoredValue<Vec<CmdId>>,
    wrong: RwSignal<Option<Reason>>,
    /// How often in a row the server had no time to look, and whether it is soon asked again.
    in_vain: StoredValue<u32>,
    looks_soon: StoredValue<bool>,
}

/// What a refusal means for somebody who looks for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Means {
    /// Nobody has answered.
    Nothing,
    /// The server has no time, or cannot just now. That says nothing of the table.
    Passing,
    /// Its log makes no table. Whoever runs the server may put that right.
    Stopped,
    /// There is nothing to come back to.
    Final,
}

/// What is not known here is passing: it is better to ask once too often than to lose the way back.
fn means(reason: &Reason) -> Means {
    match reason.key.as_str() {
        _ if api::is_unreachable(reason) => Means::Nothing,
        _ if nowhere::is_stopped(reason) => Means::Stopped,
        _ if is_over_for_good(reason) => Means::Final,
        // What the app says of itself.
        key if key.starts_with("web-") => Means::Final,
        "refused-no-such-table" | "refused-no-such-page" | "refused-not-your-seat" => Means::Final,
        _ => Means::Passing,
    }
}

/// How long to wait before asking again what was asked in vain so often.
fn pause(in_vain: u32) -> Duration {
    AGAIN * 2_u32.pow(in_vain.min(LONGER))
}

/// What came of looking for the table.
#[derive(Debug, Clone, PartialEq)]
enum Found {
    /// Nothing yet.
    Looking,
    /// A table with something to see for this browser.
    Yes,
    /// A table without a seat for this browser.
    NoSeat(Notice),
    /// The server has said no, or says nothing.
    Refused(Reason),
    /// The seat was given up or taken away.
    GotUp,
}

/// A table on the server. It is looked at before a socket is opened: browsers do not tell a page
/// why a socket was turned away.
#[component]
pub(crate) fn TablePage(
    /// The id of the table, or the one for watching it.
    id: String,
) -> impl IntoView {
    let page = Page {
        id: StoredValue::new(id),
        found: RwSignal::new(Found::Looking),
        socket: StoredValue::new_local(None),
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
        session: RwSignal::new(None),
        viewer: StoredValue::new(Viewer::Table),
        watch: StoredValue::new(None),
        up: RwSignal::new(false),
        here: RwSignal::new(None),
        soon: RwSignal::new(None),
        notices: Notices::new(),
        heard: RwSignal::default(),
        arranging: RwSignal::new(false),
        arranged: StoredValue::default(),
        wrong: RwSignal::new(None),
        in_vain: StoredValue::new(0),
        looks_soon: StoredValue::new(false),
    };
    page.look();
    page.watch_over();
    move || page.view()
}

impl Page {
    fn view(self) -> AnyView {
        match (self.found.get(), self.session.get()) {
            (Found::NoSeat(notice), _) => {
                self.id.with_value(|id| nowhere::without_seat(id, &notice))
            }
            (Found::Refused(reason), _) if is_over_for_good(&reason) => {
                self.id.with_value(|id| nowhere::other_rules(id.clone()))
            }
            (Found::Refused(reason), _) if means(&reason) == Means::Passing => {
                nowhere::refused_for_now(reason)
            }
            (Found::Refused(reason), _) => nowhere::refused(reason),
            (Found::GotUp, _) => nowhere::got_up(),
            (Found::Looking | Found::Yes, None) => nowhere::looking(),
            (Found::Looking | Found::Yes, Some(session)) => match session.alarm() {
                Some(kept) => nowhere::alarm(&kept, session),
                None => self.at_table(session),
            },
        }
    }

    fn at_table(self, session: FarSession) -> AnyView {
        let notice = session.notice();
        let lobby = Lobby {
            notice,
            here: self.here,
            viewer: self.viewer.get_value(),
            id: self.id,
            kept: RwSignal::new(self.id.with_value(|id| Opened::recall(id))),
            watch: self.watch,
            act: Callback::new(move |act| self.arrange(act)),
            wrong: self.wrong,
            arranging: self.arranging,
            chosen: RwSignal::new(None),
            level: RwSignal::new(bots::Level::Flint.id()),
            renaming: RwSignal::new(false),
        };
        let strip = Strip {
            notice,
            here: self.here,
            viewer: self.viewer.get_value(),
            up: self.up,
            // In tens: what is read aloud should not be read every second.
            soon: Memo::new(move |_| self.soon.get().map(|left| left.div_ceil(10) * 10)),
            arranging: self.arranging,
            notices: self.notices,
            session,
        };
        let talk = Talk {
            notice,
            viewer: self.viewer.get_value(),
            heard: self.heard,
            open: RwSignal::new(false),
            say: Callback::new(move |phrase| self.with_socket(|socket| socket.phrase(phrase))),
        };
        talk.over_sheets();
        let gathers = Memo::new(move |_| match notice.with(|notice| notice.phase) {
            Phase::Gathering => true,
            Phase::Playing => false,
            Phase::Over => self.arranging.get(),
        });
        let inner = move || {
            if gathers.get() {
                lobby.page()
            } else {
                session.board()
            }
        };
        let top = view! { <div class="fr-top">{strip.view()} {talk.view()}</div> };
        view! { <div class="fr-page">{top} {inner}</div> }.into_any()
    }

    /// Looks for the table, and opens a socket where there is something to see.
    fn look(self) {
        // The page may be gone by now.
        let Some(id) = self.id.try_get_value() else {
            return;
        };
        spawn_local(async move {
            let looked = unpacked(api::look(&id).await).await;
            // The page may be gone by now.
            if self.found.try_get_untracked().is_some() {
                self.looked(&id, looked);
            }
        });
    }

    fn looked(self, id: &str, looked: Result<Shown, Reason>) {
        match looked {
            Ok(shown) if shown.mine.is_empty() && !is_for_watching(id) => {
                self.forget();
                self.hang_up();
                self.found.set(Found::NoSeat(shown.notice));
            }
            Ok(shown) => {
                self.watch.set_value(shown.watch);
                self.in_vain.set_value(0);
                self.found.set(Found::Yes);
                self.connect(id);
            }
            Err(reason) => self.turned_away(reason),
        }
    }

    fn turned_away(self, reason: Reason) {
        match means(&reason) {
            Means::Nothing | Means::Passing if self.session.with_untracked(Option::is_some) => {
                // A match that was seen stays on the screen until the server is back; the socket
                // asks again.
                return;
            }
            Means::Nothing => self.look_again(AGAIN),
            Means::Passing => {
                let in_vain = self.in_vain.get_value();
                self.in_vain.set_value(in_vain + 1);
                self.look_again(pause(in_vain));
            }
            Means::Stopped => self.hang_up(),
            Means::Final => {
                self.forget();
                self.hang_up();
            }
        }
        self.found.set(Found::Refused(reason));
    }

    /// Looks once more after a while, however often that is wished for meanwhile.
    fn look_again(self, after: Duration) {
        if self.looks_soon.get_value() {
            return;
        }
        self.looks_soon.set_value(true);
        let look = move || {
            self.looks_soon.try_set_value(false);
            self.look();
        };
        set_timeout(look, after);
    }

    /// Browsers say when the network is gone, but not every time.
    fn watch_over(self) {
        let lose = move |_| self.with_socket(Socket::lose);
        let gone = window_event_listener(leptos::ev::offline, lose);
        let beat = move || self.with_socket(Socket::beat);
        let beats = set_interval_with_handle(beat, BEAT);
        let seconds = set_interval_with_handle(move || self.count_down(), SECOND);
        on_cleanup(move || {
            gone.remove();
            for timer in [beats, seconds].into_iter().flatten() {
                timer.clear();
            }
        });
    }

    /// A second less until a bot stands in.
    fn count_down(self) {
        if let Some(left) = self
            .soon
            .try_get_untracked()
            .flatten()
            .filter(|left| *left > 0)
        {
            self.soon.set(Some(left - 1));
        }
    }

    fn connect(self, id: &str) {
        if self.socket.with_value(Option::is_some) {
            return;
        }
        let ears = Ears {
            hello: Box::new(move || self.hello()),
            hear: Box::new(move |text| self.hear(text)),
            up: Box::new(move |up| {
                self.up.try_set(up);
            }),
            sent: Box::new(move |command| {
                if let (Act::Move { .. } | Act::Resign | Act::Draw, Some(session)) =
                    (&command.act, self.session.try_get_untracked().flatten())
                {
                    session.sent(command);
                }
            }),
            fails: Box::new(move |times| {
                if times > 0 && times.is_multiple_of(PATIENCE) {
                    self.look();
                }
            }),
        };
        let socket = Socket::open(&format!("/ws/tables/{id}"), ears);
        self.socket.set_value(Some(socket));
    }

    fn hang_up(self) {
        self.with_socket(Socket::end);
        self.session.set(None);
        self.socket.set_value(None);
    }

    /// There is no way back to a seat that is not ours.
    fn forget(self) {
        self.id
            .with_value(|id| going::forget(&Place::Table(id.clone())));
    }

    fn hello(self) -> ToTable {
        let session = self.session.try_get_untracked().flatten();
        ToTable::Hello {
            version: VERSION,
            since: session.map_or(0, FarSession::newest),
        }
    }

    fn hear(self, text: &str) {
        let Ok(told) = serde_json::from_str::<Told>(text) else {
            return;
        };
        let session = self.session.try_get_untracked().flatten();
        match (told, session) {
            (ToViewer::Welcome(welcome), _) => self.welcome(&welcome),
            (ToViewer::Update(update), Some(session)) => session.hear_update(update),
            (ToViewer::Past { updates }, Some(session)) => session.hear_past(updates),
            (ToViewer::Record { round, text }, Some(session)) => session.hear_record(round, &text),
            (ToViewer::Accepted { cmd }, session) => {
                self.with_socket(|socket| socket.answered(&cmd));
                if let Some(session) = session {
                    session.accepted(&cmd);
                }
            }
            (ToViewer::Refused { cmd, reason }, session) => {
                self.refused(cmd.as_ref(), reason, session);
            }
            (ToViewer::Here { seats, soon }, _) => {
                self.here.try_set(Some(seats));
                self.soon.try_set(soon);
            }
            (ToViewer::Phrase { seat, phrase }, _) => talk::hear(self.heard, seat, phrase),
            (ToViewer::Closing(Closing::Reload { version }), _) => self.other_version(version),
            (ToViewer::Closing(Closing::OtherRules), _) => {
                self.hang_up();
                self.look();
            }
            (ToViewer::Closing(Closing::Stopped), _) => {
                // The way back is kept: whoever runs the server may put things right.
                self.hang_up();
                let why = Reason::plain(nowhere::STOPPED);
                self.found.set(Found::Refused(why));
            }
            (ToViewer::Closing(Closing::GotUp), _) => {
                self.forget();
                self.hang_up();
                self.found.set(Found::GotUp);
            }
            _ => {}
        }
    }

    /// The server speaks another version. The newest app is fetched once; where that does not help,
    /// a sentence says who is behind, and nothing goes round in circles.
    fn other_version(self, theirs: u32) {
        self.hang_up();
        if dom::is_first(RENEWED, &format!("{VERSION} {theirs}")) {
            dom::renew();
            return;
        }
        let key = if theirs > VERSION {
            "web-app-behind"
        } else {
            "web-server-behind"
        };
        self.found.set(Found::Refused(Reason::plain(key)));
    }

    fn refused(self, cmd: Option<&CmdId>, reason: Reason, session: Option<FarSession>) {
        if let Some(cmd) = cmd {
            self.with_socket(|socket| socket.answered(cmd));
        }
        let about_seats = |arranged: &Vec<CmdId>| cmd.is_some_and(|cmd| arranged.contains(cmd));
        if self.arranged.with_value(about_seats) {
            self.wrong.set(Some(reason));
        } else if let Some(session) = session {
            session.refused(cmd, reason);
        }
    }

    /// Does something about the seats.
    fn arrange(self, act: Act) {
        let session = self.session.get_untracked();
        let (Some(session), Some(seat)) = (session, self.viewer.get_value().seat()) else {
            return;
        };
        let (cmd, seen) = (name_for_command(), session.newest());
        self.arranged
            .update_value(|arranged| arranged.push(cmd.clone()));
        self.wrong.set(None);
        let command = Command {
            cmd,
            seat,
            seen,
            act,
        };
        self.with_socket(|socket| socket.command(command));
    }

    fn welcome(self, welcome: &Welcome) {
        self.viewer.set_value(welcome.viewer);
        let known = self.session.try_get_untracked().flatten();
        let session = known.or_else(|| {
            let socket = self.socket.with_value(Clone::clone)?;
            let owner = self.owner.get_value();
            let session = owner.with(|| FarSession::open(welcome, socket))?;
            if welcome.viewer.seat().is_some() {
                owner.with(|| session.remember(self.id.get_value(), self.notices));
            }
            Some(session)
        });
        if let Some(session) = session {
            session.welcome(welcome);
            if known.is_none() {
                self.session.set(Some(session));
                // It was perhaps looked for in vain meanwhile.
                self.found.set(Found::Yes);
            }
        }
        self.with_socket(Socket::welcomed);
    }

    fn with_socket(self, act: impl FnOnce(&Socket)) {
        self.socket
            .try_with_value(|socket| socket.as_ref().map(act));
    }
}

/// Nobody is connected to a table before the part of its game is here. A server that does not hand
/// it out is asked again like one that does not answer.
async fn unpacked(looked: Result<Shown, Reason>) -> Result<Shown, Reason> {
    let shown = looked?;
    match GameBox::read(&shown.notice.game) {
        Some(game) if game.fetch().await.is_none() => Err(api::unreachable()),
        _ => Ok(shown),
    }
}

/// The server's addresses of tables begin with `t`, those for watching with `w`.
fn is_for_watching(id: &str) -> bool {
    id.starts_with('w')
}

/// Whether the rules of a table have changed, so that nobody plays there any more.
fn is_over_for_good(reason: &Reason) -> bool {
    reason.key == "refused-other-rules"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever is told to wait a moment keeps the way back to the table.
    #[test]
    fn only_what_is_final_ends_the_way_back() {
        for key in [
            "refused-too-often",
            "refused-too-many",
            "refused-too-slow",
            "refused-closing",
            "refused-store-unavailable",
            "refused-store-read-only",
            "refused-store-full",
            "refused-no-chance",
            "refused-of-a-later-server",
        ] {
            assert_eq!(means(&Reason::plain(key)), Means::Passing, "{key}");
        }
        for key in [
            "refused-no-such-table",
            "refused-no-such-page",
            "refused-other-rules",
            "refused-not-your-seat",
            "web-app-behind",
        ] {
            assert_eq!(means(&Reason::plain(key)), Means::Final, "{key}");
        }
        assert_eq!(means(&api::unreachable()), Means::Nothing);
        let stopped = Reason::plain(nowhere::STOPPED);
        assert_eq!(means(&stopped), Means::Stopped);
    }

    #[test]
    fn a_server_without_time_is_asked_more_and_more_seldom() {
        let pauses: Vec<u64> = (0..6).map(|times| pause(times).as_secs()).collect();
        assert_eq!(pauses, [3, 6, 12, 24, 24, 24]);
    }
}
