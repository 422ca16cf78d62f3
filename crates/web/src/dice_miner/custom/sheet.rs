//! What is chosen for a match of Dice Miner besides its mode.

use super::Custom;
use crate::custom::cast::seat_row;
use crate::custom::{Preset, Switch, agreed, presets, who};
use crate::voice::voice;
use game_dice_miner::{Caching, Heroes, Pack, SecondDie};
use kernel::Seat;
use leptos::prelude::*;

/// Who sits where, and what is agreed on.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    let switches = move || SWITCHES.iter().map(|one| one.row(custom)).collect();
    let agreed = agreed(switches, move || faces(custom));
    view! { {move || seats(custom)} {agreed} }.into_any()
}

/// A row for each seat. Alone there is nobody to choose, but something to say.
fn seats(custom: RwSignal<Custom>) -> AnyView {
    let (voice, count) = (voice(), custom.with(|custom| custom.basics.seats.len()));
    if count < 2 {
        let about = voice.text("web-dice-miner-solo-how");
        return view! { <p class="small soft">{about}</p> }.into_any();
    }
    let row = |seat: Seat| seat_row(seat, who(custom, &voice, seat), None, None);
    let rows = Seat::first(count as u8).map(row);
    rows.collect_view().into_any()
}

static SWITCHES: [Switch<Custom>; 3] = [
    Switch {
        name: "web-dice-miner-agreed-heroes",
        rule: "DM-11.1",
        is_on: |custom| custom.options.heroes == Heroes::Random,
        turn: |custom, on| {
            custom.options.heroes = if on { Heroes::Random } else { Heroes::Choose };
        },
    },
    Switch {
        name: "web-dice-miner-agreed-second",
        rule: "DM-11.2",
        is_on: |custom| custom.options.second_die == SecondDie::Must,
        turn: |custom, on| {
            custom.options.second_die = if on { SecondDie::Must } else { SecondDie::May };
        },
    },
    Switch {
        name: "web-dice-miner-agreed-caching",
        rule: "DM-11.3",
        is_on: |custom| custom.options.caching == Caching::Literal,
        turn: |custom, on| {
            custom.options.caching = if on {
                Caching::Literal
            } else {
                Caching::UsedChestsRoll
            };
        },
    },
];

/// Which faces are used where nobody knows the printed ones (DM-11.4).
fn faces(custom: RwSignal<Custom>) -> AnyView {
    let all = Pack::builtin().presets.iter().map(|preset| Preset {
        id: &preset.id,
        name: &preset.name,
        why: &preset.why,
    });
    let chosen = custom.with(|custom| custom.options.preset.clone());
    let label = "web-dice-miner-agreed-preset";
    presets(label, "DM-11.4", all, &chosen, move |id| {
        custom.update(|custom| custom.options.preset = id);
    })
}
