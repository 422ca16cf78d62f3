//! `(base + kickers) × multiplier`, as it stands.

use super::scene::Scene;
use game_kapow::{By, Fighter, Parts, Piece};
use leptos::prelude::*;

/// A total with what it is made of, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) base: Vec<Part>,
    pub(super) kickers: Vec<Part>,
    pub(super) times: u8,
    /// The ability that multiplies.
    pub(super) times_by: Option<String>,
    /// What changes the total in the end.
    pub(super) changes: Vec<Part>,
    pub(super) total: u8,
}

/// A part of a total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) value: i16,
}

/// The attack of a fighter as it stands.
pub(super) fn attack(scene: &Scene, fighter: Fighter) -> Sum {
    let parts = scene.game.attack_parts(scene.table(), fighter);
    in_words(scene, fighter, &parts)
}

/// The defence of a fighter as it stands.
pub(super) fn defence(scene: &Scene, fighter: Fighter) -> Sum {
    let parts = scene.game.defence_parts(scene.table(), fighter);
    in_words(scene, fighter, &parts)
}

/// The parts of a total with their names.
pub(super) fn in_words(scene: &Scene, fighter: Fighter, parts: &Parts) -> Sum {
    let part = |piece: &Piece| Part {
        name: match piece.by {
            By::Spot { fighter, spot } => scene.spot_name(fighter, spot),
            By::Tokens => scene.named(&scene.game.pack().stock.entangle.name),
        },
        value: piece.value,
    };
    let all = |pieces: &[Piece]| pieces.iter().map(part).collect();
    Sum {
        base: all(&parts.base),
        kickers: all(&parts.kickers),
        times: parts.times,
        times_by: parts.times_by.map(|spot| scene.spot_name(fighter, spot)),
        changes: all(&parts.changes),
        total: parts.total,
    }
}

/// The whole line with its total: `(4 Pow + 2 Pummel) × 1 = 6`.
pub(super) fn draw(scene: &Scene, sum: &Sum) -> AnyView {
    view! {
        <span class="kp-sum">{terms(scene, sum)}" = "<strong>{sum.total}</strong></span>
    }
    .into_any()
}

/// The line up to its total.
pub(super) fn terms(scene: &Scene, sum: &Sum) -> AnyView {
    if sum.base.is_empty() {
        return view! { <i>{scene.voice.text("web-kapow-no-base")}</i> }.into_any();
    }
    let inner = sum.base.iter().chain(&sum.kickers).enumerate();
    let inner: Vec<AnyView> = inner.map(|(at, part)| term(part, at == 0)).collect();
    let alone = sum.kickers.is_empty().then_some(" + 0");
    let changes: Vec<AnyView> = sum.changes.iter().map(|part| term(part, false)).collect();
    let by = sum
        .times_by
        .clone()
        .map(|name| view! { <small>{name}</small> });
    view! { "("{inner}{alone}") × "<b>{sum.times}</b>{by}{changes} }.into_any()
}

/// One number with its name behind it, and its sign before it.
fn term(part: &Part, first: bool) -> AnyView {
    let sign = match (first, part.value < 0) {
        (true, false) => "",
        (true, true) => "−",
        (false, false) => " + ",
        (false, true) => " − ",
    };
    view! { {sign}<b>{part.value.abs()}</b><small>{part.name.clone()}</small> }.into_any()
}

/// The chances of what may be rolled next.
pub(super) fn odds(_scene: &Scene) -> Option<AnyView> {
    None
}
