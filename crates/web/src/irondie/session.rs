//! A match in this page: who sits where, whose turn it is, and what is tapped. People answer by
//! taps, bots through the worker, dice land after a moment.

use super::ahead;
use super::draft::{Draft, Question, Tap};
use super::scene::Scene;
use crate::dom;
use crate::home::{Custom, Mode};
use crate::route::Way;
use crate::settings::Settings;
use crate::sound::{self, Tune};
use crate::table::LocalTable;
use crate::think::{Ask, Desk};
use crate::tongue::Voice;
use bots::Noise;
use dice::{DiceSet, DieId};
use game_irondie::{Event, Irondie, Offer, Pack, SET};
use kernel::{Choice, Game, Refusal, Seat, SeatSet, Viewer, Waiting};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long dice are in the air, and how long a bot's answer takes at least, so that eyes can
/// follow.
const DICE: Duration = Duration::from_millis(420);
const BOT: Duration = Duration::from_millis(650);
/// The most time a bot may think.
const THINK_MILLIS: u32 = 1_000;

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Sitter {
    Person,
    Bot(String),
}

/// A match and what its page knows of it.
#[derive(Clone, Copy)]
pub(super) struct Session {
    game: StoredValue<Arc<Irondie>>,
    custom: StoredValue<Custom>,
    sitters: StoredValue<[Sitter; 2]>,
    desk: StoredValue<Desk, LocalStorage>,
    settings: Settings,
    /// Whether a person has answered yet: browsers let no page sound before that.
    touched: StoredValue<bool>,
    seed: u64,
    pub(super) table: RwSignal<LocalTable<Irondie>>,
    /// Whose eyes the page has.
    viewer: RwSignal<Seat>,
    /// Who is to be handed the screen.
    pub(super) curtain: RwSignal<Option<Seat>>,
    pub(super) draft: RwSignal<Draft>,
    pub(super) slip: RwSignal<Option<Refusal>>,
    /// The draft that somebody has been warned of.
    warned: RwSignal<Option<Draft>>,
    thinking: RwSignal<SeatSet>,
    question: Memo<Option<Question>>,
    voice: Memo<Voice>,
}

