//! The duel as a stack: last in, first out, with what comes of each throw as things stand, the
//! throw in mind on top, and the results one after the other when it is resolved.

use super::Session;
use super::look;
use super::middle::tray;
use super::scene::Scene;
use crate::icon::Icon;
use crate::screen::Screen;
use bots::Noise;
use dice::DieId;
use game_irondie::ahead::{self, Fate};
use game_irondie::{Event, Hurled, Irondie, Offer, Side, Stage, owner};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The throw that is tapped together but not yet made.
pub(super) fn drafted_throw(scene: &Scene) -> Option<Offer> {
    let offer = scene.draft.pick.filter(|&offer| scene.offers(offer))?;
    matches!(offer, Offer::Throw { .. } | Offer::Sweep(_)).then_some(offer)
}

/// The running duel.
pub(super) fn duel(scene: &Scene, session: Session) -> AnyView {
    let forecast = ahead::forecast(&scene.game, &scene.view, &mut Noise::new(0));
    let preview = drafted_throw(scene).map(|offer| draft_step(scene, offer));
    let first = usize::from(preview.is_some());
    let mut steps: Vec<AnyView> = preview.into_iter().collect();
    for (order, (place, throw)) in newest_first(scene).into_iter().enumerate() {
        let (words, chip) = match &forecast {
            Some(events) => verdict(scene, throw.die, events),
            None if scene.view.public.value(throw.die) == 0 => {
                (scene.text("web-irondie-in-the-air"), None)
            }
            None => (scene.text("web-irondie-open"), None),
        };
        let die = if scene.view.public.value(throw.die) == 0 {
            look::unknown(scene, throw.die, "die-m")
        } else {
            look::on_board(scene, session, throw.die, "die-m")
        };
        let step = Step {
            order: first + order + 1,
            place,
            throw,
            state: None,
        };
        steps.push(step.draw(scene, die, words, chip));
    }
    stack(scene, "web-irondie-duel-how", steps)
}

fn newest_first(scene: &Scene) -> Vec<(usize, Hurled)> {
    let throws = scene.view.public.duel.throws.iter().copied();
    let mut throws: Vec<(usize, Hurled)> = throws.enumerate().collect();
    throws.reverse();
    throws
}

fn stack(scene: &Scene, about: &str, steps: Vec<AnyView>) -> AnyView {
    let body = view! { <ol class="ir-stack">{steps}</ol> };
    let (title, about) = (scene.text("web-mode-irondie-duel"), scene.text(about));
    tray("ic-stack", title, about, body.into_any())
}

/// Of how many steps the newest update is made: the throws of the duel that it resolved.
pub(super) fn steps(screen: &Screen<Irondie>) -> usize {
    let is_result = |event: &Event| matches!(event, Event::Resolved { .. } | Event::Fizzled(_));
    let resolves = screen.news().iter().any(|line| is_result(&line.event));
    let before = screen.view_before().filter(|_| resolves);
    before.map_or(0, |view| view.public.duel.throws.len())
}

/// The duel that was just resolved, as far as it is shown.
pub(super) fn resolving(mut scene: Scene, session: Session, shown: usize) -> Option<AnyView> {
    let (mut before, news) = session.with_screen(|screen| {
        let news: Vec<Event> = screen.news().iter().map(|line| line.event).collect();
        Some((screen.view_before()?.clone(), news))
    })?;
    for event in &news {
        match *event {
            // The last throw may land and resolve the duel at once.
            Event::Landed { die, value } => before.public.values[die.index()] = value,
            Event::Resolved { .. } | Event::Fizzled(_) => break,
            _ => {}
        }
    }
    scene.view = before;
    scene.question = None;
    let mut steps = Vec::new();
    for (order, (place, throw)) in newest_first(&scene).into_iter().enumerate() {
        let (words, chip) = verdict(&scene, throw.die, &news);
        let step = Step {
            order: order + 1,
            place,
            throw,
            state: Some(match order + 1 {
                order if order < shown => "done",
                order if order == shown => "now",
                _ => "next",
            }),
        };
        let die = look::shown(&scene, throw.die, "die-m");
        let seen = order < shown;
        let words = if seen { words } else { String::new() };
        steps.push(step.draw(&scene, die, words, chip.filter(|_| seen)));
    }
    Some(stack(&scene, "web-irondie-resolves", steps))
}

