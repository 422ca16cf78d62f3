//! Between the mats: the hand while it is split, the duel as a stack, the damage, the side set.

use super::Session;
use super::look;
use super::scene::Scene;
use crate::die::DieState;
use crate::icon::Icon;
use bots::Noise;
use dice::DieId;
use game_irondie::ahead;
use game_irondie::{Class, Event, Hurled, Offer, Side, Stage, owner};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// What the moment is about.
pub(super) fn middle(scene: &Scene, session: Session) -> AnyView {
    match scene.view.public.stage {
        Stage::Split => hand(scene, session),
        Stage::Swap => swap(scene, session),
        Stage::Damage => damage(scene),
        _ if scene.view.public.duel.throws.is_empty() && drafted_throw(scene).is_none() => {
            news(scene, session)
        }
        _ => duel(scene),
    }
}

fn tray(icon: &'static str, title: String, about: String, body: AnyView) -> AnyView {
    let class = if icon == "ic-stack" {
        "ir-duel tray"
    } else {
        "ir-duel ir-wide tray"
    };
    view! {
        <section class=class aria-labelledby="middle-title">
            <header>
                <h2 id="middle-title"><Icon name=icon/>" "{title}</h2>
                <p class="small soft">{about}</p>
            </header>
            {body}
        </section>
    }
    .into_any()
}

fn hand(scene: &Scene, session: Session) -> AnyView {
    let dice = scene.view.public.zones.hand.and(scene.dice_of(scene.me));
    let item = |die: DieId| {
        view! {
            <li class="named">
                {look::on_board(scene, session, die, "die-l")}
                <span>{scene.kind_name(die)}</span>
            </li>
        }
    };
    let body = view! { <ul class="dice ir-hand-dice">{dice.iter().map(item).collect_view()}</ul> };
    let text = |key| scene.voice.text(key);
    tray(
        "ic-hand",
        text("irondie-zone-hand"),
        text("web-irondie-hand-how"),
        body.into_any(),
    )
}

fn swap(scene: &Scene, session: Session) -> AnyView {
    let mine = scene.dice_of(scene.me);
    let set = mine.iter().map(|die| {
        view! {
            <li class="named">
                {look::on_board(scene, session, die, "die-l")}
                <span>{scene.kind_name(die)}</span>
            </li>
        }
    });
    let side = scene
        .view
        .side_set
        .map(|side| side.makes.to_vec())
        .unwrap_or_default();
    let side = side.into_iter().enumerate().map(|(place, make)| {
        let chosen = scene.draft.come >> place & 1 == 1;
        let state = match (chosen, scene.question.is_some()) {
            (true, _) => DieState::Chosen,
            (false, true) => DieState::Offered,
            (false, false) => DieState::Idle,
        };
        let tap = Callback::new(move |()| session.draft.update(|draft| draft.come ^= 1 << place));
        let name = scene.game.pack().kind_name(make.kind());
        let name = scene.voice.named(&name.de, &name.en);
        view! { <li class="named">{look::of_make(scene, make, state, tap)}<span>{name}</span></li> }
    });
    let body = view! {
        <div class="ir-swap">
            <ul class="dice ir-hand-dice">{set.collect_view()}</ul>
            <h3 class="small soft">{scene.voice.text("web-irondie-side-set")}</h3>
            <ul class="dice ir-hand-dice">{side.collect_view()}</ul>
        </div>
    };
    let text = |key| scene.voice.text(key);
    tray(
        "ic-swap",
        text("web-irondie-set"),
        text("web-irondie-swap-how"),
        body.into_any(),
    )
}

/// Attack against Defence, side by side, before anybody chooses where it hurts.
fn damage(scene: &Scene) -> AnyView {
    let public = &scene.view.public;
    let line = |side: Side| {
        let attack = public.sum(public.zone(side.other(), Class::Attack));
        let defence = public.sum(public.zone(side, Class::Defence));
        let said = Said::new("irondie-event-damage")
            .with("seat", Arg::Seat(side.speaker()))
            .with("attack", Arg::number(attack))
            .with("defence", Arg::number(defence))
            .with("damage", Arg::number(public.due[side as usize]));
        view! {
            <li class="ir-step ir-sum" data-seat=side.speaker().index()>
                <p>{scene.voice.say(&said)}</p>
                {toll(public.due[side as usize])}
            </li>
        }
    };
    let body =
        view! { <ol class="ir-stack">{Side::BOTH.map(line).into_iter().collect_view()}</ol> };
    let text = |key| scene.voice.text(key);
    tray(
        "sym-attack",
        text("irondie-phase-damage"),
        text("web-irondie-damage-how"),
        body.into_any(),
    )
}

