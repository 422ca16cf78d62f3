//! How rules are read that can be read otherwise (MA-23), behind one more tap.

use super::Custom;
use crate::custom::{Switch, agreed};
use game_dice_masters::{Mode, Reading};
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

/// The readings that a match can be set up with; the last only means something in Doubles.
static SWITCHES: [Switch<Custom>; 15] = [
    reading!(Windows, "web-teams-reading-windows", "MA-23.1"),
    reading!(DamageFirst, "web-teams-reading-damage-first", "MA-23.2"),
    reading!(Regenerate, "web-teams-reading-regenerate", "MA-23.3"),
    reading!(Sidekicks, "web-teams-reading-sidekicks", "MA-23.4"),
    reading!(Generic, "web-teams-reading-generic", "MA-23.5"),
    reading!(Overcrush, "web-teams-reading-overcrush", "MA-23.6"),
    reading!(Rerolled, "web-teams-reading-rerolled", "MA-23.7"),
    reading!(Idle, "web-teams-reading-idle", "MA-23.8"),
    reading!(Forced, "web-teams-reading-forced", "MA-23.9"),
    reading!(Zombies, "web-teams-reading-zombies", "MA-23.10"),
    reading!(Symbiote, "web-teams-reading-symbiote", "MA-23.11"),
    reading!(Errata, "web-teams-reading-errata", "MA-23.12"),
    reading!(
        NoFirstAttack,
        "web-teams-reading-no-first-attack",
        "MA-23.13"
    ),
    reading!(ThreeFirst, "web-teams-reading-three-first", "MA-23.14"),
    reading!(TeamUnderdog, "web-teams-reading-team-underdog", "MA-23.15"),
];

/// All that mean something in the mode.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    let mates = Memo::new(move |_| custom.with(|custom| custom.basics.mode == Mode::Doubles));
    let switches = move || {
        let count = SWITCHES.len() - usize::from(!mates.get());
        let fits = SWITCHES.iter().take(count);
        fits.map(|one| one.row(custom)).collect()
    };
    agreed(switches, || ().into_any())
}
