//! What is chosen for a match of Dice Throne besides its mode.

use super::Custom;
use crate::custom::cast::{by_side, seat_row};
use crate::custom::{self, Custom as _, Switch, agreed, who};
use crate::dice_throne::art;
use crate::seating::{Entry, list};
use crate::voice::{Voice, t, voice};
use game_dice_throne::{Hero, HeroChoice, Pack};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// How heroes are chosen, who sits where, and what the players may agree on.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    let switches = move || SWITCHES.iter().map(|switch| switch.row(custom)).collect();
    view! {
        {ways(custom)}
        {move || seats(custom)}
        {move || bans(custom)}
        {agreed(switches, || ().into_any())}
    }
    .into_any()
}

/// The key of a way to choose heroes; with `-how` that of what it is.
pub(super) const fn way_key(choice: HeroChoice) -> &'static str {
    match choice {
        HeroChoice::Set => "web-dice-throne-way-set",
        HeroChoice::Open => "web-dice-throne-way-open",
        HeroChoice::Hidden => "web-dice-throne-way-hidden",
        HeroChoice::Random => "web-dice-throne-way-random",
        HeroChoice::Draft => "web-dice-throne-way-draft",
    }
}

const fn how_key(choice: HeroChoice) -> &'static str {
    match choice {
        HeroChoice::Set => "web-dice-throne-way-set-how",
        HeroChoice::Open => "web-dice-throne-way-open-how",
        HeroChoice::Hidden => "web-dice-throne-way-hidden-how",
        HeroChoice::Random => "web-dice-throne-way-random-how",
        HeroChoice::Draft => "web-dice-throne-way-draft-how",
    }
}

/// How heroes are chosen.
fn ways(custom: RwSignal<Custom>) -> AnyView {
    let option = |choice: HeroChoice| {
        let choose = move |_| {
            custom.update(|custom| {
                custom.choice = choice;
                custom.fit_all();
            });
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="hero-choice"
                    value=choice.id()
                    prop:checked=move || custom.with(|custom| custom.choice == choice)
                    on:change=choose
                />
                <span><b>{t(way_key(choice))}</b><small>{t(how_key(choice))}</small></span>
            </label>
        }
    };
    view! {
        <h3>{t("web-dice-throne-heroes")}</h3>
        <fieldset class="fr-modes dh-ways">
            <legend class="unseen">{t("web-dice-throne-heroes")}</legend>
            {HeroChoice::ALL.map(option).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// A row for each seat, side by side where there are sides.
fn seats(custom: RwSignal<Custom>) -> Vec<AnyView> {
    let (voice, now) = (voice(), custom.get());
    let mode = now.basics.mode;
    let side = |seat: Seat| mode.has_teams().then(|| mode.side(seat.index()));
    let row = |seat: Seat| row(custom, &voice, &now, seat);
    by_side(&voice, Seat::first(mode.seats()), side, row)
}

fn row(custom: RwSignal<Custom>, voice: &Voice, now: &Custom, seat: Seat) -> AnyView {
    let place = seat.index();
    let named = now.choice == HeroChoice::Set;
    let id = now.heroes.get(place).filter(|_| named);
    let hero = id.map(|id| {
        let label = Said::new("web-dice-throne-hero-of").with("name", seat_arg(seat));
        list(voice.say(&label), &groups(voice), id, move |id| {
            custom.update(|custom| custom.choose_hero(place, id));
        })
    });
    let pack = Pack::builtin();
    let found = id.and_then(|id| pack.hero_named(id));
    let about = found.map(|hero| kit(voice, pack.hero(hero)));
    seat_row(seat, who(custom, voice, seat), hero, about)
}

fn seat_arg(seat: Seat) -> Arg {
    Arg::Spelled(seat.to_string())
}

/// The heroes by the season they come from.
fn groups(voice: &Voice) -> Vec<(Option<String>, Vec<Entry>)> {
    let heroes = &Pack::builtin().heroes;
    let mut seasons: Vec<u8> = heroes.iter().map(|hero| hero.season).collect();
    seasons.sort_unstable();
    seasons.dedup();
    let group = |season: u8| {
        let said = Said::new("web-dice-throne-season").with("season", Arg::number(season));
        let of = heroes.iter().filter(|hero| hero.season == season);
        let entry = |hero: &Hero| (hero.id.clone(), voice.named(&hero.name));
        (Some(voice.say(&said)), of.map(entry).collect())
    };
    seasons.into_iter().map(group).collect()
}

/// A hero's shield and what it is like.
fn kit(voice: &Voice, hero: &Hero) -> AnyView {
    let about = voice.text(&format!("web-dice-throne-hero-{}", hero.id));
    view! { <small class="dh-kit">{art::crest(hero, "crest-s")}{about}</small> }.into_any()
}

/// How many heroes everybody bans in a draft.
fn bans(custom: RwSignal<Custom>) -> Option<AnyView> {
    let voice = voice();
    let now = custom.get();
    if now.choice != HeroChoice::Draft {
        return None;
    }
    let can = |bans: &u8| {
        let mut with = now.clone();
        with.bans = *bans;
        with.opens()
    };
    let entry = |bans: u8| -> Entry {
        let said = Said::new("web-dice-throne-bans-count").with("count", Arg::number(bans));
        (bans.to_string(), voice.say(&said))
    };
    let entries = (1..=4).filter(can).map(entry).collect();
    let how = format!("{} (DT-2.9)", voice.text("web-dice-throne-bans-how"));
    let label = voice.text("web-dice-throne-bans");
    Some(custom::row(
        label,
        entries,
        &now.bans.to_string(),
        how,
        move |bans| {
            let bans = bans.parse().unwrap_or(1);
            custom.update(|custom| custom.bans = bans);
        },
    ))
}

/// What the players may agree on.
static SWITCHES: [Switch<Custom>; 2] = [
    Switch {
        name: "web-dice-throne-mirror",
        rule: "DT-2.1",
        is_on: |custom| custom.options.mirror,
        turn: |custom, on| {
            custom.options.mirror = on;
            custom.fit_all();
        },
    },
    Switch {
        name: "web-dice-throne-promo",
        rule: "DT-1.6",
        is_on: |custom| custom.options.promo,
        turn: |custom, on| custom.options.promo = on,
    },
];
