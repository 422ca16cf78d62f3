//! A row for each seat: who plays it, with which team, and how that plays.

use super::{Custom, RANDOM, find};
use crate::bench::own::name_of;
use crate::custom::cast::{by_side, seat_row};
use crate::custom::{self, who};
use crate::dice_masters::teams::{Shelf, is_built};
use crate::seating::{Entry, list};
use crate::voice::{Voice, voice};
use game_dice_masters::{First, Mode, Pack};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// All seats, and who begins.
pub(super) fn seats(custom: RwSignal<Custom>) -> impl IntoView {
    move || {
        let (voice, now, shelf) = (voice(), custom.get(), Shelf::recall());
        let mode = now.basics.mode;
        let first = Seat::new(0).expect("there is a first seat");
        let side = |seat: Seat| {
            let sides = mode == Mode::Doubles;
            sides.then(|| usize::from(!mode.are_mates(first, seat)))
        };
        let row = |seat: Seat| row(custom, &voice, &shelf, &now, seat);
        let rows = by_side(&voice, Seat::first(mode.seats()), side, row);
        view! { {rows} {hiding(custom, &voice, &now)} {begins(custom, &voice, &now)} }
    }
}

fn row(
    custom: RwSignal<Custom>,
    voice: &Voice,
    shelf: &Shelf,
    now: &Custom,
    seat: Seat,
) -> AnyView {
    let (place, mode) = (seat.index(), now.basics.mode);
    let id = now.teams.get(place);
    let id = id.filter(|_| is_built(mode) && !now.hides());
    let team = id.map(|id| {
        let label = Said::new("web-teams-of").with("name", Arg::Spelled(seat.to_string()));
        let groups = groups(voice, shelf, mode);
        list(voice.say(&label), &groups, id, move |id| {
            custom.update(|custom| {
                custom.teams[place] = id;
                custom::Custom::fit_all(custom);
            });
        })
    });
    let about = id.and_then(|id| about(voice, id));
    seat_row(seat, who(custom, voice, seat), team, about)
}

/// Own teams that fit, ready-made ones, and chance.
fn groups(voice: &Voice, shelf: &Shelf, mode: Mode) -> Vec<(Option<String>, Vec<Entry>)> {
    let own = shelf.sheets().into_iter();
    let own = own.filter(|(id, _)| find(shelf, mode, 0, id).is_some());
    let own: Vec<Entry> = own
        .map(|(id, sheet)| (id, name_of(voice, &sheet)))
        .collect();
    let ready = Pack::builtin().teams.iter();
    let ready = ready.map(|starter| (starter.id.clone(), voice.named(&starter.name)));
    let random = (RANDOM.to_owned(), voice.text("web-teams-random"));
    let groups = [
        (None, vec![random]),
        (Some(voice.text("web-teams-own")), own),
        (Some(voice.text("web-teams-ready")), ready.collect()),
    ];
    let groups = groups.into_iter();
    groups.filter(|(_, teams)| !teams.is_empty()).collect()
}

/// How a ready-made team plays.
fn about(voice: &Voice, id: &str) -> Option<AnyView> {
    let ready = Pack::builtin()
        .teams
        .iter()
        .find(|starter| starter.id == id)?;
    let about = voice.named(&ready.about);
    Some(view! { <small>{about}</small> }.into_any())
}

/// What a team is called.
pub(super) fn name(voice: &Voice, shelf: &Shelf, id: &str) -> String {
    let ready = Pack::builtin()
        .teams
        .iter()
        .find(|starter| starter.id == id);
    match (id, ready) {
        (RANDOM, _) => voice.text("web-teams-random"),
        (_, Some(ready)) => voice.named(&ready.name),
        (id, None) => shelf
            .sheet(id)
            .map(|sheet| name_of(voice, &sheet))
            .unwrap_or_default(),
    }
}

/// Whether teams are brought hidden, or named here (MA-2.8).
fn hiding(custom: RwSignal<Custom>, voice: &Voice, now: &Custom) -> Option<AnyView> {
    let entry = |id: &str, key| (id.to_owned(), voice.text(key));
    let entries = vec![
        entry("hidden", "web-teams-hidden"),
        entry("open", "web-teams-open"),
    ];
    let chosen = if now.hides() { "hidden" } else { "open" };
    let how = format!("{} (MA-2.8)", voice.text("web-teams-hidden-how"));
    let label = voice.text("web-teams-bring");
    let row = || {
        custom::row(label, entries, chosen, how, move |id| {
            custom.update(|custom| custom.hidden = Some(id == "hidden"));
        })
    };
    now.basics.mode.may_hide().then(row)
}

/// Who begins: somebody, or whoever a lot names says it (MA-2.1).
fn begins(custom: RwSignal<Custom>, voice: &Voice, now: &Custom) -> AnyView {
    let lot = (String::from(First::Lot), voice.text("web-teams-first-lot"));
    let seat = |seat: Seat| {
        let said = Said::new("web-teams-first-seat").with("name", Arg::Spelled(seat.to_string()));
        (String::from(First::Seat(seat)), voice.say(&said))
    };
    let seats = Seat::first(now.basics.mode.seats()).map(seat);
    let entries = seats.chain([lot]).collect();
    let chosen = now.begins.unwrap_or(First::usual(now.basics.mode));
    let how = format!("{} (MA-2.1)", voice.text("web-teams-first-how"));
    let label = voice.text("web-teams-first");
    custom::row(label, entries, &String::from(chosen), how, move |id| {
        custom.update(|custom| custom.begins = First::try_from(id.clone()).ok());
    })
}
