//! A card to read: all faces of its die, what it says, where its values come from, and the other
//! cards of the same name.

use super::bench::Bench;
use super::list::{doing, pips, price, price_text, rarity};
use super::slots::picture;
use crate::dice_masters::{art, card};
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::pieces::card::Face;
use crate::voice::{Voice, t, voice};
use dice::Id as _;
use game_dice_masters::{Card, CardId, Pack};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The card that somebody reads, over the page.
pub(super) fn sheet(bench: Bench) -> impl IntoView {
    let title = move || {
        let pack = Pack::builtin();
        let card = bench.looked.get()?;
        Some(voice().named(&pack.figure(pack.card(card).figure).name))
    };
    let open = Memo::new(move |_| bench.looked.with(Option::is_some));
    let close = Callback::new(move |()| bench.looked.set(None));
    let sheet = move || {
        view! {
            <Sheet
                class="mt-card dice-masters"
                icon="ic-card"
                title=Signal::derive(move || title().unwrap_or_default())
                close=close
            >
                {move || bench.looked.get().map(|card| inside(bench, card))}
            </Sheet>
        }
    };
    move || open.get().then(sheet)
}

fn inside(bench: Bench, id: CardId) -> AnyView {
    let (pack, voice) = (Pack::builtin(), voice());
    let read = pack.card(id);
    let title = card::title(&voice, read);
    let face = card::face(pack, &voice, id, 0);
    let lines = face.text.lines().map(str::to_owned);
    let lines = lines.map(|line| view! { <p>{line}</p> }).collect_view();
    let mark = face.mark.clone().map(doubts);
    view! {
        <div class="mt-head" data-card=read.id.clone()>
            <span aria-hidden="true">{picture(id, 0, "die-l")}</span>
            <div>
                <b>{title}</b>
                <p class="mt-tags">
                    <span class="mt-ce">{price(read)}</span>
                    <span class="unseen">{price_text(&voice, read)}</span>
                    {tags(&voice, read)}
                </p>
            </div>
            <div class="mt-do">{move || doing(bench, id)}</div>
        </div>
        {sides(face)}
        <div class="mt-says">{lines}</div>
        {mark}
        {kin(bench, &voice, id)}
    }
    .into_any()
}

/// Groups, rarity, number, and how many dice.
fn tags(voice: &Voice, card: &Card) -> Vec<AnyView> {
    let pack = Pack::builtin();
    let groups = card.groups.into_iter().map(|group| {
        let group = pack.group(group);
        let sign = art::sign(&format!("af-{}", group.id));
        view! { <span class="chip">{sign}{voice.named(&group.name)}</span> }.into_any()
    });
    let number = card.number.map(|number| {
        let said = Said::new("web-teams-number").with("n", Arg::number(number));
        view! { <span class="chip">{voice.say(&said)}</span> }.into_any()
    });
    let rare = view! {
        <span class="chip">{pips(card.rarity)}{rarity(voice, card.rarity)}</span>
    };
    let most = Said::new("web-teams-most").with("n", Arg::number(card.most));
    let most = view! { <span class="chip">{voice.say(&most)}</span> };
    let rest = number.into_iter().chain([rare.into_any(), most.into_any()]);
    groups.chain(rest).collect()
}

/// What the die shows, side by side.
pub(super) fn sides(face: Face) -> AnyView {
    let side = |look: Look| {
        let look = Look {
            size: "die-l die-low",
            ..look
        };
        view! { <li>{die(look, None)}</li> }
    };
    let sides = face.dice.into_iter().map(side).collect_view();
    view! { <ul class="mt-faces">{sides}</ul> }.into_any()
}

/// Where a value is in doubt, and why.
fn doubts(mark: String) -> AnyView {
    view! {
        <p class="small soft mt-origin"><Icon name="ic-reconstructed"/>" "{mark}</p>
    }
    .into_any()
}

/// The other cards of the same name: one of them can be in a team.
fn kin(bench: Bench, voice: &Voice, id: CardId) -> Option<AnyView> {
    let pack = Pack::builtin();
    let figure = pack.card(id).figure;
    let all = (0..pack.cards.len()).filter_map(CardId::at);
    let kin: Vec<CardId> = all.filter(|one| pack.card(*one).figure == figure).collect();
    if kin.len() < 2 {
        return None;
    }
    let line = |one: CardId| {
        let read = pack.card(one);
        let title = read.title.as_ref().map(|title| voice.named(title));
        let current = (one == id).then_some("true");
        let number = read
            .number
            .map(|number| voice.say(&Said::new("web-teams-number").with("n", Arg::number(number))));
        view! {
            <li>
                <button
                    type="button"
                    aria-current=current
                    on:click=move |_| bench.looked.set(Some(one))
                >
                    {price(read)}<span>{title}</span><small>{number}</small>
                </button>
            </li>
        }
    };
    let view = view! {
        <section class="mt-kin">
            <h3>{t("web-teams-same-name")}</h3>
            <ul>{kin.into_iter().map(line).collect_view()}</ul>
        </section>
    };
    Some(view.into_any())
}