/// The damage a side takes, as a chip.
fn toll(due: u8) -> AnyView {
    match due {
        0 => view! { <span class="chip">"0"</span> }.into_any(),
        _ => view! { <span class="chip chip-bad">"−"{due}</span> }.into_any(),
    }
}

/// How many sentences have room between the mats.
const NEWS: usize = 5;

/// Dice that lie there for all to see need no sentence.
fn is_on_board(event: &Event) -> bool {
    matches!(
        event,
        Event::Landed { .. } | Event::Sealed(_) | Event::ToLimbo(_) | Event::RightLost(_)
    )
}

/// No duel: what has just happened.
fn news(scene: &Scene, session: Session) -> AnyView {
    let said: Vec<(Option<usize>, String)> = session.with_screen(|screen| {
        let line = |line: &crate::table::Line<Event>| {
            (
                super::side::seat_of(&line.said),
                scene.voice.say(&line.said),
            )
        };
        let told = screen.log().iter().filter(|line| !is_on_board(&line.event));
        told.map(line).collect()
    });
    let said = said[said.len().saturating_sub(NEWS)..].to_vec();
    let item = |(seat, text): (Option<usize>, String)| {
        view! { <li class="ir-step ir-sum" data-seat=seat><p>{text}</p></li> }
    };
    let body = view! { <ol class="ir-stack">{said.into_iter().map(item).collect_view()}</ol> };
    let text = |key| scene.voice.text(key);
    let forecast = damage_forecast(scene);
    tray(
        "ic-log",
        text("web-irondie-news"),
        forecast,
        body.into_any(),
    )
}

/// The throw that is tapped together but not yet made.
pub(super) fn drafted_throw(scene: &Scene) -> Option<Offer> {
    let question = scene.question.as_ref()?;
    let choice = question.choice(&scene.draft)?;
    let offer = choice.only()?;
    matches!(offer, Offer::Throw { .. } | Offer::Sweep(_)).then_some(offer)
}

fn duel(scene: &Scene) -> AnyView {
    let throws: Vec<Hurled> = scene.view.public.duel.throws.iter().copied().collect();
    let forecast = ahead::forecast(&scene.game, &scene.view, &mut Noise::new(0));
    let preview = drafted_throw(scene);
    let first = usize::from(preview.is_some());
    let mut steps: Vec<AnyView> = preview
        .map(|offer| draft_step(scene, offer))
        .into_iter()
        .collect();
    for (order, (place, throw)) in throws.iter().enumerate().rev().enumerate() {
        let (words, chip) = match &forecast {
            Some(events) => verdict(scene, throw.die, events),
            None if scene.view.public.value(throw.die) == 0 => {
                (scene.voice.text("web-irondie-in-the-air"), None)
            }
            None => (scene.voice.text("web-irondie-open"), None),
        };
        let who = format!(
            "{} · {}",
            step_name(scene, place, throw),
            scene.name(owner(throw.die))
        );
        let die = if scene.view.public.value(throw.die) == 0 {
            look::unknown(scene, throw.die, "die-m")
        } else {
            look::shown(scene, throw.die, "die-m")
        };
        steps.push(step(scene, first + order + 1, throw, die, who, words, chip));
    }
    let body = view! { <ol class="ir-stack">{steps}</ol> };
    let about = scene.voice.text("web-irondie-duel-how");
    tray(
        "ic-stack",
        scene.voice.text("web-mode-duel"),
        about,
        body.into_any(),
    )
}

/// `O1`, `D1`, `O2` or `D2`.
fn step_name(scene: &Scene, place: usize, throw: &Hurled) -> &'static str {
    let offensive = Side::of(owner(throw.die)) == scene.view.public.duel.offensive;
    match (offensive, place) {
        (true, 0) => "O1",
        (true, _) => "O2",
        (false, 1) => "D1",
        (false, _) => "D2",
    }
}

fn step(
    scene: &Scene,
    order: usize,
    throw: &Hurled,
    die: AnyView,
    who: String,
    words: String,
    chip: Option<bool>,
) -> AnyView {
    let chip = chip.map(|hit| {
        let (class, key) = if hit {
            ("chip chip-good", "irondie-forecast-hit")
        } else {
            ("chip", "irondie-forecast-miss")
        };
        view! { <span class=class>{scene.voice.text(key)}</span> }
    });
    view! {
        <li class="ir-step" data-seat=owner(throw.die).index()>
            <span class="ir-order"><b>{order}</b></span>
            {die}
            <Icon name="ic-arrow-right" size="ir-arrow"/>
            {targets(scene, throw)}
            <p><span class="small soft">{who}</span><br/>{words}</p>
            {chip}
        </li>
    }
    .into_any()
}

