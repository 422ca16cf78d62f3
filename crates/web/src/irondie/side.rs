//! Beside the board: chances of the throw in mind, the wheel of kinship, and the log.

use super::Session;
use super::scene::Scene;
use super::telling;
use crate::anew::Anew;
use crate::icon::Icon;
use crate::log;
use crate::settings::Settings;
use bots::Noise;
use game_irondie::ahead;
use game_irondie::{Colour, Kinship, Offer, Stage};
use kernel::{Arg, Said};
use leptos::prelude::*;
use std::fmt::Write;
use wire::{Act, Player};

/// All panels. The log follows what happens, the others also what is tapped.
pub(super) fn panels(session: Session) -> Vec<AnyView> {
    vec![
        (move || hints(session)).into_any(),
        (move || log(session)).into_any(),
        (move || leaving(session)).into_any(),
    ]
}

fn hints(session: Session) -> Vec<AnyView> {
    let Some(scene) = session.shown() else {
        return Vec::new();
    };
    let wants_odds = Settings::get().0.with(|chosen| chosen.odds);
    let odds = wants_odds.then(|| odds(&scene)).flatten();
    odds.into_iter().chain([kinship(&scene)]).collect()
}

/// The ways out of a match.
fn leaving(session: Session) -> Option<AnyView> {
    let scene = session.scene()?;
    let ways = [
        offer_draw(&scene, session),
        give_up(&scene, session),
        new_match(&scene),
    ];
    Some(
        view! { <div class="leaving">{ways.into_iter().flatten().collect_view()}</div> }.into_any(),
    )
}

/// A new match instead of this one, at a table in this page. It takes two presses.
fn new_match(scene: &Scene) -> Option<AnyView> {
    let anew = use_context::<Anew>()?;
    let key = if anew.sure.get() {
        "web-new-match-sure"
    } else {
        "web-new-match"
    };
    let button = view! {
        <button class="button button-quiet" type="button" on:click=move |_| anew.press()>
            <Icon name="ic-roll"/>{scene.voice.text(key)}
        </button>
    };
    Some(button.into_any())
}

/// People who play with people may agree on a draw.
fn offer_draw(scene: &Scene, session: Session) -> Option<AnyView> {
    let me = scene.view.viewer.seat()?;
    let over = matches!(scene.view.public.stage, Stage::Over(_));
    let named = |player: &Player| matches!(player, Player::Person { name, .. } if !name.is_empty());
    let open = session
        .card
        .with(|card| card.players.iter().all(named) && !card.wants_draw.contains(me));
    (open && !over).then(|| {
        view! {
            <button
                class="button button-quiet"
                type="button"
                on:click=move |_| session.act(Act::Draw)
            >
                <Icon name="sym-equal"/>{scene.voice.text("web-draw-offer")}
            </button>
        }
        .into_any()
    })
}

/// Giving up takes two presses.
fn give_up(scene: &Scene, session: Session) -> Option<AnyView> {
    let over = matches!(scene.view.public.stage, Stage::Over(_));
    let plays = scene.view.viewer.seat().is_some() && !over;
    let sure = session.gives_up.get();
    let key = if sure {
        "web-give-up-sure"
    } else {
        "web-give-up"
    };
    let act = move |_| {
        session.gives_up.set(!sure);
        if sure {
            session.act(Act::Resign);
        }
    };
    plays.then(|| {
        view! {
            <button class="button button-quiet" type="button" on:click=act>
                <Icon name="ic-flag"/>{scene.voice.text(key)}
            </button>
        }
        .into_any()
    })
}

/// The newest sentence, for the line that is read aloud.
pub(super) fn live_line(session: Session) -> String {
    let Some(scene) = untrack(|| session.scene()) else {
        return String::new();
    };
    let voice = session.voice();
    if let Some(seat) = session.with_screen(|screen| screen.undone) {
        return voice.say(&Said::new("web-undone").with("seat", Arg::Seat(seat)));
    }
    let told = session.with_screen(|screen| telling::newest(&scene, screen, 2));
    let told: Vec<String> = told.iter().map(|entry| entry.text(&voice)).collect();
    told.join(" ")
}

/// The line of the log whose moment is looked at.
pub(super) fn told_at(session: Session, line: usize) -> String {
    let scene = untrack(|| session.scene());
    let told = scene.and_then(|scene| {
        let entries = session.with_screen(|screen| telling::entries(&scene, screen));
        let entry = entries.into_iter().find(|entry| entry.place >= line)?;
        Some(entry.text(&scene.voice))
    });
    told.unwrap_or_default()
}

