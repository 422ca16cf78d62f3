//! Beside the board: chances of the throw in mind, the wheel of kinship, and the log.

use super::Session;
use super::scene::Scene;
use crate::icon::Icon;
use crate::settings::Settings;
use bots::Noise;
use game_irondie::ahead;
use game_irondie::{Colour, Kinship, Offer, Stage};
use kernel::{Arg, Said};
use leptos::prelude::*;
use std::fmt::Write;
use wire::{Act, Player};

/// All panels.
pub(super) fn panels(session: Session) -> Vec<AnyView> {
    let Some(scene) = session.scene() else {
        return Vec::new();
    };
    let wants_odds = Settings::get().0.with(|chosen| chosen.odds);
    let odds = wants_odds.then(|| odds(&scene)).flatten();
    odds.into_iter()
        .chain([kinship(&scene), log(&scene, session)])
        .chain(offer_draw(&scene, session))
        .chain(give_up(&scene, session))
        .collect()
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
    let voice = session.voice();
    session.with_screen(|screen| {
        let newest = screen.log().len().saturating_sub(2);
        let lines = screen.log()[newest..].iter();
        let said: Vec<String> = lines.map(|line| voice.say(&line.said)).collect();
        said.join(" ")
    })
}

/// The first seat a sentence is about.
pub(super) fn seat_of(said: &Said) -> Option<usize> {
    said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat.index()),
        _ => None,
    })
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
        [Some(one), Some(other)] => {
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

/// How many sentences the log shows.
const LOG: usize = 60;

fn log(scene: &Scene, session: Session) -> AnyView {
    let lines: Vec<AnyView> = session.with_screen(|screen| {
        let newest = screen.log().iter().rev().take(LOG);
        newest.map(|line| log_line(scene, &line.said)).collect()
    });
    let round = Said::new("irondie-round").with("round", Arg::number(scene.view.public.round));
    view! {
        <section class="panel">
            <h2>
                <Icon name="ic-log"/>
                " "
                {scene.voice.text("web-log")}
                <small>{scene.voice.say(&round)}</small>
            </h2>
            <ol class="log">{lines}</ol>
        </section>
    }
    .into_any()
}

fn log_line(scene: &Scene, said: &Said) -> AnyView {
    let seat = seat_of(said);
    let class = if said.key.ends_with("-round") {
        "log-round"
    } else {
        ""
    };
    view! { <li class=class data-seat=seat>{scene.voice.say(said)}</li> }.into_any()
}
