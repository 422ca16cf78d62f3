//! What is chosen for a match of KAPOW! besides its mode.

use super::{Custom, fighters};
use crate::custom::{Switch, row};
use crate::seating::Entry;
use crate::voice::voice;
use game_kapow::{Cards, Mode, SetupOptions};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// Who fights, and what the mode leaves to agree on.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    view! { {move || fighters::rows(custom)} {move || agreed(custom)} }.into_any()
}

/// Whether the Team-Up cards are chosen (KA-12.3).
static DRAFTED: Switch<Custom> = Switch {
    name: "web-kapow-drafted",
    rule: "KA-12.3",
    is_on: |custom| custom.options.cards == Cards::Drafted,
    turn: |custom, on| {
        custom.options.cards = if on { Cards::Drafted } else { Cards::Dealt };
    },
};

fn agreed(custom: RwSignal<Custom>) -> Vec<AnyView> {
    match custom.with(|custom| custom.basics.mode) {
        Mode::Beginner | Mode::Duel => Vec::new(),
        Mode::Teams => {
            let switches = view! { <ul class="switches">{DRAFTED.row(custom)}</ul> };
            vec![switches.into_any()]
        }
        Mode::Solo | Mode::Coop => HANDICAPS.iter().map(|one| one.row(custom)).collect(),
    }
}

/// Life that one side has more than its boards say (KA-13.12).
struct Handicap {
    name: &'static str,
    how: &'static str,
    life: fn(&mut SetupOptions) -> &mut u8,
}

static HANDICAPS: [Handicap; 2] = [
    Handicap {
        name: "web-kapow-extra-life",
        how: "web-kapow-extra-life-how",
        life: |options| &mut options.extra_life,
    },
    Handicap {
        name: "web-kapow-extra-board-life",
        how: "web-kapow-extra-board-life-how",
        life: |options| &mut options.extra_board_life,
    },
];

impl Handicap {
    fn row(&'static self, custom: RwSignal<Custom>) -> AnyView {
        let voice = voice();
        let now = *(self.life)(&mut custom.with(|custom| custom.options.clone()));
        let entry = |count: u8| -> Entry {
            let said = Said::new("web-kapow-extra-life-count").with("count", Arg::number(count));
            (count.to_string(), voice.say(&said))
        };
        let entries = (0..=30).step_by(5).map(entry).collect();
        let (label, how) = (voice.text(self.name), voice.text(self.how));
        row(label, entries, &now.to_string(), how, move |count| {
            let count = count.parse().unwrap_or_default();
            custom.update(|custom| *(self.life)(&mut custom.options) = count);
        })
    }
}
