//! A match on the screen: what was shown of it, what is tapped, and where answers go. People answer
//! by taps, bots through the worker.

mod answer;
mod bots;
mod command;
mod flow;
mod hint;
mod lesson;
mod names;
mod page;
mod remember;
mod scene;
mod slip;
mod source;
mod taps;
mod worked;

use crate::board::{Board, DraftOf};
use crate::boards::mode_key;
use crate::dom;
use crate::draft::{Draft, Question};
use crate::going::{self, Wish};
use crate::host::Told;
use crate::learn::Now;
use crate::log::Past;
use crate::screen::Screen;
use crate::settings::Settings;
use crate::sound;
use crate::sound::Tune;
use crate::speed::Wait;
use crate::spoken::Ear;
use crate::think::Desk;
use crate::voice::Voice;
use bots::Thought;
use fair::Shown;
use kernel::{Outcome, Seat, SeatSet, Viewer, Waiting};
use leptos::prelude::*;
use std::sync::{Arc, OnceLock};
use taps::Taps;
use wire::Notice;
use worked::{Drafted, WORKED, Worked};

pub(crate) use names::names;
pub(crate) use scene::{Scene, capital};
pub(crate) use slip::Slip;
pub(crate) use source::Source;

/// A match and what its page knows of it.
pub(crate) struct Session<G: Board> {
    game: StoredValue<Arc<G>>,
    source: StoredValue<Source<G>, LocalStorage>,
    settings: Settings,
    quiet: StoredValue<Quiet<G>, LocalStorage>,
    screens: RwSignal<Vec<Screen<G>>>,
    pub(crate) notice: RwSignal<Notice>,
    /// Whose eyes the page has.
    viewer: RwSignal<Viewer>,
    /// Who is to be handed the screen.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    pub(crate) draft: RwSignal<DraftOf<G>>,
    pub(crate) slip: RwSignal<Option<Slip>>,
    /// The draft that somebody has been warned of.
    warned: RwSignal<Option<DraftOf<G>>>,
    /// How the board is arranged.
    pub(crate) arranged: RwSignal<G::Arranged>,
    /// Whether the next press gives up.
    pub(crate) gives_up: RwSignal<bool>,
    /// Whether the sheet with the result is open, or the closing page of a lesson.
    pub(crate) result: RwSignal<bool>,
    question: Memo<Option<Question<G::Offer>>>,
    pub(crate) voice: Memo<Voice>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask the game to be copied"
)]
impl<G: Board> Clone for Session<G> {
    fn clone(&self) -> Session<G> {
        *self
    }
}

impl<G: Board> Copy for Session<G> {}

/// What nothing on the screen follows, or only a corner of it.
struct Quiet<G: Board> {
    desk: Desk,
    /// Whether a person has answered yet: browsers let no page sound before that.
    touched: bool,
    /// What was told and is shown with what comes next.
    held: Told<G>,
    /// Bots that have been asked.
    asked: SeatSet,
    /// Whose answer was the newest, if it was a bot's.
    newest_bot: Option<Seat>,
    /// Answers of bots whose time has not come, and how many there have been.
    thoughts: Vec<Thought>,
    tickets: u32,
    /// How long the person at the screen has been waiting.
    wait: Wait,
    /// When a person has answered, by the clock of the page.
    answered: f64,
    /// Who has answered, and how much had been told before that.
    told: Vec<(Viewer, usize)>,
    /// What was tapped last.
    taps: Taps,
    /// Whether windows are about to be let be.
    lets_be: bool,
    /// Whether the menu of standing orders is open.
    order_menu: RwSignal<bool>,
    /// Where the lesson stands, where this is one.
    lesson: RwSignal<Option<Now>>,
    /// What this browser was shown of the dice of each match, at a table elsewhere.
    shown: RwSignal<Vec<Shown>>,
    /// Whether the browser cannot keep this match, and whether that was read.
    unkept: RwSignal<Unkept>,
    /// Who of those at this screen the board has just turned to.
    turned: RwSignal<Option<Seat>>,
    /// What has been read aloud.
    ear: Ear,
    /// The question whose draft was begun last.
    begun: Option<Question<G::Offer>>,
    /// What was worked out of the last moments, the newest last.
    worked: Vec<Worked<G>>,
}

/// Whether somebody is to be told that the browser cannot keep a match. Once is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Unkept {
    #[default]
    No,
    Tell,
    Told,
}

