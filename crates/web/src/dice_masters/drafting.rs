//! Rainbow Draft on the screen (MA-21): cards to take one from, dice in the middle, a team out of
//! what was taken, and what everybody else is doing; and teams that are brought hidden (MA-2.8).

mod bring;
mod cards;
mod pod;
mod side;

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use crate::bar::Asked;
use crate::icon::Icon;
use game_dice_masters::{CardId, Hand, Offer, Round, suggest};
use kernel::Arg;
use leptos::prelude::*;

/// The table while a draft is on.
pub(super) fn table(scene: &Scene, session: Session) -> Option<Vec<AnyView>> {
    let draft = scene.public().drafting()?;
    let mut parts = vec![pod::strip(scene, draft)];
    match draft.round {
        Round::Dice { .. } => parts.push(cards::middle(scene, session, draft)),
        _ if bring::is_asked(scene) => parts.push(bring::teams(scene, session)),
        _ => parts.push(cards::offered(scene, session)),
    }
    parts.extend(hand(scene).map(|hand| cards::taken(scene, draft, hand)));
    Some(parts)
}

/// What stands beside it.
pub(super) fn panels(scene: &Scene) -> Option<Vec<AnyView>> {
    let draft = scene.public().drafting()?;
    let panels = || side::panels(scene, draft);
    Some(if scene.game.hides_teams() {
        Vec::new()
    } else {
        panels()
    })
}

/// A question of a draft.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Option<Asked> {
    let draft = scene.public().drafting()?;
    if bring::is_asked(scene) {
        return Some(bring::asked(scene, session));
    }
    let whole = hand(scene).is_some_and(|hand| hand.whole);
    let (title, hint) = match draft.round {
        Round::Dice { .. } => ("web-draft-ask-dice", "web-draft-hint-dice"),
        Round::Build { .. } if whole => ("web-draft-ask-basic", "web-draft-hint-basic"),
        Round::Build { .. } => ("web-draft-ask-team", "web-draft-hint-team"),
        _ => ("web-draft-ask-card", "web-draft-hint-card"),
    };
    let count = question.offers.len();
    let mut buttons = vec![for_me(scene, session, question)];
    buttons.extend(question.has(Offer::Done).then(|| done(scene, session)));
    Some(Asked {
        title: scene.count(title, "n", count as u8),
        hint: scene.text(hint),
        buttons,
        way_out: None,
        label: label(scene),
        icon: "ic-confirm",
    })
}

/// What only the viewer knows of the draft.
fn hand(scene: &Scene) -> Option<&Hand> {
    scene.view.hand.as_deref()
}

/// What the main button does.
fn label(scene: &Scene) -> String {
    let pack = scene.game.pack();
    let name = match scene.draft.pick {
        Some(Offer::Choose(card)) => Some(pack.card(card).figure),
        Some(Offer::Take(mould)) => {
            let card = pack.cards.iter().find(|card| card.mould == mould);
            card.map(|card| card.figure)
        }
        Some(Offer::Done) => return scene.text("web-draft-done"),
        _ => None,
    };
    match name {
        Some(figure) => {
            let name = Arg::Spelled(scene.named(&pack.figure(figure).name));
            scene.say("web-draft-take", &[("card", name)])
        }
        None => scene.text("web-draft-choose"),
    }
}

/// Takes what goes best with the rest; it can still be changed.
fn for_me(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let best = best(scene, question);
    let take = move |_| {
        if let Some(offer) = best {
            session.tap(|question, _| question.tap(&question.begin(), offer));
        }
    };
    view! {
        <button class="button" type="button" on:click=take>
            <Icon name="ic-bot"/>{scene.text("web-draft-for-me")}
        </button>
    }
    .into_any()
}

/// The answer that goes best with what was taken; of dice the one there are fewest of in the team.
fn best(scene: &Scene, question: &Question) -> Option<Offer> {
    let draft = scene.public().drafting()?;
    let cards: Vec<CardId> = question
        .offers
        .iter()
        .filter_map(|offer| card_of(*offer))
        .collect();
    let taken: &[CardId] = hand(scene).map_or(&[], |hand| match draft.round {
        Round::Build { .. } => &hand.team,
        _ => &hand.taken,
    });
    let card = suggest(scene.game.pack(), taken, &cards).map(Offer::Choose);
    let dice = question.offers.iter().copied();
    let dice = dice.filter_map(|offer| match offer {
        Offer::Take(mould) => Some((draft.dice_of(scene.me, mould), offer)),
        _ => None,
    });
    let die = dice.min_by_key(|(has, _)| *has).map(|(_, offer)| offer);
    card.or(die).or(question.offers.last().copied())
}

const fn card_of(offer: Offer) -> Option<CardId> {
    match offer {
        Offer::Choose(card) => Some(card),
        _ => None,
    }
}

/// Has enough.
fn done(scene: &Scene, session: Session) -> AnyView {
    let tap = move |_| session.tap(|question, draft| question.tap(&draft, Offer::Done));
    view! {
        <button class="button" type="button" on:click=tap>
            <Icon name="ic-flag"/>{scene.text("web-draft-done")}
        </button>
    }
    .into_any()
}
