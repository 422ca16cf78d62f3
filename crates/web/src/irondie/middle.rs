//! Between the mats: the hand while it is split, the duel, the damage, the side set; and where
//! nothing of this is due, the throwing tray.

use super::duel::{drafted_throw, duel};
use super::scene::Scene;
use super::{Session, fallen, look};
use crate::icon::Icon;
use crate::pick::Standing;
use bots::Noise;
use dice::{DiceSet, DieId};
use game_irondie::ahead;
use game_irondie::{Class, Side, Stage};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// What the moment is about.
pub(super) fn middle(scene: &Scene, session: Session) -> AnyView {
    match scene.view.public.stage {
        Stage::Split => hand(scene, session),
        Stage::Swap => swap(scene, session),
        Stage::Damage => damage(scene),
        _ if has_tray(scene) => thrown(scene, session),
        _ => duel(scene, session),
    }
}

/// Whether the dice thrown last lie between the mats: they tumble there, and nowhere else.
pub(super) fn has_tray(scene: &Scene) -> bool {
    let public = &scene.view.public;
    let busy = matches!(public.stage, Stage::Split | Stage::Swap | Stage::Damage);
    !busy && public.duel.throws.is_empty() && drafted_throw(scene).is_none()
}

pub(super) fn tray(icon: &'static str, title: String, about: String, body: AnyView) -> AnyView {
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
    let title = scene.text("irondie-zone-hand");
    let (title, how) = match scene.question {
        Some(_) => (title, scene.text("web-irondie-hand-how")),
        None => (format!("{title} · {}", scene.name(scene.me)), String::new()),
    };
    tray("ic-hand", title, how, body.into_any())
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
        let chosen = scene.draft.hand.come >> place & 1 == 1;
        let state = Standing::of(chosen, scene.question.is_some());
        let tap = Callback::new(move |()| session.tap_side(place));
        let name = scene.game.pack().kind_name(make.kind());
        let name = scene.voice.named(name);
        view! { <li class="named">{look::of_make(scene, make, state, tap)}<span>{name}</span></li> }
    });
    let body = view! {
        <div class="ir-swap">
            <ul class="dice ir-hand-dice">{set.collect_view()}</ul>
            <h3 class="small soft">{scene.text("web-irondie-side-set")}</h3>
            <ul class="dice ir-hand-dice">{side.collect_view()}</ul>
        </div>
    };
    let text = |key| scene.text(key);
    tray(
        "ic-swap",
        text("web-irondie-set"),
        text("web-irondie-swap-how"),
        body.into_any(),
    )
}

/// Attack against Defence, die by die, before anybody chooses where it hurts.
fn damage(scene: &Scene) -> AnyView {
    let mine = Side::of(scene.me);
    let tolls = [mine, mine.other()].map(|side| toll(scene, side));
    let body = view! { <div class="ir-tolls">{tolls.into_iter().collect_view()}</div> };
    let text = |key| scene.text(key);
    tray(
        "sym-attack",
        text("irondie-phase-damage"),
        text("web-irondie-damage-how"),
        body.into_any(),
    )
}

/// What one side takes, line by line.
fn toll(scene: &Scene, side: Side) -> impl IntoView + use<> {
    let public = &scene.view.public;
    let due = public.due[side as usize];
    let attack = public.zone(side.other(), Class::Attack);
    let defence = public.zone(side, Class::Defence);
    let row = |key: &str, sign: &'static str, dice: DiceSet| {
        let drawn = dice.iter().map(|die| look::shown(scene, die, "die-s"));
        view! {
            <tr>
                <th scope="row">{scene.text(key)}" "{drawn.collect_view()}</th>
                <td>{sign}{public.sum(dice)}</td>
            </tr>
        }
    };
    let pain = public.zone(side, Class::Life).iter();
    let pain = pain.filter_map(|die| wound(scene, die, super::mat::pain(scene, die)?));
    let said = Said::new("web-irondie-toll").with("seat", Arg::Seat(scene.speaker(side)));
    view! {
        <table class="ledger" data-seat=side.speaker().index()>
            <caption>{scene.voice.say(&said)}</caption>
            <tbody>
                {row("irondie-zone-attack", "", attack)}
                {row("irondie-zone-defence", "−", defence)}
                <tr class="sum">
                    <th scope="row">{scene.text("irondie-phase-damage")}</th>
                    <td>{due}</td>
                </tr>
                {pain.collect_view()}
            </tbody>
        </table>
    }
}

/// What a Life die takes, and what is left of it.
fn wound(scene: &Scene, die: DieId, points: u8) -> Option<AnyView> {
    let value = scene.view.public.value(die);
    let left = value.checked_sub(points)?;
    let row = view! {
        <tr>
            <th scope="row">{look::shown(scene, die, "die-s")}" "{scene.kind_name(die)}</th>
            <td>{value}" − "{points}" = "{left}</td>
        </tr>
    };
    Some(row.into_any())
}

/// No duel: the dice that were thrown last, and the damage to come.
fn thrown(scene: &Scene, session: Session) -> AnyView {
    let title = scene.text("web-irondie-tray");
    let body = fallen::dice(scene, session);
    tray("ic-roll", title, damage_forecast(scene), body)
}

/// The damage to come if nobody throws any more.
fn damage_forecast(scene: &Scene) -> String {
    let events = ahead::forecast(&scene.game, &scene.view, &mut Noise::new(0)).unwrap_or_default();
    let said = ahead::foretold(&events);
    let lines: Vec<String> = said.map(|said| scene.voice.say(&said)).collect();
    if lines.is_empty() {
        return String::new();
    }
    format!(
        "{} {}",
        scene.text("irondie-forecast-head"),
        lines.join(" · ")
    )
}
