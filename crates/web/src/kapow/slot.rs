//! A box for dice: slots that show what they accept, light up for the die in the hand, and hold the
//! dice that were placed.

use super::ability::Standing;
use super::columns::Sheet;
use super::look;
use crate::die::{DieState, die};
use crate::icon::reference;
use dice::{DieId, Id};
use game_kapow::{Home, Need, Offer, Slot, SlotId, SpotId, need_text};
use kernel::Arg;
use leptos::prelude::*;

/// The box of an ability.
pub(super) fn dice_box(sheet: &Sheet<'_>, spot: SpotId, standing: Standing) -> AnyView {
    let scene = sheet.scene;
    let ability = scene.game.ability(&scene.table(), sheet.fighter, spot);
    let slots = scene.game.slots(sheet.fighter, spot);
    let there = match ability.home {
        Home::Token => scene.corner(sheet.fighter).tokens,
        _ => slots.len(),
    };
    let mut items: Vec<AnyView> = Vec::new();
    for (at, slot) in slots.iter().take(usize::from(there)).enumerate() {
        let slot_of = |at: usize| ability.slots.get(at);
        let before = at.checked_sub(1).map(slot_of);
        items.extend(before.and_then(|before| between(before, slot_of(at))));
        items.push(one(sheet, slot, standing));
    }
    let name = Arg::Spelled(scene.spot_name(sheet.fighter, spot));
    let label = scene.said("web-kapow-box", &[("ability", name)]);
    view! { <ul class="kp-box" aria-label=label>{items}</ul> }.into_any()
}

/// What stands between two slots: `=` where dice must match, a bar between sections.
fn between(before: Option<&Slot>, slot: Option<&Slot>) -> Option<AnyView> {
    let bar = || view! { <li class="kp-bar" aria-hidden="true"></li> }.into_any();
    let (Some(before), Some(slot)) = (before, slot) else {
        return Some(bar()); // Tokens lie apart.
    };
    if before.section != slot.section {
        return Some(bar());
    }
    let matching = before.group != 0 && before.group == slot.group;
    matching.then(|| view! { <li class="kp-eq" aria-hidden="true">"="</li> }.into_any())
}

fn one(sheet: &Sheet<'_>, slot: SlotId, standing: Standing) -> AnyView {
    let table = &sheet.scene.table();
    match table.die_in(sheet.fighter, slot) {
        Some(die) => full(sheet, slot, die),
        None => empty(sheet, slot, standing),
    }
}

/// A slot with a die in it; a tap picks the die up.
fn full(sheet: &Sheet<'_>, slot: SlotId, lies: DieId) -> AnyView {
    let (scene, session) = (sheet.scene, sheet.session);
    let state = placed_state(sheet, slot, lies);
    let mut look = look::look(scene, lies, "die-s", state);
    let name = scene.slot_ability(sheet.fighter, slot);
    look.label = format!("{}, {name}", look.label);
    look.rolling = look::rolls(scene, lies);
    let tap = sheet
        .asked
        .then(|| Callback::new(move |()| session.tap_placed(lies)));
    let drag = (state == DieState::Ready).then(|| look::drag(lies));
    view! { <li class="kp-slot" data-full="true" data-drag=drag>{die(look, tap)}</li> }.into_any()
}

fn placed_state(sheet: &Sheet<'_>, slot: SlotId, lies: DieId) -> DieState {
    let scene = sheet.scene;
    let fired = scene.corner(sheet.fighter).play.fired.contains(slot);
    let Some(question) = scene.question.as_ref().filter(|_| sheet.asked) else {
        return if fired {
            DieState::Locked
        } else {
            DieState::Idle
        };
    };
    if !question.is_placing() {
        return look::asked_state(scene, question, lies);
    }
    match question.has(Offer::Lift(lies)) {
        true => DieState::Ready,
        false if fired => DieState::Locked,
        false => DieState::Idle,
    }
}

/// How an empty slot looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Light {
    /// Nothing fits.
    Dark,
    /// A loose die fits.
    Ready,
    /// The die in the hand fits.
    Lit,
    /// The same, and the box has been begun.
    Likely,
    /// It waits for a die.
    Waits,
}

impl Light {
    const fn word(self) -> &'static str {
        match self {
            Light::Dark => "idle",
            Light::Ready => "ready",
            Light::Lit => "offered",
            Light::Likely => "likely",
            Light::Waits => "chosen",
        }
    }
}

