//! The cards that are looked for, a row for each, with what can be done with it.

use super::bench::{Bench, whole_name};
use super::filter::{self, RARITIES};
use super::marked::marked;
use super::slots::picture;
use crate::dice_masters::art;
use crate::dom;
use crate::fetched;
use crate::icon::Icon;
use crate::settings::Settings;
use crate::voice::{Voice, t, voice};
use dice::Id as _;
use game_dice_masters::{Card, CardId, CardKind, Form, Pack, Rarity, card_text};
use kernel::{Arg, Said};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use words::Lang;

/// A card with what can be read of it.
#[derive(Clone, PartialEq)]
struct Listed {
    card: CardId,
    /// What it says, in the language of the app.
    text: Arc<str>,
    /// All that words are looked for in, in every language whose words are here.
    found_by: Arc<str>,
}

/// The lower part of the bench.
pub(super) fn section(bench: Bench) -> impl IntoView {
    let known = RwSignal::new(both_are_known());
    let all = Memo::new(move |_| {
        known.track();
        listed(&voice())
    });
    let found = Memo::new(move |_| {
        let (wanted, basics) = (bench.wanted.get(), bench.basics.get());
        let mut found = all.get();
        found.retain(|one| {
            let card = Pack::builtin().card(one.card);
            let is_basic = card.kind == CardKind::BasicAction;
            is_basic == basics && wanted.takes(card, &one.found_by)
        });
        found
    });
    let learn = move || learn_the_other(known);
    let rows = move || {
        let voice = voice();
        let words = bench.wanted.with(|wanted| wanted.words.clone());
        let rows = found.get().into_iter();
        rows.map(|one| row(bench, &voice, &one, &words))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="mat mt-list" aria-label=t("web-teams-cards")>
            <div class="mt-filter">
                {filter::filters(bench, learn)}
                <div class="mt-line mt-what">
                    {kinds(bench)}
                    <p class="mt-hits" role="status">{move || hits(bench, found)}</p>
                </div>
            </div>
            <ul class="mt-rows" id="mt-rows" on:keydown=move |event| walk(&event)>{rows}</ul>
        </section>
    }
}

/// All cards in the order in which people look through them: by name, then by cost.
fn listed(voice: &Voice) -> Vec<Listed> {
    let pack = Pack::builtin();
    let others = Lang::ALL.into_iter().filter(|lang| words::knows(*lang));
    let voices: Vec<Voice> = others
        .map(|lang| Voice::at_table(lang, Vec::new(), None))
        .collect();
    let one = |card: CardId| {
        let read = pack.card(card);
        let says = |voice: &Voice| voice.say_all(&card_text(pack, read, Form::Short));
        let named =
            |voice: &Voice| voice.say(&Said::new("web-teams-card").with("card", whole_name(card)));
        let mut found_by: Vec<String> = voices.iter().map(says).collect();
        found_by.extend(voices.iter().map(named));
        Listed {
            card,
            text: says(voice).into(),
            found_by: found_by.join("\n").into(),
        }
    };
    let mut all: Vec<CardId> = (0..pack.cards.len()).filter_map(CardId::at).collect();
    all.sort_by_cached_key(|card| {
        let card = pack.card(*card);
        let name = voice.named(&pack.figure(card.figure).name);
        (name, card.cost, card.number)
    });
    all.into_iter().map(one).collect()
}

fn both_are_known() -> bool {
    Lang::ALL.into_iter().all(words::knows)
}

/// Fetches the words of the other language, so that cards are found by them as well.
fn learn_the_other(known: RwSignal<bool>) {
    if known.get_untracked() {
        return;
    }
    let now = Settings::get().lang();
    for other in Lang::ALL.into_iter().filter(|lang| *lang != now) {
        spawn_local(async move {
            if fetched::words(other).await {
                known.try_set(both_are_known());
            }
        });
    }
}

