//! What is chosen for a match of Dice Miner besides its mode.

use super::Custom;
use crate::custom::{Preset, Switch, presets};
use crate::seat::mark;
use crate::seating::who_list;
use crate::voice::{t, voice};
use game_dice_miner::{Caching, Heroes, Pack, SecondDie};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// Who sits where, and what is agreed on.
pub(super) fn rows(custom: RwSignal<Custom>) -> AnyView {
    view! { {move || seats(custom)} {agreed(custom)} }.into_any()
}

/// A row for each seat. Alone there is nobody to choose, but something to say.
fn seats(custom: RwSignal<Custom>) -> AnyView {
    let (voice, now) = (voice(), custom.get());
    if now.seats.len() < 2 {
        let about = voice.text("web-dice-miner-solo-how");
        return view! { <p class="small soft">{about}</p> }.into_any();
    }
    let row = |(seat, who)| {
        let letter = Arg::Spelled(Seat::to_string(&seat));
        let label = voice.say(&Said::new("web-custom-who").with("name", letter));
        let place = seat.index();
        let choice = who_list(&voice, label, who, move |who| {
            custom.update(|custom| custom.choose_who(place, who));
        });
        view! { <div class="custom-seat">{mark(seat, &seat.to_string())}{choice}</div> }
    };
    let seats = Seat::first(now.seats.len() as u8).zip(&now.seats);
    seats.map(row).collect_view().into_any()
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

/// What the players may agree on (DM-11), behind one more tap.
fn agreed(custom: RwSignal<Custom>) -> impl IntoView {
    view! {
        <details class="custom-more">
            <summary>{t("web-agreed")}</summary>
            <ul class="switches">
                {SWITCHES.iter().map(|one| one.row(custom)).collect_view()}
            </ul>
            {move || faces(custom)}
        </details>
    }
}

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
