//! Everybody else: life, dice, tokens and what they do, and what of their dice lies open. A tap
//! opens the whole board.

mod sheet;

use super::Session;
use super::reading;
use super::scene::Scene;
use crate::icon::Icon;
use crate::seat;
use game_kapow::{Fighter, Stage, Symbol};
use kernel::Arg;
use leptos::prelude::*;

pub(super) use sheet::sheet;

/// Everybody else, in a strip.
pub(super) fn strip(scene: &Scene, session: Session) -> AnyView {
    let others: Vec<Fighter> = scene.ally().into_iter().chain(scene.enemies()).collect();
    let class = format!("kp-rivals kp-rivals-{}", others.len());
    let card = |fighter| {
        view! { <li>{card(scene, session, fighter)} {lies(scene, fighter)}</li> }
    };
    let cards = others.into_iter().map(card).collect_view();
    view! { <ul class=class aria-label=scene.text("web-kapow-others")>{cards}</ul> }.into_any()
}

/// Who, as whom, doing what, with how much.
fn card(scene: &Scene, session: Session, fighter: Fighter) -> AnyView {
    let name = scene.fighter_name(fighter);
    let number = u8::from(fighter);
    let marks = scene.view.public.marker == scene.game.team(fighter);
    let marker = marks.then(|| {
        view! { <span class="fact"><Icon name="ic-flag"/>{scene.text("kapow-marker")}</span> }
    });
    view! {
        <button
            class="mat kp-rival"
            type="button"
            aria-haspopup="dialog"
            title=scene.text("web-kapow-read-board")
            data-seat=fighter.index()
            data-screen=if scene.is_covered(fighter) { "up" } else { "down" }
            on:click=move |_| session.read(Some(number))
        >
            <span class="seat">
                {seat::mark(fighter.seat(), &name)}
                <span class="seat-name">{name.clone()}<small>{about(scene, fighter)}</small></span>
            </span>
            <span class="facts">
                {marker}
                {screen(scene, fighter)}
                {counts(scene, fighter)}
                {tokens(scene, fighter)}
            </span>
            {life(scene, fighter)}
        </button>
    }
    .into_any()
}

/// The character, and what it does just now.
pub(super) fn about(scene: &Scene, fighter: Fighter) -> String {
    let person = scene.game.is_person(fighter);
    let character = scene.character(fighter).filter(|_| person);
    let character = character.map(|name| scene.named(&name));
    let with_me = (scene.ally() == Some(fighter)).then(|| scene.text("web-kapow-ally"));
    let parts = [with_me, character, doing(scene, fighter)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

fn doing(scene: &Scene, fighter: Fighter) -> Option<String> {
    let corner = scene.corner(fighter);
    let key = match scene.view.public.stage {
        _ if !scene.game.is_person(fighter) => "web-kapow-itself",
        Stage::Select | Stage::CleanUp if corner.play.ready => "kapow-is-ready",
        Stage::Select if scene.is_covered(fighter) => "web-kapow-chooses-covered",
        Stage::Select => "web-kapow-chooses",
        _ if scene.thinking == Some(fighter.seat()) => "web-thinks",
        _ => return None,
    };
    Some(scene.text(key))
}

fn screen(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    scene.is_covered(fighter).then(|| {
        let text = scene.text("web-kapow-screen-up");
        view! { <span class="fact kp-screen"><Icon name="ic-eye-off"/>{text}</span> }.into_any()
    })
}

/// Dice and faces, which everyone may count (KA-1.4).
fn counts(scene: &Scene, fighter: Fighter) -> AnyView {
    let fact = |key, count: u8| {
        let word = scene.count(key, "count", count);
        view! { <span class="fact"><b>{count}</b>{word}</span> }
    };
    let dice = fact("web-kapow-dice", scene.corner(fighter).dice.len());
    let faces = fact("web-kapow-faces", faces(scene, fighter));
    view! { {dice} {faces} }.into_any()
}

/// The faces a fighter has: in the pool and on dice.
fn faces(scene: &Scene, fighter: Fighter) -> u8 {
    let table = scene.table();
    let sides = table
        .actions(fighter)
        .iter()
        .flat_map(|die| table.faces_on(die));
    let clipped = sides.filter(|&side| side != Symbol::Blank).count() as u8;
    clipped + table.pool(fighter).iter().sum::<u8>()
}

pub(super) fn tokens(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    let count = scene.corner(fighter).tokens;
    (count > 0).then(|| {
        let text = scene.count("kapow-tokens", "count", count);
        view! { <span class="chip chip-bad">{text}</span> }.into_any()
    })
}

/// The life of the side, in figures and as a bar.
pub(super) fn life(scene: &Scene, fighter: Fighter) -> AnyView {
    let team = scene.game.team(fighter);
    let (left, most) = (
        scene.view.public.life[team as usize],
        scene.game.most_life(team),
    );
    let gaps = [("life", Arg::number(left)), ("most", Arg::number(most))];
    let said = scene.say("kapow-life", &gaps);
    view! {
        <span class="life">
            <Icon name="sym-life"/>
            <span aria-hidden="true">{left}<small>" / "{most}</small></span>
            <span class="unseen">{said}</span>
        </span>
        <svg
            class="kp-lifebar"
            viewBox=format!("0 0 {} 6", most.max(1))
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <rect width=most.to_string() height="6"></rect>
            <rect class="kp-left" width=left.to_string() height="6"></rect>
        </svg>
    }
    .into_any()
}

/// What lies open: an ally's dice while choosing, a board's once it has placed.
fn lies(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    let table = scene.table();
    let board = !scene.game.is_person(fighter);
    let chooses = table.stage == Stage::Select && scene.ally() == Some(fighter);
    let has_placed = matches!(table.stage, Stage::Solo(_)) || matches!(scene.phase(), Some(1 | 2));
    let lies_open = chooses || board && has_placed;
    if !lies_open {
        return None;
    }
    let loose = table.loose(fighter).iter();
    let loose: Vec<AnyView> = loose.map(|die| reading::small(scene, die)).collect();
    let loose = (!loose.is_empty()).then(|| {
        let text = scene.text(if board {
            "web-kapow-left-over"
        } else {
            "kapow-loose"
        });
        view! { <li class="kp-placed">{text}<span class="dice">{loose}</span></li> }
    });
    let aims = (chooses && scene.aims()).then(|| {
        let target = Arg::Spelled(scene.fighter_name(scene.target(fighter)));
        let text = scene.say("kapow-aims", &[("target", target)]);
        view! { <li class="kp-placed"><Icon name="ic-target"/>{text}</li> }
    });
    let name = scene.fighter_name(fighter);
    let whose = scene.has_teams().then(|| {
        view! { <li class="kp-whose" aria-hidden="true">{seat::mark(fighter.seat(), &name)}</li> }
    });
    let label = scene.say(
        "web-kapow-board-of",
        &[("name", Arg::Spelled(name.clone()))],
    );
    view! {
        <ul class="kp-lies" aria-label=label data-board=board.then_some("solo")>
            {whose} {aims} {reading::placed(scene, fighter, board)} {loose}
        </ul>
    }
    .into_any()
    .into()
}
