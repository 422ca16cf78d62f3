//! How rules are read that can be read otherwise (MA-23), behind one more tap.

use super::Custom;
use crate::custom::{Switch, agreed};
use game_dice_masters::Reading;
use leptos::prelude::*;

/// The switch of a reading.
macro_rules! reading {
    ($reading:ident, $name:literal, $rule:literal) => {
        Switch {
            name: $name,
            rule: $rule,
            is_on: |custom| custom.readings.contains(&Reading::$reading),
            turn: |custom, on| {
                custom.readings.retain(|one| *one != Reading::$reading);
                custom.readings.extend(on.then_some(Reading::$reading));
            },
        }
    };
}

/// The readings that a match can be set up with.
static SWITCHES: [Switch<Custom>; 7] = [
    reading!(DamageFirst, "web-teams-reading-damage-first", "MA-23.2"),
    reading!(Regenerate, "web-teams-reading-regenerate", "MA-23.3"),
    reading!(Sidekicks, "web-teams-reading-sidekicks", "MA-23.4"),
    reading!(Zombies, "web-teams-reading-zombies", "MA-23.10"),
    reading!(Symbiote, "web-teams-reading-symbiote", "MA-23.11"),
    reading!(Errata, "web-teams-reading-errata", "MA-23.12"),
    reading!(
        NoFirstAttack,
        "web-teams-reading-no-first-attack",
        "MA-23.13"
    ),
];

/// All of them.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    let switches = move || SWITCHES.iter().map(|one| one.row(custom)).collect();
    agreed(switches, || ().into_any())
}
