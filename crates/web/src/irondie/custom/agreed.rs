//! What the players may agree on (IR-17), behind one more tap.

use super::Custom;
use crate::custom::{self, Preset};
use crate::voice::t;
use game_irondie::{Options, Pack};
use leptos::prelude::*;

/// A switch, and whether it only means something in teams.
struct Switch {
    row: custom::Switch<Custom>,
    teams: bool,
}

static SWITCHES: [Switch; 4] = [
    Switch {
        row: custom::Switch {
            name: "web-agreed-late",
            rule: "IR-17.1",
            is_on: |custom| custom.options.late_from > 0,
            turn: |custom, on| {
                let late = Options::default().late_from;
                custom.options.late_from = if on { late } else { 0 };
            },
        },
        teams: false,
    },
    Switch {
        row: custom::Switch {
            name: "web-agreed-free-second",
            rule: "IR-17.3",
            is_on: |custom| custom.options.free_second,
            turn: |custom, on| custom.options.free_second = on,
        },
        teams: false,
    },
    Switch {
        row: custom::Switch {
            name: "web-agreed-strict-sweep",
            rule: "IR-17.4",
            is_on: |custom| custom.options.strict_sweep,
            turn: |custom, on| custom.options.strict_sweep = on,
        },
        teams: false,
    },
    Switch {
        row: custom::Switch {
            name: "web-agreed-return-each",
            rule: "IR-17.5",
            is_on: |custom| custom.options.return_each,
            turn: |custom, on| custom.options.return_each = on,
        },
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
        fits.map(|one| one.row.row(custom)).collect::<Vec<_>>()
    };
    view! {
        <details class="custom-more">
            <summary>{t("web-agreed")}</summary>
            <ul class="switches">{switches}</ul>
            {move || presets(custom)}
        </details>
    }
}

/// Which values are used where nobody knows the printed ones (IR-17.6).
fn presets(custom: RwSignal<Custom>) -> AnyView {
    let all = Pack::builtin().presets.iter().map(|preset| Preset {
        id: &preset.id,
        name: &preset.name,
        why: &preset.why,
    });
    let chosen = custom.with(|custom| custom.options.preset.clone());
    custom::presets("web-agreed-preset", "IR-17.6", all, &chosen, move |id| {
        custom.update(|custom| custom.options.preset = id);
    })
}
