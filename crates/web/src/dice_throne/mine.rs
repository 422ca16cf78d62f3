//! The own side: hero, health, points, tokens, and the hand.

use super::Session;
use super::corner;
use super::ledger;
use super::rivals;
use super::scene::Scene;
use crate::pieces::card::{Face, Standing};
use crate::pieces::hand::{Hand, Held};
use game_dice_throne::{Card, CardId, CardKind, Form, Hero, Offer, Only, card_text};
use kernel::{Arg, Choice, Game, Seat};
use leptos::prelude::*;

/// The own side.
pub(super) fn mine(scene: &Scene, session: Session) -> AnyView {
    let me = scene.me;
    let after = ledger::health_after(scene, me);
    let active = (scene.public().active == me).then_some("true");
    view! {
        <section class="dt-mine" aria-label=scene.text("web-dice-throne-mine")>
            <div class="dt-me" data-active=active>
                {corner::who(scene, session, me)}
                <p class="dt-money">
                    {corner::life(scene, me, after)}{corner::points(scene, me)}
                </p>
                {corner::tokens(scene, session, me, 6)}
                {rivals::named(scene, session, me)}
            </div>
            {hand(scene, session)}
        </section>
    }
    .into_any()
}

/// The cards, upgrades last, as hands are held.
fn hand(scene: &Scene, session: Session) -> Option<AnyView> {
    let cards = scene.view.hand?;
    let held = cards.iter().map(|card| Held {
        face: face(scene, scene.me, card),
        standing: standing(scene, card),
    });
    let hand = Hand {
        cards: held.collect(),
        tap: Callback::new(move |key: String| session.tap_card(&key)),
        other: Some(("x", Callback::new(move |key: String| session.sell(&key)))),
    };
    Some(hand.draw(&scene.voice))
}

/// A card as it is read.
pub(super) fn face(scene: &Scene, seat: Seat, id: CardId) -> Face {
    let hero = scene.hero(seat);
    let card = hero.card(id);
    let price = scene.game.price(scene.public(), seat, card);
    let (kind, timing) = kind(card);
    Face {
        key: format!("card:{}:{}", seat.index(), dice::Id::index(id)),
        title: scene.named(&card.name),
        cost: Some(price.to_string()),
        kind: scene.text(kind),
        timing,
        band: hero.id.clone(),
        text: text(scene, hero, card),
        ..Face::default()
    }
}

fn text(scene: &Scene, hero: &Hero, card: &Card) -> String {
    let said = card_text(scene.game.pack(), hero, card, Form::Short);
    scene.voice.say_all(&said)
}

const fn kind(card: &Card) -> (&'static str, &'static str) {
    match card.kind {
        CardKind::Main => ("web-dice-throne-kind-main", "ic-card"),
        CardKind::Roll if card.modifier => ("web-dice-throne-kind-modifier", "ic-burst"),
        CardKind::Roll => ("web-dice-throne-kind-roll", "ic-roll"),
        CardKind::Instant => ("web-dice-throne-kind-instant", "sym-bolt"),
        CardKind::Upgrade(..) => ("web-dice-throne-kind-upgrade", "ic-plus"),
    }
}

/// How a card of the own hand stands.
fn standing(scene: &Scene, card: CardId) -> Standing {
    let Some(question) = scene.question.as_ref() else {
        return Standing::Lies;
    };
    let [play, sell, discard] = answers(card);
    match scene.draft.pick {
        Some(pick) if pick == play => return Standing::Chosen(brings(scene, play)),
        Some(pick) if pick == sell => {
            return Standing::Chosen(Some(scene.text("web-dice-throne-sells")));
        }
        Some(pick) if pick == discard => return Standing::Chosen(None),
        _ => {}
    }
    let plays = question
        .offers
        .iter()
        .any(|offer| matches!(offer, Offer::Done));
    if question.has(play) {
        Standing::Playable(brings(scene, play))
    } else if question.has(discard) || (question.has(sell) && !plays) {
        let sells = question
            .has(sell)
            .then(|| scene.text("web-dice-throne-sells"));
        Standing::Playable(sells)
    } else {
        Standing::NotNow(why_not(scene, card))
    }
}

/// What can be done with a card of the hand.
const fn answers(card: CardId) -> [Offer; 3] {
    [Offer::Play(card), Offer::Sell(card), Offer::Discard(card)]
}

/// What damage would come to with a card, where that changes and is foreseen.
fn brings(scene: &Scene, play: Offer) -> Option<String> {
    let before = ledger::damage(scene.foreseen());
    let (seat, before) = before.into_iter().next()?;
    let foreseen = scene.foresee(play);
    let after = ledger::damage(&foreseen);
    let after = after.into_iter().find(|(on, _)| *on == seat);
    let after = after.map_or(0, |(_, damage)| damage);
    (!foreseen.open && after != before).then(|| format!("{before} → {after}"))
}

/// Why a card cannot be played, in two or three words.
fn why_not(scene: &Scene, id: CardId) -> String {
    let choice = Choice::one(Offer::Play(id));
    let refusal = scene.game.why_not(&scene.view, &choice);
    let card = scene.hero(scene.me).card(id);
    let short = match (&*refusal.said.key, card.only, card.kind) {
        ("dice-throne-refused-price", ..) => {
            let price = scene.game.price(scene.public(), scene.me, card);
            let gaps = [("price", Arg::number(price))];
            return scene.say("web-dice-throne-why-price", &gaps);
        }
        ("dice-throne-refused-phase", Only::Dealt(_), _) => "web-dice-throne-why-dealt",
        (
            "dice-throne-refused-phase" | "dice-throne-refused-turn",
            _,
            CardKind::Main | CardKind::Upgrade(..),
        ) => "web-dice-throne-why-main",
        ("dice-throne-refused-phase", ..) => "web-dice-throne-why-roll",
        ("dice-throne-refused-attack", ..) => "web-dice-throne-why-attack",
        ("dice-throne-refused-damage", ..) => "web-dice-throne-why-damage",
        ("dice-throne-refused-dice", ..) => "web-dice-throne-why-dice",
        ("dice-throne-refused-level", ..) => "web-dice-throne-why-level",
        ("dice-throne-refused-ultimate", ..) => "web-dice-throne-why-ultimate",
        ("dice-throne-refused-stunned", ..) => "web-dice-throne-why-stunned",
        ("dice-throne-refused-no-status", ..) => "web-dice-throne-why-token",
        _ => "web-dice-throne-why-other",
    };
    scene.text(short)
}

/// The card that a key of the hand means.
fn card_of(key: &str) -> Option<CardId> {
    let place = key.rsplit(':').next()?.parse().ok()?;
    <CardId as dice::Id>::at(place)
}

impl Session {
    /// A tap on a card of the hand: it is played where that is possible, else sold or discarded.
    fn tap_card(self, key: &str) {
        let Some(card) = card_of(key) else {
            return;
        };
        self.tap(|question, draft| {
            let all = answers(card);
            let chosen = all.into_iter().find(|offer| draft.pick == Some(*offer));
            let first = all.into_iter().find(|offer| question.has(*offer));
            question.tap(draft, chosen.or(first).unwrap_or(Offer::Play(card)))
        });
    }

    /// Chooses to sell a card, where it can be sold.
    fn sell(self, key: &str) {
        if let Some(card) = card_of(key) {
            self.tap(|question, draft| question.tap(draft, Offer::Sell(card)));
        }
    }
}
