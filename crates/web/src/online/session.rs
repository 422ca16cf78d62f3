//! A match at a table on the server: the same session, fed by the socket.

use super::Socket;
use super::witness::{self, Book, Heard, News, Step};
use crate::board::Board;
use crate::boards::GameBox;
use crate::host::name_for_command;
use crate::screen::UpdateOf;
use crate::session::{Session, Source};
use crate::turn::Notices;
use kernel::{Seat, Viewer};
use leptos::prelude::*;
use serde_json::Value;
use wire::{
    Act, CmdId, Command, Notice, Phase, Promise, Reason, ToTable, ToViewer, Update, Welcome,
};

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

    /// Keeps how this match stands, for who comes back.
    pub(crate) fn remember(self, table: String, notices: Notices) {
        self.0.with_value(|guest| guest.remember(table, notices));
    }

    /// The table has told who is who; it may be time for our share of the seed.
    pub(crate) fn welcome(self, welcome: &Welcome) {
        self.0.with_value(|guest| guest.welcome(welcome));
    }

    /// Something happened.
    pub(crate) fn hear_update(self, update: Update<Value, Value>) {
        self.0.with_value(|guest| guest.hear(update));
    }

    /// What happened is told again.
    pub(crate) fn hear_past(self, past: Vec<Update<Value, Value>>) {
        self.0.with_value(|guest| guest.hear_past(past));
    }

    /// The record of a match that is over.
    pub(crate) fn hear_record(self, round: u32, record: &str) {
        self.0.with_value(|guest| guest.hear_record(round, record));
    }

    /// A command is being sent.
    pub(crate) fn sent(self, command: &Command) {
        self.0.with_value(|guest| guest.sent(command));
    }

    /// A command is on disk and done.
    pub(crate) fn accepted(self, cmd: &CmdId) {
        self.0.with_value(|guest| guest.accepted(cmd));
    }

    /// Why this page plays no further, and what was kept.
    pub(crate) fn alarm(self) -> Option<Book> {
        self.0
            .with_value(|guest| guest.witness())
            .get()
            .filter(|kept| kept.alarm.is_some())
    }

    /// What was promised and kept.
    pub(crate) fn witness(self) -> RwSignal<Option<Book>> {
        self.0.with_value(|guest| guest.witness())
    }

    /// How many answers a bot gave that stood in for this seat until now.
    pub(crate) fn stood_in(self) -> RwSignal<Option<u32>> {
        self.0.with_value(|guest| guest.stood_in())
    }

    /// The player agrees to give another share of the seed.
    pub(crate) fn agree(self) {
        self.0.with_value(|guest| guest.agree());
    }

    /// The whole record, once the match is over.
    pub(crate) fn record(self) -> Option<String> {
        self.0.with_value(|guest| guest.record())
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
    fn remember(&self, table: String, notices: Notices);
    fn welcome(&self, welcome: &Welcome);
    fn hear(&self, update: Update<Value, Value>);
    fn hear_past(&self, past: Vec<Update<Value, Value>>);
    fn hear_record(&self, round: u32, record: &str);
    fn sent(&self, command: &Command);
    fn accepted(&self, cmd: &CmdId);
    fn witness(&self) -> RwSignal<Option<Book>>;
    fn stood_in(&self) -> RwSignal<Option<u32>>;
    fn agree(&self);
    fn record(&self) -> Option<String>;
    fn refused(&self, cmd: Option<&CmdId>, reason: Reason);
}

/// A match of one game elsewhere.
pub(crate) struct Far<G: Board> {
    session: Session<G>,
    viewer: Viewer,
    socket: StoredValue<Socket, LocalStorage>,
    count: StoredValue<Count>,
    witness: RwSignal<Option<Book>>,
    /// What a bot did here in our stead, until we do something ourselves.
    stood_in: RwSignal<Option<u32>>,
}

/// How far the table and the dice are, as far as this page has heard.
#[derive(Debug, Clone, Default)]
struct Count {
    /// The number of the newest update that came.
    newest: u64,
    /// Up to this number everything is old news.
    old: u64,
    /// The table as it was told last, which may be shown a moment later.
    notice: Option<Notice>,
    /// What was promised last about the dice.
    promise: Option<Promise>,
    /// The commands that gave our shares of seeds.
    shares: Vec<CmdId>,
    /// How often the past may still be asked for before it is let go.
    tries: u32,
}

