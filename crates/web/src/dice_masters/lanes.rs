//! The attack: a lane for each attacker with those who block it, and what comes of it if nobody
//! does anything more.

use super::Session;
use super::mat;
use super::scene::Scene;
use super::sides;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use dice::{DiceSet, DieId};
use game_dice_masters::{Clash, Frame, Offer};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// All lanes, what they come to, and who stays at home.
pub(super) fn lanes(scene: &Scene, session: Session) -> AnyView {
    let attackers = scene.public().attackers;
    let lanes = (1..).zip(attackers.iter());
    let lanes = lanes.map(|(number, die)| lane(scene, session, number, die));
    view! {
        <section class="ms-arena" aria-label=scene.text("web-dice-masters-attack")>
            {lanes.collect_view()}
        </section>
        {total(scene)}
    }
    .into_any()
}

/// Whose dice stand on the far side of the lanes.
fn is_mine(scene: &Scene, die: DieId) -> bool {
    scene.public().die(die).controller == scene.me
}

fn lane(scene: &Scene, session: Session, number: u8, attacker: DieId) -> AnyView {
    let public = scene.public();
    let blockers = public.blockers_of(attacker);
    let attack = side(scene, session, DiceSet::of(attacker), "ms-attacks");
    let block = view! {
        <div class="ms-side ms-blocks">
            {dice(scene, session, blockers)}
            {open(scene, attacker)}
            {slot(scene, session, attacker)}
        </div>
    }
    .into_any();
    let (far, near) = if is_mine(scene, attacker) {
        (block, attack)
    } else {
        (attack, block)
    };
    let unblocked = !public.blocked.contains(attacker);
    let name = scene.count("web-dice-masters-lane", "n", number);
    view! {
        <section
            class="ms-lane"
            aria-label=name.clone()
            data-open=unblocked.then_some("true")
        >
            <h2>{name.clone()}</h2>
            {far}
            {sum(scene, attacker)}
            {near}
        </section>
    }
    .into_any()
}

fn side(scene: &Scene, session: Session, who: DiceSet, class: &str) -> AnyView {
    let class = format!("ms-side {class}");
    view! { <div class=class>{dice(scene, session, who)}</div> }.into_any()
}

fn dice(scene: &Scene, session: Session, who: DiceSet) -> AnyView {
    let dice = who.iter().map(|die| {
        let drawn = mat::in_zone(scene, session, die, "die-l die-low");
        let (captured, name) = (mat::captured(scene, die), mat::name(scene, die));
        view! { <span class="named">{drawn}{captured}{name}</span> }
    });
    dice.collect_view().into_any()
}

/// That nobody blocks an attacker.
fn open(scene: &Scene, attacker: DieId) -> Option<AnyView> {
    let blocked = scene.public().blocked.contains(attacker);
    let key = match (blocked, scene.public().blockers_of(attacker).is_empty()) {
        (true, true) => "web-dice-masters-blocker-gone",
        (false, _) if asked(scene).is_none() => "web-dice-masters-unblocked",
        _ => return None,
    };
    let text = scene.text(key);
    Some(view! { <span class="ms-unblocked"><Icon name="sym-life"/>{text}</span> }.into_any())
}

/// The die of the one who looks that is asked about: whom it blocks.
fn asked(scene: &Scene) -> Option<DieId> {
    match scene.frame() {
        Some(Frame::Block(die)) if scene.question.is_some() => Some(die),
        _ => None,
    }
}

/// The place where the die that is asked about would stand.
fn slot(scene: &Scene, session: Session, attacker: DieId) -> Option<AnyView> {
    let die = asked(scene)?;
    let offer = Offer::Block(attacker);
    let (standing, icon) = match scene.stands(offer) {
        Standing::Chosen => (Standing::Chosen, "sym-shield"),
        Standing::Offered => (Standing::Offered, "ic-plus"),
        _ => (Standing::Ready, "ic-lock"),
    };
    let gaps = [
        ("die", Arg::Spelled(scene.die_name(die))),
        ("attacker", Arg::Spelled(scene.die_name(attacker))),
    ];
    let key = match standing {
        Standing::Ready => "web-dice-masters-cannot-block",
        _ => "web-dice-masters-block-here",
    };
    let thing = Pick::new("ms-slot", standing).called(scene.say(key, &gaps));
    let inside = view! { <Icon name=icon/> };
    Some(pick(thing, inside.into_any(), session.taps(offer)))
}

/// What comes of a lane: attack against defence, what comes back, and the results.
fn sum(scene: &Scene, attacker: DieId) -> Option<AnyView> {
    let clash = scene.clash()?;
    let preview = asked(scene)
        .filter(|_| scene.offers(Offer::Block(attacker)))
        .map(|die| supposed(scene, die, attacker));
    view! {
        <div class="ms-sum">
            {rows(scene, clash, attacker)}
            {preview}
            <p class="ms-ends">{results(scene, clash, attacker)}</p>
        </div>
    }
    .into_any()
    .into()
}

