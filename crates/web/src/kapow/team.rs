//! Side by side: Team-Up cards with both halves, whom to attack, and drafting the cards.

mod draft;

use super::Session;
use super::columns::Sheet as Board;
use super::reading;
use super::scene::Scene;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use game_kapow::{Card, CardColour, Fighter, Offer, Stage};
use kernel::Arg;
use leptos::prelude::*;

pub(super) use draft::{asked, draft};

/// The cards of the own side, while abilities are chosen.
pub(super) fn cards(scene: &Scene, session: Session) -> Option<AnyView> {
    if !scene.has_teams() || !chooses(scene) {
        return None;
    }
    let card = |colour| {
        let card = scene.game.card(scene.table(), scene.my_team(), colour)?;
        Some(one_card(scene, session, colour, card))
    };
    let cards: Vec<AnyView> = CardColour::ALL.into_iter().filter_map(card).collect();
    let view = view! {
        <ul class="kp-cards" aria-label=scene.text("web-kapow-cards")>{cards}</ul>
    };
    Some(view.into_any())
}

/// Whether abilities are chosen on a side whose arrows and cards who looks may see.
fn chooses(scene: &Scene) -> bool {
    let stage = scene.view.public.stage;
    let now = matches!(stage, Stage::Roll | Stage::Select | Stage::Solo(_));
    now && !scene.is_covered(scene.mine())
}

/// "I attack: X | Y", while abilities are chosen.
pub(super) fn arrow(scene: &Scene, session: Session) -> Option<AnyView> {
    if !scene.aims() || !chooses(scene) {
        return None;
    }
    let target = scene.target(scene.mine());
    let choice = |foe: Fighter| {
        let offered = scene.offers(Offer::Aim(foe));
        let (is_it, name) = (foe == target, scene.fighter_name(foe));
        let inside = view! {
            {crate::seat::mark(foe.seat(), &name)}
            <span>{name.clone()}</span>
        };
        let aim = Pick::new("kp-foe", Standing::of(is_it, offered));
        let tap = Callback::new(move |()| {
            if offered {
                session.answer(Offer::Aim(foe));
            }
        });
        pick(aim, inside.into_any(), Some(tap))
    };
    let foes = scene.enemies().into_iter().map(choice).collect_view();
    let label = scene.text("web-kapow-i-attack");
    let arrow = view! {
        <div class="mat kp-arrow" role="group" aria-label=label.clone()>
            <b><Icon name="ic-target"/>{label.clone()}</b>
            {foes}
        </div>
    };
    Some(arrow.into_any())
}

/// A card: both halves, and a button that turns it round.
fn one_card(scene: &Scene, session: Session, colour: CardColour, card: &Card) -> AnyView {
    let name = scene.named(&card.name);
    let turn = scene.offers(Offer::Rotate(colour)).then(|| {
        let label = scene.say(
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
    let half = |fighter: Fighter| half(&Board::of(scene, session, fighter), colour);
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
fn half(board: &Board<'_>, colour: CardColour) -> Option<AnyView> {
    let (scene, fighter) = (board.scene, board.fighter);
    let spot = scene.game.card_spot(fighter, colour)?;
    let ability = scene.game.ability(scene.table(), fighter, spot);
    let mine = fighter == scene.mine();
    let half = view! {
        <div class="kp-half" data-mine=mine.then_some("")>
            {reading::dice_box(board, spot)}
            <p><small>{scene.fighter_name(fighter)}</small>{reading::effect(scene, ability)}</p>
        </div>
    };
    Some(half.into_any())
}

/// The colour of a card in words.
fn colour_name(scene: &Scene, colour: CardColour) -> String {
    scene.text(&format!("web-kapow-card-{}", colour.id()))
}
