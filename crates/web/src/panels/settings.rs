//! The settings sheet.

use super::Sheet;
use crate::settings::{Chosen, Settings, Theme, Type};
use crate::speed::Speed;
use crate::switch::switch;
use crate::turn;
use crate::voice::{Tongue, t};
use leptos::prelude::*;
use words::Lang;

pub(super) fn sheet() -> impl IntoView {
    view! {
        <Sheet class="pn-set" icon="ic-settings" title=Signal::derive(t("web-settings"))>
            {language()} {look()} {size()}
            {speed()}
            <h3>{t("web-set-dice")}</h3>
            <ul class="switches">
                {setting("web-set-rolls", "web-set-rolls-why", |c| &mut c.rolls)}
                {setting("web-set-odds", "web-set-odds-why", |c| &mut c.odds)}
            </ul>
            <h3>{t("web-set-sound-and-motion")}</h3>
            <ul class="switches">
                {setting("web-set-sound", "web-set-sound-why", |c| &mut c.sound)}
                {notify()}
                {setting("web-set-motion", "web-set-motion-why", |c| &mut c.less_motion)}
            </ul>
            <h3>{t("web-set-handling")}</h3>
            <ul class="switches">
                {setting("web-set-confirm", "web-set-confirm-why", |c| &mut c.confirm)}
                {setting("web-set-command", "web-set-command-why", |c| &mut c.command)}
            </ul>
        </Sheet>
    }
}

fn language() -> impl IntoView {
    // The names of languages stand in their own language.
    let options = [(Lang::De, "Deutsch"), (Lang::En, "English")];
    let (settings, tongue) = (Settings::get(), Tongue::get());
    let radios = options.map(|(lang, name)| {
        let checked = move || settings.lang() == lang;
        let choose = move || tongue.speak(lang);
        radio("lang", move || name.to_owned(), checked, choose)
    });
    let missing = move || {
        let said = t("web-no-words");
        tongue
            .is_tied()
            .then(|| view! { <p class="why-not" role="alert">{said}</p> })
    };
    view! { {row("web-set-language", radios.into_iter().collect_view())} {missing} }
}

fn look() -> impl IntoView {
    let options = [
        (Theme::Device, "web-set-device"),
        (Theme::Light, "web-set-paper"),
        (Theme::Dark, "web-set-felt"),
    ];
    let settings = Settings::get();
    let radios = options.map(|(theme, key)| {
        let checked = move || settings.0.with(|chosen| chosen.theme == theme);
        radio("look", t(key), checked, move || {
            settings.change(|chosen| chosen.theme = theme);
        })
    });
    row("web-set-look", radios.into_iter().collect_view())
}

fn size() -> impl IntoView {
    let options = [
        (Type::Normal, "A"),
        (Type::Large, "A+"),
        (Type::Huge, "A++"),
        (Type::Most, "A+++"),
    ];
    let settings = Settings::get();
    let radios = options.map(|(size, name)| {
        let checked = move || settings.0.with(|chosen| chosen.size == size);
        radio(
            "type",
            move || name.to_owned(),
            checked,
            move || {
                settings.change(|chosen| chosen.size = size);
            },
        )
    });
    row("web-set-type", radios.into_iter().collect_view())
}

fn speed() -> impl IntoView {
    let settings = Settings::get();
    let radios = Speed::ALL.map(|speed| {
        let key = match speed {
            Speed::Calm => "web-set-calm",
            Speed::Normal => "web-set-normal",
            Speed::Fast => "web-set-fast",
            Speed::AtOnce => "web-set-at-once",
        };
        let checked = move || settings.0.with(|chosen| chosen.speed == speed);
        radio("speed", t(key), checked, move || {
            settings.change(|chosen| chosen.speed = speed);
        })
    });
    row("web-set-speed", radios.into_iter().collect_view())
}

/// A notice of the browser when it is one's turn in a hidden tab.
fn notify() -> AnyView {
    let settings = Settings::get();
    let is_on = move || settings.0.with(|chosen| chosen.notify == Some(true));
    let turn = move |on| {
        settings.change(|chosen| chosen.notify = Some(on));
        if on {
            turn::request();
        }
    };
    switch(t("web-set-notify"), t("web-set-notify-why"), is_on, turn)
}

fn row(key: &'static str, radios: impl IntoView) -> impl IntoView {
    view! {
        <div class="pn-row">
            <b>{t(key)}</b>
            <fieldset class="segments"><legend class="unseen">{t(key)}</legend>{radios}</fieldset>
        </div>
    }
}

fn radio(
    group: &'static str,
    name: impl Fn() -> String + Send + Sync + 'static,
    checked: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=checked on:change=move |_| choose()/>
            <span>{name}</span>
        </label>
    }
}

/// A switch that a setting stands for.
fn setting(name: &'static str, why: &'static str, field: fn(&mut Chosen) -> &mut bool) -> AnyView {
    let settings = Settings::get();
    let is_on = move || *field(&mut settings.0.get());
    let turn = move |on| settings.change(|chosen| *field(chosen) = on);
    switch(t(name), t(why), is_on, turn)
}
