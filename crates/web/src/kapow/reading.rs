//! Anybody's board to be read: boxes with what lies in them, and what abilities say. Nothing here
//! can be tapped.

use super::look;
use super::scene::Scene;
use crate::die::{DieState, die};
use crate::icon::Icon;
use dice::DieId;
use game_kapow::{Ability, Fighter, Need, Symbol, ability_text};
use leptos::prelude::*;

/// The dice on an ability, in the order of its slots. Behind a screen there are none to be seen.
pub(super) fn dice_on(scene: &Scene, fighter: Fighter, spot: u8) -> Vec<DieId> {
    if scene.is_covered(fighter) {
        return Vec::new();
    }
    let slots = scene.game.slots(fighter, spot);
    slots
        .filter_map(|slot| scene.table().die_in(fighter, slot))
        .collect()
}

/// Whether an ability works as it lies, lacks dice, or has none.
pub(super) fn state(scene: &Scene, fighter: Fighter, spot: u8) -> Option<&'static str> {
    let complete = scene.game.complete(scene.table(), fighter, spot) > 0;
    match (complete, dice_on(scene, fighter, spot).is_empty()) {
        (true, _) => Some("full"),
        (false, false) => Some("half"),
        (false, true) => None,
    }
}

/// The abilities with dice on them, in order; with `all` also those without.
pub(super) fn placed(scene: &Scene, fighter: Fighter, all: bool) -> Vec<AnyView> {
    let spots = 0..scene.game.spots(fighter);
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
    spot: u8,
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

/// A box: its slots with dice or with what they take.
pub(super) fn slots(scene: &Scene, fighter: Fighter, spot: u8) -> AnyView {
    let ability = scene.game.ability(scene.table(), fighter, spot);
    let covered = scene.is_covered(fighter);
    let mut before: Option<usize> = None;
    let mut parts = Vec::new();
    for (at, slot) in scene.game.slots(fighter, spot).enumerate() {
        // Tokens have one slot each, all alike.
        let at = at.min(ability.slots.len() - 1);
        parts.extend(before.and_then(|before| between(ability, before, at)));
        before = Some(at);
        let lies = scene.table().die_in(fighter, slot).filter(|_| !covered);
        parts.push(match lies {
            Some(one) => view! { <span class="kp-slot">{small(scene, one)}</span> }.into_any(),
            None => empty(scene, ability.slots[at].need),
        });
    }
    view! { <span class="kp-box">{parts}</span> }.into_any()
}

/// What stands between two slots: that they match, or that each is a section.
fn between(ability: &Ability, before: usize, at: usize) -> Option<AnyView> {
    let [one, other] = [before, at].map(|at| ability.slots[at]);
    if one.section != other.section {
        return Some(view! { <i class="kp-bar" aria-hidden="true"></i> }.into_any());
    }
    let joined = one.group != 0 && one.group == other.group && before != at;
    joined.then(|| view! { <span class="kp-eq" aria-hidden="true">"="</span> }.into_any())
}

/// A slot without a die. What it takes is said by the ability's text.
pub(super) fn empty(_scene: &Scene, need: Need) -> AnyView {
    view! { <span class="kp-slot" aria-hidden="true"><Icon name=icon(need)/></span> }.into_any()
}

/// The drawing of what a slot takes.
pub(super) const fn icon(need: Need) -> &'static str {
    match need {
        Need::Symbol(symbol) | Need::Exactly(symbol) => symbol_icon(symbol),
        Need::WildOnly => symbol_icon(Symbol::Wild),
        Need::BlankOnly => symbol_icon(Symbol::Blank),
        Need::Any => "sym-any",
        Need::NonBlank => "sym-non-blank",
        Need::AnyAction | Need::NonBlankAction => "sym-action-die",
    }
}

/// The drawing of a symbol.
pub(super) const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Might => "sym-might",
        Symbol::Energy => "sym-energy",
        Symbol::Toughness => "sym-toughness",
        Symbol::Agility => "sym-agility",
        Symbol::XFactor => "sym-x-factor",
        Symbol::Wild => "sym-wild",
        Symbol::Blank => "sym-blank",
    }
}

/// All that an ability says.
pub(super) fn text(scene: &Scene, ability: &Ability) -> String {
    let said = ability_text(scene.game.pack(), ability);
    let said: Vec<String> = said.iter().map(|one| scene.voice.say(one)).collect();
    said.join(" ")
}

/// When it happens and what it does, where the box is drawn beside it.
pub(super) fn effect(scene: &Scene, ability: &Ability) -> String {
    let said = ability_text(scene.game.pack(), ability);
    let ends = said.iter().position(|one| one.key == "kapow-box-end");
    let effects = ends.map_or(0, |end| end + 1).max(1);
    let said = said.iter().take(1).chain(&said[effects..]);
    let said: Vec<String> = said.map(|one| scene.voice.say(one)).collect();
    said.join(" ")
}
