//! Pages for those who came and cannot sit down or look on: what is the matter, and what helps.

use super::api::{Opened, is_unreachable, record, say};
use super::session::FarSession;
use super::who;
use super::witness::{self, Alarm, Book};
use crate::dom;
use crate::frame::quiet_frame;
use crate::home::recall;
use crate::icon::Icon;
use crate::panels::{Panel, Panels};
use crate::route::Route;
use crate::seat;
use crate::voice::{s, t, voice};
use fair::{Hash, Record, Shown};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Notice, Reason};

/// Why a table is not there whose log makes no table.
pub(super) const STOPPED: &str = "refused-table-stopped";

/// Whether what was kept of a table cannot be read. It may be put right some day.
pub(super) fn is_stopped(reason: &Reason) -> bool {
    reason.key == STOPPED
}

/// While the table is looked for.
pub(super) fn looking() -> AnyView {
    let inner = view! { <p class="mat fr-form" role="status">{t("web-connecting")}</p> };
    quiet_frame(None, inner.into_any()).into_any()
}

/// The page came from a server of files.
pub(super) fn without_server() -> AnyView {
    sheet("web-unserved", "web-unserved-about", vec![home()])
}

/// Nobody answers. It is asked again by itself, and by hand.
pub(super) fn offline(again: Callback<()>) -> AnyView {
    let button = view! {
        <button class="button button-main" type="button" on:click=move |_| again.run(())>
            <Icon name="ic-undo"/>{t("web-part-again")}
        </button>
    };
    let (title, about) = if window().navigator().on_line() {
        ("web-no-server", "web-offline-server")
    } else {
        ("web-offline", "web-offline-about")
    };
    sheet(title, about, vec![home(), button.into_any()])
}

/// The server has said no, or says nothing.
pub(super) fn refused(reason: Reason) -> AnyView {
    if is_unreachable(&reason) {
        return sheet("web-no-server", "web-no-server-about", vec![home()]);
    }
    // What the app says of itself is not about an address, nor what is damaged.
    let about = match reason.key.as_str() {
        STOPPED => Some("web-stopped-about"),
        key => (!key.starts_with("web-")).then_some("web-nowhere-about"),
    };
    let about = about.map(t);
    let said = move || say(&voice(), &reason);
    let inner = view! {
        <h2>{said}</h2>
        <p class="soft">{about}</p>
        <div class="offers">{home()} {new_table()}</div>
    };
    sheet_of(inner.into_any())
}

/// The server has no time, or cannot just now. It is asked again by itself.
pub(super) fn refused_for_now(reason: Reason) -> AnyView {
    let said = move || say(&voice(), &reason);
    let inner = view! {
        <h2>{said}</h2>
        <p class="soft" role="status">{t("web-passing-about")}</p>
        <div class="offers">{home()}</div>
    };
    sheet_of(inner.into_any())
}

/// The table was played by rules that have changed since. What it has left is its record.
pub(super) fn other_rules(table: String) -> AnyView {
    let panels = Panels::get();
    let missing = RwSignal::new(false);
    let open = move |_| {
        let table = table.clone();
        spawn_local(async move {
            match record(&table).await {
                Some(text) => {
                    let record = Record::parse(&text).ok();
                    let found = record.as_ref().map(|record| record.opening().published());
                    let shown = witness::recall(&table).and_then(|book| book.shown_of(found));
                    panels.open(Panel::Record {
                        text: Some(text),
                        shown: shown.map(Box::new),
                    });
                }
                None => drop(missing.try_set(true)),
            }
        });
    };
    let inner = view! {
        <h2>{t("refused-other-rules")}</h2>
        <p class="soft">{t("web-other-rules-about")}</p>
        {move || missing.get().then(|| view! { <p role="status">{t("refused-no-record")}</p> })}
        <div class="offers">
            {home()}
            <button class="button" type="button" on:click=open>
                <Icon name="ic-seal-open"/>{t("web-record")}
            </button>
            {new_table()}
        </div>
    };
    sheet_of(inner.into_any())
}

/// The table has broken its word about the dice. The match stops here; the record, when it comes,
/// can still be held against what was kept.
pub(super) fn alarm(kept: &Book, session: FarSession) -> AnyView {
    let Some(alarm) = kept.alarm.clone() else {
        return ().into_any();
    };
    let shown = kept.newest().map(|kept| kept.shown.clone());
    let (said, panels) = (alarmed(&alarm, shown.as_ref()), Panels::get());
    let save = shown.as_ref().map(save);
    let check = move |_| {
        panels.open(Panel::Record {
            text: session.record(),
            shown: shown.clone().map(Box::new),
        });
    };
    let inner = view! {
        <div role="alert" class="fr-alarm">
            <h2><Icon name="ic-close"/>{t("web-alarm")}</h2>
            {said}
            <p>{t("web-alarm-stops")}</p>
        </div>
        <p class="soft">{t("web-alarm-help")}</p>
        <div class="offers">
            {save}
            <button class="button button-main" type="button" on:click=check>
                <Icon name="ic-seal-open"/>{t("web-record-verify")}
            </button>
            {home()}
        </div>
    };
    sheet_of(inner.into_any())
}

