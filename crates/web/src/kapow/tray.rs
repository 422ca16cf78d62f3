//! The own side: loose dice, what an ability asks about them, the live formulas, loose faces, life.

use super::Session;
use super::draft::Question;
use super::formula;
use super::look;
use super::scene::Scene;
use crate::die::{DieState, die};
use crate::icon::{Icon, reference};
use crate::seat;
use dice::{DiceSet, DieId};
use game_kapow::ahead;
use game_kapow::{Offer, SlotId, Stage, Symbol};
use kernel::Arg;
use leptos::prelude::*;

/// The own side.
pub(super) fn mine(scene: &Scene, session: Session) -> AnyView {
    let loose = scene.table().loose(scene.mine());
    let label = scene.said(
        "web-kapow-tray",
        &[
            ("loose", Arg::number(loose.len())),
            ("all", Arg::number(scene.corner(scene.mine()).dice.len())),
        ],
    );
    let places = scene.phase() == Some(0);
    let dice = places.then(|| dice(scene, session, loose));
    let sums = places.then(|| sums(scene));
    let choices = choices(scene, session);
    let bare = (!places && choices.is_none()).then_some("true");
    view! {
        <section class="tray kp-tray" data-bare=bare aria-label=label>
            {dice}
            {choices}
            {sums}
            {me(scene)}
        </section>
    }
    .into_any()
}

/// The dice that lie in no slot.
fn dice(scene: &Scene, session: Session, loose: DiceSet) -> AnyView {
    if loose.is_empty() {
        let text = scene.voice.text("web-kapow-all-placed");
        return view! { <p class="kp-none small soft">{text}</p> }.into_any();
    }
    let many = (loose.len() > 6).then_some("true");
    let item = |one: DieId| {
        view! { <li data-drag=look::drag(one)>{loose_die(scene, session, one)}</li> }
    };
    let dice = loose.iter().map(item).collect_view();
    view! { <ul class="dice" data-many=many>{dice}</ul> }.into_any()
}

fn loose_die(scene: &Scene, session: Session, one: DieId) -> AnyView {
    let mut look = if is_in_the_air(scene, one) {
        look::of(scene, scene.game.make(one), None, "die-l")
    } else {
        look::look(scene, one, "die-l", DieState::Idle)
    };
    let question = scene.question.as_ref();
    let question = question.filter(|_| scene.view.public.stage == Stage::Select);
    if let Some(question) = question {
        look.state = loose_state(scene, question, one);
    }
    look.rolling = look::rolls(scene, one);
    let tap = question.map(|_| Callback::new(move |()| session.tap_die(one)));
    die(look, tap)
}

/// Whether a die has not landed yet.
fn is_in_the_air(scene: &Scene, die: DieId) -> bool {
    let table = &scene.table();
    let thrown = table.thrown().contains(die);
    thrown || table.stage == Stage::Roll && table.acting.contains(scene.mine())
}

fn loose_state(scene: &Scene, question: &Question, die: DieId) -> DieState {
    let draft = &scene.draft;
    if !question.is_placing() {
        return look::asked_state(scene, question, die);
    }
    match draft.slot {
        _ if draft.die == Some(die) => DieState::Chosen,
        Some(slot) if question.has(Offer::Place { die, slot }) => DieState::Offered,
        Some(_) => DieState::Ready,
        None if question.slots_for(die).is_empty() => DieState::Ready,
        None => DieState::Offered,
    }
}

/// What an ability lets somebody choose besides dice: the side a die is turned to, or a face.
fn choices(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    if scene.view.public.stage != Stage::Select || question.is_placing() {
        return None;
    }
    let turned = scene.draft.die.into_iter().flat_map(|die| {
        let turns = question.turns_of(die).into_iter();
        turns.map(move |to| Offer::Turn { die, to })
    });
    let gained = question.offers.iter().copied();
    let gained = gained.filter(|offer| matches!(offer, Offer::Gain(_)));
    let choices: Vec<AnyView> = turned
        .chain(gained)
        .filter_map(|offer| choice(scene, session, offer))
        .map(|choice| view! { <li>{choice}</li> }.into_any())
        .collect();
    (!choices.is_empty()).then(|| view! { <ul class="kp-choices">{choices}</ul> }.into_any())
}

fn choice(scene: &Scene, session: Session, offer: Offer) -> Option<AnyView> {
    let chosen = scene.draft.pick == Some(offer);
    let called = |symbol: Symbol| scene.game.called_symbol(symbol);
    let (symbol, label, tap) = match offer {
        Offer::Turn { die, to } => {
            let make = scene.game.called_make(scene.game.make(die));
            let label = scene.said("kapow-offer-turn", &[("die", make), ("symbol", called(to))]);
            (
                to,
                label,
                Callback::new(move |()| session.tap_turn(die, to)),
            )
        }
        Offer::Gain(face) => {
            let label = scene.said("kapow-offer-gain", &[("face", called(face))]);
            (
                face,
                label,
                Callback::new(move |()| session.tap_offer(offer)),
            )
        }
        _ => return None,
    };
    Some(look::face_button(scene, symbol, chosen, label, tap))
}

