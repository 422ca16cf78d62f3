//! An ability on a board: its name, what it does, its box, and how it stands.

use super::brief;
use super::columns::Sheet;
use super::slot;
use crate::icon::Icon;
use game_kapow::{Home, Offer, Timing};
use leptos::prelude::*;

/// How an ability stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Condition {
    /// Without dice.
    Idle,
    /// Some of its dice lie there.
    Half,
    /// It is chosen.
    Full,
    /// It is chosen, and brings nothing.
    Wasted,
    /// A Lock In token takes the place of its dice.
    Locked,
    /// It can be chosen once and has been.
    Spent,
    /// It was used in this round.
    Used,
    /// A token that hinders.
    Entangled,
}

impl Condition {
    const fn word(self) -> &'static str {
        match self {
            Condition::Idle => "idle",
            Condition::Half => "half",
            Condition::Full => "full",
            Condition::Wasted => "wasted",
            Condition::Locked => "locked",
            Condition::Spent => "spent",
            Condition::Used => "used",
            Condition::Entangled => "entangled",
        }
    }

    /// What is said of it beside its text, and the icon.
    const fn note(self) -> Option<(&'static str, &'static str)> {
        match self {
            Condition::Wasted => Some(("ic-mistake", "web-kapow-wasted")),
            Condition::Locked => Some(("ic-lock", "web-kapow-locked")),
            Condition::Spent => Some(("ic-close", "web-kapow-spent")),
            Condition::Used => Some(("ic-confirm", "web-kapow-used")),
            Condition::Idle | Condition::Half | Condition::Full | Condition::Entangled => None,
        }
    }
}

/// An ability in its row; `timed` where the column does not say when it happens.
pub(super) fn row(sheet: &Sheet<'_>, spot: u8, timed: bool) -> AnyView {
    let scene = sheet.scene;
    let ability = scene.game.ability(scene.table(), sheet.fighter, spot);
    let condition = condition(sheet, spot);
    // What a token does holds all the time.
    let when = (timed && ability.home != Home::Token).then(|| {
        let when = brief::when(scene, ability.timing);
        view! { <span class="kp-time">{when}</span>" " }
    });
    let once = (ability.once && condition != Condition::Spent).then(|| {
        let once = scene.text("web-kapow-once");
        view! { " "<span class="kp-once">{once}</span> }
    });
    let note = condition.note().map(|(icon, key)| {
        view! { <span class="kp-note"><Icon name=icon/>{scene.text(key)}</span> }
    });
    let help = format!("spot:{}:{spot}", sheet.fighter.index());
    // A long box has a line of its own.
    let wide = (ability.slots.len() > 4).then_some("true");
    view! {
        <li class="kp-ability" data-state=condition.word() data-wide=wide>
            <div data-help=help tabindex="-1">
                <h3>{scene.spot_name(sheet.fighter, spot)}</h3>
                <p>{when}{brief::text(scene, ability)}{once}{note}</p>
            </div>
            {right(sheet, spot, condition)}
        </li>
    }
    .into_any()
}

/// The box, or what stands in its place.
fn right(sheet: &Sheet<'_>, spot: u8, condition: Condition) -> Option<AnyView> {
    let scene = sheet.scene;
    let ability = scene.game.ability(scene.table(), sheet.fighter, spot);
    let free = ability.slots.is_empty() || condition == Condition::Locked;
    if !free {
        return Some(slot::dice_box(sheet, spot, condition));
    }
    if ability.timing == Timing::Immediate && sheet.asked {
        return Some(use_button(sheet, spot));
    }
    None
}

/// Uses an ability that happens at once and takes no dice.
fn use_button(sheet: &Sheet<'_>, spot: u8) -> AnyView {
    let (scene, session) = (sheet.scene, sheet.session);
    let offer = Offer::Use(spot);
    let question = scene.question.as_ref();
    let offered = question.is_some_and(|question| question.has(offer));
    let name = scene.spot_name(sheet.fighter, spot);
    let label = scene.say(
        "kapow-offer-use",
        &[("ability", kernel::Arg::Spelled(name))],
    );
    view! {
        <button
            class="button kp-use"
            class:pick=offered
            type="button"
            aria-disabled=(!offered).then_some("true")
            aria-label=label
            on:click=move |_| session.answer(offer)
        >
            <Icon name="ic-play"/>{scene.text("web-kapow-use")}
        </button>
    }
    .into_any()
}

/// How an ability stands.
pub(super) fn condition(sheet: &Sheet<'_>, spot: u8) -> Condition {
    let (scene, fighter) = (sheet.scene, sheet.fighter);
    let (corner, bit) = (scene.corner(fighter), 1_u64 << spot);
    let ability = scene.game.ability(scene.table(), fighter, spot);
    let mut slots = scene.game.slots(fighter, spot);
    let table = scene.table();
    let begun = slots.any(|slot| table.filled(fighter) >> slot & 1 == 1);
    let complete = scene.game.complete(table, fighter, spot) > 0;
    let used = corner.play.used & bit != 0;
    if begun {
        return match complete {
            true if sheet.outlook.wasted.contains(&spot) => Condition::Wasted,
            true => Condition::Full,
            false => Condition::Half,
        };
    }
    if ability.home == Home::Token {
        return Condition::Entangled;
    }
    if corner.spent & bit != 0 {
        return Condition::Spent;
    }
    match (corner.locked & bit != 0, ability.timing) {
        _ if used => Condition::Used,
        (true, _) => Condition::Locked,
        (false, Timing::Immediate) => Condition::Idle,
        (false, _) if ability.slots.is_empty() => Condition::Full,
        (false, _) => Condition::Idle,
    }
}
