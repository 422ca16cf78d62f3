//! Somebody's whole board on a sheet, one tap away: health, abilities, tokens with their rules, and
//! what has become of the deck; of a team-mate's the hand too.

use super::Session;
use super::art;
use super::board;
use super::corner;
use super::mine;
use super::scene::Scene;
use crate::panels::Sheet;
use crate::pieces::card::{self, Size, Standing};
use game_dice_throne::{Cards, Form, TokenId, token_text};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// The sheet, while somebody's board is opened.
pub(super) fn sheet(session: Session) -> AnyView {
    let opened = move |number: u8| {
        let seat = Seat::new(number)?;
        let title = move || {
            let name = session.shown().map(|scene| scene.name(seat));
            name.unwrap_or_default()
        };
        let close = Callback::new(move |()| session.read(None));
        Some(view! {
            <Sheet
                class="dt-reads dice-throne"
                icon="ic-person"
                title=Signal::derive(title)
                close=close
            >
                {move || session.shown().map(|scene| inside(&scene, session, seat))}
            </Sheet>
        })
    };
    let read = Memo::new(move |_| session.arranged.with(|arranged| arranged.read));
    (move || read.get().and_then(opened)).into_any()
}

fn inside(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let board = board::Sheet {
        scene,
        session: None,
        seat,
    };
    let corner = scene.corner(seat);
    view! {
        {others(scene, session, seat)}
        <div class="dt-reads-head">
            {art::crest(scene.hero(seat), "")}
            <b>{scene.hero_name(seat)}</b>
            <span class="facts">
                {corner::facts(scene, seat)}{corner::life(scene, seat, None)}
            </span>
        </div>
        {board.draw()}
        {hand(scene, seat)}
        {tokens(scene, seat)}
        {pile(scene, seat, "web-dice-throne-discarded", corner.discard)}
        <p class="small soft">{piles(scene, seat)}</p>
    }
    .into_any()
}

/// The other boards, one more tap away.
fn others(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let tab = |other: Seat| {
        let (number, name) = (other.index() as u8, scene.name(other));
        view! {
            <button
                class="button dt-tab"
                type="button"
                aria-pressed=(other == seat).to_string()
                on:click=move |_| session.read(Some(number))
            >
                {crate::seat::mark(other, &name)}{name.clone()}
            </button>
        }
    };
    let tabs = scene.seats().map(tab).collect_view();
    view! { <div class="dt-tabs">{tabs}</div> }.into_any()
}

/// The tokens of the hero's leaflet and those that lie there, each with its rule.
fn tokens(scene: &Scene, seat: Seat) -> AnyView {
    let corner = scene.corner(seat);
    let mut kinds: Vec<TokenId> = corner.kinds().collect();
    let own = scene.hero(seat).tokens.iter().copied();
    let own: Vec<TokenId> = own.filter(|token| !kinds.contains(token)).collect();
    kinds.extend(own);
    let item = |kind: TokenId| {
        let token = scene.token(kind);
        let text = token_text(scene.game.pack(), kind, Form::Whole);
        let count = Arg::number(corner.has(kind));
        let limit = Arg::number(scene.game.limit(scene.public(), seat, kind));
        let counted = || scene.say("web-dice-throne-of", &[("count", count), ("limit", limit)]);
        let much = scene.stage(seat, kind).unwrap_or_else(counted);
        view! {
            <li>
                <b>{scene.named(&token.name)}</b>
                <span class="chip">{much}</span>
                <p class="small">{scene.voice.say_all(&text)}</p>
            </li>
        }
    };
    let items = kinds.into_iter().map(item).collect_view();
    let title = scene.text("web-dice-throne-tokens");
    view! { <section><h3>{title}</h3><ul class="dt-token-rules">{items}</ul></section> }.into_any()
}

/// The cards of a team-mate, who shows them (DT-14.5).
fn hand(scene: &Scene, seat: Seat) -> Option<AnyView> {
    let cards = scene.view.hand_of(seat).filter(|_| seat != scene.me)?;
    pile(scene, seat, "web-dice-throne-mate-hand", cards)
}

/// Cards that lie open.
fn pile(scene: &Scene, seat: Seat, key: &str, cards: Cards) -> Option<AnyView> {
    let item = |id| {
        let face = mine::face(scene, seat, id);
        let card = card::card(&scene.voice, &face, &Standing::Lies, Size::Hand, None);
        view! { <li>{card}</li> }
    };
    (!cards.is_empty()).then(|| {
        view! {
            <section>
                <h3>{scene.text(key)}</h3>
                <ol class="deck-cards">{cards.iter().map(item).collect_view()}</ol>
            </section>
        }
        .into_any()
    })
}

/// How many cards are left to draw.
fn piles(scene: &Scene, seat: Seat) -> String {
    let deck = scene.game.deck_size(scene.public(), seat);
    scene.count("web-dice-throne-deck", "count", deck)
}
