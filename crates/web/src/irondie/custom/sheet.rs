//! The sheet with all set-up choices.

use super::{Custom, agreed, seats};
use crate::boards::GameBox;
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::route::Route;
use crate::tongue::{s, t};
use game_irondie::Mode;
use leptos::prelude::*;

const MODES: [(Mode, &str, &str); 4] = [
    (
        Mode::Duel,
        "web-mode-irondie-duel",
        "web-mode-irondie-duel-how",
    ),
    (
        Mode::Match,
        "web-mode-irondie-match",
        "web-mode-irondie-match-how",
    ),
    (
        Mode::Teams2,
        "web-mode-irondie-teams-2",
        "web-mode-irondie-teams-2-how",
    ),
    (
        Mode::Teams3,
        "web-mode-irondie-teams-3",
        "web-mode-irondie-teams-3-how",
    ),
];

/// The sheet with all choices.
#[component]
pub(crate) fn CustomSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let custom = RwSignal::new(Custom::recall());
    Effect::new(move || custom.with(Custom::keep));
    let way = move || Route::Match(GameBox::Irondie, custom.with(Custom::way)).address();
    view! {
        <Sheet
            class="custom irondie"
            icon="ic-settings"
            title=Signal::derive(s(GameBox::Irondie.named("web-custom-title")))
            close=Callback::new(move |()| open.set(false))
        >
            {modes(custom)}
            {seats::rows(custom)}
            {agreed::rows(custom)}
            <div class="offers">
                <a class="button" href=Route::Sets(None).address()>
                    <Icon name="ic-bag"/>{t("web-sets")}
                </a>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| custom.update(|c| *c = c.clone().shuffled())
                >
                    <Icon name="ic-random"/>{t("web-random")}
                </button>
                <a class="button button-main" href=way>
                    <Icon name="ic-play"/>{t("web-play-now")}
                </a>
            </div>
        </Sheet>
    }
}

fn modes(custom: RwSignal<Custom>) -> impl IntoView {
    let option = |(mode, name, how)| {
        let checked = move || custom.with(|custom| custom.mode == mode);
        view! {
            <label>
                <input
                    type="radio"
                    name="mode"
                    value=Mode::id(mode)
                    prop:checked=checked
                    on:change=move |_| custom.update(|custom| custom.choose_mode(mode))
                />
                <span><b>{t(name)}</b><small>{t(how)}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="fr-modes custom-modes">
            <legend class="unseen">{t("web-custom-mode")}</legend>
            {MODES.map(option).into_iter().collect_view()}
        </fieldset>
    }
}
