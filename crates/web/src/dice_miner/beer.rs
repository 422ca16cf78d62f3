//! Beer: who gets it and what it can become; and the moment after it.

use super::Session;
use super::look;
use super::scene::{Scene, signed, tone};
use crate::icon::Icon;
use crate::log::Past;
use crate::pick::{Pick, pick};
use crate::seat;
use game_dice_miner::{Event, KindId, Offer, Stage, ahead};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// Whom a beer goes to, once one is chosen.
pub(super) fn share(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let kind = scene.draft.hand.beer?;
    let recipient = |to: Seat| {
        let name = scene.clan_name(to);
        let inside = view! {
            {seat::mark(to, &name)}
            <span>{name.clone()}</span>
            <b>{scene.points(to)}</b>
        };
        let card = Pick::new("card", scene.stands(Offer::Share { kind, to }));
        let tap = session.on_tap(move |question, draft| question.tap_recipient(draft, to));
        view! { <li>{pick(card, inside.into_any(), tap)}</li> }
    };
    let recipients = question.recipients(kind).into_iter().map(recipient);
    let odds = match scene.draft.pick {
        Some(Offer::Share { to, .. }) => odds(scene, kind, to),
        _ => {
            view! { <p class="small soft">{scene.text("web-dice-miner-share-how")}</p> }.into_any()
        }
    };
    let view = view! {
        <section class="mm-share" aria-labelledby="share-title">
            <h2 id="share-title">{scene.text("web-dice-miner-share")}</h2>
            <ul class="mm-recipients">{recipients.collect_view()}</ul>
            {odds}
        </section>
    };
    Some(view.into_any())
}

/// Every face the beer can land on, and what it brings whom.
fn odds(scene: &Scene, kind: KindId, to: Seat) -> AnyView {
    let faces = ahead::sharing(&scene.game, scene.public(), scene.me, kind, to);
    let line = |face: ahead::Sharing| {
        let sides = scene.say(
            "web-dice-miner-of-six",
            &[("sides", Arg::number(face.sides))],
        );
        view! {
            <tr>
                <th scope="row">{look::shown(scene, face.die, "die-s")}" "{sides}</th>
                <td class=tone(face.theirs)>{signed(face.theirs)}</td>
                <td class=tone(face.mine)>{signed(face.mine)}</td>
            </tr>
        }
    };
    let lines = faces.into_iter().map(line).collect_view();
    let mine = scene.text("web-you");
    view! {
        <table class="ledger">
            <thead>
                <tr>
                    <th scope="col">{scene.text("web-dice-miner-share-odds")}</th>
                    <td>{short(&scene.clan_name(to))}</td>
                    <td>{mine}</td>
                </tr>
            </thead>
            <tbody>{lines}</tbody>
        </table>
    }
    .into_any()
}

/// The last word of a name, for narrow columns.
fn short(name: &str) -> String {
    let last = name.split_whitespace().last().unwrap_or_default();
    last.chars().take(10).collect()
}

/// The moment after a beer: who gave it to whom, and what it became.
pub(super) fn cheers(scene: &Scene, session: Session) -> Option<AnyView> {
    let fresh = scene.has_news(|event| matches!(event, Event::Received { .. }));
    let goes_on = matches!(scene.public().stage, Stage::First | Stage::Second);
    if !fresh && !goes_on {
        return None;
    }
    let past = Past::line();
    let (from, to, die) = session.with_screen(|screen| {
        let log = screen.log();
        let end = past.map_or(log.len(), |line| log.len().min(line + 1));
        let mut told = log[..end].iter().rev().map(|line| &line.event);
        let die = told.find_map(|event| match event {
            Event::Received { die, .. } => Some(*die),
            _ => None,
        })?;
        let (from, to) = told.find_map(|event| match event {
            Event::Shared { seat, to, .. } => Some((*seat, *to)),
            _ => None,
        })?;
        Some((from, to, die))
    })?;
    let args = [
        ("seat", scene.game.called_player(from)),
        ("to", scene.game.called_player(to)),
        ("die", scene.game.called_die(die)),
    ];
    let view = view! {
        <p class="mm-cheers">
            <Icon name="sym-beer" size="icon-24"/>
            <b>{scene.text("web-dice-miner-cheers")}</b>
            " "
            <span>
                {scene.say("web-dice-miner-cheers-how", &args)}
                " "
                {look::shown(scene, die, "die-s")}
            </span>
        </p>
    };
    Some(view.into_any())
}