/// One target is drawn, several are counted.
fn targets(scene: &Scene, throw: &Hurled) -> AnyView {
    match (throw.at.first(), throw.at.len()) {
        (Some(only), 1) => look::shown(scene, only, "die-m"),
        (_, count) => view! { <span class="ir-many">{count}"×"</span> }.into_any(),
    }
}

fn draft_step(scene: &Scene, offer: Offer) -> AnyView {
    let (Offer::Throw { die, .. } | Offer::Sweep(die)) = offer else {
        return ().into_any();
    };
    let at = ahead::aim(&scene.game, &scene.view, offer, &mut Noise::new(0));
    let throw = Hurled { die, at };
    let odds = ahead::odds(&scene.game, &scene.view, offer, &mut Noise::new(0));
    let chances: Vec<String> = odds
        .iter()
        .map(|&(target, hits)| chance(scene, target, hits))
        .collect();
    let words = if chances.is_empty() {
        scene.voice.text("irondie-odds-none")
    } else {
        chances.join(" · ")
    };
    view! {
        <li class="ir-step" data-seat=scene.me.index() data-state="chosen">
            <span class="ir-order"><b>"1"</b></span>
            {look::unknown(scene, die, "die-m")}
            <Icon name="ic-arrow-right" size="ir-arrow"/>
            {targets(scene, &throw)}
            <p>
                <span class="small soft">{scene.voice.text("web-irondie-your-throw")}</span><br/>
                {words}
            </p>
            <span class="chip chip-accent">{scene.voice.text("web-irondie-preview")}</span>
        </li>
    }
    .into_any()
}

fn chance(scene: &Scene, target: DieId, hits: u64) -> String {
    let said = Said::new("web-irondie-chance")
        .with("die", Arg::Spelled(scene.kind_name(target)))
        .with("hits", Arg::number(hits));
    scene.voice.say(&said)
}

/// What comes of a throw as things stand: in words, and whether it succeeds.
fn verdict(scene: &Scene, thrown: DieId, events: &[Event]) -> (String, Option<bool>) {
    let mut parts = Vec::new();
    let mut success = None;
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::Fizzled(die) if die == thrown => {
                parts.push(scene.voice.text("irondie-forecast-nothing"));
            }
            Event::Resolved { die, target, hit } if die == thrown => {
                success = Some(success.unwrap_or(false) || hit);
                parts.push(struck(scene, die, target, hit, &events[place + 1..]));
            }
            _ => {}
        }
    }
    if parts.is_empty() {
        return (scene.voice.text("irondie-forecast-never"), None);
    }
    (parts.join("; "), success)
}

fn struck(scene: &Scene, die: DieId, target: DieId, hit: bool, after: &[Event]) -> String {
    let kind = scene.game.tables().kind(scene.view.public.make(die).kind());
    let count = if hit { kind.hit.len() } else { kind.miss.len() };
    let done = after
        .iter()
        .take(count)
        .filter_map(|event| effect(scene, event));
    let effects: Vec<String> = done.collect();
    if !effects.is_empty() {
        return effects.join(", ");
    }
    let name = Arg::Spelled(scene.kind_name(target));
    scene
        .voice
        .say(&Said::new("irondie-forecast-stays").with("die", name))
}

fn effect(scene: &Scene, event: &Event) -> Option<String> {
    let named = |die: DieId| Arg::Spelled(scene.kind_name(die));
    let said = match *event {
        Event::Changed { die, value } => Said::new("irondie-forecast-becomes")
            .with("die", named(die))
            .with("value", Arg::number(value)),
        Event::ToLimbo(die) => Said::new("irondie-forecast-limbo").with("die", named(die)),
        Event::ToAbyss(die) => Said::new("irondie-forecast-abyss").with("die", named(die)),
        _ => return None,
    };
    Some(scene.voice.say(&said))
}

/// The damage to come if nobody throws any more.
fn damage_forecast(scene: &Scene) -> String {
    let events = ahead::forecast(&scene.game, &scene.view, &mut Noise::new(0)).unwrap_or_default();
    let said = ahead::foretold(&events);
    let lines: Vec<String> = said.map(|said| scene.voice.say(&said)).collect();
    lines.join(" · ")
}