impl Session {
    /// Begins a match as it is set up.
    pub(super) fn open(way: Way) -> Session {
        let custom = Custom::recall();
        let game = Irondie::open(Pack::builtin().clone(), &custom.setup())
            .expect("what can be set up here can be played");
        let sitters = match way {
            Way::Bot => [Sitter::Person, Sitter::Bot(custom.bot.clone())],
            Way::SameScreen => [Sitter::Person, Sitter::Person],
        };
        let seed = dom::chance();
        let table = RwSignal::new(LocalTable::new(game.clone(), seed));
        let viewer = RwSignal::new(seat(0));
        let session = Session {
            game: StoredValue::new(Arc::new(game)),
            custom: StoredValue::new(custom),
            voice: voice(sitters.clone(), viewer),
            sitters: StoredValue::new(sitters),
            desk: StoredValue::new_local(Desk::open()),
            settings: Settings::get(),
            touched: StoredValue::new(false),
            seed,
            table,
            viewer,
            curtain: RwSignal::new(None),
            draft: RwSignal::default(),
            slip: RwSignal::new(None),
            warned: RwSignal::new(None),
            thinking: RwSignal::default(),
            question: Memo::new(move |_| question(table, viewer)),
        };
        session.begin_drafts();
        session.sound();
        session.go_on();
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
            let tune = self.table.with(tune);
            let mine = self.question.with(Option::is_some);
            let wanted = self.settings.0.with_untracked(|chosen| chosen.sound);
            if wanted && self.touched.get_value() {
                sound::play(tune.or(mine.then_some(Tune::Turn)));
            }
        });
    }

    /// The present moment.
    pub(super) fn scene(self) -> Scene {
        let me = self.viewer.get();
        let thinking = self.thinking.get().iter().find(|&seat| seat != me);
        Scene {
            game: self.game.get_value(),
            view: self.table.with(|table| table.view(Viewer::Seat(me))),
            me,
            question: self.question.get(),
            draft: self.draft.get(),
            voice: self.voice.get(),
            mode_key: match self.custom.with_value(|custom| custom.mode) {
                Mode::Match => "web-mode-match",
                _ => "web-mode-duel",
            },
            thinking,
            rolling: if self.settings.0.with(|chosen| chosen.rolls) {
                self.table.with(landed)
            } else {
                DiceSet::EMPTY
            },
        }
    }

    pub(super) fn tap(self, die: DieId) {
        let Some(question) = self.question.get_untracked() else {
            return;
        };
        match question.tap(&self.draft.get_untracked(), die) {
            Tap::Drafted(draft) => {
                self.slip.set(None);
                self.draft.set(draft);
            }
            Tap::WhyNot(choice) => self.slip.set(Some(self.why_not(&choice))),
        }
    }

    fn why_not(self, choice: &Choice<Offer>) -> Refusal {
        let viewer = Viewer::Seat(self.viewer.get_untracked());
        self.table
            .with_untracked(|table| table.game().why_not(&table.view(viewer), choice))
    }

    /// Gives the answer that is drafted. Whether there was one.
    pub(super) fn confirm(self) -> bool {
        let question = self.question.get_untracked();
        let draft = self.draft.get_untracked();
        let Some(question) = question else {
            return false;
        };
        match question.choice(&draft) {
            Some(choice) if self.warns(&draft, &choice) => {}
            Some(choice) => self.choose(choice),
            None => {
                if let Some(drafted) = question.drafted(&draft) {
                    self.slip.set(Some(self.why_not(&Choice::one(drafted))));
                }
            }
        }
        true
    }

    /// Warns once of an answer that loses on the spot, where warnings are wanted.
    fn warns(self, draft: &Draft, choice: &Choice<Offer>) -> bool {
        let wanted = self.settings.0.with_untracked(|chosen| chosen.confirm);
        if !wanted || self.is_warned(draft) {
            return false;
        }
        let viewer = Viewer::Seat(self.viewer.get_untracked());
        let loses = self
            .table
            .with_untracked(|table| ahead::loses(table.game(), &table.view(viewer), choice));
        if loses {
            self.warned.set(Some(draft.clone()));
            let warning = Refusal::new("irondie-warn-loses");
            self.slip.set(Some(warning));
        }
        loses
    }

    /// Whether the next press gives an answer in spite of a warning.
    pub(super) fn is_warned(self, draft: &Draft) -> bool {
        self.warned.with(|warned| warned.as_ref() == Some(draft))
    }

    /// A move in its one spelling, typed.
    pub(super) fn type_move(self, text: &str) {
        let viewer = self.viewer.get_untracked();
        let read = self.table.with_untracked(|table| {
            table
                .game()
                .read(&table.view(Viewer::Seat(viewer)), text.trim())
        });
        match read {
            Ok(choice) => self.enter(viewer, choice),
            Err(refusal) => self.slip.set(Some(refusal)),
        }
    }

    /// Takes the quiet way out, where there is one.
    pub(super) fn pass(self) -> bool {
        let question = self.question.get_untracked();
        let way_out = question.and_then(|question| question.way_out());
        way_out
            .map(|offer| self.choose(Choice::one(offer)))
            .is_some()
    }

    pub(super) fn choose(self, choice: Choice<Offer>) {
        self.touched.set_value(true);
        self.enter(self.viewer.get_untracked(), choice);
    }

    fn enter(self, seat: Seat, choice: Choice<Offer>) {
        let entered = self.table.try_update(|table| table.choose(seat, choice));
        if let Some(Err(refusal)) = entered {
            self.slip.set(Some(refusal));
        }
        self.go_on();
    }

    pub(super) fn can_undo(self) -> bool {
        let seat = self.viewer.get();
        self.table
            .with(|table| table.can_undo(seat) && !matches!(table.waiting(), Waiting::Chance(_)))
    }

    /// Takes the newest answer back. Whether there was one.
    pub(super) fn undo(self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let seat = self.viewer.get_untracked();
        let undone = self.table.try_update(|table| table.undo(seat));
        undone.is_some_and(|undone| undone.is_ok())
    }

    /// The same set-up again, with new dice.
    pub(super) fn again(self) {
        let game = self.game.with_value(|game| Irondie::clone(game));
        self.table.set(LocalTable::new(game, dom::chance()));
        self.viewer.set(seat(0));
        self.thinking.set(SeatSet::EMPTY);
        self.go_on();
    }

    /// Opens the curtain for who was called.
    pub(super) fn open_curtain(self, seat: Seat) {
        self.viewer.set(seat);
        self.curtain.set(None);
    }

    /// Does what comes next by itself: lets dice land, asks bots, hands the screen over.
    fn go_on(self) {
        let Some(waiting) = self.table.try_with_untracked(LocalTable::waiting) else {
            return; // The page is gone.
        };
        match waiting {
            Waiting::Over(_) => {}
            Waiting::Chance(_) => set_timeout(
                move || {
                    if self.table.try_update(LocalTable::land).is_some() {
                        self.go_on();
                    }
                },
                DICE,
            ),
            Waiting::Seats(seats) => {
                seats.iter().for_each(|seat| self.ask_bot(seat));
                self.hand_over(seats);
            }
        }
    }

    /// Shows the board to the person who is asked. A secret question comes behind a curtain.
    fn hand_over(self, seats: SeatSet) {
        let is_person = |seat: &Seat| {
            self.sitters
                .with_value(|sitters| sitters[seat.index()] == Sitter::Person)
        };
        let viewer = self.viewer.get_untracked();
        let people: SeatSet = seats.iter().filter(is_person).collect();
        let (Some(next), false) = (people.first(), people.contains(viewer)) else {
            return;
        };
        let sealed = self
            .table
            .with_untracked(|table| table.view(Viewer::Table).sealed);
        if seats.len() > 1 || !sealed.is_empty() {
            self.curtain.set(Some(next));
        } else {
            self.viewer.set(next);
        }
    }

    fn ask_bot(self, seat: Seat) {
        let Some(bot) = self
            .sitters
            .with_value(|sitters| match &sitters[seat.index()] {
                Sitter::Bot(kind) => Some(kind.clone()),
                Sitter::Person => None,
            })
        else {
            return;
        };
        if self
            .thinking
            .with_untracked(|thinking| thinking.contains(seat))
        {
            return;
        }
        self.thinking.update(|thinking| thinking.insert(seat));
        let ask = self.question_for(seat, bot);
        let version = self.table.with_untracked(LocalTable::version);
        self.desk.update_value(|desk| {
            desk.ask(ask, move |answer| {
                set_timeout(move || self.bot_answers(seat, version, answer), BOT);
            });
        });
    }

    fn question_for(self, seat: Seat, bot: String) -> Ask {
        let setup = self
            .custom
            .with_value(|custom| serde_json::to_value(custom.setup()));
        self.table.with_untracked(|table| {
            let game = table.game();
            let fits = game.imagine(&table.view(Viewer::Seat(seat)), &mut Noise::new(0));
            Ask {
                id: 0,
                game: Irondie::ID.to_owned(),
                setup: setup.unwrap_or_default(),
                seat: seat.to_string(),
                view: game.write(&fits),
                bot,
                seed: self.seed,
                millis: THINK_MILLIS,
            }
        })
    }

    fn bot_answers(self, seat: Seat, _asked_at: u32, answer: Result<String, String>) {
        let Some(view) = self
            .table
            .try_with_untracked(|table| table.view(Viewer::Seat(seat)))
        else {
            return;
        };
        self.thinking.update(|thinking| thinking.remove(seat));
        let game = self.game.get_value();
        let mut offers = Vec::new();
        let Some(ask) = game.asked(&view, &mut offers) else {
            return self.go_on();
        };
        let spelled = answer.ok().and_then(|text| game.read(&view, &text).ok());
        // A bot that has lost its tongue must not stop the match.
        let choice =
            spelled.unwrap_or_else(|| Choice::random(&ask, &offers, &mut Noise::new(self.seed)));
        self.enter(seat, choice);
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a duel has two seats")
}