/// Cards of teams or basic actions.
fn kinds(bench: Bench) -> impl IntoView {
    let one = |basics: bool, key: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="mt-kind"
                    prop:checked=move || bench.basics.get() == basics
                    on:change=move |_| bench.basics.set(basics)
                />
                <span>{t(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments mt-kinds">
            <legend class="unseen">{t("web-teams-list")}</legend>
            {one(false, "web-teams-cards")}
            {one(true, "web-teams-basics")}
        </fieldset>
    }
}

fn hits(bench: Bench, found: Memo<Vec<Listed>>) -> String {
    let basics = bench.basics.get();
    let cards = Pack::builtin().cards.iter();
    let of = cards.filter(|card| (card.kind == CardKind::BasicAction) == basics);
    let said = Said::new("web-teams-hits")
        .with("count", Arg::number(found.with(Vec::len)))
        .with("of", Arg::number(of.count()));
    voice().say(&said)
}

fn row(bench: Bench, voice: &Voice, one: &Listed, words: &str) -> AnyView {
    let pack = Pack::builtin();
    let card = one.card;
    let read = pack.card(card);
    let name = voice.named(&pack.figure(read.figure).name);
    let title = read.title.as_ref().map(|title| voice.named(title));
    let look = move |_| bench.looked.set(Some(card));
    let is_in = move || (bench.dice_on(card).is_some() || bench.has_basic(card)).then_some("");
    view! {
        <li class="mt-row" data-card=read.id.clone() data-in=is_in>
            <span aria-hidden="true">{picture(card, 0, "die-m")}</span>
            <span class="mt-cost" aria-hidden="true">{price(read)}</span>
            <p class="mt-name">
                <button type="button" class="mt-look" on:click=look>
                    {marked(&name, words)}
                </button>
                <small>
                    <span class="mt-ce">{price(read)}</span>
                    <span class="unseen">{price_text(voice, read)}" "</span>
                    {title.map(|title| marked(&title, words))}
                </small>
            </p>
            <p class="mt-text">{marked(&one.text, words)}</p>
            <p class="mt-meta">{meta(voice, read)}</p>
            <div class="mt-do">{move || doing(bench, card)}</div>
        </li>
    }
    .into_any()
}

/// What a card costs, and its energy.
pub(super) fn price(card: &Card) -> AnyView {
    let energy = card
        .energy
        .map(|energy| view! { <Icon name=art::energy(energy)/> });
    view! { <span class="cost">{card.cost}</span>{energy} }.into_any()
}

/// The same in words.
pub(super) fn price_text(voice: &Voice, card: &Card) -> String {
    let energy = card
        .energy
        .map(|energy| voice.text(filter::energy_key(energy)));
    let said = Said::new("web-teams-price")
        .with("n", Arg::number(card.cost))
        .with("energy", Arg::Spelled(energy.unwrap_or_default()));
    voice.say(&said)
}

/// Its number, its groups, and how often it is found.
fn meta(voice: &Voice, card: &Card) -> AnyView {
    let number = card.number.map(|number| {
        let said = Said::new("web-teams-number").with("n", Arg::number(number));
        voice.say(&said)
    });
    view! { {pips(card.rarity)}{number}<br/>{rarity(voice, card.rarity)} }.into_any()
}

pub(super) fn rarity(voice: &Voice, rarity: Rarity) -> String {
    let key = RARITIES.iter().find(|(one, _)| *one == rarity);
    key.map(|(_, key)| voice.text(key)).unwrap_or_default()
}

/// How rare, as small squares.
pub(super) fn pips(rarity: Rarity) -> AnyView {
    let count = match rarity {
        Rarity::Starter | Rarity::Common => 1,
        Rarity::Uncommon => 2,
        Rarity::Rare => 3,
        Rarity::SuperRare | Rarity::Promo => 4,
    };
    let pips = (0..count)
        .map(|_| view! { <i data-on=""></i> })
        .collect_view();
    view! { <span class="mt-pips" aria-hidden="true">{pips}</span> }.into_any()
}

/// Into the team, in the place of another, or more and fewer dice.
pub(super) fn doing(bench: Bench, card: CardId) -> AnyView {
    if let Some(dice) = bench.dice_on(card) {
        return stepper(bench, card, dice);
    }
    let (icon, key) = match bench.rival(card) {
        _ if bench.has_basic(card) => ("ic-close", "web-teams-leave"),
        Some(_) => ("ic-swap", "web-teams-swap"),
        None => ("ic-plus", "web-teams-take"),
    };
    let voice = voice();
    let label = Said::new("web-teams-do")
        .with("what", Arg::Spelled(voice.text(key)))
        .with("card", whole_name(card));
    let act = move |_| {
        let is_in = bench
            .base
            .sheet
            .with_untracked(|sheet| sheet.roster.basics.contains(&card));
        if is_in {
            bench.leave(card);
        } else {
            bench.take(card);
        }
        keep_focus(card);
    };
    view! {
        <button
            type="button"
            class="button"
            aria-label=voice.say(&label)
            on:click=act
        >
            <Icon name=icon/>{voice.text(key)}
        </button>
    }
    .into_any()
}

/// One fewer, how many of how many, one more.
fn stepper(bench: Bench, card: CardId, dice: u8) -> AnyView {
    let voice = voice();
    let most = Pack::builtin().card(card).most;
    let say = |key| voice.say(&Said::new(key).with("card", whole_name(card)));
    let turn = move |by: i8| {
        bench.turn_dice(card, by);
        keep_focus(card);
    };
    let fewer = if dice > 1 { "ic-minus" } else { "ic-close" };
    view! {
        <div class="mt-step" role="group" aria-label=say("web-teams-dice-on")>
            <button type="button" aria-label=say("web-teams-fewer") on:click=move |_| turn(-1)>
                <Icon name=fewer/>
            </button>
            <b>{dice}<small>" / "{most}</small></b>
            <button
                type="button"
                aria-label=say("web-teams-more")
                aria-disabled=(dice >= most).then_some("true")
                on:click=move |_| turn(1)
            >
                <Icon name="ic-plus"/>
            </button>
        </div>
    }
    .into_any()
}

/// What had the focus is drawn anew: the same place of the row gets it again.
fn keep_focus(card: CardId) {
    let place = dom::focused().and_then(|focus| {
        let all = dom::elements(&buttons(card));
        all.iter().position(|one| *one == focus)
    });
    request_animation_frame(move || {
        let all = dom::elements(&buttons(card));
        let one = all.get(place.unwrap_or(0)).or(all.last());
        if let (None, Some(one)) = (dom::focused(), one) {
            drop(one.focus());
        }
    });
}

/// What can be pressed of a card, in its row or on its sheet.
fn buttons(card: CardId) -> String {
    let id = &Pack::builtin().card(card).id;
    format!("[data-card='{id}'] .mt-do button")
}

/// Up and down go from card to card.
fn walk(event: &KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    let looks = dom::elements("#mt-rows .mt-look");
    let Some(focus) = dom::focused() else {
        return;
    };
    let row = |one: &web_sys::HtmlElement| one.closest(".mt-row").ok().flatten();
    let now = looks.iter().position(|look| row(look) == row(&focus));
    let next = now.and_then(|now| now.checked_add_signed(by));
    if let Some(look) = next.and_then(|next| looks.get(next)) {
        event.prevent_default();
        drop(look.focus());
    }
}