/// One throw of the stack.
struct Step {
    /// When it is resolved.
    order: usize,
    /// When it was thrown.
    place: usize,
    throw: Hurled,
    /// Where the showing of results stands.
    state: Option<&'static str>,
}

impl Step {
    fn draw(self, scene: &Scene, die: AnyView, words: String, chip: Option<bool>) -> AnyView {
        let chip = chip.map(|hit| {
            let (class, key) = if hit {
                ("chip chip-good", "irondie-forecast-hit")
            } else {
                ("chip", "irondie-forecast-miss")
            };
            view! { <span class=class>{scene.text(key)}</span> }
        });
        let thrower = owner(self.throw.die);
        let name = step_name(scene, self.place, &self.throw);
        let who = format!("{name} · {}", scene.name(thrower));
        view! {
            <li class="ir-step" data-seat=thrower.index() data-step=self.state>
                <span class="ir-order"><b>{self.order}</b></span>
                {die}
                <Icon name="ic-arrow-right" size="ir-arrow"/>
                {targets(scene, &self.throw)}
                <p><span class="small soft">{who}</span><br/>{words}</p>
                {chip}
            </li>
        }
        .into_any()
    }
}

/// `O1`, `D1`, `O2` or `D2`. A skipped throw leaves no die, so the one that is in the air or has
/// just landed goes by the step itself.
fn step_name(scene: &Scene, place: usize, throw: &Hurled) -> &'static str {
    let public = &scene.view.public;
    let newest = place + 1 == public.duel.throws.len();
    let fresh = newest && matches!(public.stage, Stage::Hurl | Stage::DuelBonus);
    let offensive = Side::of(owner(throw.die)) == public.duel.offensive;
    match (offensive, place) {
        (true, 0) => "O1",
        (true, _) => "O2",
        (false, _) if fresh && public.duel.step == 3 => "D2",
        (false, _) => "D1",
    }
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
    let fates = ahead::fates(&scene.game, &scene.view, offer, &mut Noise::new(0));
    let lines: Vec<String> = fates.iter().map(|fate| fate_text(scene, fate)).collect();
    let line = |line: String| view! { <span class="ir-fate">{line}</span> };
    let lines = if lines.is_empty() {
        vec![scene.text("irondie-odds-none")]
    } else {
        lines
    };
    view! {
        <li class="ir-step" data-seat=scene.me.index() data-state="chosen">
            <span class="ir-order"><b>"1"</b></span>
            {look::unknown(scene, die, "die-m")}
            <Icon name="ic-arrow-right" size="ir-arrow"/>
            {targets(scene, &throw)}
            <p>
                <span class="small soft">{scene.text("web-irondie-your-throw")}</span><br/>
                {lines.into_iter().map(line).collect_view()}
            </p>
            <span class="chip chip-accent">{scene.text("web-irondie-preview")}</span>
        </li>
    }
    .into_any()
}

/// What a throw would do to a target: when it succeeds, and otherwise.
fn fate_text(scene: &Scene, fate: &Fate) -> String {
    let done = |events: &[Event]| {
        let effects: Vec<String> = events
            .iter()
            .filter_map(|event| effect(scene, event))
            .collect();
        let nothing = || scene.text("irondie-forecast-nothing");
        Arg::Spelled(if effects.is_empty() {
            nothing()
        } else {
            effects.join(", ")
        })
    };
    let mut parts = Vec::new();
    if fate.hits > 0 {
        let said = Said::new("web-irondie-fate-hit")
            .with("hits", Arg::number(fate.hits))
            .with("effects", done(&fate.hit));
        parts.push(scene.voice.say(&said));
    }
    if fate.hits < 6 {
        let said = Said::new("web-irondie-fate-miss")
            .with("misses", Arg::number(6 - fate.hits))
            .with("effects", done(&fate.miss));
        parts.push(scene.voice.say(&said));
    }
    parts.join("; ")
}

/// What comes of a throw: in words, and whether it succeeds.
fn verdict(scene: &Scene, thrown: DieId, events: &[Event]) -> (String, Option<bool>) {
    let mut parts = Vec::new();
    let mut success = None;
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::Fizzled(die) if die == thrown => {
                parts.push(scene.text("irondie-forecast-nothing"));
            }
            Event::Resolved { die, target, hit } if die == thrown => {
                success = Some(success.unwrap_or(false) || hit);
                parts.push(struck(scene, die, target, hit, &events[place + 1..]));
            }
            _ => {}
        }
    }
    if parts.is_empty() {
        return (scene.text("irondie-forecast-never"), None);
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