impl<G: Board> Quiet<G> {
    fn new(lesson: RwSignal<Option<Now>>) -> Quiet<G> {
        Quiet {
            desk: Desk::open(),
            touched: false,
            held: Vec::new(),
            asked: SeatSet::EMPTY,
            newest_bot: None,
            thoughts: Vec::new(),
            tickets: 0,
            wait: Wait::default(),
            answered: 0.0,
            told: Vec::new(),
            taps: Taps::default(),
            lets_be: false,
            order_menu: RwSignal::new(false),
            lesson,
            shown: RwSignal::default(),
            unkept: RwSignal::default(),
            turned: RwSignal::new(None),
            ear: Ear::default(),
            begun: None,
            worked: Vec::new(),
        }
    }
}

impl<G: Board> Session<G> {
    /// A match with its rules, seen by these viewers, the first of them at first.
    pub(crate) fn new(
        game: G,
        source: Source<G>,
        notice: Notice,
        viewers: &[Viewer],
    ) -> Session<G> {
        let screens = RwSignal::new(viewers.iter().map(|&viewer| Screen::new(viewer)).collect());
        let viewer = RwSignal::new(viewers.first().copied().unwrap_or(Viewer::Table));
        let (notice, game) = (RwSignal::new(notice), StoredValue::new(Arc::new(game)));
        let answers = !matches!(source, Source::Still);
        let lesson = RwSignal::new(None);
        let session = Session {
            voice: names::voice(notice, viewer),
            question: Memo::new(move |_| {
                let asks = answers.then(|| question(game, screens, viewer, lesson));
                asks.flatten()
            }),
            game,
            source: StoredValue::new_local(source),
            settings: Settings::get(),
            quiet: StoredValue::new_local(Quiet::new(lesson)),
            screens,
            notice,
            viewer,
            curtain: RwSignal::new(None),
            draft: RwSignal::default(),
            slip: RwSignal::new(None),
            warned: RwSignal::new(None),
            arranged: RwSignal::default(),
            gives_up: RwSignal::new(false),
            result: RwSignal::new(false),
        };
        session.begin_drafts();
        session.sound();
        session.show_result();
        session
    }

    /// A new question, a new draft; a half-pressed "give up" is forgotten, the focus never lost.
    fn begin_drafts(self) {
        Effect::new(move || {
            self.question.track();
            self.begin_draft();
            request_animation_frame(|| {
                if let (None, Some(ask)) = (dom::focused(), dom::element("ask")) {
                    drop(ask.focus());
                }
            });
        });
    }

    /// Begins the draft of a question, once, and before anything is drawn of it: else all that
    /// follows drafts would be drawn twice.
    fn begin_draft(self) {
        let question = self.question.get_untracked();
        let begun = self.quiet.try_update_value(|quiet| {
            let before = std::mem::replace(&mut quiet.begun, question.clone());
            before != question
        });
        if begun != Some(true) {
            return;
        }
        let draft = question.and_then(|question| self.first_draft(&question));
        change(self.draft, draft.unwrap_or_default());
        change(self.slip, None);
        change(self.warned, None);
        change(self.gives_up, false);
        change(self.order_menu(), false);
    }

    fn first_draft(self, question: &Question<G::Offer>) -> Option<DraftOf<G>> {
        let (game, view) = self.now()?;
        self.follow_up(&game, &view, question);
        let arranged = self.arranged.get_untracked();
        let resume = || game.resume(&view, &arranged, question);
        Some(self.learner_begins(&view, question).unwrap_or_else(resume))
    }

    /// What has just happened, for the ear: the loudest thing.
    fn sound(self) {
        Effect::new(move || {
            let news = |screen: &Screen<G>| {
                let tunes = screen.news().iter().map(|line| G::tune(&line.event));
                tunes.max().flatten()
            };
            let tune = self.with_screen(news);
            let mine = self.question.with(Option::is_some);
            let wanted = self.settings.0.with_untracked(|chosen| chosen.sound);
            if wanted && self.quiet.with_value(|quiet| quiet.touched) {
                sound::play(tune.or(mine.then_some(Tune::Turn)));
            }
        });
    }

    /// The result comes by itself, once for each match.
    fn show_result(self) {
        let over = Memo::new(move |_| self.with_screen(|screen| screen.record.is_some()));
        Effect::new(move || self.result.set(over.get()));
    }

