//! A match on the screen: what was shown of it, what is tapped, and where answers go. People answer
//! by taps, bots through the worker, and dice take a moment to land.

mod answer;
mod flow;
mod names;
mod slip;
mod source;

use super::draft::{Draft, Question};
use super::scene::Scene;
use crate::dom;
use crate::settings::Settings;
use crate::sound::{self, Tune};
use crate::table::{Screen, UpdateOf};
use crate::think::Desk;
use crate::tongue::Voice;
use bots::Noise;
use dice::{DiceSet, DieId};
use game_irondie::{Event, Irondie, Stage};
use kernel::{Game, Seat, SeatSet, Viewer, Waiting};
use leptos::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;
use wire::Card;

pub(super) use slip::Slip;
pub(super) use source::Source;

/// A match and what its page knows of it.
#[derive(Clone, Copy)]
pub(super) struct Session {
    game: StoredValue<Arc<Irondie>>,
    source: StoredValue<Source, LocalStorage>,
    settings: Settings,
    quiet: StoredValue<Quiet, LocalStorage>,
    screens: RwSignal<Vec<Screen<Irondie>>>,
    pub(super) card: RwSignal<Card>,
    /// Whose eyes the page has.
    viewer: RwSignal<Viewer>,
    /// Who is to be handed the screen.
    pub(super) curtain: RwSignal<Option<Seat>>,
    pub(super) draft: RwSignal<Draft>,
    pub(super) slip: RwSignal<Option<Slip>>,
    /// The draft that somebody has been warned of.
    warned: RwSignal<Option<Draft>>,
    /// Whether the next press gives up.
    pub(super) gives_up: RwSignal<bool>,
    /// Whether the sheet with the result is open.
    pub(super) result: RwSignal<bool>,
    question: Memo<Option<Question>>,
    voice: Memo<Voice>,
}

/// What nothing on the screen follows.
struct Quiet {
    desk: Desk,
    /// Whether a person has answered yet: browsers let no page sound before that.
    touched: bool,
    /// What was told and waits to be shown.
    queue: VecDeque<(Viewer, UpdateOf<Irondie>)>,
    /// Bots that have been asked.
    asked: SeatSet,
}

impl Session {
    /// A match with its rules, seen by these viewers, the first of them at first.
    pub(super) fn new(game: Irondie, source: Source, card: Card, viewers: &[Viewer]) -> Session {
        let screens = RwSignal::new(viewers.iter().map(|&viewer| Screen::new(viewer)).collect());
        let viewer = RwSignal::new(viewers.first().copied().unwrap_or(Viewer::Table));
        let (card, game) = (RwSignal::new(card), StoredValue::new(Arc::new(game)));
        let answers = !matches!(source, Source::Still);
        let session = Session {
            voice: names::voice(card, viewer),
            question: Memo::new(move |_| {
                let asks = answers.then(|| question(game, screens, viewer));
                asks.flatten()
            }),
            game,
            source: StoredValue::new_local(source),
            settings: Settings::get(),
            quiet: StoredValue::new_local(Quiet {
                desk: Desk::open(),
                touched: false,
                queue: VecDeque::new(),
                asked: SeatSet::EMPTY,
            }),
            screens,
            card,
            viewer,
            curtain: RwSignal::new(None),
            draft: RwSignal::default(),
            slip: RwSignal::new(None),
            warned: RwSignal::new(None),
            gives_up: RwSignal::new(false),
            result: RwSignal::new(false),
        };
        session.begin_drafts();
        session.sound();
        session.show_result();
        session
    }

    /// A new question, a new draft; and the focus is never lost.
    fn begin_drafts(self) {
        Effect::new(move || {
            let draft = self.question.get().map(|question| question.begin());
            self.draft.set(draft.unwrap_or_default());
            self.slip.set(None);
            request_animation_frame(|| {
                if let (None, Some(ask)) = (dom::focused(), dom::element("ask")) {
                    drop(ask.focus());
                }
            });
        });
    }

