//! The way back: matches that go on, here and at tables on the server, and the last that are over.

use crate::boards::{GameBox, mode_key};
use crate::going::{self, Going, Place};
use crate::icon::{Cube, Icon};
use crate::online;
use crate::played::{self, Played};
use crate::session::names;
use crate::settings::Settings;
use crate::voice::{Voice, t, voice};
use crate::{dom, sent};
use kernel::{Arg, Said, Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wire::{Notice, Phase, Player};

/// So many are seen at once; the others wait behind one more tap.
const SEEN: usize = 4;
/// So many that are over.
const SEEN_OVER: usize = 3;

/// A server that did not answer is asked again so much later.
const AGAIN: Duration = Duration::from_secs(15);

/// What is known of the tables on the server.
#[derive(Clone, Copy)]
struct Back {
    going: RwSignal<Vec<Going>>,
    unreachable: RwSignal<bool>,
}

/// The way back; nothing for who comes for the first time.
pub(super) fn section() -> AnyView {
    let back = Back {
        going: RwSignal::new(going::all()),
        unreachable: RwSignal::new(false),
    };
    back.ask();
    let online = window_event_listener(leptos::ev::online, move |_| back.ask());
    on_cleanup(move || online.remove());
    let over = StoredValue::new(played::all());
    view! { {move || back.goes_on()} {move || over.with_value(|all| over_section(all))} }.into_any()
}

impl Back {
    /// Asks the server how its tables stand, by one request.
    fn ask(self) {
        let tables = self.going.with_untracked(|going| {
            let tables = going.iter().filter_map(Going::table);
            tables.map(str::to_owned).collect::<Vec<_>>()
        });
        if tables.is_empty() {
            return;
        }
        spawn_local(async move {
            let told = online::my_tables(&tables).await;
            if self.unreachable.try_set(told.is_err()).is_some() {
                return; // The page is gone.
            }
            match told {
                Ok(told) => self.told(&tables, &told),
                Err(_) => set_timeout(move || self.ask(), AGAIN),
            }
        });
    }

    /// A table of which the server says nothing has no seat for us any more.
    fn told(self, asked: &[String], told: &[(String, online::MyTable)]) {
        for id in asked {
            let place = Place::Table(id.clone());
            match told.iter().find(|(one, _)| one == id) {
                None => going::forget(&place),
                Some((_, table)) => {
                    let known = going::all().into_iter().find(|going| going.place == place);
                    going::keep(Going {
                        place,
                        notice: table.notice.clone(),
                        mine: table.mine.iter().copied().collect(),
                        turn: table.turn,
                        at: known.map_or(0, |known| known.at),
                    });
                }
            }
        }
        self.going.set(going::all());
    }

    fn goes_on(self) -> Option<AnyView> {
        let mut all = self.going.get();
        all.retain(|going| going.goes_on() && going.route().is_some());
        // Where somebody waits for us comes first.
        all.sort_by_key(|going| !(going.is_my_turn() || going.is_asked_again()));
        if all.is_empty() {
            return None;
        }
        let more = all.split_off(all.len().min(SEEN));
        let unreachable = move || {
            let tables = self
                .going
                .with(|all| all.iter().any(|going| going.table().is_some()));
            (self.unreachable.get() && tables).then(|| {
                view! { <p class="small soft" role="status">{t("web-back-unreachable")}</p> }
            })
        };
        let more = (!more.is_empty()).then(|| {
            view! {
                <details class="back-more">
                    <summary>{t("web-back-more")}</summary>
                    <ul class="back-list">{more.iter().map(card).collect_view()}</ul>
                </details>
            }
        });
        let section = view! {
            <section class="back" aria-labelledby="back-h">
                <h2 id="back-h">{t("web-back")}</h2>
                <ul class="back-list">{all.iter().map(card).collect_view()}</ul>
                {more} {unreachable}
            </section>
        };
        Some(section.into_any())
    }
}

/// One match, as a way back to it.
fn card(going: &Going) -> Option<AnyView> {
    let (game, route) = (going.game()?, going.route()?);
    let icon = match going.place {
        Place::Here(_) => "ic-screen",
        Place::Table(_) => "ic-people",
    };
    let (about, state) = (going.clone(), going.clone());
    let class = if going.is_my_turn() || going.is_asked_again() {
        "chip chip-mine"
    } else {
        "chip"
    };
    let card = view! {
        <li class=game.id()>
            <a class="back-match" href=route.address()>
                <span class="back-lid" aria-hidden="true"><Cube size=28/></span>
                <span class="back-words">
                    <b>{game.title()}</b>
                    <small>{move || about_match(&about.notice, about.mine)}</small>
                </span>
                <span class=class><Icon name=icon/>{move || says(&state)}</span>
            </a>
        </li>
    };
    Some(card.into_any())
}

/// The mode, and with whom.
fn about_match(notice: &Notice, mine: SeatSet) -> String {
    let voice = voice();
    let mode = voice.text(&mode_key(&notice.game, &notice.mode));
    let others = others(&voice, notice, mine);
    if others.is_empty() {
        return mode;
    }
    let said = Said::new("web-back-with").with("names", Arg::Spelled(others.join(", ")));
    format!("{mode} · {}", voice.say(&said))
}

/// Everybody else at the table; all of them where several play at one screen.
fn others(voice: &Voice, notice: &Notice, mine: SeatSet) -> Vec<String> {
    let several = mine.iter().count() > 1;
    let names = names(voice, notice);
    let seats = Seat::first(names.len() as u8).zip(names);
    let others = seats.filter(|(seat, _)| {
        let empty = notice.players[seat.index()] == Player::Empty;
        !empty && (several || !mine.contains(*seat))
    });
    others.map(|(_, name)| name).collect()
}

/// How a match stands: whose turn it is, or what it waits for.
fn says(going: &Going) -> String {
    let voice = voice();
    let named = |key: &'static str, seats: SeatSet| {
        let names = names(&voice, &going.notice);
        let names: Vec<&str> = seats
            .iter()
            .map(|seat| names[seat.index()].as_str())
            .collect();
        voice.say(&Said::new(key).with("names", Arg::Spelled(names.join(", "))))
    };
    let alone = going.mine.iter().count() == 1;
    match going.notice.phase {
        Phase::Over => {
            let wants = going.notice.wants_rematch.iter();
            let others = wants.filter(|seat| !going.mine.contains(*seat)).collect();
            named("web-back-again", others)
        }
        Phase::Gathering => voice.text("web-back-gathers"),
        Phase::Playing if going.is_my_turn() && alone => voice.text("web-your-turn"),
        Phase::Playing if going.turn == SeatSet::EMPTY => voice.text("web-back-goes-on"),
        Phase::Playing => named("web-back-turn", going.turn),
    }
}

