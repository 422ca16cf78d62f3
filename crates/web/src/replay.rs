//! A record, watched step by step or as it goes, through anybody's eyes.

use crate::app::is_typing;
use crate::board::Board;
use crate::dom;
use crate::icon::Icon;
use crate::log::Jump;
use crate::online;
use crate::screen::{Screen, UpdateOf};
use crate::sent::Shared;
use crate::session::{Session, Source};
use kernel::{Arg, Match, Said, Seat, Told, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wire::{Notice, Phase, Player};

/// How long a step is looked at, at the speed of 1.
const STEP: Duration = Duration::from_millis(1_200);

/// The speeds: how many quarters of a step pass in a quarter of its time.
const SPEEDS: [(&str, u32); 4] = [("½×", 2), ("1×", 4), ("2×", 8), ("4×", 16)];

/// One moment of a match: what each viewer saw of it.
struct Moment<G: Board> {
    views: Vec<G::View>,
    told: Vec<Told<G::Event>>,
}

/// A record on the screen.
pub(crate) struct Replay<G: Board> {
    session: Session<G>,
    moments: StoredValue<Vec<Moment<G>>>,
    viewers: StoredValue<Vec<Viewer>>,
    /// How many inputs have happened.
    at: RwSignal<usize>,
    last: usize,
    plays: RwSignal<bool>,
    speed: RwSignal<u32>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask the game to be copied"
)]
impl<G: Board> Clone for Replay<G> {
    fn clone(&self) -> Replay<G> {
        *self
    }
}

impl<G: Board> Copy for Replay<G> {}

impl<G: Board> Replay<G> {
    /// Plays a record again; nothing if it does not hold.
    pub(crate) fn open(game: G, shared: &Shared, mode: &str) -> Option<Replay<G>> {
        let viewers: Vec<Viewer> = [Viewer::Table]
            .into_iter()
            .chain(Seat::first(game.seats()).map(Viewer::Seat))
            .collect();
        let mut moments = vec![moment(&Match::new(game.clone()), Vec::new(), &viewers)];
        let see = |now: &Match<G>, told| moments.push(moment(now, told, &viewers));
        games::record::replay_each(game.clone(), &shared.record, see).ok()?;
        let notice = notice::<G>(mode, players(shared, game.seats()));
        let replay = Replay {
            session: Session::new(game, Source::Still, notice, &viewers),
            last: moments.len() - 1,
            moments: StoredValue::new(moments),
            viewers: StoredValue::new(viewers),
            at: RwSignal::new(0),
            plays: RwSignal::new(false),
            speed: RwSignal::new(4),
        };
        Effect::new(move || replay.draw(replay.at.get(), replay.session.viewer()));
        replay.play_on();
        Some(replay)
    }

    /// Shows a moment to the one who looks.
    fn draw(self, at: usize, looks: Viewer) {
        let viewers = self.viewers.get_value();
        let screens = self.moments.with_value(|moments| {
            let screen = |(place, &viewer): (usize, &Viewer)| {
                let seen = if viewer == looks { at + 1 } else { 0 };
                let told = updates(&moments[..seen], viewer, place);
                self.session.replayed(viewer, told)
            };
            viewers
                .iter()
                .enumerate()
                .map(screen)
                .collect::<Vec<Screen<G>>>()
        });
        self.session.set_screens(screens);
    }

    /// Goes on by itself while it plays.
    fn play_on(self) {
        Effect::new(move || {
            if !self.plays.get() {
                return; // Setting it here would wake this effect again, for ever.
            }
            if self.at.get() < self.last {
                let time = STEP * 4 / self.speed.get();
                let next = set_timeout_with_handle(move || self.step(1), time);
                on_cleanup(move || {
                    if let Ok(next) = next {
                        next.clear();
                    }
                });
            } else {
                self.plays.set(false);
            }
        });
    }

    fn go(self, at: usize) {
        self.at.set(at.min(self.last));
    }

    fn step(self, by: isize) {
        if let Some(at) = self.at.try_get_untracked() {
            self.go(at.saturating_add_signed(by));
        }
    }

    /// Plays or stops; at the end it begins again.
    fn toggle(self) {
        let plays = self.plays.get_untracked();
        if !plays && self.at.get_untracked() == self.last {
            self.go(0);
        }
        self.plays.set(!plays);
    }

    /// The page.
    pub(crate) fn page(self) -> AnyView {
        self.listen_to_keys();
        provide_context(Some(Jump(Callback::new(move |line| self.jump(line)))));
        self.session.framed(self.bar())
    }