    /// Reads the screen of who looks, and follows it.
    pub(crate) fn with_screen<T>(self, read: impl FnOnce(&Screen<G>) -> T) -> T {
        let viewer = self.viewer.get();
        self.screens.with(|screens| read(of(screens, viewer)))
    }

    /// The present moment; nothing before the match has begun.
    pub(crate) fn scene(self) -> Option<Scene<G>> {
        let game = self.game.get_value();
        let (view, news) = self.with_screen(|screen| Some((screen.view.clone()?, news(screen))))?;
        let viewer = self.viewer.get();
        let (thinking, rolls_now, outcome) = standing(&*game, &view, viewer);
        let rolls = self.settings.0.with(|chosen| chosen.rolls);
        let voice = self.voice_after(outcome.is_some());
        let (question, draft) = (self.question.get(), self.draft.get());
        let drafted = G::KNOWS_BY_DRAFT.then(|| (question.clone(), draft.clone()));
        let (game, known) = self.worked_out(&view, drafted);
        Some(Scene {
            thinking,
            rolls: rolls_now,
            outcome,
            game,
            view,
            known,
            me: self.seat(),
            question,
            draft,
            voice,
            mode_key: self.notice.with(|notice| mode_key(G::ID, &notice.mode)),
            news: if rolls { news } else { Vec::new() },
            plays: viewer.seat().is_some(),
        })
    }

    /// The moment on the board: the present one, or the one somebody looks back to.
    pub(crate) fn shown(self) -> Option<Scene<G>> {
        let mut scene = self.scene()?;
        let view = |line| self.with_screen(|screen| screen.view_at(line).cloned());
        if let Some(view) = Past::line().and_then(view) {
            (scene.game, scene.known) = self.worked_out(&view, None);
            scene.view = view;
            scene.question = None;
            scene.draft = Draft::default();
            scene.thinking = None;
            scene.news = Vec::new();
        }
        Some(scene)
    }

    /// The rules at a moment, and what is worked out of it: once for all who draw it.
    fn worked_out(
        self,
        view: &G::View,
        drafted: Option<Drafted<G>>,
    ) -> (Arc<G>, Arc<OnceLock<G::Known>>) {
        let kept = self.quiet.try_update_value(|quiet| {
            let place = quiet
                .worked
                .iter()
                .position(|one| one.is(view, drafted.as_ref()))?;
            let one = &quiet.worked[place];
            Some((Arc::clone(&one.game), Arc::clone(&one.known)))
        });
        kept.flatten().unwrap_or_else(|| {
            let game = G::at(self.game.get_value(), view);
            let worked = Worked::new(game, view.clone(), drafted);
            let known = (Arc::clone(&worked.game), Arc::clone(&worked.known));
            self.quiet.try_update_value(|quiet| {
                quiet.worked.push(worked);
                if quiet.worked.len() > WORKED {
                    quiet.worked.remove(0);
                }
            });
            known
        })
    }

    /// Whose side of the table is near: a bystander stands behind the first seat.
    fn seat(self) -> Seat {
        self.viewer.get().seat().unwrap_or(first_seat())
    }

    pub(crate) fn viewer(self) -> Viewer {
        self.viewer.get()
    }

    pub(crate) fn voice(self) -> Voice {
        self.voice.get()
    }

    /// Whether who looks is asked something.
    pub(crate) fn is_asked(self) -> bool {
        self.question.with(Option::is_some)
    }

    /// What somebody else at the table would like of who looks, and who.
    pub(crate) fn is_wished(self) -> Option<(Wish, SeatSet)> {
        let mine = self.source.with_value(Source::people).into_iter().collect();
        self.notice.with(|notice| going::wish_of(notice, mine))
    }

    /// Once a match is over, several people at one screen are told the same.
    fn voice_after(self, over: bool) -> Voice {
        if over && self.source.with_value(Source::people).len() > 1 {
            self.notice
                .with(|notice| names::common(notice, self.settings.lang()))
        } else {
            self.voice()
        }
    }

    /// What somebody is called by all who share this screen; nothing where only one plays here.
    pub(crate) fn shares_with(self, seat: Seat) -> Option<String> {
        let several = self.source.with_value(Source::people).len() > 1;
        let common = || {
            self.notice
                .with(|notice| names::common(notice, self.settings.lang()))
        };
        several.then(|| common().words.seat(seat))
    }

