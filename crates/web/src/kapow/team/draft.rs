//! Drafting Team-Up cards: both of a colour side by side. Whoever takes one gives the other its
//! twin (KA-12.3).

use super::colour_name;
use crate::bar::Asked;
use crate::kapow::scene::Scene;
use crate::kapow::slot::drawing;
use crate::kapow::{Session, reading};
use game_kapow::{CardColour, CardId, Offer, Stage, Team};
use kernel::Arg;
use leptos::prelude::*;

/// Both cards of each colour.
pub(in crate::kapow) fn draft(scene: &Scene, session: Session) -> Vec<AnyView> {
    let pair = |colour: CardColour| {
        let cards = [false, true].map(|second| CardId::of(colour, second));
        let cards: Vec<AnyView> = cards
            .into_iter()
            .map(|id| card(scene, session, id))
            .collect();
        view! {
            <li data-card=colour.id()>
                <h2>{colour_name(scene, colour)}</h2>
                <div class="kp-pair">{cards}</div>
            </li>
        }
    };
    let pairs = CardColour::ALL.map(pair).into_iter().collect_view();
    vec![view! { <ul class="kp-draft">{pairs}</ul> }.into_any()]
}

fn card(scene: &Scene, session: Session, id: CardId) -> AnyView {
    let card = scene.game.pack().card(id);
    let offer = Offer::Card(id);
    let (offered, chosen) = (scene.offers(offer), scene.draft.pick == Some(offer));
    let halves = card.halves.map(|half| {
        let ability = scene.game.pack().ability(half);
        let icon = drawing(ability.slots[0].need);
        let text = reading::text(scene, ability);
        view! {
            <span class="kp-half">
                <span class="kp-slot" aria-hidden="true" inner_html=icon></span>
                <span>{text}</span>
            </span>
        }
    });
    let has = |team: Team| {
        let has = scene.game.card(&scene.table(), team, id.colour());
        has.is_some_and(|has| has.id == card.id)
    };
    let whose = Team::BOTH.into_iter().find(|&team| has(team)).map(|team| {
        let mine = team == scene.my_team();
        let key = if mine {
            "web-kapow-card-ours"
        } else {
            "web-kapow-card-theirs"
        };
        view! { <span class="chip">{scene.voice.text(key)}</span> }
    });
    view! {
        <button
            class="mat pick kp-card"
            type="button"
            data-state=if chosen { "chosen" } else if offered { "offered" } else { "idle" }
            aria-pressed=offered.then(|| chosen.to_string())
            disabled=!offered
            on:click=move |_| session.tap_offer(offer)
        >
            <b>{scene.named(&card.name)}{whose}</b>
            {halves.into_iter().collect_view()}
        </button>
    }
    .into_any()
}

/// Which card to take, while that is asked.
pub(in crate::kapow) fn asked(scene: &Scene) -> Option<Asked> {
    if scene.view.public.stage != Stage::Draft {
        return None;
    }
    let chosen = match scene.draft.pick {
        Some(Offer::Card(card)) => Some(scene.game.pack().card(card)),
        _ => None,
    };
    let label = match chosen {
        Some(card) => {
            let name = Arg::Spelled(scene.named(&card.name));
            scene.said("web-kapow-take-card", &[("card", name)])
        }
        None => scene.voice.text("web-kapow-take-a-card"),
    };
    Some(Asked {
        title: scene.voice.text("web-kapow-ask-card"),
        hint: scene.voice.text("web-kapow-ask-card-hint"),
        buttons: Vec::new(),
        way_out: None,
        label,
        icon: "ic-card",
    })
}