    /// What has just happened, for the ear.
    fn sound(self) {
        Effect::new(move || {
            let tune = self.with_screen(tune);
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
    pub(super) fn with_screen<T>(self, read: impl FnOnce(&Screen<Irondie>) -> T) -> T {
        let viewer = self.viewer.get();
        self.screens.with(|screens| read(of(screens, viewer)))
    }

    /// The present moment; nothing before the match has begun.
    pub(super) fn scene(self) -> Option<Scene> {
        let game = self.game.get_value();
        let (view, landed) =
            self.with_screen(|screen| Some((screen.view.clone()?, landed(screen))))?;
        let me = self.seat();
        let rolls = self.settings.0.with(|chosen| chosen.rolls);
        Some(Scene {
            thinking: waiting_for(&game, &view).find(|&seat| Some(seat) != view.viewer.seat()),
            game,
            view,
            me,
            question: self.question.get(),
            draft: self.draft.get(),
            voice: self.voice.get(),
            mode_key: self.card.with(|card| format!("web-mode-{}", card.mode)),
            rolling: if rolls { landed } else { DiceSet::EMPTY },
        })
    }

    /// Whose side of the table is near: a bystander stands behind the first seat.
    fn seat(self) -> Seat {
        self.viewer.get().seat().unwrap_or(first_seat())
    }

    pub(super) fn viewer(self) -> Viewer {
        self.viewer.get()
    }

    pub(super) fn voice(self) -> Voice {
        self.voice.get()
    }

    /// The whole record, once the match is over.
    pub(super) fn record(self) -> Option<String> {
        self.with_screen(|screen| screen.record.clone())
    }
}

fn first_seat() -> Seat {
    Seat::new(0).expect("every game has a first seat")
}

fn of(screens: &[Screen<Irondie>], viewer: Viewer) -> &Screen<Irondie> {
    let found = screens.iter().find(|screen| screen.viewer == viewer);
    found.expect("everyone who looks has a screen")
}

fn question(
    game: StoredValue<Arc<Irondie>>,
    screens: RwSignal<Vec<Screen<Irondie>>>,
    viewer: RwSignal<Viewer>,
) -> Option<Question> {
    let (game, viewer) = (game.get_value(), viewer.get());
    screens.with(|screens| {
        let mut offers = Vec::new();
        let ask = game.asked(of(screens, viewer).view.as_ref()?, &mut offers)?;
        Some(Question { ask, offers })
    })
}

/// The seats that are asked now, as far as a view tells.
fn waiting_for(game: &Irondie, view: &game_irondie::View) -> impl Iterator<Item = Seat> + use<> {
    let over = matches!(view.public.stage, Stage::Over(_));
    let waiting = (!over).then(|| game.waiting(&game.imagine(view, &mut Noise::new(0))));
    let seats = match waiting {
        Some(Waiting::Seats(seats)) => seats,
        _ => SeatSet::EMPTY,
    };
    seats.iter().collect::<Vec<_>>().into_iter()
}

/// The loudest thing that came with the newest update.
fn tune(screen: &Screen<Irondie>) -> Option<Tune> {
    let tune = |event: &Event| match event {
        Event::MatchEnded(_) => Some(Tune::Win),
        Event::Resolved { hit: true, .. } | Event::Hurt { .. } => Some(Tune::Hit),
        Event::Landed { .. } => Some(Tune::Roll),
        _ => None,
    };
    let news = screen.news().iter();
    news.filter_map(|line| tune(&line.event)).max()
}

/// The dice that came down with the newest update.
fn landed(screen: &Screen<Irondie>) -> DiceSet {
    let news = screen.news().iter();
    news.filter_map(|line| die_landed(&line.event)).collect()
}

fn die_landed(event: &Event) -> Option<DieId> {
    match *event {
        Event::Landed { die, .. } => Some(die),
        _ => None,
    }
}
