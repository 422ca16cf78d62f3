//! What an upgrade in the hand would make of an ability: its levels one below the other.

use super::scene::{Scene, roman};
use crate::icon::Icon;
use game_dice_throne::{AbilityId, CardKind, Form, Offer, level_text};
use leptos::prelude::*;

/// The ability that the chosen card raises, and to which level.
pub(super) fn chosen(scene: &Scene) -> Option<(AbilityId, u8)> {
    let Offer::Play(card) = scene.draft.pick? else {
        return None;
    };
    match scene.hero(scene.me).card(card).kind {
        CardKind::Upgrade(ability, level) => Some((ability, level)),
        _ => None,
    }
}

/// The levels, while an upgrade is chosen.
pub(super) fn panel(scene: &Scene) -> Option<AnyView> {
    let (id, next) = chosen(scene)?;
    let hero = scene.hero(scene.me);
    let ability = hero.ability(id);
    let now = scene.corner(scene.me).levels[dice::Id::index(id)];
    let level = |(place, level)| {
        let text = level_text(scene.game.pack(), hero, level, Form::Short);
        let mark = match place {
            place if place == usize::from(now) => Some("web-dice-throne-level-now"),
            place if place == usize::from(next) => Some("web-dice-throne-level-next"),
            _ => None,
        };
        view! {
            <li data-next=(place == usize::from(next)).then_some("true")>
                <b>{roman(place)}</b>
                <span>{scene.voice.say_all(&text)}</span>
                <small>{mark.map(|key| scene.text(key))}</small>
            </li>
        }
    };
    let levels = ability.levels.iter().enumerate().map(level).collect_view();
    let panel = view! {
        <section class="panel dt-levels">
            <h2><Icon name="ic-stack"/>" "{scene.named(&ability.name)}</h2>
            <ol>{levels}</ol>
        </section>
    };
    Some(panel.into_any())
}
