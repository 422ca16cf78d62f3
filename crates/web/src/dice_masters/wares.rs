//! What can be bought: the cards of the own team and the basic actions with their prices and the
//! dice that are left, and those of the others to be seen.

use super::Session;
use super::art;
use super::card;
use super::held;
use super::look;
use super::scene::{Scene, card_key};
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use game_dice_masters::{Due, Kind, Offer};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// All cards on the table.
pub(super) fn wares(scene: &Scene, session: Session) -> AnyView {
    let mine = kinds(scene, scene.me).map(|kind| {
        view! { <li>{ware(scene, session, kind)}</li> }
    });
    let others = scene.others().into_iter().map(|seat| theirs(scene, seat));
    view! {
        <section class="ms-wares" aria-labelledby="ms-wares">
            <h2 class="ms-heading" id="ms-wares">
                <Icon name="ic-coin"/>{scene.text("web-dice-masters-wares")}
            </h2>
            <ul>{mine.collect_view()}</ul>
        </section>
        {others.collect_view()}
    }
    .into_any()
}

/// The cards that somebody can buy dice of.
fn kinds(scene: &Scene, seat: Seat) -> impl Iterator<Item = Kind> {
    let is_card = move |kind: &Kind| scene.card(seat, *kind).is_some();
    Kind::all().filter(is_card)
}

/// A card of which dice can be bought.
fn ware(scene: &Scene, session: Session, kind: Kind) -> AnyView {
    let offer = Offer::Buy(kind);
    let Some(printed) = scene.card(scene.me, kind) else {
        return ().into_any();
    };
    let price = scene.game.price(scene.public(), scene.me, kind);
    let left = scene.game.supply(scene.public(), scene.me, kind);
    let standing = match scene.stands(offer) {
        Standing::Idle if left == 0 => Standing::Spent,
        // Whoever taps is told why not.
        Standing::Idle if scene.question.is_some() => Standing::Ready,
        standing => standing,
    };
    let name = card::name(scene.game.pack(), &scene.voice, printed);
    let title = card::title(&scene.voice, printed);
    let sign = printed.energy.map(|energy| art::sign(art::energy(energy)));
    let inside = view! {
        <span class="ms-top" aria-hidden="true">
            <span class="cost" data-dear=changed(printed.cost, price)>{price.total}</span>
            {sign}
            <span class="card-name">{name}</span>
        </span>
        <span class="ms-sub" aria-hidden="true">{title}</span>
        <span class="ms-left" aria-hidden="true">
            {dice_left(scene, (scene.me, kind), left)}
            {held::silent(scene, held::lying(scene, (scene.me, kind)))}
        </span>
    };
    let mut thing = Pick::new("card ms-card", standing)
        .told(spoken(scene, (scene.me, kind), price, left))
        .helped(card_key(scene.me, kind));
    let can = scene.offers(offer).to_string();
    thing.data = vec![
        ("data-kind", scene.colour(scene.me, kind)),
        ("data-can", can),
    ];
    pick(thing, inside.into_any(), session.taps(offer))
}

/// Whether a price differs from the one that is printed.
fn changed(printed: u8, price: Due) -> Option<&'static str> {
    (price.total != printed).then_some("true")
}

/// The dice on a card, and the places of those that are gone.
fn dice_left(scene: &Scene, what: (Seat, Kind), left: u8) -> AnyView {
    let look = || Look {
        label: String::new(),
        help: None,
        ..look::hidden(scene, what, "die-s")
    };
    let dice = (0..left).map(|_| die(look(), None)).collect_view();
    let gone = scene.game.dice_of(what.0, what.1).saturating_sub(left);
    let gone = (0..gone).map(|_| view! { <i></i> }).collect_view();
    view! { {dice}{gone} }.into_any()
}

/// A card in words: "Drax, Pained, costs 3, one of it a shield, 2 dice left".
fn spoken(scene: &Scene, (seat, kind): (Seat, Kind), price: Due, left: u8) -> String {
    let Some(printed) = scene.card(seat, kind) else {
        return String::new();
    };
    let energy = printed
        .energy
        .map_or("none", game_dice_masters::Energy::word);
    let gaps = [
        (
            "card",
            Arg::Spelled(card::name(scene.game.pack(), &scene.voice, printed)),
        ),
        ("title", Arg::Spelled(card::title(&scene.voice, printed))),
        ("cost", Arg::number(price.total)),
        ("energy", Arg::word(energy)),
        ("left", Arg::number(left)),
    ];
    let ware = scene.say("web-dice-masters-ware", &gaps);
    match held::on_card(scene, (seat, kind)) {
        Some(on_it) => format!("{ware}, {on_it}"),
        None => ware,
    }
}

/// The team of somebody else, in a line: emblem, name, price and dice left.
fn theirs(scene: &Scene, seat: Seat) -> AnyView {
    let own = kinds(scene, seat).filter(|kind| kind.basic().is_none());
    let cards = own.map(|kind| {
        let price = scene.game.price(scene.public(), seat, kind);
        let left = scene.game.supply(scene.public(), seat, kind);
        let look = Look {
            label: String::new(),
            help: None,
            ..look::hidden(scene, (seat, kind), "die-s")
        };
        let inside = view! {
            {die(look, None)}
            <span aria-hidden="true">{scene.kind_name(seat, kind)}</span>
            <b aria-hidden="true">{price.total}</b>
            <small aria-hidden="true">"×"{left}</small>
            {held::silent(scene, held::lying(scene, (seat, kind)))}
        };
        let thing = Pick::new("ms-their-card", Standing::Idle)
            .told(spoken(scene, (seat, kind), price, left))
            .helped(card_key(seat, kind));
        view! { <li>{pick(thing, inside.into_any(), None)}</li> }
    });
    let name = scene.say("web-dice-masters-team-of", &[("seat", Arg::Seat(seat))]);
    view! {
        <section class="ms-theirs" aria-label=name.clone()>
            <h2 class="ms-heading">{name.clone()}</h2>
            <ul>{cards.collect_view()}</ul>
        </section>
    }
    .into_any()
}
