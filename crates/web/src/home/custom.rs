//! The set-up choices behind one step: mode, sets, bot. The defaults give a good game.

use crate::dom;
use crate::icon::Icon;
use crate::route::{Route, Way};
use crate::tongue::{t, voice};
use bots::Noise;
use game_irondie::{Options, Pack, SeatSetup, SetChoice, Setup};
use kernel::Rng;
use leptos::html::Dialog;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

pub(crate) use game_irondie::Mode;

const NAME: &str = "astragal.irondie";
const BOTS: [(&str, &str); 3] = [
    ("random", "web-bot-random"),
    ("greedy", "web-bot-greedy"),
    ("search:400ms", "web-bot-search"),
];

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    pub(crate) mode: Mode,
    pub(crate) sets: [String; 2],
    pub(crate) bot: String,
}

impl Default for Custom {
    fn default() -> Custom {
        Custom {
            mode: Mode::Duel,
            sets: ["starter-red", "starter-blue"].map(str::to_owned),
            bot: "greedy".to_owned(),
        }
    }
}

impl Custom {
    /// What was kept, or the defaults.
    pub(crate) fn recall() -> Custom {
        let kept = dom::recall(NAME).and_then(|text| serde_json::from_str(&text).ok());
        let known = |custom: &Custom| {
            let has_set = |id: &String| Pack::builtin().set(id).is_some();
            custom.sets.iter().all(has_set) && bots::by_name(&custom.bot).is_some()
        };
        kept.filter(known).unwrap_or_default()
    }

    pub(super) fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(NAME, &text);
        }
    }

    /// The same with other sets.
    pub(super) fn shuffled(mut self) -> Custom {
        let sets = &Pack::builtin().sets;
        let mut noise = Noise::new(dom::chance());
        let pick = |()| sets[noise.below(sets.len() as u32) as usize].id.clone();
        self.sets = [(), ()].map(pick);
        self
    }

    /// The set-up of a match.
    pub(crate) fn setup(&self) -> Setup {
        let seat = |set: &String| SeatSetup {
            set: SetChoice::Named(set.clone()),
            side: None,
        };
        Setup {
            mode: self.mode,
            options: Options::default(),
            seats: self.sets.iter().map(seat).collect(),
        }
    }
}

/// The sheet with all choices.
#[component]
pub(super) fn CustomSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let custom = RwSignal::new(Custom::recall());
    Effect::new(move || custom.with(Custom::keep));
    let node = NodeRef::<Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            drop(dialog.show_modal());
        }
    });
    view! {
        <dialog
            class="pn-sheet irondie"
            node_ref=node
            aria-labelledby="custom-title"
            on:close=move |_| open.set(false)
        >
            <header>
                <Icon name="ic-settings" size="icon-24"/>
                <h2 id="custom-title">{t("web-custom-title")}</h2>
                <button
                    class="tool"
                    type="button"
                    aria-label=t("web-close")
                    on:click=move |_| open.set(false)
                >
                    <Icon name="ic-close" size="icon-20"/>
                </button>
            </header>
            {modes(custom)}
            {set_row(custom, 0, "web-custom-my-set")}
            {set_row(custom, 1, "web-custom-other-set")}
            {bot_row(custom)}
            <div class="offers">
                <button
                    class="button"
                    type="button"
                    on:click=move |_| custom.update(|c| *c = c.clone().shuffled())
                >
                    <Icon name="ic-random"/>{t("web-random")}
                </button>
                <a class="button button-main" href=Route::Irondie(Way::Bot).address()>
                    <Icon name="ic-play"/>{t("web-play-now")}
                </a>
            </div>
        </dialog>
    }
}

fn modes(custom: RwSignal<Custom>) -> impl IntoView {
    let options = [
        (Mode::Duel, "web-mode-duel", "web-mode-duel-how"),
        (Mode::Match, "web-mode-match", "web-mode-match-how"),
    ];
    let option = |(mode, name, how)| {
        let checked = move || custom.with(|custom| custom.mode == mode);
        view! {
            <label>
                <input
                    type="radio"
                    name="mode"
                    prop:checked=checked
                    on:change=move |_| custom.update(|custom| choose_mode(custom, mode))
                />
                <span><b>{t(name)}</b><small>{t(how)}</small></span>
            </label>
        }
    };
    view! { <div class="fr-modes">{options.map(option).into_iter().collect_view()}</div> }
}

/// Sets with a side set make a better match; the mode's own defaults have one.
fn choose_mode(custom: &mut Custom, mode: Mode) {
    custom.mode = mode;
    for (set, seat) in custom.sets.iter_mut().zip(Setup::of_mode(mode).seats) {
        if let SetChoice::Named(id) = seat.set {
            *set = id;
        }
    }
}

fn set_row(custom: RwSignal<Custom>, seat: usize, key: &'static str) -> impl IntoView {
    let choose = move |event| {
        let id = event_target_value(&event);
        custom.update(|custom| custom.sets[seat] = id);
    };
    let options = move || {
        let (voice, chosen) = (voice(), custom.with(|custom| custom.sets[seat].clone()));
        let option = |set: &game_irondie::NamedSet| {
            let name = voice.named(&set.name.de, &set.name.en);
            view! { <option value=set.id.clone() selected=set.id == chosen>{name}</option> }
        };
        Pack::builtin().sets.iter().map(option).collect_view()
    };
    let idea = move || {
        let id = custom.with(|custom| custom.sets[seat].clone());
        let set = Pack::builtin().set(&id);
        set.map(|set| voice().named(&set.idea.de, &set.idea.en))
    };
    view! {
        <label class="custom-row">
            <b>{t(key)}</b>
            <select class="field" on:change=choose>{options}</select>
            <small>{idea}</small>
        </label>
    }
}

fn bot_row(custom: RwSignal<Custom>) -> impl IntoView {
    let radio = |(id, key): (&'static str, &'static str)| {
        let checked = move || custom.with(|custom| custom.bot == id);
        view! {
            <label>
                <input
                    type="radio"
                    name="bot"
                    prop:checked=checked
                    on:change=move |_| custom.update(|custom| id.clone_into(&mut custom.bot))
                />
                <span>{t(key)}</span>
            </label>
        }
    };
    view! {
        <div class="pn-row">
            <b>{t("web-custom-bot")}</b>
            <fieldset class="segments">
                <legend class="unseen">{t("web-custom-bot")}</legend>
                {BOTS.map(radio).into_iter().collect_view()}
            </fieldset>
        </div>
    }
}
