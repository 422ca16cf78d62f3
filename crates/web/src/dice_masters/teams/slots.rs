//! The team itself: its name, how many cards and dice it has, its places.

use super::bench::{Bench, whole_name};
use super::sheet::NAME;
use crate::bench::Sheet as _;
use crate::dice_masters::art;
use crate::die::{Look, die};
use crate::dom;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_dice_masters::{CardId, CardKind, Pack, Room};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The upper part of the bench.
pub(super) fn section(bench: Bench) -> impl IntoView {
    let name = move || bench.base.sheet.with(|sheet| sheet.name().to_owned());
    view! {
        <section class="mat mt-team" aria-label=t("web-teams-team")>
            <header>
                <label class="se-name">
                    <span class="unseen">{t("web-teams-name")}</span>
                    <input
                        type="text"
                        maxlength=NAME
                        placeholder=t("web-teams-nameless")
                        prop:value=name
                        on:change=move |event| bench.base.rename(&event_target_value(&event))
                    />
                </label>
                <div class="mt-counts">{move || counts(bench)}</div>
            </header>
            <ul class="mt-slots" aria-label=t("web-teams-places")>{move || slots(bench)}</ul>
        </section>
    }
}

/// So many of so many.
fn counts(bench: Bench) -> AnyView {
    let voice = voice();
    let room = Room::of(bench.mode.get());
    let (cards, dice) = bench
        .base
        .sheet
        .with(|sheet| (sheet.roster.cards.len(), sheet.roster.dice()));
    let fact = |icon, count: usize, of: usize, key: &'static str| {
        let over = (count > of).then_some("");
        let said = Said::new(key).with("n", Arg::number(of));
        view! {
            <span class="fact" data-over=over>
                <Icon name=icon/><b>{count}</b>" / "{voice.say(&said)}
            </span>
        }
    };
    view! {
        {fact("ic-card", cards, room.cards, "web-teams-cards-of")}
        {fact("ic-roll", dice.into(), room.dice.into(), "web-teams-dice-of")}
    }
    .into_any()
}

fn slots(bench: Bench) -> Vec<AnyView> {
    let voice = voice();
    let room = Room::of(bench.mode.get());
    let (cards, basics) = bench.base.sheet.with(|sheet| {
        let roster = &sheet.roster;
        (roster.cards.clone(), roster.basics.clone())
    });
    let places = cards.len().max(room.cards);
    let card = |place: usize| match cards.get(place) {
        Some(one) => filled(bench, &voice, one.card, one.dice, 0),
        None => free(bench, &voice, false, place + 1),
    };
    let basic = |place: usize| match basics.get(place) {
        Some(card) => filled(
            bench,
            &voice,
            *card,
            Pack::builtin().card(*card).most,
            place,
        ),
        None => free(bench, &voice, true, place + 1),
    };
    let wall = view! { <li aria-hidden="true"></li> }.into_any();
    let basics = (0..basics.len().max(room.basics)).map(basic);
    (0..places).map(card).chain([wall]).chain(basics).collect()
}

/// A card in its place; a tap reads it.
fn filled(bench: Bench, voice: &Voice, card: CardId, dice: u8, place: usize) -> AnyView {
    let pack = Pack::builtin();
    let name = voice.named(&pack.figure(pack.card(card).figure).name);
    let said = Said::new("web-teams-slot")
        .with("card", whole_name(card))
        .with("dice", Arg::number(dice));
    let bad = dice == 0 || dice > pack.card(card).most;
    view! {
        <li>
            <button
                type="button"
                class="mt-slot"
                data-card=pack.card(card).id.clone()
                data-bad=bad.then_some("")
                on:click=move |_| bench.looked.set(Some(card))
            >
                <span class="unseen">{voice.say(&said)}</span>
                <span class="mt-die" aria-hidden="true">
                    {picture(card, place, "die-l")}
                    <span class="mt-n">{dice}"×"</span>
                </span>
                <span aria-hidden="true">{name}</span>
            </button>
        </li>
    }
    .into_any()
}

/// A free place: a tap leads to what could lie there.
fn free(bench: Bench, voice: &Voice, basic: bool, number: usize) -> AnyView {
    let find = move |_| {
        bench.basics.set(basic);
        if let Some(list) = dom::element("mt-find") {
            drop(list.focus());
        }
    };
    let key = if basic {
        "web-teams-free-basic"
    } else {
        "web-teams-free-card"
    };
    view! {
        <li>
            <button type="button" class="mt-slot" on:click=find>
                <span class="unseen">{voice.text(key)}</span>
                <span class="mt-free" aria-hidden="true">{number}</span>
                <span aria-hidden="true">{voice.text("web-sets-free")}</span>
            </button>
        </li>
    }
    .into_any()
}

/// A die of a card that was not rolled. Basic actions are told apart by their place.
pub(super) fn picture(card: CardId, place: usize, size: &'static str) -> AnyView {
    let pack = Pack::builtin();
    let card = pack.card(card);
    let place = match card.kind {
        CardKind::BasicAction => place,
        CardKind::Character | CardKind::Action => 0,
    };
    let look = Look {
        kind: art::kind(pack, card, place),
        size,
        cube: art::unrolled(&art::emblem(pack, Some(card))),
        ..Look::default()
    };
    die(look, None)
}
