//! The way back: matches that go on, here and at tables on the server, and the last that are over.

use crate::boards::{GameBox, mode_key};
use crate::going::{self, Going, Place};
use crate::icon::{Cube, Icon};
use crate::online;
use crate::played::{self, Played};
use crate::route::{Route, go};
use crate::session::names;
use crate::settings::Settings;
use crate::voice::{Voice, t, voice};
use crate::{dom, sent, wish};
use fair::Record;
use kernel::{Arg, Said, Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wire::{Notice, Phase, Player, Reason};

/// So many are seen at once; the others wait behind one more tap.
const SEEN: usize = 4;
/// So many that are over.
const SEEN_OVER: usize = 3;

/// A page that is looked at asks again so much later.
const MINUTE: u64 = 60;

/// The first pause after a question that was not answered; each further one is twice as long.
const FIRST_PAUSE: u64 = 8;

/// What is known of the tables on the server.
#[derive(Clone, Copy)]
struct Back {
    going: RwSignal<Vec<Going>>,
    /// Why the server has not told how its tables stand.
    trouble: RwSignal<Option<Reason>>,
    asking: StoredValue<Asking>,
}

/// How the server is asked.
#[derive(Debug, Clone, Copy, Default)]
struct Asking {
    /// Whether an answer is waited for.
    now: bool,
    /// How often in a row there was none.
    failed: u32,
    /// Which question was planned last: only that one is put.
    planned: u32,
}

/// How long a page waits before it asks again, once it went wrong so often in a row.
fn pause(failed: u32) -> Duration {
    let seconds = match failed {
        0 => MINUTE,
        failed => FIRST_PAUSE << (failed - 1).min(3),
    };
    Duration::from_secs(seconds)
}

/// The way back; nothing for who comes for the first time.
pub(super) fn section() -> AnyView {
    let back = Back {
        going: RwSignal::new(going::all()),
        trouble: RwSignal::new(None),
        asking: StoredValue::default(),
    };
    back.ask();
    back.ask_when_seen();
    let over = StoredValue::new(played::all());
    view! { {move || back.goes_on()} {move || over.with_value(|all| over_section(all))} }.into_any()
}

impl Back {
    /// Whoever comes back to the page sees how things stand.
    fn ask_when_seen(self) {
        let seen = move || {
            if !document().hidden() {
                self.ask();
            }
        };
        let online = window_event_listener(leptos::ev::online, move |_| seen());
        let focus = window_event_listener(leptos::ev::focus, move |_| seen());
        let shown = window_event_listener(leptos::ev::visibilitychange, move |_| seen());
        on_cleanup(move || {
            online.remove();
            focus.remove();
            shown.remove();
        });
    }

    /// Asks the server how its tables stand, by one request at a time.
    fn ask(self) {
        let tables = self.going.with_untracked(|going| {
            let tables = going.iter().filter_map(Going::table);
            tables.map(str::to_owned).collect::<Vec<_>>()
        });
        let idle = |asking: &mut Asking| !std::mem::replace(&mut asking.now, true);
        if tables.is_empty() || self.asking.try_update_value(idle) != Some(true) {
            return;
        }
        spawn_local(async move {
            let told = online::my_tables(&tables).await;
            if self.trouble.try_set(told.clone().err()).is_some() {
                return; // The page is gone.
            }
            if let Ok(told) = &told {
                self.told(&tables, told);
            }
            self.plan(told.is_ok());
        });
    }

    /// Asks again after a while: each minute, or by and by less often where nobody answers.
    fn plan(self, answered: bool) {
        let planned = self.asking.try_update_value(|asking| {
            asking.now = false;
            asking.failed = if answered { 0 } else { asking.failed + 1 };
            asking.planned += 1;
            *asking
        });
        let Some(planned) = planned else {
            return; // The page is gone.
        };
        let again = move || {
            let due = self.asking.try_with_value(|asking| asking.planned) == Some(planned.planned);
            // A page that nobody looks at asks once somebody does.
            if due && !document().hidden() {
                self.ask();
            }
        };
        set_timeout(again, pause(planned.failed));
    }

    /// A table of which the server says nothing has no seat for us any more.
    fn told(self, asked: &[String], told: &[(String, online::MyTable)]) {
        for id in asked {
            let place = Place::Table(id.clone());
            match told.iter().find(|(one, _)| one == id) {
                None => {
                    going::forget(&place);
                    online::forget_keys(id);
                }
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
        // Cards that stay as they are keep the focus.
        let all = going::all();
        if self.going.with_untracked(|known| *known != all) {
            self.going.set(all);
        }
    }

    fn goes_on(self) -> Option<AnyView> {
        let mut all = self.going.get();
        all.retain(|going| going.goes_on() && going.route().is_some());
        // Where somebody waits for us comes first.
        all.sort_by_key(|going| !going.waits_for_us());
        if all.is_empty() {
            return None;
        }
        let more = all.split_off(all.len().min(SEEN));
        let trouble = move || {
            let trouble = self.trouble.get()?;
            let why = match online::trouble(&trouble) {
                Some(reason) => voice().words.say_reason(reason),
                None => voice().text("web-back-unreachable"),
            };
            Some(view! { <p class="small soft" role="status">{why}</p> })
        };
        let more = behind_more(more.iter().filter_map(card).collect());
        let section = view! {
            <section class="back" aria-labelledby="back-h">
                <h2 id="back-h">{t("web-back")}</h2>
                <ul class="back-list">{all.iter().map(card).collect_view()}</ul>
                {more} {trouble}
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
    let class = if going.waits_for_us() {
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
        let empty = notice.players.get(seat.index()) == Some(&Player::Empty);
        !empty && (several || !mine.contains(*seat))
    });
    others.map(|(_, name)| name).collect()
}

/// How a match stands: whose turn it is, or what it waits for.
fn says(going: &Going) -> String {
    let voice = voice();
    let alone = going.mine.iter().count() == 1;
    if let Some((wish, others)) = going.wish() {
        return wish::said(&voice, &going.notice, wish, others);
    }
    match going.notice.phase {
        // Shown only while somebody wants another.
        Phase::Over => voice.text("web-back-goes-on"),
        Phase::Gathering => voice.text("web-back-gathers"),
        Phase::Playing if going.is_my_turn() && alone => voice.text("web-your-turn"),
        Phase::Playing if going.turn == SeatSet::EMPTY => voice.text("web-back-goes-on"),
        Phase::Playing => wish::about(&voice, &going.notice, "web-back-turn", going.turn),
    }
}

/// The last matches that are over.
fn over_section(all: &[Played]) -> Option<AnyView> {
    let mut lines: Vec<AnyView> = all.iter().filter_map(over).collect();
    let more = lines.split_off(lines.len().min(SEEN_OVER));
    (!lines.is_empty()).then(|| {
        view! {
            <section class="back back-over" aria-labelledby="over-h">
                <h2 id="over-h">{t("web-back-over")}</h2>
                <ul class="back-list">{lines}</ul>
                {behind_more(more)}
            </section>
        }
        .into_any()
    })
}

/// What is not seen at once, behind one more tap.
fn behind_more(lines: Vec<AnyView>) -> Option<AnyView> {
    (!lines.is_empty()).then(|| {
        view! {
            <details class="back-more">
                <summary>{t("web-back-more")}</summary>
                <ul class="back-list">{lines}</ul>
            </details>
        }
        .into_any()
    })
}

fn over(played: &Played) -> Option<AnyView> {
    let game = played.game()?;
    let about = played.clone();
    let line = view! {
        <li class=game.id()>
            <div class="back-match">
                <span class="back-words">
                    <b>{game.title()}" · "{ended(played)}</b>
                    <small>{move || about_over(&about)}</small>
                </span>
                {watch_button(game, played.clone())}
                {again_button(game, played.clone())}
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

/// The same match once more: at the same table, or here with the same set-up and people.
fn again_button(game: GameBox, played: Played) -> AnyView {
    let route = Route::read(&played.again);
    let Route::Match(_, way) = route else {
        let address = route.address();
        return view! {
            <a class="button" href=address><Icon name="ic-undo"/>{t("web-again")}</a>
        }
        .into_any();
    };
    let again = move |_| {
        let (played, route) = (played.clone(), route.clone());
        spawn_local(async move {
            let part = game.fetch().await;
            let slot = part.and_then(|part| {
                let record = Record::from_short(&played.record)?;
                (part.again)(&record, &played.players, way)
            });
            // What can be played so no longer is played as it is set up.
            go(&slot.map_or(route, Route::Kept));
        });
    };
    view! {
        <button class="button" type="button" on:click=again>
            <Icon name="ic-undo"/>{t("web-again")}
        </button>
    }
    .into_any()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::going::tests::going;
    use crate::voice::Voice;
    use words::Lang;

    #[test]
    fn a_server_that_does_not_answer_is_asked_less_and_less_often() {
        let pauses: Vec<u64> = (0..6).map(|failed| pause(failed).as_secs()).collect();
        assert_eq!(pauses, [60, 8, 16, 32, 64, 64]);
        assert_eq!(pause(u32::MAX).as_secs(), 64);
    }

    #[test]
    fn nobody_is_named_who_does_not_sit_there() {
        let going = going(Place::Table("t".to_owned()), 1);
        let voice = Voice::at_table(Lang::En, Vec::new(), None);
        let everybody = others(&voice, &going.notice, Seat::first(8).collect());
        assert_eq!(everybody.len(), 1, "an empty seat is nobody: {everybody:?}");
    }
}
