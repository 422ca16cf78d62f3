//! A row for each seat: its set, its side set, who plays it.

use super::{Brought, Custom, NO_SIDE, find, side_of};
use crate::bench::{Sheet as _, own::name_of};
use crate::custom::who;
use crate::irondie::Shelf;
use crate::seat::mark;
use crate::seating::{Entry, list};
use crate::voice::{Voice, voice};
use game_irondie::{Mode, NamedSet, Pack, SetSheet, Side};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// All seats, team by team where there are teams.
pub(super) fn rows(custom: RwSignal<Custom>) -> impl IntoView {
    move || {
        let (voice, now, shelf) = (voice(), custom.get(), Shelf::recall());
        let teams = now.sets.len() > 2;
        let group = |side: Side| {
            let seats = Seat::first(now.sets.len() as u8).zip(&now.sets);
            let seats = seats.filter(|(seat, _)| Side::of(*seat) == side);
            let rows: Vec<AnyView> = seats
                .map(|(seat, chosen)| row(custom, &voice, &shelf, &now, seat, chosen))
                .collect();
            let team = Said::new("web-custom-team");
            let team = team.with("team", Arg::Spelled(side.speaker().to_string()));
            let name = teams.then(|| view! { <h3>{voice.say(&team)}</h3> });
            view! { {name} {rows} }
        };
        Side::BOTH.map(group).into_iter().collect_view()
    }
}

fn row(
    custom: RwSignal<Custom>,
    voice: &Voice,
    shelf: &Shelf,
    now: &Custom,
    seat: Seat,
    chosen: &Brought,
) -> AnyView {
    let place = seat.index();
    let label = |key| voice.say(&Said::new(key).with("name", Arg::Spelled(seat.to_string())));
    let set = list(
        label("web-custom-set"),
        &set_groups(voice, shelf),
        &chosen.set,
        move |id| custom.update(|custom| custom.sets[place].set = id),
    );
    let side = (now.basics.mode == Mode::Match).then(|| {
        let id = chosen.side.clone().unwrap_or_default();
        let choose = move |id: String| {
            let side = (!id.is_empty()).then_some(id);
            custom.update(|custom| custom.sets[place].side = side);
        };
        list(
            label("web-custom-side"),
            &side_groups(voice, shelf, chosen),
            &id,
            choose,
        )
    });
    let who = who(custom, voice, seat);
    let idea = (now.sets.len() == 2).then(|| about(voice, shelf, now.basics.mode, chosen));
    view! {
        <div class="custom-seat">
            {mark(seat, &seat.to_string())}
            {who}
            {set}
            {side}
            {idea}
        </div>
    }
    .into_any()
}

/// What the chosen set is up to, and what lies beside it.
fn about(voice: &Voice, shelf: &Shelf, mode: Mode, chosen: &Brought) -> AnyView {
    let ready = Pack::builtin().set(&chosen.set);
    let idea = ready.map(|set| voice.named(&set.idea));
    let side = (mode == Mode::Match).then(|| {
        let pack = Pack::builtin();
        let name = |make: &game_irondie::Make| {
            let (kind, colour) = (pack.kind_name(make.kind()), pack.colour_name(make.colour()));
            format!("{} ({})", voice.named(kind), voice.named(colour))
        };
        let side: Vec<String> = side_of(shelf, chosen).side().iter().map(name).collect();
        match side.as_slice() {
            [] => voice.text("web-custom-no-side"),
            side => {
                let dice = Arg::Spelled(side.join(", "));
                voice.say(&Said::new("web-custom-side-dice").with("dice", dice))
            }
        }
    });
    view! { <small>{idea}" "{side}</small> }.into_any()
}

fn set_groups(voice: &Voice, shelf: &Shelf) -> Vec<(Option<String>, Vec<Entry>)> {
    let (plain, planned): (Vec<_>, Vec<_>) = Pack::builtin()
        .sets
        .iter()
        .partition(|set| set.side.is_empty());
    let named = |sets: Vec<&NamedSet>| sets.into_iter().map(|set| entry(voice, set)).collect();
    let own = own_sets(voice, shelf, SetSheet::is_legal);
    let groups = [
        ("web-sets-own", own),
        ("web-custom-planned", named(planned)),
        ("web-custom-plain", named(plain)),
    ];
    let groups = groups.into_iter().filter(|(_, sets)| !sets.is_empty());
    groups
        .map(|(key, sets)| (Some(voice.text(key)), sets))
        .collect()
}

/// The set's own side set, none, or that of another set.
fn side_groups(
    voice: &Voice,
    shelf: &Shelf,
    chosen: &Brought,
) -> Vec<(Option<String>, Vec<Entry>)> {
    let has_side = |sheet: &SetSheet| sheet.is_legal() && !sheet.side().is_empty();
    let ready = Pack::builtin().sets.iter();
    let ready = ready.filter(|set| !set.side.is_empty());
    let others = own_sets(voice, shelf, has_side)
        .into_iter()
        .chain(ready.map(|set| entry(voice, set)));
    let own = find(shelf, &chosen.set).is_some_and(|sheet| has_side(&sheet));
    let own = own.then(|| (String::new(), voice.text("web-custom-side-own")));
    let none_id = if own.is_some() { NO_SIDE } else { "" };
    let none = (none_id.to_owned(), voice.text("web-custom-no-side"));
    vec![
        (None, own.into_iter().chain([none]).collect()),
        (Some(voice.text("web-custom-side-of")), others.collect()),
    ]
}

fn own_sets(voice: &Voice, shelf: &Shelf, fits: impl Fn(&SetSheet) -> bool) -> Vec<Entry> {
    let sets = shelf.sheets().into_iter().filter(|(_, sheet)| fits(sheet));
    sets.map(|(id, sheet)| (id, name_of(voice, &sheet)))
        .collect()
}

fn entry(voice: &Voice, set: &NamedSet) -> Entry {
    (set.id.clone(), voice.named(&set.name))
}
