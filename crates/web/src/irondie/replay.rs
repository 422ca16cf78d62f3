//! A record, watched step by step through anybody's eyes.

use super::session::{Session, Source};
use crate::app::is_typing;
use crate::icon::Icon;
use crate::table::{Screen, UpdateOf};
use fair::Record;
use game_irondie::{Event, Irondie, View};
use games::{AnyGame, Packs};
use kernel::{Arg, Game, Match, Said, Seat, Told, Viewer};
use leptos::prelude::*;
use wire::{Card, Phase, Player};

/// Everyone through whose eyes one may look.
fn viewers() -> [Viewer; 3] {
    let seat = |number| Viewer::Seat(Seat::new(number).expect("a duel has two seats"));
    [Viewer::Table, seat(0), seat(1)]
}

/// One moment of a match.
struct Moment {
    views: [View; 3],
    told: Vec<Told<Event>>,
}

/// A record on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Replay {
    session: Session,
    moments: StoredValue<Vec<Moment>>,
    /// How many inputs have happened.
    at: RwSignal<usize>,
    last: usize,
}

impl Replay {
    /// Plays a record again; nothing if it does not hold.
    pub(crate) fn open(text: &str) -> Option<Replay> {
        let record = Record::parse(text).ok()?;
        let opened = games::record::open(&record, &Packs::built_in()).ok()?;
        let AnyGame::Irondie(game) = opened.game;
        let mut moments = vec![moment(&Match::new(game.clone()), Vec::new())];
        let see = |now: &Match<Irondie>, told| moments.push(moment(now, told));
        games::record::replay_each(game.clone(), &record, see).ok()?;
        let card = card(opened.mode);
        let replay = Replay {
            session: Session::new(game, Source::Still, card, &viewers()),
            last: moments.len() - 1,
            moments: StoredValue::new(moments),
            at: RwSignal::new(0),
        };
        Effect::new(move || replay.draw(replay.at.get()));
        Some(replay)
    }

    fn draw(self, at: usize) {
        let screens = self.moments.with_value(|moments| {
            let screen = |place: usize| {
                self.session
                    .replayed(viewers()[place], updates(moments, at, place))
            };
            (0..3).map(screen).collect::<Vec<Screen<Irondie>>>()
        });
        self.session.set_screens(screens);
    }

    fn go(self, at: usize) {
        self.at.set(at.min(self.last));
    }

    fn step(self, by: isize) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// The page.
    pub(crate) fn page(self) -> AnyView {
        self.listen_to_keys();
        super::framed(self.session, (move || self.bar()).into_any()).into_any()
    }

    fn bar(self) -> AnyView {
        let at = move || self.at.get().to_string();
        let slide = move |event| self.go(event_target_value(&event).parse().unwrap_or_default());
        let step = move || {
            let number = |number: usize| Arg::Number(number as i64);
            let said = Said::new("web-replay-step");
            let said = said.with("step", number(self.at.get()));
            self.session
                .voice()
                .say(&said.with("last", number(self.last)))
        };
        let text = move |key| self.session.voice().text(key);
        view! {
            <section class="decision rp-bar" id="decision" aria-labelledby="ask">
                <div class="rp-line">
                    <input
                        type="range"
                        min="0"
                        max=self.last
                        prop:value=at
                        aria-label=move || text("web-replay-where")
                        on:input=slide
                    />
                    <h2 id="ask" tabindex="-1">{step}</h2>
                </div>
                <div class="offers">
                    {self.button("ic-first", "web-replay-first", move || self.go(0))}
                    {self.button("ic-step-back", "web-replay-back", move || self.step(-1))}
                    {self.button("ic-step", "web-replay-on", move || self.step(1))}
                    {self.button("ic-last", "web-replay-last", move || self.go(self.last))}
                    {self.eyes()}
                </div>
            </section>
        }
        .into_any()
    }

    fn button(self, icon: &'static str, key: &'static str, act: impl Fn() + 'static) -> AnyView {
        let name = move || self.session.voice().text(key);
        view! {
            <button
                class="button button-icon"
                type="button"
                aria-label=name
                title=name
                on:click=move |_| act()
            >
                <Icon name=icon/>
            </button>
        }
        .into_any()
    }

    /// Through whose eyes.
    fn eyes(self) -> AnyView {
        let option = |viewer: Viewer| {
            let name = move || match viewer {
                Viewer::Table => self.session.voice().text("web-replay-all"),
                Viewer::Seat(seat) => self.session.voice().words.seat(seat),
            };
            let checked = move || self.session.viewer() == viewer;
            view! {
                <label>
                    <input
                        type="radio"
                        name="eyes"
                        prop:checked=checked
                        on:change=move |_| self.session.look(viewer)
                    />
                    <span>{name}</span>
                </label>
            }
        };
        let eyes = move || self.session.voice().text("web-replay-eyes");
        view! {
            <fieldset class="segments">
                <legend class="unseen">{eyes}</legend>
                {viewers().map(option).into_iter().collect_view()}
            </fieldset>
        }
        .into_any()
    }

    /// Arrows, Home and End; the slider and the buttons of choice have keys of their own.
    fn listen_to_keys(self) {
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let field = crate::dom::focused().is_some_and(|element| element.tag_name() == "INPUT");
            if is_typing() || field || event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            match event.key().as_str() {
                "ArrowRight" => self.step(1),
                "ArrowLeft" => self.step(-1),
                "Home" => self.go(0),
                "End" => self.go(self.last),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || keys.remove());
    }
}

fn moment(now: &Match<Irondie>, told: Vec<Told<Event>>) -> Moment {
    let view = |viewer| now.game().view(now.state(), viewer);
    Moment {
        views: viewers().map(view),
        told,
    }
}

/// What one viewer would have been told up to a moment.
fn updates(moments: &[Moment], at: usize, place: usize) -> Vec<UpdateOf<Irondie>> {
    let update = |(n, moment): (u64, &Moment)| {
        let heard = moment.told.iter();
        let heard = heard.filter(|told| told.to.includes(viewers()[place]));
        UpdateOf::<Irondie> {
            n,
            card: None,
            told: heard.map(|told| told.event).collect(),
            view: Some(moment.views[place].clone()),
            undone: None,
            published: None,
            may_undo: false,
            record: None,
        }
    };
    (1..).zip(&moments[..=at]).map(update).collect()
}

fn card(mode: &str) -> Card {
    let person = Player::Person {
        name: String::new(),
        stand_in: false,
    };
    Card {
        game: Irondie::ID.to_owned(),
        mode: mode.to_owned(),
        players: vec![person.clone(), person],
        head: None,
        phase: Phase::Over,
        round: 1,
        wants_undo: None,
        wants_draw: kernel::SeatSet::EMPTY,
        wants_rematch: kernel::SeatSet::EMPTY,
    }
}