    /// Goes to where a line of the log was told.
    fn jump(self, line: usize) {
        let told = untrack(|| self.session.with_screen(|screen| screen.update_at(line)));
        if let Some(update) = told {
            self.plays.set(false);
            // Updates are counted from 1, and the first is the beginning.
            self.go(update as usize - 1);
        }
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
                    {self.play()}
                    {self.button("ic-step", "web-replay-on", move || self.step(1))}
                    {self.button("ic-last", "web-replay-last", move || self.go(self.last))}
                    {self.speeds()}
                    {self.eyes()}
                    {self.link()}
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

    fn play(self) -> AnyView {
        let key = move || {
            if self.plays.get() {
                ("ic-pause", "web-replay-pause")
            } else {
                ("ic-play", "web-replay-play")
            }
        };
        let inner = move || {
            let (icon, key) = key();
            view! { <Icon name=icon/>{self.session.voice().text(key)} }
        };
        view! {
            <button class="button button-main" type="button" on:click=move |_| self.toggle()>
                {inner}
            </button>
        }
        .into_any()
    }

    fn speeds(self) -> AnyView {
        let option = |(name, speed): (&'static str, u32)| {
            view! {
                <label>
                    <input
                        type="radio"
                        name="speed"
                        prop:checked=move || self.speed.get() == speed
                        on:change=move |_| self.speed.set(speed)
                    />
                    <span>{name}</span>
                </label>
            }
        };
        let legend = move || self.session.voice().text("web-replay-speed");
        view! {
            <fieldset class="segments">
                <legend class="unseen">{legend}</legend>
                {SPEEDS.map(option).into_iter().collect_view()}
            </fieldset>
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
                {self.viewers.get_value().into_iter().map(option).collect_view()}
            </fieldset>
        }
        .into_any()
    }

    /// The address of this page is the match: whoever opens it sees the same.
    fn link(self) -> AnyView {
        let copied = RwSignal::new(false);
        let copy = move |_| {
            let address = location().href().unwrap_or_default();
            spawn_local(async move {
                copied.try_set(dom::copy(&address).await);
            });
        };
        let said = move || {
            let key = if copied.get() {
                "web-copied"
            } else {
                "web-copy"
            };
            self.session.voice().text(key)
        };
        let sent = location()
            .hash()
            .is_ok_and(|hash| hash.starts_with("#/replay/"));
        let button = view! {
            <button class="button" type="button" on:click=copy>
                <Icon name="ic-copy"/><span aria-live="polite">{said}</span>
            </button>
        };
        let share = || online::share_button(|| location().href().unwrap_or_default());
        sent.then(|| view! { {button} {share()} }).into_any()
    }

    /// Space, arrows, Home and End; the slider and the buttons of choice have keys of their own.
    fn listen_to_keys(self) {
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let field = dom::focused().is_some_and(|element| element.tag_name() == "INPUT");
            if is_typing() || field || event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            match event.key().as_str() {
                " " if !on_button() => self.toggle(),
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

/// Whether Space belongs to a button just now.
fn on_button() -> bool {
    dom::focused().is_some_and(|element| element.tag_name() == "BUTTON")
}

fn moment<G: Board>(now: &Match<G>, told: Vec<Told<G::Event>>, viewers: &[Viewer]) -> Moment<G> {
    let view = |&viewer: &Viewer| now.game().view(now.state(), viewer);
    Moment {
        views: viewers.iter().map(view).collect(),
        told,
    }
}

/// What one viewer would have been told up to a moment.
fn updates<G: Board>(moments: &[Moment<G>], viewer: Viewer, place: usize) -> Vec<UpdateOf<G>> {
    let update = |(n, moment): (u64, &Moment<G>)| {
        let heard = moment.told.iter().filter(|told| told.to.includes(viewer));
        UpdateOf::<G> {
            n,
            round: 1,
            notice: None,
            told: heard.map(|told| told.event.clone()).collect(),
            view: Some(moment.views[place].clone()),
            undone: None,
            stood_in: None,
            promise: None,
            orders: Vec::new(),
            may_undo: false,
        }
    };
    (1..).zip(moments).map(update).collect()
}

/// Who played, as far as it is known.
fn players(shared: &Shared, seats: u8) -> Vec<Player> {
    let nobody = Player::Person {
        name: String::new(),
        stand_in: false,
    };
    let mut players = shared.players.clone();
    players.resize(seats.into(), nobody);
    players
}

fn notice<G: Board>(mode: &str, players: Vec<Player>) -> Notice {
    Notice {
        game: G::ID.to_owned(),
        mode: mode.to_owned(),
        players,
        head: None,
        phase: Phase::Over,
        round: 1,
        wants_undo: None,
        wants_draw: kernel::SeatSet::EMPTY,
        wants_rematch: kernel::SeatSet::EMPTY,
    }
}
