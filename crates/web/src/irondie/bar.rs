//! IRONDIE's questions in words, and the buttons that only they have.

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use crate::bar::Asked;
use crate::pick::{Pick, pick};
use game_irondie::{Event, Hurled, Offer, Side, bonus_brief};
use kernel::{Arg, AskKind, Game, Said};
use leptos::prelude::*;

/// A question.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Asked {
    let kind = question.ask.kind;
    let mut buttons = Vec::new();
    if kind == AskKind::Split {
        buttons.push(all_dice(scene, session, question));
    }
    if kind == AskKind::Amount {
        buttons.extend(amounts(scene, session, question));
    }
    Asked {
        title: scene.text(&format!("irondie-ask-{}", kind.key())),
        hint: hint(scene, question),
        buttons,
        way_out: question.way_out().map(|offer| way_out(scene, offer)),
        label: label(scene, question),
        icon: "ic-roll",
    }
}

/// What a throw into the duel would answer: the newest throw, and what it shows.
pub(super) fn answers(scene: &Scene) -> Option<String> {
    let &Hurled { die, at } = scene.view.public.duel.throws.last()?;
    let value = scene.view.public.value(die);
    let told = [Event::Hurled { die, at }, Event::Landed { die, value }];
    let said = told.map(|event| scene.voice.say(&scene.game.tell(&scene.view, &event)));
    Some(said.join(" "))
}

/// What to tap next.
fn hint(scene: &Scene, question: &Question) -> String {
    let key = match question.ask.kind {
        AskKind::Amount => return damage_left(scene),
        AskKind::Split => "web-irondie-hint-split",
        AskKind::Assign => return bonus_given(scene, question),
        AskKind::Take => "web-irondie-hint-return",
        AskKind::Swap => "web-irondie-hint-swap",
        _ if scene.draft.hand.first.is_some() => "web-irondie-hint-target",
        _ => "web-irondie-hint-throw",
    };
    scene.text(key)
}

/// Which die gives what: "Storm, orange: +1 Attack. Choose who gets it".
fn bonus_given(scene: &Scene, question: &Question) -> String {
    let from = question.offers.iter().find_map(|offer| match *offer {
        Offer::Bonus { from, .. } => Some(from),
        _ => None,
    });
    let Some(from) = scene.draft.hand.first.or(from) else {
        return String::new();
    };
    let colour = scene.view.public.make(from).colour();
    let said = Said::new("web-irondie-hint-bonus")
        .with("die", Arg::Spelled(scene.kind_name(from)))
        .with("bonus", Arg::Text(bonus_brief(scene.game.tables(), colour)));
    scene.voice.say(&said)
}

fn damage_left(scene: &Scene) -> String {
    let due = scene.view.public.due[Side::of(scene.me) as usize];
    let given: u8 = scene.view.pain.iter().sum();
    let said = Said::new("irondie-about-damage")
        .with("due", Arg::number(due))
        .with("left", Arg::number(due.saturating_sub(given)));
    scene.voice.say(&said)
}

/// How the match ended.
pub(super) fn over_text(scene: &Scene, winner: Option<Side>) -> String {
    match winner {
        None => scene.text("irondie-event-match-drawn"),
        Some(side) => {
            let said = Said::new("irondie-event-match-won");
            let seat = Arg::Seat(scene.speaker(side));
            scene.voice.say(&said.with("seat", seat))
        }
    }
}

/// All dice at once, or none of them.
fn all_dice(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let all = question.battle();
    let full = scene.draft.hand.dice == all;
    let key = if full {
        "web-irondie-none"
    } else {
        "web-irondie-all"
    };
    let next = if full { dice::DiceSet::EMPTY } else { all };
    let act = move |_| session.draft.update(|draft| draft.hand.dice = next);
    view! { <button class="button" type="button" on:click=act>{scene.text(key)}</button> }
        .into_any()
}

/// One button for each amount that the die may take.
fn amounts(scene: &Scene, session: Session, question: &Question) -> Vec<AnyView> {
    let offers = question.offers.iter();
    let offers = offers.filter_map(|&offer| match offer {
        Offer::Take { points, .. } => Some((offer, points)),
        _ => None,
    });
    let button = |(offer, points): (Offer, u8)| {
        let amount = Pick::new("button button-icon amount", scene.stands(offer));
        pick(amount, points.into_any(), session.taps(offer))
    };
    offers.map(button).collect()
}

fn way_out(scene: &Scene, offer: Offer) -> String {
    scene.text(match offer {
        Offer::Decline => "web-irondie-decline",
        Offer::Stay => "web-irondie-stay",
        _ => "web-irondie-skip",
    })
}

/// What the main button will do.
fn label(scene: &Scene, question: &Question) -> String {
    let voice = &scene.voice;
    if let (None, Some(skip)) = (question.way_out(), question.ask.let_be(&question.offers)) {
        return way_out(scene, skip);
    }
    let named = |die| Arg::Spelled(scene.kind_name(die));
    if question.ask.kind == AskKind::Split {
        let count = scene.draft.hand.dice.len();
        // All of the hand: whoever learns may not throw each of its dice.
        let hand = scene.view.public.zones.hand.and(scene.dice_of(scene.me));
        let said = Said::new("web-irondie-do-split")
            .with("count", Arg::number(count))
            .with("reserve", Arg::number(hand.len() - count));
        return voice.say(&said);
    }
    let said = match scene.draft.pick {
        Some(Offer::Throw { at, .. }) => {
            Said::new("web-irondie-do-throw").with("target", named(at))
        }
        Some(Offer::Sweep(_)) => Said::new("web-irondie-do-sweep"),
        Some(Offer::Bonus { from, to }) => {
            let public = &scene.view.public;
            let then = scene.game.bonus_for(public, from, to);
            Said::new("web-irondie-do-bonus")
                .with("target", named(to))
                .with("now", Arg::number(public.value(to)))
                .with("then", Arg::number(then.map_or(0, |(_, value)| value)))
        }
        Some(Offer::Take { die, points }) => Said::new("web-irondie-do-take")
            .with("die", named(die))
            .with("points", Arg::number(points))
            .with("left", Arg::number(scene.view.public.value(die) - points)),
        Some(offer @ Offer::Return(_)) => return scene.offer(offer),
        Some(Offer::Swap(swap)) => {
            Said::new("web-irondie-do-swap").with("count", Arg::number(swap.come().count_ones()))
        }
        _ => Said::new(match question.ask.kind {
            AskKind::Amount => "web-irondie-do-amount",
            AskKind::Take => "web-irondie-do-pick",
            AskKind::Assign => "web-irondie-do-give",
            _ => "web-irondie-do-aim",
        }),
    };
    voice.say(&said)
}
