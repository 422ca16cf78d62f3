//! The strip of all globals, those of the own team, of both and of the others, and who has the
//! word. What cannot be used keeps its place.

use super::Session;
use super::art;
use super::scene::Scene;
use crate::help::Help;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use crate::pieces::pace::{Bead, Word, pace};
use game_dice_masters::{Energy, Face, Form, Frame, Offer, Price, Source, effect_text, face_text};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// The strip; nothing where there is no global.
pub(super) fn strip(scene: &Scene, session: Session) -> Option<AnyView> {
    let mut all: Vec<(usize, Source)> = scene
        .game
        .all_globals()
        .iter()
        .copied()
        .enumerate()
        .collect();
    // The own ones first, then those of all, of the team-mate, of the others.
    all.sort_by_key(|(_, source)| match source.kind.basic() {
        Some(_) => 1,
        None if source.owner == scene.me => 0,
        None => 2 + u8::from(scene.game.are_rivals(scene.me, source.owner)),
    });
    let items = all.iter().map(|(place, source)| {
        view! { <li>{global(scene, session, *place as u8, *source)}</li> }
    });
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| {
        view! {
            <section class="ms-globals" aria-labelledby="ms-globals">
                <h2 class="ms-heading" id="ms-globals">
                    <Icon name="ic-language"/>{scene.text("web-dice-masters-globals")}
                </h2>
                <ul>{items}</ul>
            </section>
        }
        .into_any()
    })
}

fn global(scene: &Scene, session: Session, place: u8, source: Source) -> AnyView {
    let offer = Offer::Global(place);
    let Some(printed) = scene.card(source.owner, source.kind) else {
        return ().into_any();
    };
    let at = usize::from(source.ability);
    let text = effect_text(scene.game.pack(), printed, at, Form::Short);
    let text = scene.voice.say_all(&text);
    let name = scene.source_name(source);
    let price = scene.game.ability_price(source);
    let whose = whose(scene, source);
    let inside = view! {
        {art::price(price.types, price.any)}
        <span class="ms-global-text" aria-hidden="true">{text.clone()}</span>
        <small aria-hidden="true">{name.clone()}" · "{whose.clone()}</small>
    };
    let standing = match scene.stands(offer) {
        Standing::Idle if scene.question.is_some() => Standing::Ready,
        standing => standing,
    };
    let gaps = [
        ("card", Arg::Spelled(name)),
        ("whose", Arg::Spelled(whose)),
        ("price", Arg::Spelled(price_text(scene, price))),
        ("text", Arg::Spelled(text)),
    ];
    let mut thing = Pick::new("ms-global", standing)
        .told(scene.say("web-dice-masters-global", &gaps))
        .helped(format!("global:{place}"));
    thing.data = vec![("data-can", scene.offers(offer).to_string())];
    pick(thing, inside.into_any(), session.taps(offer))
}

/// A global to be read: all of its text, whose card it stands on, and its price.
pub(super) fn help(scene: &Scene, place: usize) -> Option<Help> {
    let source = *scene.game.all_globals().get(place)?;
    let printed = scene.card(source.owner, source.kind)?;
    let at = usize::from(source.ability);
    let text = effect_text(scene.game.pack(), printed, at, Form::Whole);
    let price = price_text(scene, scene.game.ability_price(source));
    Some(Help {
        title: scene.source_name(source),
        about: whose(scene, source),
        lines: vec![
            scene.voice.say_all(&text),
            scene.say("web-dice-masters-price", &[("price", Arg::Spelled(price))]),
        ],
        ..Help::default()
    })
}

/// Whose card it is.
fn whose(scene: &Scene, source: Source) -> String {
    if source.kind.basic().is_some() {
        return scene.text(if scene.in_teams() {
            "web-dice-masters-for-everybody"
        } else {
            "web-dice-masters-for-all"
        });
    }
    let gaps = [("seat", Arg::Seat(source.owner))];
    scene.say("web-dice-masters-whose", &gaps)
}

/// A price in words: "mask, 1 energy".
fn price_text(scene: &Scene, price: &Price) -> String {
    let types = Energy::TYPES.into_iter().zip(price.types);
    let types = types.filter(|(_, count)| *count > 0);
    let types = types.map(|(energy, count)| {
        let face = face_text(Face::Energy(energy, count));
        scene.voice.say(&face)
    });
    let any = (price.any > 0).then(|| scene.count("web-dice-masters-energy", "n", price.any));
    let parts: Vec<String> = types.chain(any).collect();
    if parts.is_empty() {
        return scene.count("web-dice-masters-energy", "n", price.energy());
    }
    parts.join(", ")
}

/// Who sits there, with the team-mate: they pass together (MA-20.7).
fn names(scene: &Scene, seat: Seat) -> String {
    let team = scene.game.team_of(seat).iter();
    let names: Vec<String> = team.map(|seat| scene.name(seat)).collect();
    names.join(" & ")
}

/// Who has the word, while both may act.
pub(super) fn word(scene: &Scene) -> Option<AnyView> {
    let Some(Frame::Window { theirs, passed, .. }) = scene.frame() else {
        return None;
    };
    let active = scene.public().active;
    let other = scene.game.rivals(active).first()?;
    // Of a team, whoever is asked.
    let holder = scene.asked().first()?;
    let bead = |seat: Seat, key: &str, word: Word| Bead {
        seat: Some(seat),
        name: match word {
            Word::Now => scene.name(seat),
            _ => names(scene, seat),
        },
        does: scene.text(key),
        word,
    };
    let now = "web-dice-masters-word-now";
    let beads = if theirs {
        vec![
            bead(active, "web-dice-masters-word-passed", Word::Done),
            bead(holder, now, Word::Now),
            bead(active, "web-dice-masters-word-again", Word::Open),
        ]
    } else if passed {
        vec![
            bead(other, "web-dice-masters-word-passed", Word::Done),
            bead(holder, now, Word::Now),
        ]
    } else {
        vec![
            bead(holder, now, Word::Now),
            bead(other, "web-dice-masters-word-open", Word::Open),
        ]
    };
    let beads = pace(scene.text("web-dice-masters-word"), &beads);
    Some(view! { <section class="mat ms-word">{beads}</section> }.into_any())
}
