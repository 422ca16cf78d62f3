//! An ability on a board: its name, what it does, its box, and how it stands.

use super::about;
use super::brief;
use super::columns::Sheet;
use super::slot;
use crate::icon::Icon;
use game_kapow::{Home, Offer, SpotId, Timing};
use leptos::prelude::*;

/// How an ability stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
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

impl Standing {
    const fn word(self) -> &'static str {
        match self {
            Standing::Idle => "idle",
            Standing::Half => "half",
            Standing::Full => "full",
            Standing::Wasted => "wasted",
            Standing::Locked => "locked",
            Standing::Spent => "spent",
            Standing::Used => "used",
            Standing::Entangled => "entangled",
        }
    }

    /// What is said of it beside its text, and the icon.
    const fn note(self) -> Option<(&'static str, &'static str)> {
        match self {
            Standing::Wasted => Some(("ic-mistake", "web-kapow-wasted")),
            Standing::Locked => Some(("ic-lock", "web-kapow-locked")),
            Standing::Spent => Some(("ic-close", "web-kapow-spent")),
            Standing::Used => Some(("ic-confirm", "web-kapow-used")),
            Standing::Idle | Standing::Half | Standing::Full | Standing::Entangled => None,
        }
    }
}

/// An ability in its row; `timed` where the column does not say when it happens.
pub(super) fn row(sheet: &Sheet<'_>, spot: SpotId, timed: bool) -> AnyView {
    let scene = sheet.scene;
    let ability = scene.game.ability(&scene.table(), sheet.fighter, spot);
    let standing = standing(sheet, spot);
    // What a token does holds all the time.
    let when = (timed && ability.home != Home::Token).then(|| {
        let when = brief::when(scene, ability.timing);
        view! { <span class="kp-time">{when}</span>" " }
    });
    let once = (ability.once && standing != Standing::Spent).then(|| {
        let once = scene.voice.text("web-kapow-once");
        view! { " "<span class="kp-once">{once}</span> }
    });
    let note = standing.note().map(|(icon, key)| {
        view! { <span class="kp-note"><Icon name=icon/>{scene.voice.text(key)}</span> }
    });
    let help = about::spot_key(sheet.fighter, spot);
    // A long box has a line of its own.
    let wide = (ability.slots.len() > 4).then_some("true");
    view! {
        <li class="kp-ability" data-state=standing.word() data-wide=wide>
            <div data-help=help tabindex="-1">
                <h3>{scene.spot_name(sheet.fighter, spot)}</h3>
                <p>{when}{brief::text(scene, ability)}{once}{note}</p>
            </div>
            {right(sheet, spot, standing)}
        </li>
    }
    .into_any()
}

/// The box, or what stands in its place.
fn right(sheet: &Sheet<'_>, spot: SpotId, standing: Standing) -> Option<AnyView> {
    let scene = sheet.scene;
    let ability = scene.game.ability(&scene.table(), sheet.fighter, spot);
    let free = ability.slots.is_empty() || standing == Standing::Locked;
    if !free {
        return Some(slot::dice_box(sheet, spot, standing));
    }
    if ability.timing == Timing::Immediate && sheet.asked {
        return Some(use_button(sheet, spot));
    }
    None
}

/// Uses an ability that happens at once and takes no dice.
fn use_button(sheet: &Sheet<'_>, spot: SpotId) -> AnyView {
    let (scene, session) = (sheet.scene, sheet.session);
    let offer = Offer::Use(spot);
    let question = scene.question.as_ref();
    let offered = question.is_some_and(|question| question.has(offer));
    let name = scene.spot_name(sheet.fighter, spot);
    let label = scene.said(
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
            <Icon name="ic-play"/>{scene.voice.text("web-kapow-use")}
        </button>
    }
    .into_any()
}

/// How an ability stands.
pub(super) fn standing(sheet: &Sheet<'_>, spot: SpotId) -> Standing {
    let (scene, fighter) = (sheet.scene, sheet.fighter);
    let corner = scene.corner(fighter);
    let ability = scene.game.ability(&scene.table(), fighter, spot);
    let table = scene.table();
    let begun = table.filled(fighter).meets(scene.game.slots(fighter, spot));
    let complete = scene.game.complete(&table, fighter, spot) > 0;
    let used = corner.play.used.contains(spot);
    if begun {
        return match complete {
            true if sheet.outlook.wasted.contains(spot) => Standing::Wasted,
            true => Standing::Full,
            false => Standing::Half,
        };
    }
    if ability.home == Home::Token {
        return Standing::Entangled;
    }
    if corner.spent.contains(spot) {
        return Standing::Spent;
    }
    match (corner.locked.contains(spot), ability.timing) {
        _ if used => Standing::Used,
        (true, _) => Standing::Locked,
        (false, Timing::Immediate) => Standing::Idle,
        (false, _) if ability.slots.is_empty() => Standing::Full,
        (false, _) => Standing::Idle,
    }
}
