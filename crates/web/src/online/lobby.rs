//! Before the match: the seats, who is there, and the links to hand on.

use super::api::Opened;
use super::make::kept_as;
use super::page::is_here;
use crate::dom;
use crate::frame::quiet_frame;
use crate::icon::Icon;
use crate::route::{Route, link};
use crate::seat;
use crate::tongue::{t, voice};
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{Card, Player};

/// The page of a table that gathers.
pub(super) fn lobby(table: RwSignal<Card>, here: RwSignal<SeatSet>, id: &str) -> AnyView {
    let kept =
        dom::recall(&kept_as(id)).and_then(|text| serde_json::from_str::<Opened>(&text).ok());
    let invites = kept
        .iter()
        .flat_map(|kept| invites(kept, table))
        .collect::<Vec<_>>();
    let watch = kept.map(|kept| watch_link(&kept));
    let seats = move || {
        let players = table.with(|card| card.players.clone());
        let seats = Seat::first(players.len() as u8).zip(players);
        seats
            .map(|(seat, player)| line(seat, player, here))
            .collect::<Vec<_>>()
    };
    quiet_frame(
        view! {
            {invites}
            <section class="mat fr-seats" aria-labelledby="seats-h">
                <header><h2 id="seats-h">{t("web-seats")}</h2></header>
                <ol>{seats}</ol>
            </section>
            {watch}
        }
        .into_any(),
    )
    .into_any()
}

fn invites(kept: &Opened, table: RwSignal<Card>) -> Vec<AnyView> {
    let open = kept
        .seats
        .iter()
        .filter_map(|seat| Some((seat.seat.clone(), seat.key.clone()?)));
    let invite = |(seat, key): (String, String)| {
        let address = link(&Route::Invited {
            id: kept.table.clone(),
            seat: seat.clone(),
            key,
        });
        let empty = move || {
            let place: Option<Seat> = seat.parse().ok();
            let players = table.with(|card| card.players.clone());
            place.and_then(|place| players.get(place.index()).cloned()) == Some(Player::Empty)
        };
        let card = move || empty().then(|| invite(address.clone()));
        view! { {card} }.into_any()
    };
    open.map(invite).collect()
}

fn invite(address: String) -> impl IntoView {
    view! {
        <section class="mat fr-invite" aria-labelledby="inv-h">
            <div>
                <h2 id="inv-h">{t("web-invite")}</h2>
                <p class="soft">{t("web-invite-how")}</p>
                {link_row(address, "web-invite-link")}
                <p class="small soft fr-seal">
                    <Icon name="ic-seal"/><span>{t("web-invite-sealed")}</span>
                </p>
            </div>
        </section>
    }
}

/// A link to be copied.
fn link_row(address: String, label: &'static str) -> impl IntoView {
    let (copied, text) = (RwSignal::new(false), address.clone());
    let copy = move |_| {
        let clipboard = window().navigator().clipboard();
        drop(clipboard.write_text(&text));
        copied.set(true);
    };
    let said = move || {
        voice().text(if copied.get() {
            "web-copied"
        } else {
            "web-copy"
        })
    };
    view! {
        <div class="fr-link">
            <input class="field code" readonly aria-label=t(label) value=address/>
            <button class="button" type="button" on:click=copy><Icon name="ic-copy"/>{said}</button>
        </div>
    }
}

fn watch_link(kept: &Opened) -> impl IntoView + use<> {
    let address = link(&Route::table(&kept.watch));
    view! {
        <section class="mat fr-seats">
            <header><h2><Icon name="ic-eye"/>" "{t("web-watch")}</h2></header>
            <p class="small soft">{t("web-watch-how")}</p>
            {link_row(address, "web-watch")}
        </section>
    }
}

fn line(seat: Seat, player: Player, here: RwSignal<SeatSet>) -> AnyView {
    let voice = voice();
    let (state, name) = match player {
        Player::Empty => ("open", voice.text("web-seat-open")),
        Player::Person { name, .. } => ("taken", name),
        Player::Bot { .. } => ("bot", voice.text("web-bot-search-name")),
    };
    let chip = (state == "taken" && is_here(here, seat)).then(|| {
        view! { <span class="chip chip-good"><Icon name="ic-confirm"/>{t("web-is-here")}</span> }
    });
    let shown = if state == "open" { "" } else { name.as_str() };
    view! {
        <li class="fr-seat" data-seat=seat.index() data-state=state>
            {seat::mark(seat, shown)}
            <div class="seat-name">{name.clone()}</div>
            <div class="fr-right">{chip}</div>
        </li>
    }
    .into_any()
}
