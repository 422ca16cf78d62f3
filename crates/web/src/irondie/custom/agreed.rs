//! What the players may agree on (IR-17), behind one more tap.

use super::Custom;
use crate::tongue::{t, voice};
use game_irondie::{Options, Pack};
use leptos::prelude::*;

/// A switch: its sentence, its rule, how it is read and turned.
struct Switch {
    name: &'static str,
    rule: &'static str,
    is_on: fn(&Options) -> bool,
    turn: fn(&mut Options),
    /// Whether it only means something in teams.
    teams: bool,
}

const SWITCHES: [Switch; 4] = [
    Switch {
        name: "web-agreed-late",
        rule: "IR-17.1",
        is_on: |options| options.late_from > 0,
        turn: |options| {
            let late = Options::default().late_from;
            options.late_from = if options.late_from > 0 { 0 } else { late };
        },
        teams: false,
    },
    Switch {
        name: "web-agreed-free-second",
        rule: "IR-17.3",
        is_on: |options| options.free_second,
        turn: |options| options.free_second = !options.free_second,
        teams: false,
    },
    Switch {
        name: "web-agreed-strict-sweep",
        rule: "IR-17.4",
        is_on: |options| options.strict_sweep,
        turn: |options| options.strict_sweep = !options.strict_sweep,
        teams: false,
    },
    Switch {
        name: "web-agreed-return-each",
        rule: "IR-17.5",
        is_on: |options| options.return_each,
        turn: |options| options.return_each = !options.return_each,
        teams: true,
    },
];

/// All agreements.
pub(super) fn rows(custom: RwSignal<Custom>) -> impl IntoView {
    let teams = Memo::new(move |_| custom.with(|custom| custom.seats.len() > 2));
    let switches = move || {
        let fits = SWITCHES
            .iter()
            .filter(|switch| !switch.teams || teams.get());
        fits.map(|one| switch(custom, one)).collect::<Vec<_>>()
    };
    view! {
        <details class="custom-more">
            <summary>{t("web-agreed")}</summary>
            <ul class="switches">{switches}</ul>
            {presets(custom)}
        </details>
    }
}

fn switch(custom: RwSignal<Custom>, switch: &'static Switch) -> AnyView {
    let on = move || {
        custom
            .with(|custom| (switch.is_on)(&custom.options))
            .to_string()
    };
    let turn = move |_| custom.update(|custom| (switch.turn)(&mut custom.options));
    view! {
        <li>
            <button class="switch" type="button" role="switch" aria-checked=on on:click=turn>
                <span><b>{t(switch.name)}</b><small>{switch.rule}</small></span>
                <i aria-hidden="true"></i>
            </button>
        </li>
    }
    .into_any()
}

/// Which values are used where nobody knows the printed ones (IR-17.6).
fn presets(custom: RwSignal<Custom>) -> impl IntoView {
    let choose = move |event| {
        let id = event_target_value(&event);
        custom.update(|custom| custom.options.preset = id);
    };
    let options = move || {
        let (voice, chosen) = (voice(), custom.with(|custom| custom.options.preset.clone()));
        let option = |preset: &game_irondie::Preset| {
            let name = voice.named(&preset.name.de, &preset.name.en);
            view! { <option value=preset.id.clone() selected=preset.id == chosen>{name}</option> }
        };
        Pack::builtin().presets.iter().map(option).collect_view()
    };
    let why = move || {
        let chosen = custom.with(|custom| custom.options.preset.clone());
        let preset = Pack::builtin()
            .presets
            .iter()
            .find(|preset| preset.id == chosen);
        preset.map(|preset| voice().named(&preset.why.de, &preset.why.en))
    };
    view! {
        <label class="custom-row">
            <b>{t("web-agreed-preset")}</b>
            <select class="field" on:change=choose>{options}</select>
            <small>{why}" (IR-17.6)"</small>
        </label>
    }
}
