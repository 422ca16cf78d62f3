//! What damage comes to before it lands, line by line as the rules add it up, and what will be left
//! of everybody's health.

use super::corner;
use super::scene::{Scene, signed};
use crate::icon::Icon;
use crate::seat;
use game_dice_throne::{Account, Event, Foreseen, Offer};
use kernel::{Arg, Change, Seat};
use leptos::prelude::*;

/// What comes of the answer that is drafted, or of none.
fn foreseen(scene: &Scene) -> Foreseen {
    let changes = |offer: &Offer| {
        matches!(
            offer,
            Offer::Play(_) | Offer::Spend(..) | Offer::Pay(..) | Offer::Use(..)
        )
    };
    match scene.draft.pick.filter(changes) {
        Some(offer) if scene.offers(offer) => scene.foresee(offer),
        _ => scene.foreseen().clone(),
    }
}

/// Who receives how much.
pub(super) fn damage(foreseen: &Foreseen) -> Vec<(Seat, u8)> {
    let hits = accounts(foreseen).into_iter();
    hits.map(|(seat, _, damage)| (seat, damage)).collect()
}

fn accounts(foreseen: &Foreseen) -> Vec<(Seat, &Account, u8)> {
    let events = foreseen.events.iter();
    let hits = events.filter_map(|event| match event {
        Event::Damaged {
            seat,
            account,
            damage,
            ..
        } => Some((*seat, account, *damage)),
        _ => None,
    });
    hits.collect()
}

/// What a seat will have left, where something is foreseen.
pub(super) fn health_after(scene: &Scene, seat: Seat) -> Option<u8> {
    let foreseen = foreseen(scene);
    let side = |other: Seat| !scene.game.are_opponents(seat, other);
    let events = foreseen.events.iter().rev();
    let mut left = events.filter_map(|event| match event {
        Event::Damaged {
            seat: hit, health, ..
        }
        | Event::Healed {
            seat: hit, health, ..
        } if side(*hit) => Some(*health),
        _ => None,
    });
    left.next()
}

/// The accounts of everybody who is hit or healed.
pub(super) fn sum(scene: &Scene) -> Option<AnyView> {
    let foreseen = foreseen(scene);
    let accounts = accounts(&foreseen);
    let changed = changed(&foreseen);
    if changed.is_empty() {
        return None;
    }
    let tables = accounts
        .iter()
        .map(|(seat, account, damage)| table(scene, *seat, account, *damage));
    let bars = changed.into_iter().map(|seat| bar(scene, seat));
    let view = view! {
        <section class="mat dt-sum" aria-label=scene.text("web-dice-throne-account")>
            <div class="dt-tables">{tables.collect_view()}</div>
            <div class="dt-bars">{bars.collect_view()}{open(scene, &foreseen)}</div>
        </section>
    };
    Some(view.into_any())
}

/// The same beside the board, for an ability or a card that is chosen there.
pub(super) fn preview(scene: &Scene) -> Option<AnyView> {
    let foreseen = foreseen(scene);
    let changed = changed(&foreseen);
    if changed.is_empty() {
        return None;
    }
    let accounts = accounts(&foreseen).into_iter();
    let tables = accounts.map(|(seat, account, damage)| table(scene, seat, account, damage));
    let bars = changed.into_iter().map(|seat| bar(scene, seat));
    let panel = view! {
        <section class="panel dt-preview">
            <h2><Icon name="ic-eye"/>" "{scene.text("web-dice-throne-preview")}</h2>
            {tables.collect_view()}
            {bars.collect_view()}
            {open(scene, &foreseen)}
        </section>
    };
    Some(panel.into_any())
}

/// Whose health changes.
fn changed(foreseen: &Foreseen) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for event in &foreseen.events {
        if let Event::Damaged { seat, .. } | Event::Healed { seat, .. } = event
            && !seats.contains(seat)
        {
            seats.push(*seat);
        }
    }
    seats
}

fn table(scene: &Scene, seat: Seat, account: &Account, damage: u8) -> AnyView {
    let caption = scene.say("web-dice-throne-damage-to", &[("seat", Arg::Seat(seat))]);
    let chosen = chosen(scene);
    let rows = account.entries().iter().enumerate().map(|(place, entry)| {
        let name = scene.source_name(entry.source);
        let mine = chosen.as_ref() == Some(&name);
        let amount = match entry.change {
            Change::Add(amount) => i32::from(amount),
            Change::Times(..) | Change::Less(..) => 0,
        };
        let amount = match (place, amount) {
            (0, 0..) => amount.to_string(),
            _ => signed(amount),
        };
        let mark = mine.then(|| {
            let text = scene.text("web-dice-throne-chosen");
            view! { " "<span class="chip chip-accent">{text}</span> }
        });
        view! {
            <tr data-state=mine.then_some("chosen")>
                <th scope="row">{name}{mark}</th>
                <td>{amount}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let sum = scene.say("web-dice-throne-receives", &[("seat", Arg::Seat(seat))]);
    view! {
        <table class="ledger dt-ledger">
            <caption>{caption}<small>{scene.text("web-dice-throne-if-nobody")}</small></caption>
            <tbody>
                {rows}
                <tr class="sum"><th scope="row">{sum}</th><td>{damage}</td></tr>
            </tbody>
        </table>
    }
    .into_any()
}

/// The name of what is chosen, to find its line.
fn chosen(scene: &Scene) -> Option<String> {
    match scene.draft.pick? {
        Offer::Play(card) => Some(scene.card_name(scene.me, card)),
        Offer::Spend(token, ..) => Some(scene.named(&scene.token(token).name)),
        _ => None,
    }
}

fn bar(scene: &Scene, seat: Seat) -> AnyView {
    let (name, after) = (scene.name(seat), health_after(scene, seat));
    view! {
        <div class="dt-bar">
            <p>
                {seat::mark(seat, &name)}<b>{name.clone()}</b>{corner::life(scene, seat, after)}
            </p>
            {corner::bar(scene, seat, after)}
        </div>
    }
    .into_any()
}

/// What the account does not reckon with.
fn open(scene: &Scene, foreseen: &Foreseen) -> Option<AnyView> {
    let key = match (foreseen.open, foreseen.defence) {
        (true, _) => "web-dice-throne-still-open",
        (false, true) => "web-dice-throne-before-defence",
        (false, false) => return None,
    };
    let text = scene.text(key);
    Some(view! { <p class="dt-open"><Icon name="ic-eye"/><span>{text}</span></p> }.into_any())
}