/// So many updates are enough for the log and for looks back, after a page was loaded anew.
const PAST: u32 = 200;

/// What came between asking and hearing makes the past worthless; then it is asked for again.
const TRIES: u32 = 3;

impl Count {
    /// The table has told how it stands. Whether it has had fewer updates than came here: then it
    /// is another life of it, as after a copy of yesterday was put back, and it tells all again.
    fn welcome(&mut self, welcome: &Welcome) -> bool {
        let again = welcome.newest < self.newest;
        if again {
            self.newest = 0;
        }
        self.old = welcome.newest;
        self.tries = TRIES;
        self.notice = Some(welcome.notice.clone());
        self.promise.clone_from(&welcome.promise);
        again
    }
}

impl<G: Board> Far<G> {
    /// A match by these rules.
    pub(crate) fn open(game: G, welcome: &Welcome, socket: Socket) -> Far<G> {
        let (viewer, notice) = (welcome.viewer, welcome.notice.clone());
        let source = Source::Far(socket.clone(), viewer.seat());
        let (book, session) = (
            witness::recall(socket.table()),
            Session::new(game, source, notice, &[viewer]),
        );
        session
            .promised()
            .set(book.as_ref().map(Book::shown).unwrap_or_default());
        Far {
            witness: RwSignal::new(book),
            session,
            viewer,
            socket: StoredValue::new_local(socket),
            count: StoredValue::default(),
            stood_in: RwSignal::new(None),
        }
    }

    /// Asks what happened before, unless that was in vain too often.
    fn ask_past(&self) {
        let tries = self.count.with_value(|count| count.tries);
        if let Some(left) = tries.checked_sub(1) {
            self.count.update_value(|count| count.tries = left);
            let past = ToTable::Past { most: PAST };
            self.socket.with_value(|socket| socket.say(&past));
        }
    }

    /// Takes in what is promised about the dice, and does what is due: our commitment, our share,
    /// or nothing more at all.
    fn heed(&self) {
        let known = |count: &Count| (count.notice.clone(), count.promise.clone());
        let (Some(notice), promise) = self.count.with_value(known) else {
            return;
        };
        let seat = self.viewer.seat();
        let step = self.note(|book| match &promise {
            Some(promise) => book.heed(&Heard {
                promise,
                notice: &notice,
                seat,
            }),
            None => book.unpromised(&notice, seat),
        });
        if let (Step::Say(act), Some(seat)) = (step, seat) {
            self.give(seat, act);
        }
    }

    /// Up to this number everything is old news.
    fn old(&self) -> u64 {
        self.count.with_value(|count| count.old)
    }

    /// Changes what is kept of the table.
    fn note<T>(&self, change: impl FnOnce(&mut Book) -> T) -> T {
        let table = self.socket.with_value(|socket| socket.table().to_owned());
        let (done, book) = witness::change(&table, change);
        if self
            .witness
            .with_untracked(|known| known.as_ref() != Some(&book))
        {
            self.session.promised().set(book.shown());
            self.witness.set(Some(book));
        }
        done
    }

    /// The table may have told who is who, what is promised, or that the match has begun.
    fn hear_terms(&self, update: &UpdateOf<G>) {
        let stage = |count: &Count| count.notice.as_ref().map(|it| (it.phase, it.round));
        let before = self.count.with_value(stage);
        self.count.update_value(|count| {
            let (notice, promise) = (update.notice.clone(), update.promise.clone());
            count.notice = notice.or(count.notice.take());
            count.promise = promise.or(count.promise.take());
        });
        if update.promise.is_some() || self.count.with_value(stage) != before {
            self.heed();
        }
    }

