//! A box for dice: slots that show what they accept, light up for the die in the hand, and hold the
//! dice that were placed.

use super::ability::Condition;
use super::columns::Sheet;
use super::look;
use crate::die::die;
use crate::icon::reference;
use crate::pick::{Pick, Standing, pick};
use dice::{DieId, Id};
use game_kapow::{Home, Need, Offer, Slot, SlotId, SpotId, need_text};
use kernel::Arg;
use leptos::prelude::*;

/// The box of an ability.
pub(super) fn dice_box(sheet: &Sheet<'_>, spot: SpotId, condition: Condition) -> AnyView {
    let scene = sheet.scene;
    let ability = scene.game.ability(scene.table(), sheet.fighter, spot);
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
        items.push(one(sheet, slot, condition));
    }
    let name = Arg::Spelled(scene.spot_name(sheet.fighter, spot));
    let label = scene.say("web-kapow-box", &[("ability", name)]);
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

fn one(sheet: &Sheet<'_>, slot: SlotId, condition: Condition) -> AnyView {
    let table = sheet.scene.table();
    match table.die_in(sheet.fighter, slot) {
        Some(die) => full(sheet, slot, die),
        None => empty(sheet, slot, condition),
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
    let lift = session.on_tap(move |question, draft| question.tap_placed(draft, lies));
    let tap = lift.filter(|_| sheet.asked);
    let drag = (state == Standing::Ready).then(|| look::drag(lies));
    view! { <li class="kp-slot" data-full="true" data-drag=drag>{die(look, tap)}</li> }.into_any()
}

fn placed_state(sheet: &Sheet<'_>, slot: SlotId, lies: DieId) -> Standing {
    let scene = sheet.scene;
    let fired = scene.corner(sheet.fighter).play.fired.contains(slot);
    let Some(question) = scene.question.as_ref().filter(|_| sheet.asked) else {
        return if fired {
            Standing::Locked
        } else {
            Standing::Idle
        };
    };
    if !question.is_placing() {
        return look::asked_state(scene, question, lies);
    }
    match question.has(Offer::Lift(lies)) {
        true => Standing::Ready,
        false if fired => Standing::Locked,
        false => Standing::Idle,
    }
}

/// How an empty slot stands: whether a loose die fits or the one in the hand, and whether that is
/// likely meant because the box has been begun or the slot waits for a die.
fn empty_state(sheet: &Sheet<'_>, slot: SlotId, condition: Condition) -> Standing {
    let question = sheet.scene.question.as_ref().filter(|_| sheet.asked);
    let Some(question) = question.filter(|question| question.is_placing()) else {
        return Standing::Idle;
    };
    let draft = &sheet.scene.draft;
    match draft.hand.die {
        Some(die) if !question.has(Offer::Place { die, slot }) => Standing::Idle,
        Some(_) if condition == Condition::Half => Standing::Likely,
        Some(_) => Standing::Offered,
        None if draft.hand.slot == Some(slot) => Standing::Likely,
        None if question.dice_for(slot).is_empty() => Standing::Idle,
        None => Standing::Ready,
    }
}

fn empty(sheet: &Sheet<'_>, slot: SlotId, condition: Condition) -> AnyView {
    let (scene, session) = (sheet.scene, sheet.session);
    let standing = empty_state(sheet, slot, condition);
    let need = scene.game.need(scene.table(), sheet.fighter, slot);
    let place = Pick {
        class: "kp-slot".to_owned(),
        standing,
        label: label(sheet, slot, need, standing),
        help: Some(format!("slot:{}:{}", sheet.fighter.index(), slot.index())),
        data: letter(sheet, need).into_iter().collect(),
        takes: sheet.asked,
        ..Pick::default()
    };
    let drawn = view! { <span class="drawn" inner_html=drawing(need)></span> };
    let tap = Callback::new(move |()| session.tap_slot(slot));
    view! { <li>{pick(place, drawn.into_any(), Some(tap))}</li> }.into_any()
}

/// "Leap: Agility", or what a tap does.
fn label(sheet: &Sheet<'_>, slot: SlotId, need: Need, standing: Standing) -> String {
    let scene = sheet.scene;
    let need = scene.voice.say(&need_text(scene.game.pack(), need));
    let ability = (
        "ability",
        Arg::Spelled(scene.slot_ability(sheet.fighter, slot)),
    );
    let need = ("need", Arg::Spelled(need));
    match (standing, scene.draft.hand.die) {
        (Standing::Offered | Standing::Likely, Some(die)) => {
            let shown = scene.game.shown(scene.table(), die);
            let symbol = ("symbol", scene.game.called_symbol(shown));
            scene.say("web-kapow-slot-lit", &[ability, need, symbol])
        }
        (Standing::Likely, None) => scene.say("web-kapow-slot-waits", &[ability, need]),
        _ => scene.say("web-kapow-slot", &[ability, need]),
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
fn letter(sheet: &Sheet<'_>, need: Need) -> Option<(&'static str, String)> {
    let (Need::Symbol(symbol) | Need::Exactly(symbol)) = need else {
        return None;
    };
    let scene = sheet.scene;
    let name = scene.called(&scene.game.called_symbol(symbol));
    let letter = name.chars().next()?;
    Some(("data-letter", letter.to_string()))
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
