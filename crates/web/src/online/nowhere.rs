//! Pages for those who came and cannot sit down or look on: what is the matter, and what helps.

use super::api::{Opened, is_unreachable, say};
use super::who;
use crate::frame::quiet_frame;
use crate::home::recall;
use crate::icon::Icon;
use crate::route::Route;
use crate::seat;
use crate::voice::{t, voice};
use kernel::Seat;
use leptos::prelude::*;
use wire::{Notice, Reason};

/// While the table is looked for.
pub(super) fn looking() -> AnyView {
    let inner = view! { <p class="mat fr-form" role="status">{t("web-connecting")}</p> };
    quiet_frame(None, inner.into_any()).into_any()
}

/// The page came from a server of files.
pub(super) fn without_server() -> AnyView {
    sheet("web-unserved", "web-unserved-about", vec![home()])
}

/// The server has said no, or says nothing.
pub(super) fn refused(reason: Reason) -> AnyView {
    if is_unreachable(&reason) {
        return sheet("web-no-server", "web-no-server-about", vec![home()]);
    }
    let said = move || say(&voice(), &reason);
    let inner = view! {
        <h2>{said}</h2>
        <p class="soft">{t("web-nowhere-about")}</p>
        <div class="offers">{home()} {new_table()}</div>
    };
    sheet_of(inner.into_any())
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
