//! The sheet with all set-up choices.

use super::{Custom, agreed, seats};
use crate::boards::GameBox;
use crate::company;
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::route::Route;
use crate::tongue::{s, t};
use game_irondie::{Irondie, Mode};
use kernel::Game;
use leptos::prelude::*;

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

fn modes(custom: RwSignal<Custom>) -> AnyView {
    company::modes(
        Irondie::ID,
        &Mode::ALL.map(|mode| (mode, mode.id())),
        move || custom.with(|custom| custom.mode),
        move |mode| custom.update(|custom| custom.choose_mode(mode)),
    )
}
