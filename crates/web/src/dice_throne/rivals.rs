//! Everybody else: one line in a duel, teams that face each other, or a card for each on the hill.
//! A tap on a name opens the whole board; whoever may be named has a button.

use super::Session;
use super::corner;
use super::ledger;
use super::scene::Scene;
use crate::icon::Icon;
use crate::pick::{Pick, pick};
use crate::seat;
use game_dice_throne::Offer;
use kernel::Seat;
use leptos::prelude::*;

/// Everybody else.
pub(super) fn strip(scene: &Scene, session: Session) -> AnyView {
    if scene.game.mode().has_teams() {
        return teams(scene, session);
    }
    let others = scene.others();
    let label = scene.text(match others.len() {
        1 => "web-dice-throne-others",
        _ => "web-dice-throne-others-in-turn",
    });
    let class = format!("dt-rivals dt-rivals-{}", others.len());
    let cards = others.into_iter().map(|seat| {
        view! { <li>{card(scene, session, seat)}</li> }
    });
    view! { <ul class=class aria-label=label>{cards.collect_view()}</ul> }.into_any()
}

/// The sides that face each other, each with one dial; the own one last.
fn teams(scene: &Scene, session: Session) -> AnyView {
    let mode = scene.game.mode();
    let mine = mode.side(scene.me.index());
    let sides =
        (1..=mode.sides()).map(|step| (mine + usize::from(step)) % usize::from(mode.sides()));
    let team = |side: usize| {
        let of_side = |seat: &Seat| mode.side(seat.index()) == side;
        let others = scene.others().into_iter().filter(of_side);
        let cards = others.map(|seat| view! { <li>{card(scene, session, seat)}</li> });
        let cards: Vec<_> = cards.collect();
        let title = match mode.sides() {
            _ if side == mine => scene.text("web-dice-throne-us"),
            2 => scene.text("web-dice-throne-them"),
            _ => scene.count("web-dice-throne-team", "team", side as u8 + 1),
        };
        let first = scene.seats().find(of_side).unwrap_or(scene.me);
        let after = ledger::health_after(scene, first);
        let class = format!("mat dt-team dt-team-{}", cards.len());
        view! {
            <section class=class aria-label=title.clone()>
                <header>
                    <h2>{title.clone()}<small>{scene.text("web-dice-throne-one-dial")}</small></h2>
                    {corner::bar(scene, first, after)}
                    {corner::life(scene, first, after)}
                </header>
                <ul class="dt-rivals dt-rivals-team">{cards}</ul>
            </section>
        }
    };
    let sides = sides.map(team).collect_view();
    view! { <div class="dt-teams">{sides}</div> }.into_any()
}

/// Whose turns come, where teams take turns. Others are shown in their order anyway.
pub(super) fn order(scene: &Scene) -> Option<AnyView> {
    let several = scene.game.mode().has_teams() && scene.outcome.is_none();
    let turn = |(place, seat): (usize, Seat)| {
        let name = scene.name(seat);
        view! {
            <li aria-current=(place == 0).then_some("step")>
                {seat::mark(seat, &name)}<span>{name.clone()}</span>
            </li>
        }
    };
    several.then(|| {
        let turns = scene.game.turns(scene.public()).enumerate().map(turn);
        let label = scene.text("web-dice-throne-order");
        view! { <ol class="dt-order" aria-label=label>{turns.collect_view()}</ol> }.into_any()
    })
}

fn card(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let public = scene.public();
    let several = scene.seats().count() > 2;
    let alone = !scene.game.mode().has_teams();
    let target = public.attack.target == Some(seat);
    let after = ledger::health_after(scene, seat);
    let health = (several && alone).then(|| corner::bar(scene, seat, after));
    let life = alone.then(|| corner::life(scene, seat, after));
    view! {
        <section
            class="mat dt-rival"
            data-seat=seat.index()
            data-target=target.then_some("true")
            data-active=(public.active == seat).then_some("true")
            data-out=scene.has_fallen(seat).then_some("true")
        >
            {corner::who(scene, session, seat)}
            {corner::tokens(scene, session, seat, if several { 3 } else { 5 })}
            <div class="facts">{corner::facts(scene, seat)}{life}</div>
            {health}
            {flags(scene, seat)}
            {named(scene, session, seat)}
        </section>
    }
    .into_any()
}

/// What there is to know of a seat besides: whether it is attacked, or leads, and what that means.
fn flags(scene: &Scene, seat: Seat) -> Option<AnyView> {
    if scene.seats().count() < 3 {
        return None;
    }
    let target = (scene.public().attack.target == Some(seat)).then(|| {
        let text = scene.text("web-dice-throne-target");
        view! { <span class="dt-flag"><Icon name="ic-target"/>{text}</span> }
    });
    let leads = leads(scene, seat).then(|| {
        let why = scene.text("web-dice-throne-leads-why");
        view! {
            <span class="dt-flag" title=why.clone()>
                <Icon name="ic-crown"/>{scene.text("web-dice-throne-leads")}
                <small>{why.clone()}</small>
            </span>
        }
    });
    let any = target.is_some() || leads.is_some();
    any.then(|| view! { <p class="dt-flags">{target}{leads}</p> }.into_any())
}

/// Whether an attack on a seat would bring a card: nobody on the hill has more health.
fn leads(scene: &Scene, seat: Seat) -> bool {
    let alone = !scene.game.mode().has_teams();
    alone && scene.public().is_in(seat) && scene.game.leads(scene.public(), seat)
}

/// Names a seat, where somebody is asked for one.
pub(super) fn named(scene: &Scene, session: Session, seat: Seat) -> Option<AnyView> {
    let offer = Offer::Seat(seat);
    scene.offers(offer).then(|| {
        let inside = view! { <Icon name="ic-target"/><span>{scene.offer(offer)}</span> };
        let button = Pick::new("button dt-name", scene.stands(offer));
        pick(button, inside.into_any(), session.taps(offer))
    })
}