    /// Who of those at this screen the board has just turned to.
    pub(crate) fn turned(self) -> RwSignal<Option<Seat>> {
        self.quiet.with_value(|quiet| quiet.turned)
    }

    /// The first line that who looks has not been read aloud, which it is from now on.
    pub(crate) fn unheard(self) -> usize {
        let shared = self.turned().get_untracked().is_some();
        let viewer = self.viewer.get_untracked();
        self.screens.with_untracked(|screens| {
            let screen = of(screens, viewer);
            let from = self
                .quiet
                .try_update_value(|quiet| quiet.ear.take(screen, shared));
            from.unwrap_or_else(|| screen.log().len())
        })
    }

    /// Turns the board to somebody at this screen.
    fn turn_to(self, seat: Seat) {
        self.viewer.set(Viewer::Seat(seat));
        self.turned().set(Some(seat));
        self.begin_draft();
    }

    /// Why the match ended, as it was told last.
    pub(crate) fn reason(self) -> String {
        let voice = self.voice_after(true);
        self.with_screen(|screen| {
            let told = screen
                .last_told()
                .iter()
                .filter(|line| G::explains(&line.event));
            let said: Vec<String> = told.map(|line| voice.say(&line.said)).collect();
            said.join(" ")
        })
    }

    /// What this browser was shown of the dice of each match, at a table elsewhere.
    pub(crate) fn promised(self) -> RwSignal<Vec<Shown>> {
        self.quiet.with_value(|quiet| quiet.shown)
    }

    /// What it was shown of the match on the screen. The dice of the next may be promised already.
    pub(crate) fn witnessed(self) -> Option<Shown> {
        let round = self.notice.with_untracked(|notice| notice.round);
        let of_round = |all: &Vec<Shown>| all.iter().find(|one| one.round == round).cloned();
        self.promised().with_untracked(of_round)
    }

    /// Whether somebody is to be told that the browser cannot keep this match.
    pub(crate) fn is_unkept(self) -> bool {
        let unkept = self.quiet.with_value(|quiet| quiet.unkept);
        unkept.get() == Unkept::Tell
    }

    /// It was read that the browser cannot keep this match.
    pub(crate) fn knows_unkept(self) {
        let unkept = self.quiet.with_value(|quiet| quiet.unkept);
        unkept.set(Unkept::Told);
    }

    /// The whole record, once the match is over.
    pub(crate) fn record(self) -> Option<String> {
        self.with_screen(|screen| screen.record.clone())
    }
}

/// Sets what follows from something else, where it changes.
fn change<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

fn first_seat() -> Seat {
    Seat::new(0).expect("every game has a first seat")
}

fn of<G: Board>(screens: &[Screen<G>], viewer: Viewer) -> &Screen<G> {
    let found = screens.iter().find(|screen| screen.viewer == viewer);
    found.expect("everyone who looks has a screen")
}

fn news<G: Board>(screen: &Screen<G>) -> Vec<G::Event> {
    let news = screen.news().iter();
    news.map(|line| line.event.clone()).collect()
}

/// What the one who looks is asked. A window that is let be by a standing order is not put at all.
fn question<G: Board>(
    game: StoredValue<Arc<G>>,
    screens: RwSignal<Vec<Screen<G>>>,
    viewer: RwSignal<Viewer>,
    lesson: RwSignal<Option<Now>>,
) -> Option<Question<G::Offer>> {
    let (game, viewer) = (game.get_value(), viewer.get());
    screens.with(|screens| {
        let (screen, mut offers) = (of(screens, viewer), Vec::new());
        let ask = game.asked(screen.view.as_ref()?, &mut offers)?;
        let mut orders = screen.orders.iter();
        let lets_be = orders.any(|order| order.covers(&ask, offers.len()));
        let question = (!lets_be).then_some(Question { ask, offers })?;
        lesson.with(|lesson| match lesson {
            Some(now) => now.narrowed(&*game, screen.view.as_ref()?, question),
            None => Some(question),
        })
    })
}

/// Who else thinks now, as far as a view tells; whether dice roll; how the match ended.
fn standing<G: Board>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
) -> (Option<Seat>, bool, Option<Outcome>) {
    match game.awaited(view) {
        Waiting::Seats(seats) => {
            let other = seats.iter().find(|&one| Some(one) != viewer.seat());
            (other, false, None)
        }
        Waiting::Chance(_) => (None, true, None),
        Waiting::Over(outcome) => (None, false, Some(outcome)),
    }
}
