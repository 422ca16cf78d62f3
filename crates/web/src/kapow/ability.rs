//! An ability on a board: its name, what it does, its box, and how it stands.

use super::about;
use super::columns::Sheet;
use super::slot;
use crate::icon::Icon;
use game_kapow::{Home, Offer, SpotId, Timing, brief_text};
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
pub(super) fn row(sheet: &Sheet<'_>, spot: SpotId, timed: bool) -> AnyView {
    let scene = sheet.scene;
    let ability = scene.game.ability(scene.table(), sheet.fighter, spot);
    let condition = condition(sheet, spot);
    // What a token does holds all the time.
    let when = (timed && ability.home != Home::Token).then(|| {
        let when = scene.when(ability.timing);
        view! { <span class="kp-time">{when}</span>" " }
    });
    let once = (ability.once && condition != Condition::Spent).then(|| {
        let once = scene.text("web-kapow-once");
        view! { " "<span class="kp-once">{once}</span> }
    });
    let note = condition.note().map(|(icon, key)| {
        view! { <span class="kp-note"><Icon name=icon/>{scene.text(key)}</span> }
    });
    let help = about::spot_key(sheet.fighter, spot);
    let brief = scene.voice.say_all(&brief_text(scene.game.pack(), ability));
    // A long box has a line of its own.
    let wide = (ability.slots.len() > 4).then_some("true");
    view! {
        <li class="kp-ability" data-state=condition.word() data-wide=wide>
            <div data-help=help tabindex="-1">
                <h3>{scene.spot_name(sheet.fighter, spot)}</h3>
                <p>{when}{brief}{once}{note}</p>
            </div>
            {right(sheet, spot, condition)}
        </li>
    }
    .into_any()
}

/// The box, or what stands in its place.
fn right(sheet: &Sheet<'_>, spot: SpotId, condition: Condition) -> Option<AnyView> {
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
fn use_button(sheet: &Sheet<'_>, spot: SpotId) -> AnyView {
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
pub(super) fn condition(sheet: &Sheet<'_>, spot: SpotId) -> Condition {
    let (scene, fighter) = (sheet.scene, sheet.fighter);
    let corner = scene.corner(fighter);
    let ability = scene.game.ability(scene.table(), fighter, spot);
    let table = scene.table();
    let begun = table.filled(fighter).meets(scene.game.slots(fighter, spot));
    let complete = scene.game.complete(table, fighter, spot) > 0;
    let used = corner.play.used.contains(spot);
    if begun {
        return match complete {
            true if sheet.outlook.wasted.contains(spot) => Condition::Wasted,
            true => Condition::Full,
            false => Condition::Half,
        };
    }
    if ability.home == Home::Token {
        return Condition::Entangled;
    }
    if corner.spent.contains(spot) {
        return Condition::Spent;
    }
    match (corner.locked.contains(spot), ability.timing) {
        _ if used => Condition::Used,
        (true, _) => Condition::Locked,
        (false, Timing::Immediate) => Condition::Idle,
        (false, _) if ability.slots.is_empty() => Condition::Full,
        (false, _) => Condition::Idle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use game_kapow::{Ability, Pack};
    use words::Lang;

    fn text(lang: Lang, ability: &Ability) -> String {
        let voice = Voice::at_table(lang, Vec::new(), None);
        voice.say_all(&brief_text(Pack::builtin(), ability))
    }

    #[test]
    fn what_stands_on_a_players_board_is_brief_in_both_languages() {
        for lang in Lang::ALL {
            let pack = Pack::builtin();
            let solo = |ability: &&Ability| matches!(ability.home, Home::Solo(_));
            for ability in pack.abilities.iter().filter(|ability| !solo(ability)) {
                let brief = text(lang, ability);
                let slips = ["kapow-", "$", "{", "  ", " -", "1 dice", "1 faces", "(s)"];
                let slip = slips.into_iter().find(|slip| brief.contains(slip));
                assert_eq!(slip, None, "{}: {brief}", ability.id);
                let length = brief.chars().count();
                assert!(
                    (1..=90).contains(&length),
                    "{}: {length} in {brief}",
                    ability.id
                );
            }
        }
    }

    #[test]
    fn a_brief_leaves_out_nothing_that_decides() {
        let brief = |lang, id: &str| {
            let abilities = &Pack::builtin().abilities;
            text(lang, abilities.iter().find(|one| one.id == id).unwrap())
        };
        for (id, de, en) in [
            (
                "adapt",
                "bei weniger Würfeln: 1 nach Wahl des Gegners",
                "if they have more dice: 1 die of their choice",
            ),
            (
                "vitamin-d",
                "eine Fähigkeit mit 2 Würfeln festlegen (kein Aktionswürfel, kein Leben)",
                "lock in an ability that takes 2 dice (no action die, no life)",
            ),
            (
                "bloodsucker",
                "Gegner wählt: −3 Leben oder 1 seiner Seiten für dich",
                "they choose: −3 life or 1 of their faces for you",
            ),
            (
                "taunt",
                "du bestimmst die Farbe neuer Eigenschaftswürfel des Gegners, je Würfel 1 Seite",
                "you choose the colour of their new trait dice, for each 1 face",
            ),
            (
                "token",
                "Gesamtangriff −2, ein Würfel entfernt ihn",
                "total attack −2, a die removes it",
            ),
        ] {
            assert_eq!(brief(Lang::De, id), de);
            assert_eq!(brief(Lang::En, id), en);
        }
    }
}
