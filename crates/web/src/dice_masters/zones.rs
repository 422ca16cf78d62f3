//! What both have, zone by zone, and what may be done about it.

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use crate::pick::{Pick, Standing, pick};
use crate::seat;
use game_dice_masters::{Offer, Spot};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// The zones that are shown, with their names.
const ZONES: [(Spot, &str); 6] = [
    (Spot::Field, "web-dice-masters-field"),
    (Spot::Reserve, "web-dice-masters-reserve"),
    (Spot::Prep, "web-dice-masters-prep"),
    (Spot::Bag, "web-dice-masters-bag"),
    (Spot::Used, "web-dice-masters-used"),
    (Spot::Out, "web-dice-masters-out"),
];

/// One player's life and zones.
pub(super) fn corner(scene: &Scene, seat: Seat) -> AnyView {
    let name = scene.name(seat);
    let life = Arg::number(scene.public().corner(seat).life);
    let zone = |(spot, key): (Spot, &str)| {
        let dice = scene.game.told_zone(&scene.view, seat, spot);
        let dice = scene.called(&dice);
        view! { <dt>{scene.text(key)}</dt><dd>{dice}</dd> }
    };
    view! {
        <section class="mat ma-corner" aria-label=name.clone()>
            <h2>
                {seat::mark(seat, &name)}{name.clone()}
                <small>{scene.say("web-dice-masters-life", &[("life", life)])}</small>
            </h2>
            <dl class="ma-zones">{ZONES.map(zone).into_iter().collect_view()}</dl>
        </section>
    }
    .into_any()
}

/// All answers, as a list.
pub(super) fn offers(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let offers = question.offers.iter().copied();
    let item = |offer: Offer| {
        let button = Pick::new("button ma-offer", standing(scene, question, offer));
        let said = scene.offer(offer).into_any();
        view! { <li>{pick(button, said, session.taps(offer))}</li> }
    };
    let label = scene.text("web-dice-masters-offers");
    let items = offers.map(item).collect_view();
    Some(view! { <ul class="ma-offers" aria-label=label>{items}</ul> }.into_any())
}

fn standing(scene: &Scene, question: &Question, offer: Offer) -> Standing {
    let several = question.takes_several() && scene.draft.hand.picks.contains(&offer);
    Standing::of(several || scene.picks(offer), true)
}