    fn give(&self, seat: Seat, act: Act) {
        let cmd = name_for_command();
        self.count
            .update_value(|count| count.shares.push(cmd.clone()));
        let command = Command {
            cmd,
            seat,
            seen: self.newest(),
            act,
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

    fn remember(&self, table: String, notices: Notices) {
        self.session.remember(Some(table));
        notices.follow(self.session);
    }

    fn welcome(&self, welcome: &Welcome) {
        self.session.notice.set(welcome.notice.clone());
        let mut again = false;
        self.count
            .update_value(|count| again = count.welcome(welcome));
        if again {
            self.socket.with_value(Socket::forget_sent);
            self.session.begin_again(self.viewer);
        }
        if welcome.notice.phase == Phase::Over {
            self.session.take_record();
        }
        self.heed();
    }

    /// Our answers are kept, to be looked for in the record.
    fn sent(&self, command: &Command) {
        self.stood_in.set(None);
        let window = self.session.asked();
        let window = window.is_some_and(|question| question.ask.is_window());
        self.note(|book| book.sent(&command.cmd, &command.act, window, command.seen));
    }

    fn accepted(&self, cmd: &CmdId) {
        self.note(|book| book.answered(cmd, true));
    }

    fn witness(&self) -> RwSignal<Option<Book>> {
        self.witness
    }

    fn stood_in(&self) -> RwSignal<Option<u32>> {
        self.stood_in
    }

    fn agree(&self) {
        self.note(Book::agree);
        self.heed();
    }

    fn record(&self) -> Option<String> {
        self.session.record()
    }

    /// What happened while nobody looked is not played again.
    fn hear(&self, update: Update<Value, Value>) {
        let Some(update) = typed::<G>(update).filter(|update| update.n > self.newest()) else {
            return;
        };
        let (n, before) = (update.n, self.newest());
        self.count.update_value(|count| count.newest = n);
        if n > before + 1 {
            self.ask_past();
        }
        // What was told at an earlier coming back is no news.
        if update.stood_in.is_some() && n >= self.old() {
            self.stood_in.set(update.stood_in);
        }
        let (news, me) = (news(&update), self.viewer.seat());
        self.note(|book| book.heard(news, me));
        if n <= self.old() {
            self.session.hear_old(self.viewer, update);
        } else {
            self.hear_terms(&update);
            self.session.hear_soon(self.viewer, update);
        }
    }

    fn hear_past(&self, past: Vec<Update<Value, Value>>) {
        let past: Vec<UpdateOf<G>> = past.into_iter().filter_map(typed::<G>).collect();
        let (all, me): (Vec<News>, _) = (past.iter().map(news).collect(), self.viewer.seat());
        self.note(|book| book.caught_up(&all, me));
        if !self.session.hear_past(self.viewer, past) {
            self.ask_past();
        }
    }

    fn hear_record(&self, round: u32, record: &str) {
        if self.session.notice.with_untracked(|notice| notice.round) == round {
            self.session.hear_record(record);
        }
    }

    /// A share that nobody asked for is no news, nor that the table does not tell the past again.
    fn refused(&self, cmd: Option<&CmdId>, reason: Reason) {
        let Some(cmd) = cmd else {
            return;
        };
        self.note(|book| book.answered(cmd, false));
        let is_share = |count: &Count| count.shares.contains(cmd);
        if !self.count.with_value(is_share) {
            self.session.refused(reason);
        }
    }
}

/// What of an update concerns what is kept.
fn news<V, E>(update: &Update<V, E>) -> News {
    News {
        n: update.n,
        round: update.round,
        undone: update.undone,
    }
}

/// The update in the game's own words; nothing if they are not this game's.
fn typed<G: Board>(update: Update<Value, Value>) -> Option<UpdateOf<G>> {
    serde_json::from_value(serde_json::to_value(update).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::tests::begun;

    /// The server tells all again to whom it told more than it knows; so all must be heard.
    #[test]
    fn a_table_that_knows_less_than_the_page_is_heard_from_its_beginning() {
        let (mut count, mut welcome) = (Count::default(), begun().welcome(Viewer::Table));
        let told = welcome.newest;
        assert!(told > 0 && !count.welcome(&welcome));
        count.newest = told;
        assert!(!count.welcome(&welcome), "nothing was missed");
        assert_eq!((count.newest, count.old), (told, told));
        welcome.newest = told - 1;
        assert!(count.welcome(&welcome), "it was put back to a copy");
        assert_eq!((count.newest, count.old), (0, told - 1));
    }
}