/// Attack against the defence of all blockers, and what they deal back.
fn rows(scene: &Scene, clash: &Clash, attacker: DieId) -> AnyView {
    let blockers = scene.public().blockers_of(attacker);
    let attack = scene.stats(attacker);
    if blockers.is_empty() {
        let text = scene.count("web-dice-masters-strikes-open", "attack", attack.attack);
        return view! { <p class="ms-row"><span>{text}</span></p> }.into_any();
    }
    let defences: Vec<String> = blockers
        .iter()
        .map(|die| scene.stats(die).defence.to_string())
        .collect();
    let held = blockers.iter().all(|die| !clash.fallen.contains(die));
    let gaps = [
        ("attack", Arg::number(attack.attack)),
        ("defence", Arg::Spelled(defences.join(" + "))),
    ];
    let strikes = scene.say("web-dice-masters-strikes", &gaps);
    let back = [
        ("n", Arg::number(clash.hurt(attacker))),
        ("defence", Arg::number(attack.defence)),
    ];
    let back = scene.say("web-dice-masters-takes", &back);
    view! {
        {row(scene, strikes, !held)}
        {row(scene, back, clash.fallen.contains(attacker))}
    }
    .into_any()
}

/// A line of an account with its verdict.
fn row(scene: &Scene, text: String, falls: bool) -> AnyView {
    let verdict = scene.text(if falls {
        "web-dice-masters-falls"
    } else {
        "web-dice-masters-holds"
    });
    view! { <p class="ms-row"><span>{text}</span><b>{verdict}</b></p> }.into_any()
}

/// What a lane would come to with the die that is asked about.
fn supposed(scene: &Scene, die: DieId, attacker: DieId) -> AnyView {
    let clash = scene.clash_with(Offer::Block(attacker));
    let gaps = [
        ("die", Arg::Spelled(scene.die_name(die))),
        ("n", Arg::number(clash.hurt(die))),
        ("defence", Arg::number(scene.stats(die).defence)),
    ];
    let text = scene.say("web-dice-masters-supposed", &gaps);
    let verdict = match (clash.fallen.contains(die), clash.fallen.contains(attacker)) {
        (true, true) => "web-dice-masters-both-fall",
        (true, false) => "web-dice-masters-falls",
        (false, true) => "web-dice-masters-wins",
        (false, false) => "web-dice-masters-holds",
    };
    view! {
        <p class="ms-row" data-if="true"><span>{text}</span><b>{scene.text(verdict)}</b></p>
    }
    .into_any()
}

/// Who is knocked out, and what gets through.
fn results(scene: &Scene, clash: &Clash, attacker: DieId) -> Vec<AnyView> {
    let fighters = scene
        .public()
        .blockers_of(attacker)
        .or(DiceSet::of(attacker));
    let fallen = fighters.iter().filter(|die| clash.fallen.contains(*die));
    let mut chips: Vec<AnyView> = fallen.map(|die| knocked_out(scene, die)).collect();
    let through = clash.through(attacker);
    if through > 0 {
        let text = scene.count("web-dice-masters-through", "n", through);
        let good = is_mine(scene, attacker);
        chips.push(chip(good, "sym-attack", text));
    }
    chips
}

fn knocked_out(scene: &Scene, die: DieId) -> AnyView {
    let gaps = [("die", Arg::Spelled(scene.die_name(die)))];
    let text = scene.say("web-dice-masters-ko", &gaps);
    let mine = is_mine(scene, die);
    chip(!mine, if mine { "ic-close" } else { "ic-confirm" }, text)
}

fn chip(good: bool, icon: &'static str, text: String) -> AnyView {
    let class = if good {
        "chip chip-good"
    } else {
        "chip chip-bad"
    };
    view! { <span class=class><Icon name=icon/>{text}</span> }.into_any()
}

/// What all lanes come to for whoever is attacked.
fn total(scene: &Scene) -> Option<AnyView> {
    let clash = scene.clash()?;
    let sum: u8 = clash.through.iter().map(|(_, n)| n).sum();
    let hit = hit(scene)?;
    let n = ("n", Arg::number(sum));
    let said = if scene.in_teams() {
        let [mine, who] = sides::gaps(scene, hit);
        scene.say("web-dice-masters-total-side", &[mine, who, n])
    } else {
        scene.say("web-dice-masters-total", &[("seat", Arg::Seat(hit)), n])
    };
    view! {
        <p class="ms-total">
            <span>{said}</span>
            {mat::life(scene, hit)}
        </p>
    }
    .into_any()
    .into()
}

/// Whoever is attacked.
fn hit(scene: &Scene) -> Option<Seat> {
    let attacker = scene.public().attackers.first()?;
    let by = scene.public().die(attacker).controller;
    scene.game.rivals(by).first()
}