fn light(sheet: &Sheet<'_>, slot: SlotId, standing: Standing) -> Light {
    let question = sheet.scene.question.as_ref().filter(|_| sheet.asked);
    let Some(question) = question.filter(|question| question.is_placing()) else {
        return Light::Dark;
    };
    let draft = &sheet.scene.draft;
    match draft.die {
        Some(die) if !question.has(Offer::Place { die, slot }) => Light::Dark,
        Some(_) if standing == Standing::Half => Light::Likely,
        Some(_) => Light::Lit,
        None if draft.slot == Some(slot) => Light::Waits,
        None if question.dice_for(slot).is_empty() => Light::Dark,
        None => Light::Ready,
    }
}

fn empty(sheet: &Sheet<'_>, slot: SlotId, standing: Standing) -> AnyView {
    let (scene, session) = (sheet.scene, sheet.session);
    let light = light(sheet, slot, standing);
    let need = scene.game.need(&scene.table(), sheet.fighter, slot);
    let label = label(sheet, slot, need, light);
    let icon = drawing(need);
    let letter = letter(sheet, need);
    let help = format!("slot:{}:{}", sheet.fighter.index(), slot.index());
    let tap = move |_| session.tap_slot(slot);
    if light == Light::Dark {
        return view! {
            <li>
                <span
                    class="kp-slot"
                    role="img"
                    aria-label=label
                    data-state=light.word()
                    data-letter=letter
                    data-help=help
                    data-drop=sheet.asked.then_some("true")
                    tabindex="-1"
                    on:click=tap
                    inner_html=icon
                ></span>
            </li>
        }
        .into_any();
    }
    let pick = if light == Light::Ready { "" } else { " pick" };
    view! {
        <li>
            <button
                class=format!("kp-slot{pick}")
                type="button"
                aria-label=label
                data-state=light.word()
                data-letter=letter
                data-help=help
                data-drop="true"
                on:click=tap
                inner_html=icon
            ></button>
        </li>
    }
    .into_any()
}

/// "Leap: Agility", or what a tap does.
fn label(sheet: &Sheet<'_>, slot: SlotId, need: Need, light: Light) -> String {
    let scene = sheet.scene;
    let need = scene.voice.say(&need_text(scene.game.pack(), need));
    let ability = (
        "ability",
        Arg::Spelled(scene.slot_ability(sheet.fighter, slot)),
    );
    let need = ("need", Arg::Spelled(need));
    match (light, scene.draft.die) {
        (Light::Lit | Light::Likely, Some(die)) => {
            let shown = scene.game.shown(&scene.table(), die);
            let symbol = ("symbol", scene.game.called_symbol(shown));
            scene.said("web-kapow-slot-lit", &[ability, need, symbol])
        }
        (Light::Waits, _) => scene.said("web-kapow-slot-waits", &[ability, need]),
        _ => scene.said("web-kapow-slot", &[ability, need]),
    }
}

/// What a slot accepts, drawn.
pub(super) fn drawing(need: Need) -> String {
    let icon = |name: &str| {
        format!(
            "<svg class=\"icon\" aria-hidden=\"true\">{}</svg>",
            reference(name)
        )
    };
    match need {
        Need::Symbol(symbol) => icon(&format!("sym-{}", symbol.id())),
        Need::Exactly(symbol) => {
            let mark = reference("sym-no-wild");
            let symbol = icon(&format!("sym-{}", symbol.id()));
            format!("{symbol}<svg class=\"kp-exact\" aria-hidden=\"true\">{mark}</svg>")
        }
        Need::WildOnly => icon("sym-wild"),
        Need::BlankOnly => icon("sym-blank"),
        Need::Any => icon("sym-any"),
        Need::NonBlank => icon("sym-non-blank"),
        Need::AnyAction => icon("sym-any-action"),
        Need::NonBlankAction => icon("sym-non-blank-action"),
    }
}

/// The letter of the symbol, for those who want letters.
fn letter(sheet: &Sheet<'_>, need: Need) -> Option<String> {
    let (Need::Symbol(symbol) | Need::Exactly(symbol)) = need else {
        return None;
    };
    let scene = sheet.scene;
    let name = scene.called(&scene.game.called_symbol(symbol));
    name.chars().next().map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_kapow::Symbol;

    #[test]
    fn every_need_has_a_drawing_of_its_own() {
        let needs = [
            Need::Symbol(Symbol::Might),
            Need::Exactly(Symbol::Might),
            Need::WildOnly,
            Need::BlankOnly,
            Need::Any,
            Need::NonBlank,
            Need::AnyAction,
            Need::NonBlankAction,
        ];
        let mut drawn: Vec<String> = needs.map(drawing).to_vec();
        for svg in &drawn {
            let used = svg.split("href=\"#").skip(1);
            for name in used.map(|rest| rest.split('"').next().unwrap()) {
                assert!(
                    crate::icon::SPRITE.contains(&format!("id=\"{name}\"")),
                    "{name}"
                );
            }
        }
        drawn.sort();
        drawn.dedup();
        assert_eq!(drawn.len(), needs.len());
    }
}