/// What was shown, as a file.
fn save(shown: &Shown) -> AnyView {
    let text = shown.text();
    let act = move |_| {
        dom::download("astragal-shown.json", &text);
    };
    view! {
        <button class="button" type="button" on:click=act>
            <Icon name="ic-download"/>{t("web-shown-save")}
        </button>
    }
    .into_any()
}

/// What the table has done, with its own numbers.
fn alarmed(alarm: &Alarm, shown: Option<&Shown>) -> AnyView {
    let said = match alarm {
        Alarm::Promise(instead) => {
            let shown = shown.map(|shown| shown.published.commitment);
            let hash = |hash: Option<Hash>| {
                Arg::Spelled(hash.map_or_else(String::new, |hash| hash.to_string()))
            };
            Said::new("web-alarm-promise")
                .with("shown", hash(shown))
                .with("found", hash(Some(instead.commitment)))
        }
        Alarm::Unbound => Said::new("web-alarm-unbound"),
        Alarm::Share => Said::new("web-alarm-share"),
        Alarm::Without => Said::new("web-alarm-without"),
        Alarm::Bound => Said::new("web-alarm-bound"),
    };
    view! { <p class="pn-number">{s(said)}</p> }.into_any()
}

/// The seat was given up or taken away.
pub(super) fn got_up() -> AnyView {
    sheet("web-got-up", "web-got-up-about", vec![home(), new_table()])
}

/// The table is there, but no seat of it is this browser's.
pub(super) fn without_seat(table: &str, notice: &Notice) -> AnyView {
    let watch = Opened::recall(table).map(|opened| watch(&opened.watch));
    let inner = view! {
        <h2>{t("web-no-seat")}</h2>
        {sitting(notice)}
        <p class="soft">{t("web-no-seat-why")}</p>
        <p class="soft">{t("web-no-seat-help")}</p>
        <div class="offers">{home()} {watch.unwrap_or_else(new_table)}</div>
    };
    sheet_of(inner.into_any())
}

/// Whoever opens an invitation in the browser that already has a seat there.
pub(super) fn already_seated(table: &str, notice: &Notice, mine: &[Seat]) -> AnyView {
    let (notice, mine) = (notice.clone(), mine.to_vec());
    let name = move || who::names(&who::voice_for(&notice, None), &mine);
    let inner = view! {
        <h2>{t("web-seated")}</h2>
        <p><b>{name}</b></p>
        <p class="soft">{t("web-seated-why")}</p>
        <div class="offers">
            <a class="button button-main" href=Route::table(table).address()>
                <Icon name="ic-play"/>{t("web-seated-go")}
            </a>
        </div>
    };
    sheet_of(inner.into_any())
}

/// The seat of an invitation is not free any more.
pub(super) fn taken(notice: &Notice) -> AnyView {
    let inner = view! {
        <h2>{t("refused-seat-taken")}</h2>
        {sitting(notice)}
        <p class="soft">{t("web-taken-why")}</p>
        <div class="offers">{home()} {new_table()}</div>
    };
    sheet_of(inner.into_any())
}

fn sheet(title: &'static str, about: &'static str, offers: Vec<AnyView>) -> AnyView {
    let inner = view! {
        <h2>{t(title)}</h2>
        <p class="soft">{t(about)}</p>
        <div class="offers">{offers}</div>
    };
    sheet_of(inner.into_any())
}

fn sheet_of(inner: AnyView) -> AnyView {
    let inner = view! { <section class="mat fr-form">{inner}</section> };
    quiet_frame(None, inner.into_any()).into_any()
}

fn home() -> AnyView {
    view! { <a class="button" href=Route::Home.address()>{t("web-to-boxes")}</a> }.into_any()
}

fn new_table() -> AnyView {
    view! {
        <a class="button button-main" href=Route::Friends(recall()).address()>
            <Icon name="ic-link"/>{t("web-friends-make")}
        </a>
    }
    .into_any()
}

fn watch(id: &str) -> AnyView {
    view! {
        <a class="button button-main" href=Route::table(id).address()>
            <Icon name="ic-eye"/>{t("web-watch-go")}
        </a>
    }
    .into_any()
}

/// Who sits at a table, so that people know whether it is the right one.
fn sitting(notice: &Notice) -> impl IntoView + use<> {
    let notice = notice.clone();
    let line = move || {
        let voice = who::voice_for(&notice, None);
        let seats = who::seats(&notice).filter(|(_, player)| **player != wire::Player::Empty);
        let chip = |(seat, _): (Seat, _)| {
            let name = voice.words.seat(seat);
            view! { <span class="chip">{seat::mark(seat, &name)} {name.clone()}</span> }
        };
        seats.map(chip).collect_view()
    };
    view! { <p class="fr-chips">{line}</p> }
}