/// Both formulas as they stand, and what the die in the hand could make of them.
fn sums(scene: &Scene) -> AnyView {
    let mine = scene.mine();
    let best = best(scene);
    let line = |key: &str, sum: &formula::Sum, chip: Option<String>| {
        let chip = chip.map(|text| view! { <span class="chip chip-accent">{text}</span> });
        view! {
            <p>
                <span class="small soft">{scene.voice.text(key)}</span>
                <span class="kp-line">{formula::draw(scene, sum)}{chip}</span>
            </p>
        }
    };
    let attack = formula::attack(scene, mine);
    let defence = formula::defence(scene, mine);
    let (hits, blocks) = best;
    view! {
        <div class="kp-formula" role="group" aria-label=scene.voice.text("web-kapow-formulas")>
            {line("web-kapow-attack", &attack, hits)}
            {line("web-kapow-defence", &defence, blocks)}
        </div>
    }
    .into_any()
}

/// Where the die in the hand does most for attack and for defence, in words.
fn best(scene: &Scene) -> (Option<String>, Option<String>) {
    let question = scene.question.as_ref().filter(|asked| asked.is_placing());
    let (Some(question), Some(die)) = (question, scene.draft.die) else {
        return (None, None);
    };
    let (game, table, mine) = (&scene.game, &scene.table(), scene.mine());
    let now = ahead::outlook(game, table, mine);
    let slots = question.slots_for(die).into_iter();
    let then: Vec<(SlotId, ahead::Outlook)> = slots
        .map(|slot| (slot, ahead::outlook_with(game, table, mine, (die, slot))))
        .collect();
    let best = |total: fn(&ahead::Outlook) -> u8| {
        let found = then.iter().rev().max_by_key(|(_, then)| total(then))?;
        let (slot, total, now) = (found.0, total(&found.1), total(&now));
        (total > now).then(|| foretold(scene, slot, total))
    };
    (best(|then| then.attack), best(|then| then.defence))
}

fn foretold(scene: &Scene, slot: SlotId, total: u8) -> String {
    let name = scene.slot_ability(scene.mine(), slot);
    scene.said(
        "web-kapow-foretold",
        &[
            ("ability", Arg::Spelled(name)),
            ("total", Arg::number(total)),
        ],
    )
}

/// Loose faces, tokens, the start marker, life.
fn me(scene: &Scene) -> AnyView {
    let (mine, team) = (scene.mine(), scene.my_team());
    let corner = scene.corner(mine);
    let (life, most) = (scene.life_of(scene.me), scene.game.most_life(team));
    let said = scene.said(
        "kapow-life",
        &[("life", Arg::number(life)), ("most", Arg::number(most))],
    );
    let marker = (scene.view.public.marker == team && scene.view.public.round > 0).then(|| {
        let starts = scene.voice.text("kapow-marker");
        view! { <span class="chip kp-marker"><Icon name="ic-flag"/>{starts}</span> }
    });
    let tokens = (corner.tokens > 0).then(|| {
        let said = scene.said_number("kapow-tokens", "count", corner.tokens);
        view! { <span class="token" data-tone="bad"><Icon name="ic-link"/>{said}</span> }
    });
    view! {
        <div class="kp-me">
            {pool(scene)}
            {tokens}
            {marker}
            {seat::mark(scene.me, &scene.name(scene.me))}
            <span class="life" role="img" aria-label=said>
                <Icon name="sym-life"/>{life}<small>"/ "{most}</small>
            </span>
        </div>
    }
    .into_any()
}

/// Faces that are on no die.
fn pool(scene: &Scene) -> Option<AnyView> {
    let pool = scene.table().pool(scene.mine());
    let held = Symbol::FACES
        .into_iter()
        .filter(|face| pool[face.index()] > 0);
    let faces: Vec<AnyView> = held
        .map(|face| {
            let name = scene.called(&scene.game.called_symbol(face));
            let icon = reference(&format!("sym-{}", face.id()));
            view! {
                <li class="chip">
                    <svg class="icon" aria-hidden="true" inner_html=icon></svg>
                    <span class="unseen">{name}</span>
                    {pool[face.index()]}
                </li>
            }
            .into_any()
        })
        .collect();
    let name = scene.voice.text("kapow-pool");
    (!faces.is_empty()).then(|| {
        view! { <ul class="kp-loose" aria-label=name.clone() title=name>{faces}</ul> }.into_any()
    })
}
