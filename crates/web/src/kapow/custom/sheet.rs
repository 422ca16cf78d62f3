//! The sheet with all set-up choices.

use super::{Custom, fighters};
use crate::boards::GameBox;
use crate::company::{self, Entry, list};
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::route::Route;
use crate::tongue::{s, t, voice};
use game_kapow::{Cards, Kapow, Mode};
use kernel::{Arg, Game, Said};
use leptos::prelude::*;

/// The sheet.
#[component]
pub(crate) fn CustomSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let custom = RwSignal::new(Custom::recall());
    Effect::new(move || custom.with(Custom::keep));
    let play = move || Route::Match(GameBox::Kapow, custom.with(Custom::way)).address();
    let shuffle = move |_| custom.update(|custom| *custom = custom.clone().shuffled());
    view! {
        <Sheet
            class="custom kapow"
            icon="ic-settings"
            title=Signal::derive(s(GameBox::Kapow.named("web-custom-title")))
            close=Callback::new(move |()| open.set(false))
        >
            {modes(custom)}
            {move || fighters::rows(custom)}
            {move || agreed(custom)}
            <div class="offers">
                <button class="button" type="button" on:click=shuffle>
                    <Icon name="ic-random"/>{t("web-random")}
                </button>
                <a class="button button-main" href=play>
                    <Icon name="ic-play"/>{t("web-play-now")}
                </a>
            </div>
        </Sheet>
    }
}

fn modes(custom: RwSignal<Custom>) -> AnyView {
    company::modes(
        Kapow::ID,
        &Mode::ALL.map(|mode| (mode, mode.id())),
        move || custom.with(|custom| custom.mode),
        move |mode| custom.update(|custom| custom.choose_mode(mode)),
    )
}

/// What the mode leaves to agree on.
fn agreed(custom: RwSignal<Custom>) -> Option<AnyView> {
    match custom.with(|custom| custom.mode) {
        Mode::Beginner | Mode::Duel => None,
        Mode::Teams => Some(drafting(custom)),
        Mode::Solo | Mode::Coop => Some(extra_life(custom)),
    }
}

/// Whether the Team-Up cards are chosen (KA-12.3).
fn drafting(custom: RwSignal<Custom>) -> AnyView {
    let is_on = move || custom.with(|custom| custom.options.cards == Cards::Drafted);
    let turn = move |_| {
        let cards = if is_on() {
            Cards::Dealt
        } else {
            Cards::Drafted
        };
        custom.update(|custom| custom.options.cards = cards);
    };
    view! {
        <ul class="switches">
            <li>
                <button
                    class="switch"
                    type="button"
                    role="switch"
                    aria-checked=move || is_on().to_string()
                    on:click=turn
                >
                    <span><b>{t("web-kapow-drafted")}</b><small>"KA-12.3"</small></span>
                    <i aria-hidden="true"></i>
                </button>
            </li>
        </ul>
    }
    .into_any()
}

const EXTRA_LIFE: [u8; 6] = [0, 5, 10, 15, 20, 30];

/// Life that persons have more than their boards say.
fn extra_life(custom: RwSignal<Custom>) -> AnyView {
    let (voice, now) = (voice(), custom.with(|custom| custom.options.extra_life));
    let entry = |count: u8| -> Entry {
        let said = Said::new("web-kapow-extra-life-count").with("count", Arg::number(count));
        (count.to_string(), voice.say(&said))
    };
    let label = voice.text("web-kapow-extra-life");
    let entries = EXTRA_LIFE.map(entry).to_vec();
    let choose = move |count: String| {
        let count = count.parse().unwrap_or_default();
        custom.update(|custom| custom.options.extra_life = count);
    };
    let choice = list(label.clone(), &[(None, entries)], &now.to_string(), choose);
    let how = voice.text("web-kapow-extra-life-how");
    view! { <div class="custom-row"><b>{label}</b>{choice}<small>{how}</small></div> }.into_any()
}
