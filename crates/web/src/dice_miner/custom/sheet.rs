//! The sheet with all set-up choices.

use super::Custom;
use crate::boards::GameBox;
use crate::company::{self, Entry, list, who_list};
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::route::Route;
use crate::seat::mark;
use crate::tongue::{s, t, voice};
use game_dice_miner::{Caching, DiceMiner, Heroes, Mode, Options, Pack, SecondDie};
use kernel::{Arg, Game, Said, Seat};
use leptos::prelude::*;

/// The sheet.
#[component]
pub(crate) fn CustomSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let custom = RwSignal::new(Custom::recall());
    Effect::new(move || custom.with(Custom::keep));
    let play = move || Route::Match(GameBox::DiceMiner, custom.with(Custom::way)).address();
    view! {
        <Sheet
            class="custom dice-miner"
            icon="ic-settings"
            title=Signal::derive(s(GameBox::DiceMiner.named("web-custom-title")))
            close=Callback::new(move |()| open.set(false))
        >
            {modes(custom)}
            {move || seats(custom)}
            {agreed(custom)}
            <div class="offers">
                <a class="button button-main" href=play>
                    <Icon name="ic-play"/>{t("web-play-now")}
                </a>
            </div>
        </Sheet>
    }
}

fn modes(custom: RwSignal<Custom>) -> AnyView {
    company::modes(
        DiceMiner::ID,
        &Mode::ALL.map(|mode| (mode, mode.id())),
        move || custom.with(|custom| custom.mode),
        move |mode| custom.update(|custom| custom.choose_mode(mode)),
    )
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

/// A switch: its sentence, its rule, how it is read and turned.
struct Switch {
    name: &'static str,
    rule: &'static str,
    is_on: fn(&Options) -> bool,
    turn: fn(&mut Options, bool),
}

const SWITCHES: [Switch; 3] = [
    Switch {
        name: "web-dice-miner-agreed-heroes",
        rule: "DM-11.1",
        is_on: |options| options.heroes == Heroes::Random,
        turn: |options, on| {
            options.heroes = if on { Heroes::Random } else { Heroes::Choose };
        },
    },
    Switch {
        name: "web-dice-miner-agreed-second",
        rule: "DM-11.2",
        is_on: |options| options.second_die == SecondDie::Must,
        turn: |options, on| {
            options.second_die = if on { SecondDie::Must } else { SecondDie::May };
        },
    },
    Switch {
        name: "web-dice-miner-agreed-caching",
        rule: "DM-11.3",
        is_on: |options| options.caching == Caching::Literal,
        turn: |options, on| {
            options.caching = if on {
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
                {SWITCHES.iter().map(|one| switch(custom, one)).collect_view()}
            </ul>
            {move || presets(custom)}
        </details>
    }
}

fn switch(custom: RwSignal<Custom>, switch: &'static Switch) -> impl IntoView {
    let is_on = move || custom.with(|custom| (switch.is_on)(&custom.options));
    let turn = move |_| {
        let on = !is_on();
        custom.update(|custom| (switch.turn)(&mut custom.options, on));
    };
    view! {
        <li>
            <button
                class="switch"
                type="button"
                role="switch"
                aria-checked=move || is_on().to_string()
                on:click=turn
            >
                <span><b>{t(switch.name)}</b><small>{switch.rule}</small></span>
                <i aria-hidden="true"></i>
            </button>
        </li>
    }
}

/// Which faces are used where nobody knows the printed ones (DM-11.4).
fn presets(custom: RwSignal<Custom>) -> impl IntoView {
    let (voice, chosen) = (voice(), custom.with(|custom| custom.options.preset.clone()));
    let presets = &Pack::builtin().presets;
    let entry = |preset: &game_dice_miner::Preset| -> Entry {
        (
            preset.id.clone(),
            voice.named(&preset.name.de, &preset.name.en),
        )
    };
    let label = voice.text("web-dice-miner-agreed-preset");
    let entries = presets.iter().map(entry).collect();
    let choice = list(label.clone(), &[(None, entries)], &chosen, move |id| {
        custom.update(|custom| custom.options.preset = id);
    });
    let preset = presets.iter().find(|preset| preset.id == chosen);
    let why = preset.map(|preset| voice.named(&preset.why.de, &preset.why.en));
    view! { <div class="custom-row"><b>{label}</b>{choice}<small>{why}" (DM-11.4)"</small></div> }
}
