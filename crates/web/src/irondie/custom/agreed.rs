//! What the players may agree on (IR-17), behind one more tap.

use super::Custom;
use crate::custom::{self, Preset, Switch};
use game_irondie::{Options, Pack};
use leptos::prelude::*;

static SWITCHES: [Switch<Custom>; 4] = [
    Switch {
        name: "web-agreed-late",
        rule: "IR-17.1",
        is_on: |custom| custom.options.late_from > 0,
        turn: |custom, on| {
            let late = Options::default().late_from;
            custom.options.late_from = if on { late } else { 0 };
        },
    },
    Switch {
        name: "web-agreed-free-second",
        rule: "IR-17.3",
        is_on: |custom| custom.options.free_second,
        turn: |custom, on| custom.options.free_second = on,
    },
    Switch {
        name: "web-agreed-strict-sweep",
        rule: "IR-17.4",
        is_on: |custom| custom.options.strict_sweep,
        turn: |custom, on| custom.options.strict_sweep = on,
    },
    // Only means something in teams.
    Switch {
        name: "web-agreed-return-each",
        rule: "IR-17.5",
        is_on: |custom| custom.options.return_each,
        turn: |custom, on| custom.options.return_each = on,
    },
];

/// All agreements.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    let teams = Memo::new(move |_| custom.with(|custom| custom.sets.len() > 2));
    let switches = move || {
        let count = SWITCHES.len() - usize::from(!teams.get());
        let fits = SWITCHES.iter().take(count);
        fits.map(|one| one.row(custom)).collect()
    };
    custom::agreed(switches, move || presets(custom))
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