fn question(table: RwSignal<LocalTable<Irondie>>, viewer: RwSignal<Seat>) -> Option<Question> {
    let viewer = Viewer::Seat(viewer.get());
    table.with(|table| {
        let mut offers = Vec::new();
        let ask = table.game().asked(&table.view(viewer), &mut offers)?;
        Some(Question { ask, offers })
    })
}

fn voice(sitters: [Sitter; 2], viewer: RwSignal<Seat>) -> Memo<Voice> {
    let settings = Settings::get();
    Memo::new(move |_| {
        let (lang, me) = (settings.lang(), viewer.get());
        let words = Voice::at_table(lang, Vec::new(), None);
        let alone = sitters
            .iter()
            .filter(|sitter| **sitter == Sitter::Person)
            .count()
            == 1;
        let name = |(place, sitter): (usize, &Sitter)| match sitter {
            Sitter::Person if alone => words.text("web-you"),
            Sitter::Person => words.text(["web-person-a", "web-person-b"][place]),
            Sitter::Bot(kind) => words.text(bot_name(kind)),
        };
        let names = sitters.iter().enumerate().map(name).collect();
        Voice::at_table(lang, names, Some(me))
    })
}

fn bot_name(kind: &str) -> &'static str {
    match kind.split(':').next() {
        Some("random") => "web-bot-random-name",
        Some("greedy") => "web-bot-greedy-name",
        _ => "web-bot-search-name",
    }
}

/// The loudest thing that came with the newest input.
fn tune(table: &LocalTable<Irondie>) -> Option<Tune> {
    let tune = |event: &Event| match event {
        Event::MatchEnded(_) => Some(Tune::Win),
        Event::Resolved { hit: true, .. } | Event::Hurt { .. } => Some(Tune::Hit),
        Event::Landed { .. } => Some(Tune::Roll),
        _ => None,
    };
    table.news().filter_map(|line| tune(&line.event)).max()
}

/// The dice that came down with the newest input.
fn landed(table: &LocalTable<Irondie>) -> DiceSet {
    let die = |event: &Event| match *event {
        Event::Landed { die, .. } if die.index() < 2 * SET => Some(die),
        _ => None,
    };
    table.news().filter_map(|line| die(&line.event)).collect()
}
