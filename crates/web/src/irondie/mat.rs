//! One seat's mat: Life, Defence and Attack, the seat's line, and for one's own the Reserve.

use super::Session;
use super::look;
use super::scene::Scene;
use crate::icon::Icon;
use crate::seat;
use dice::{DiceSet, DieId};
use game_irondie::{Class, Side, Stage};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

const ZONES: [(Class, &str, &str); 3] = [
    (Class::Life, "sym-life", "irondie-zone-life"),
    (Class::Defence, "sym-defence", "irondie-zone-defence"),
    (Class::Attack, "sym-attack", "irondie-zone-attack"),
];

/// The rival's mat, seen from across the table.
pub(super) fn rival(scene: &Scene, session: Session, who: Seat) -> impl IntoView + use<> {
    let hand = scene.view.public.zones.hand.and(scene.dice_of(who));
    let words = if scene.hand_is_reserve() {
        "irondie-zone-reserve"
    } else {
        "irondie-zone-hand"
    };
    let dice = hand
        .iter()
        .map(|die| view! { <li>{look::on_board(scene, session, die, "die-s")}</li> });
    let dice = dice.collect_view();
    view! {
        <section class="mat ir-mat" aria-label=mat_of(scene, who)>
            <header class="seat">
                {seat::mark(who, &scene.name(who))}
                <div class="seat-name">
                    {scene.name(who)}
                    {role(scene, who).map(|role| view! { <small>{role}</small> })}
                </div>
                <div class="ir-hand">
                    <span class="fact">
                        <Icon name="ic-hand"/>
                        <b>{hand.len()}</b>
                        " "
                        {scene.voice.text(words)}
                    </span>
                    <ul class="dice dice-tight">{dice}</ul>
                </div>
                {facts(scene, who)}
            </header>
            {zones(scene, session, who)}
        </section>
    }
}

/// The mat of who looks, with the Reserve at hand.
pub(super) fn mine(scene: &Scene, session: Session) -> impl IntoView + use<> {
    let who = scene.me;
    let reserve = scene.hand_is_reserve().then(|| reserve(scene, session));
    view! {
        <section class="mat ir-mat ir-mine" aria-label=scene.voice.text("web-irondie-my-mat")>
            {zones(scene, session, who)}
            <footer class="seat">
                {seat::mark(who, &scene.name(who))}
                <div class="seat-name">
                    {scene.name(who)}
                    {role(scene, who).map(|role| view! { <small>{role}</small> })}
                </div>
                {reserve}
                {facts(scene, who)}
            </footer>
        </section>
    }
}

fn mat_of(scene: &Scene, who: Seat) -> String {
    let said = Said::new("web-irondie-mat").with("seat", Arg::Seat(who));
    scene.voice.say(&said)
}

fn reserve(scene: &Scene, session: Session) -> Option<AnyView> {
    let dice = scene.view.public.zones.hand.and(scene.dice_of(scene.me));
    if dice.is_empty() {
        return None;
    }
    let items = dice
        .iter()
        .map(|die| view! { <li>{look::on_board(scene, session, die, "die-m")}</li> });
    let reserve = view! {
        <div class="ir-reserve">
            <h2 class="small soft">{scene.voice.text("irondie-zone-reserve")}</h2>
            <ul class="dice dice-tight">{items.collect_view()}</ul>
        </div>
    };
    Some(reserve.into_any())
}

fn zones(scene: &Scene, session: Session, who: Seat) -> impl IntoView + use<> {
    let zone = |(class, icon, key): (Class, &'static str, &'static str)| {
        let public = &scene.view.public;
        let dice = public.zone(Side::of(who), class).and(scene.dice_of(who));
        let items = sorted(scene, dice)
            .into_iter()
            .map(|die| named(scene, session, die));
        view! {
            <section class=format!("zone ir-{}", class.id())>
                <h2 class="zone-name">
                    <Icon name=icon/>
                    {scene.voice.text(key)}
                    <b>{public.sum(dice)}</b>
                </h2>
                <ul class="dice">{items.collect_view()}</ul>
            </section>
        }
    };
    view! { <div class="ir-zones">{ZONES.map(zone).into_iter().collect_view()}</div> }
}

/// The strongest first, like where nothing else tells them apart.
fn sorted(scene: &Scene, dice: DiceSet) -> Vec<DieId> {
    let mut sorted: Vec<DieId> = dice.iter().collect();
    sorted.sort_by_key(|&die| std::cmp::Reverse(scene.view.public.value(die)));
    sorted
}

/// A die with its kind below it, and the damage it is to take.
fn named(scene: &Scene, session: Session, die: DieId) -> impl IntoView + use<> {
    let pain = pain(scene, die).map(|points| view! { <b class="ir-pain">"−"{points}</b> });
    view! {
        <li class="named">
            {look::on_board(scene, session, die, "die-l")}
            {pain}
            <span>{scene.kind_name(die)}</span>
        </li>
    }
}

/// Damage put on a Life die of mine, or about to be.
fn pain(scene: &Scene, die: DieId) -> Option<u8> {
    let public = &scene.view.public;
    if public.stage != Stage::Damage || !scene.is_mine(die) {
        return None;
    }
    let life = public.zone(Side::of(scene.me), Class::Life);
    let place = life.iter().position(|one| one == die)?;
    let given = scene.view.pain.get(place).copied();
    let asked = scene
        .question
        .as_ref()
        .and_then(super::draft::Question::hurt);
    let drafted = || scene.draft.points.filter(|_| asked == Some(die));
    given.or_else(drafted).filter(|&points| points > 0)
}

/// Attacks or defends, has priority, has answered, thinks.
fn role(scene: &Scene, who: Seat) -> Option<String> {
    let public = &scene.view.public;
    let mut parts = Vec::new();
    let in_duel = !public.duel.throws.is_empty();
    if in_duel {
        let attacks = public.duel.offensive == Side::of(who);
        let key = if attacks {
            "web-irondie-attacks"
        } else {
            "web-irondie-defends"
        };
        parts.push(scene.voice.text(key));
    }
    let settled = !matches!(
        public.stage,
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::Swap | Stage::Over(_)
    );
    if settled && public.priority == Side::of(who) {
        parts.push(scene.voice.text("web-irondie-priority"));
    }
    if scene.view.sealed.contains(who) {
        parts.push(scene.voice.text("web-has-answered"));
    } else if scene.thinking == Some(who) {
        parts.push(scene.voice.text("web-thinks"));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn facts(scene: &Scene, who: Seat) -> impl IntoView + use<> {
    let public = &scene.view.public;
    let count = |dice: DiceSet| dice.and(scene.dice_of(who)).len();
    let fact = |icon: &'static str, count: u8, key: &str| {
        let name = scene.voice.text(key);
        view! {
            <span class="fact" title=name.clone()>
                <Icon name=icon/>
                <b>{count}</b>
                " "
                {name.clone()}
            </span>
        }
    };
    view! {
        <div class="facts">
            {fact("ic-wait", count(public.zones.limbo), "irondie-zone-limbo")}
            {fact("ic-close", count(public.zones.abyss), "irondie-zone-abyss")}
            <span class="life">
                <Icon name="sym-life"/>
                {public.life(Side::of(who))}
                <small>{scene.voice.text("irondie-zone-life")}</small>
            </span>
        </div>
    }
}