/// The last matches that are over.
fn over_section(all: &[Played]) -> Option<AnyView> {
    let lines: Vec<AnyView> = all.iter().take(SEEN_OVER).filter_map(over).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <section class="back back-over" aria-labelledby="over-h">
                <h2 id="over-h">{t("web-back-over")}</h2>
                <ul class="back-list">{lines}</ul>
            </section>
        }
        .into_any()
    })
}

fn over(played: &Played) -> Option<AnyView> {
    let game = played.game()?;
    let (about, again) = (played.clone(), played.again.clone());
    let line = view! {
        <li class=game.id()>
            <div class="back-match">
                <span class="back-words">
                    <b>{game.title()}" · "{ended(played)}</b>
                    <small>{move || about_over(&about)}</small>
                </span>
                {watch_button(game, played.clone())}
                <a class="button" href=again>
                    <Icon name="ic-undo"/>{t("web-again")}
                </a>
            </div>
        </li>
    };
    Some(line.into_any())
}

/// How it ended for who looks; who won, where several played at one screen.
fn ended(played: &Played) -> impl Fn() -> String + Send + 'static {
    let mine = played.mine.iter().any(|seat| played.won.contains(seat));
    let nobody = played.won == SeatSet::EMPTY;
    let key = match (nobody, played.mine.iter().count() > 1, mine) {
        (true, ..) => "web-over-drawn",
        (_, true, _) => "web-over-played",
        (.., true) => "web-over-won",
        (.., false) => "web-over-lost",
    };
    t(key)
}

fn about_over(played: &Played) -> String {
    let notice = notice_of(played);
    let lang = Settings::get().lang();
    let day = dom::day(played.at, lang.code());
    format!("{} · {day}", about_match(&notice, played.mine))
}

fn notice_of(played: &Played) -> Notice {
    Notice {
        game: played.game.clone(),
        mode: played.mode.clone(),
        players: played.players.clone(),
        head: None,
        phase: Phase::Over,
        round: 1,
        wants_undo: None,
        wants_draw: SeatSet::EMPTY,
        wants_rematch: SeatSet::EMPTY,
    }
}

fn watch_button(game: GameBox, played: Played) -> AnyView {
    let watch = move |_| {
        game.prepare();
        let played = played.clone();
        spawn_local(async move {
            sent::watch(&played.players, &played.record).await;
        });
    };
    view! {
        <button class="button" type="button" on:click=watch>
            <Icon name="ic-play"/>{t("web-watch-it")}
        </button>
    }
    .into_any()
}
