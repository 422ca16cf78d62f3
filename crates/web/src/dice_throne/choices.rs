//! Answers that lie nowhere on the table: options of a card, numbers, sides of a die, tokens, cards
//! of a deck, defences.

use super::Session;
use super::board;
use super::look;
use super::mine;
use super::scene::Scene;
use crate::die::die;
use crate::pick::{Pick, pick};
use crate::pieces::card::{self, Size, Standing};
use game_dice_throne::{Frame, Offer};
use leptos::prelude::*;

/// All of them, as a list; nothing where all answers lie on the table.
pub(super) fn list(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let items = question.offers.iter().filter_map(|&offer| {
        let item = item(scene, session, offer)?;
        Some(view! { <li>{item}</li> })
    });
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| {
        let label = scene.text("web-dice-throne-choices");
        view! { <ul class="dt-choices" aria-label=label>{items}</ul> }.into_any()
    })
}

fn item(scene: &Scene, session: Session, offer: Offer) -> Option<AnyView> {
    match offer {
        Offer::Option(_)
        | Offer::Amount(_)
        | Offer::First(_)
        | Offer::Token(_)
        | Offer::Pay(..) => {
            let button = Pick::new("button dt-choice", scene.stands(offer));
            Some(pick(
                button,
                scene.offer(offer).into_any(),
                session.taps(offer),
            ))
        }
        Offer::Side(side) => Some(turned(scene, session, side)),
        Offer::Take(card) => {
            let face = mine::face(scene, scene.me, card);
            let standing = if scene.picks(offer) {
                Standing::Chosen(None)
            } else {
                Standing::Playable(None)
            };
            let tap = session.taps(offer);
            Some(card::card(&scene.voice, &face, &standing, Size::Hand, tap))
        }
        Offer::Use(ability, _) if matches!(scene.frame(), Some(Frame::Defend(_))) => {
            let sheet = board::Sheet {
                scene,
                session: Some(session),
                seat: scene.me,
            };
            Some(sheet.one(ability))
        }
        _ => None,
    }
}

/// A side that a die may be turned to, as it will look: like others of the one who rolled it.
fn turned(scene: &Scene, session: Session, side: u8) -> AnyView {
    let roll = match scene.frame() {
        Some(Frame::Run(run)) => usize::from(run.die().0),
        _ => 0,
    };
    let roll = scene.public().rolls.get(roll);
    let owner = roll.map_or(scene.me, |roll| roll.owner);
    let mut look = look::of_hero(scene, scene.hero(owner), side, "die-l");
    look.state = scene.stands(Offer::Side(side));
    die(look, session.taps(Offer::Side(side)))
}
