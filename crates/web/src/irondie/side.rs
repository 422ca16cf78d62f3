//! Beside IRONDIE's board: chances of the throw in mind, and the wheel of kinship.

use super::draft::second;
use super::look;
use super::scene::Scene;
use crate::icon::Icon;
use crate::settings::Settings;
use bots::Noise;
use game_irondie::ahead;
use game_irondie::{Colour, Kinship, Offer};
use kernel::{Arg, Said};
use leptos::prelude::*;
use std::fmt::Write;

/// The panels besides the log.
pub(super) fn hints(scene: &Scene) -> Vec<AnyView> {
    let wants_odds = Settings::get().0.with(|chosen| chosen.odds);
    let odds = wants_odds.then(|| odds(scene)).flatten();
    odds.into_iter().chain([kinship(scene)]).collect()
}

/// The chance of each throw that the die in mind could make.
fn odds(scene: &Scene) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let die = scene.draft.hand.first?;
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
                <span>{look::shown(scene, target, "die-s")}" "{scene.kind_name(target)}</span>
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
                {scene.text("web-irondie-odds")}
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
    let pair = [colour(scene.draft.hand.first), colour(second(&scene.draft))];
    let about = match pair {
        [Some(one), Some(other)] => kinship_of(scene, one, other),
        _ => scene.text("web-irondie-kinship-how"),
    };
    view! {
        <section class="panel ir-kin">
            <h2>{scene.text("web-irondie-kinship")}</h2>
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
        let letters = scene.text(&format!("irondie-short-{id}"));
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
