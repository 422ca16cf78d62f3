//! Side by side: Team-Up cards with both halves, whom to attack, and drafting the cards.

mod draft;

use super::Session;
use super::draft::{Draft, Tap};
use super::look;
use super::reading;
use super::scene::Scene;
use crate::die::{DieState, die};
use crate::icon::Icon;
use game_kapow::{Card, CardColour, Fighter, Offer, Stage};
use kernel::Arg;
use leptos::prelude::*;

pub(super) use draft::{asked, draft};

/// The cards of the own side and the arrow, while abilities are chosen.
pub(super) fn cards(scene: &Scene, session: Session) -> Option<AnyView> {
    let chooses = matches!(
        scene.table().stage,
        Stage::Roll | Stage::Select | Stage::Solo(_)
    );
    if !scene.has_teams() || !chooses {
        return None;
    }
    let card = |colour| {
        let card = scene.game.card(scene.table(), scene.my_team(), colour)?;
        Some(one_card(scene, session, colour, card))
    };
    let cards: Vec<AnyView> = CardColour::ALL.into_iter().filter_map(card).collect();
    let view = view! {
        {scene.aims().then(|| arrow(scene, session))}
        <ul class="kp-cards" aria-label=scene.voice.text("web-kapow-cards")>{cards}</ul>
    };
    Some(view.into_any())
}

/// "I attack: X | Y".
fn arrow(scene: &Scene, session: Session) -> AnyView {
    let target = scene.corner(scene.mine()).target;
    let choice = |foe: Fighter| {
        let offered = scene.offers(Offer::Aim(foe));
        let (is_it, name) = (foe == target, scene.fighter_name(foe));
        view! {
            <button
                class="pick kp-foe"
                type="button"
                aria-pressed=is_it.to_string()
                disabled=!offered && !is_it
                data-state=if is_it { "chosen" } else { "offered" }
                on:click=move |_| if offered { session.answer(Offer::Aim(foe)) }
            >
                {crate::seat::mark(foe.seat(), &name)}
                <span>{name.clone()}</span>
            </button>
        }
    };
    let foes = scene.enemies().into_iter().map(choice).collect_view();
    let label = scene.voice.text("web-kapow-i-attack");
    view! {
        <div class="mat kp-arrow" role="group" aria-label=label.clone()>
            <b><Icon name="ic-target"/>{label.clone()}</b>
            {foes}
        </div>
    }
    .into_any()
}

/// A card: both halves, and a button that turns it round.
fn one_card(scene: &Scene, session: Session, colour: CardColour, card: &Card) -> AnyView {
    let name = scene.named(&card.name);
    let turn = scene.offers(Offer::Rotate(colour)).then(|| {
        let label = scene.said(
            "web-kapow-turn-card",
            &[("card", Arg::Spelled(name.clone()))],
        );
        view! {
            <button
                class="button button-icon"
                type="button"
                aria-label=label.clone()
                title=label.clone()
                on:click=move |_| session.answer(Offer::Rotate(colour))
            >
                <Icon name="ic-swap"/>
            </button>
        }
    });
    let half = |fighter: Fighter| half(scene, session, fighter, colour);
    let halves: Vec<AnyView> = std::iter::once(scene.mine())
        .chain(scene.ally())
        .filter_map(half)
        .collect();
    view! {
        <li class="mat kp-card" data-card=colour.id() data-state=works(scene, colour)>
            <h3>{colour_name(scene, colour)}" · "{name}{turn}</h3>
            {halves}
        </li>
    }
    .into_any()
}

/// A card works with both halves filled (KA-12.4).
fn works(scene: &Scene, colour: CardColour) -> Option<&'static str> {
    let mut side = scene.game.members(scene.my_team());
    let full = side.all(|one| {
        let spot = scene.game.card_spot(one, colour);
        spot.is_some_and(|spot| scene.game.complete(scene.table(), one, spot) > 0)
    });
    full.then_some("full")
}

/// Whose half, its slot, and what it does.
fn half(scene: &Scene, session: Session, fighter: Fighter, colour: CardColour) -> Option<AnyView> {
    let spot = scene.game.card_spot(fighter, colour)?;
    let ability = scene.game.ability(scene.table(), fighter, spot);
    let mine = fighter == scene.mine();
    let slot = if mine {
        own_slot(scene, session, spot)
    } else {
        reading::slots(scene, fighter, spot)
    };
    let whose = scene.fighter_name(fighter);
    let text = reading::effect(scene, ability);
    let half = view! {
        <p class="kp-half" data-mine=mine.then_some("")>
            {slot}
            <span><small>{whose}</small>{text}</span>
        </p>
    };
    Some(half.into_any())
}

/// The slot of the own half: a die goes in, or comes out again.
fn own_slot(scene: &Scene, session: Session, spot: u8) -> AnyView {
    let slot = scene.game.slots(scene.mine(), spot).start;
    if let Some(lies) = scene.table().die_in(scene.mine(), slot) {
        let (lift, state) = (Offer::Lift(lies), DieState::Ready);
        let lift = scene
            .offers(lift)
            .then(|| Callback::new(move |()| session.answer(lift)));
        let look = look::look(scene, lies, "die-s", state);
        return view! { <span class="kp-slot">{die(look, lift)}</span> }.into_any();
    }
    let ability = scene.game.ability(scene.table(), scene.mine(), spot);
    let in_hand = scene.draft.die;
    let place = in_hand.map(|die| Offer::Place { die, slot });
    let takes = |offer: &Offer| matches!(offer, Offer::Place { slot: at, .. } if *at == slot);
    let question = scene.question.as_ref();
    let lit = match place {
        Some(place) => scene.offers(place),
        None => question.is_some_and(|question| question.offers.iter().any(takes)),
    };
    let chosen = scene.draft.slot == Some(slot);
    let tap = move |_| match place {
        Some(place) => session.answer(place),
        None => session.take(Tap::Drafted(Draft {
            slot: (!chosen).then_some(slot),
            ..session.draft.get_untracked()
        })),
    };
    let state = match (chosen, lit) {
        (true, _) => Some("chosen"),
        (false, true) => Some("offered"),
        (false, false) => None,
    };
    let label = format!(
        "{}: {}",
        scene.spot_name(scene.mine(), spot),
        reading::text(scene, ability)
    );
    let icon = reading::icon(ability.slots[0].need);
    view! {
        <button class="kp-slot" type="button" data-state=state aria-label=label on:click=tap>
            <Icon name=icon/>
        </button>
    }
    .into_any()
}

/// The colour of a card in words.
fn colour_name(scene: &Scene, colour: CardColour) -> String {
    scene.voice.text(&format!("web-kapow-card-{}", colour.id()))
}