/// The chance of each throw that the die in mind could make.
fn odds(scene: &Scene) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let die = scene.draft.first?;
    let throws = question.offers.iter().filter(
        |offer| matches!(**offer, Offer::Throw { die: d, .. } | Offer::Sweep(d) if d == die),
    );
    let chances: Vec<_> = throws
        .flat_map(|offer| ahead::odds(&scene.game, &scene.view, *offer, &mut Noise::new(0)))
        .collect();
    if chances.is_empty() {
        return None;
    }
    let line = |(target, hits)| {
        let percent = (200 * hits + 6) / 12;
        view! {
            <li>
                <span>{scene.kind_name(target)}</span>
                <b>{percent}" %"</b>
                <progress class="bar" max="100" value=percent>{percent}" %"</progress>
            </li>
        }
    };
    let view = view! {
        <section class="panel" id="odds">
            <h2>
                <Icon name="ic-odds"/>
                " "
                {scene.voice.text("web-irondie-odds")}
                <small>{scene.kind_name(die)}</small>
            </h2>
            <ul class="odds">{chances.into_iter().map(line).collect_view()}</ul>
        </section>
    };
    Some(view.into_any())
}

const WHEEL: [(Colour, u8, u8, u8); 8] = [
    (Colour::Red, 60, 18, 15),
    (Colour::Purple, 96, 39, 15),
    (Colour::Blue, 96, 81, 15),
    (Colour::Green, 60, 102, 15),
    (Colour::Yellow, 24, 81, 15),
    (Colour::Orange, 24, 39, 15),
    (Colour::Black, 49, 60, 11),
    (Colour::White, 71, 60, 11),
];

/// The wheel of colours, with the pair in mind.
fn kinship(scene: &Scene) -> AnyView {
    let colour = |die: Option<dice::DieId>| die.map(|die| scene.view.public.make(die).colour());
    let pair = [colour(scene.draft.first), colour(scene.draft.second)];
    let about = match pair {
        [Some(one), Some(other)] => kinship_of(scene, one, other),
        _ => scene.voice.text("web-irondie-kinship-how"),
    };
    view! {
        <section class="panel ir-kin">
            <h2>{scene.voice.text("web-irondie-kinship")}</h2>
            <div>
                <svg
                    class="ir-wheel"
                    viewBox="0 0 120 120"
                    aria-hidden="true"
                    inner_html=wheel(scene, pair)
                ></svg>
                <p class="small">{about}</p>
            </div>
        </section>
    }
    .into_any()
}

/// How two colours stand to each other, in words.
pub(super) fn kinship_of(scene: &Scene, one: Colour, other: Colour) -> String {
    let key = match one.kinship(other) {
        Kinship::Allied => "web-irondie-allied",
        Kinship::Enemy => "web-irondie-enemy",
        Kinship::Neutral => "web-irondie-neutral",
    };
    let said = Said::new(key)
        .with("one", colour_name(scene, one))
        .with("other", colour_name(scene, other));
    scene.voice.say(&said)
}

fn colour_name(scene: &Scene, colour: Colour) -> Arg {
    let name = scene.game.pack().colour_name(colour);
    Arg::Named {
        de: name.de.clone(),
        en: name.en.clone(),
    }
}

fn wheel(scene: &Scene, pair: [Option<Colour>; 2]) -> String {
    let mut svg = String::new();
    for (colour, x, y, radius) in WHEEL {
        let (stroke, width) = if pair.contains(&Some(colour)) {
            ("--ink", 3)
        } else {
            ("--die-rim", 1)
        };
        let (id, size) = (colour.id(), if radius > 12 { 12 } else { 10 });
        let letters = scene.voice.text(&format!("irondie-short-{id}"));
        write!(
            svg,
            "<g data-kind=\"x\" data-colour=\"{id}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" \
             fill=\"var(--die-body)\" stroke=\"var({stroke})\" stroke-width=\"{width}\"/>\
             <text class=\"die-text\" x=\"{x}\" y=\"{y}.5\" font-size=\"{size}\">{letters}</text></g>"
        )
        .expect("a string takes all");
    }
    svg
}

fn log(session: Session) -> Option<AnyView> {
    let scene = untrack(|| session.scene())?;
    let voice = session.voice();
    let entries = session.with_screen(|screen| telling::entries(&scene, screen));
    let round = Said::new("irondie-round").with("round", Arg::number(scene.view.public.round));
    Some(log::panel(&voice, voice.say(&round), &entries))
}
