//! Anybody's board to be read: what lies on which ability, and what abilities say.

use super::ability::standing;
use super::columns::Sheet;
use super::scene::Scene;
use super::{look, slot};
use crate::die::{DieState, die};
use dice::DieId;
use game_kapow::{Ability, Fighter, Home, SpotId, ability_text, unboxed_text};
use kernel::Said;
use leptos::prelude::*;

/// The dice on an ability, in the order of its slots. Behind a screen there are none to be seen.
pub(super) fn dice_on(scene: &Scene, fighter: Fighter, spot: SpotId) -> Vec<DieId> {
    if scene.is_covered(fighter) {
        return Vec::new();
    }
    let slots = scene.game.slots(fighter, spot);
    slots
        .iter()
        .filter_map(|slot| scene.table().die_in(fighter, slot))
        .collect()
}

/// Whether an ability works as it lies, lacks dice, or has none.
pub(super) fn state(scene: &Scene, fighter: Fighter, spot: SpotId) -> Option<&'static str> {
    let complete = scene.game.complete(&scene.table(), fighter, spot) > 0;
    match (complete, dice_on(scene, fighter, spot).is_empty()) {
        (true, _) => Some("full"),
        (false, false) => Some("half"),
        (false, true) => None,
    }
}

/// The abilities with dice on them, in order; with `all` also those without.
pub(super) fn placed(scene: &Scene, fighter: Fighter, all: bool) -> Vec<AnyView> {
    let tokens = scene.corner(fighter).tokens;
    let is_there = |spot: &SpotId| {
        let ability = scene.game.ability(&scene.table(), fighter, *spot);
        ability.home != Home::Token || tokens > 0
    };
    let spots = scene.game.spots(fighter).filter(is_there);
    let shown = spots.filter_map(|spot| {
        let dice = dice_on(scene, fighter, spot);
        let state = state(scene, fighter, spot).filter(|_| all || !dice.is_empty());
        (all || !dice.is_empty()).then(|| one_placed(scene, fighter, spot, (state, dice)))
    });
    shown.collect()
}

fn one_placed(
    scene: &Scene,
    fighter: Fighter,
    spot: SpotId,
    (state, dice): (Option<&'static str>, Vec<DieId>),
) -> AnyView {
    let dice: Vec<AnyView> = dice.into_iter().map(|die| small(scene, die)).collect();
    let lacking = (state == Some("half")).then(|| {
        let text = scene.voice.text("web-kapow-lacks-dice");
        view! { <span class="unseen">{text}</span> }
    });
    view! {
        <li class="kp-placed" data-state=state>
            {scene.spot_name(fighter, spot)}
            {lacking}
            <span class="dice">{dice}</span>
        </li>
    }
    .into_any()
}

/// A die as it lies, small.
pub(super) fn small(scene: &Scene, one: DieId) -> AnyView {
    die(look::look(scene, one, "die-s", DieState::Idle), None)
}

/// The box of an ability; a tap on the own one does something.
pub(super) fn dice_box(sheet: &Sheet<'_>, spot: SpotId) -> AnyView {
    slot::dice_box(sheet, spot, standing(sheet, spot))
}

/// All that an ability says.
pub(super) fn text(scene: &Scene, ability: &Ability) -> String {
    scene
        .voice
        .say_all(&ability_text(scene.game.pack(), ability))
}

/// When it happens and what it does, where the box is drawn beside it.
pub(super) fn effect(scene: &Scene, ability: &Ability) -> String {
    scene
        .voice
        .say_all(&unboxed_text(scene.game.pack(), ability))
}

/// The same, with a line for each row of a list (KA-13.5).
pub(super) fn rows(scene: &Scene, ability: &Ability) -> Vec<String> {
    let said = unboxed_text(scene.game.pack(), ability);
    let begins = |one: &Said| matches!(&*one.key, "kapow-row-symbol" | "kapow-row-any");
    let lines = said.chunk_by(|_, next| !begins(next));
    lines.map(|line| scene.voice.say_all(line)).collect()
}
