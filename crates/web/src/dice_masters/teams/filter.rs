//! What is looked for among the cards: words, cost, energy, group, rarity. On a phone all but the
//! words are on a sheet.

use super::bench::Bench;
use crate::dice_masters::art;
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::voice::{Voice, t, voice};
use dice::Id as _;
use game_dice_masters::{COSTS, Energy, GroupId, Pack, Rarity, Wanted};
use leptos::prelude::*;

/// Rarities with the keys of their names; what is in the starter is easy to be had as well.
pub(super) const RARITIES: [(Rarity, &str); 6] = [
    (Rarity::Starter, "web-teams-rarity-starter"),
    (Rarity::Common, "web-teams-rarity-common"),
    (Rarity::Uncommon, "web-teams-rarity-uncommon"),
    (Rarity::Rare, "web-teams-rarity-rare"),
    (Rarity::SuperRare, "web-teams-rarity-super-rare"),
    (Rarity::Promo, "web-teams-rarity-promo"),
];

/// The name of a sort of energy.
pub(super) const fn energy_key(energy: Energy) -> &'static str {
    match energy {
        Energy::Fist => "web-teams-fist",
        Energy::Bolt => "web-teams-bolt",
        Energy::Mask => "web-teams-mask",
        Energy::Shield => "web-teams-shield",
        Energy::Wild | Energy::Generic => "web-teams-any",
    }
}

/// The field for words, and all choices beside it or behind a button.
pub(super) fn filters(bench: Bench, on_focus: impl Fn() + 'static) -> impl IntoView {
    let open = RwSignal::new(false);
    let count = move || {
        let count = bench.wanted.with(Wanted::filters);
        (count > 0).then(|| format!(" · {count}"))
    };
    let sheet = move || {
        let close = Callback::new(move |()| open.set(false));
        view! {
            <Sheet
                class="mt-sheet dice-masters"
                icon="ic-settings"
                title=Signal::derive(t("web-teams-filter"))
                close=close
            >
                <div class="mt-choices">{choices(bench)}</div>
                <div class="offers">
                    {clear(bench)}
                    <button
                        class="button button-main"
                        type="button"
                        on:click=move |_| close.run(())
                    >
                        <Icon name="ic-confirm"/>{t("web-teams-filter-done")}
                    </button>
                </div>
            </Sheet>
        }
    };
    view! {
        <div class="mt-line">
            <label class="pn-find">
                <span class="unseen">{t("web-teams-find")}</span>
                <Icon name="ic-search"/>
                <input
                    class="field"
                    id="mt-find"
                    type="search"
                    autocomplete="off"
                    placeholder=t("web-teams-find")
                    prop:value=move || bench.wanted.with(|wanted| wanted.words.clone())
                    on:focus=move |_| on_focus()
                    on:input=move |event| {
                        let words = event_target_value(&event);
                        bench.wanted.update(|wanted| wanted.words = words);
                    }
                />
            </label>
            <button class="button mt-fbutton" type="button" on:click=move |_| open.set(true)>
                <Icon name="ic-settings"/><span>{t("web-teams-filter")}{count}</span>
            </button>
        </div>
        <div class="mt-choices mt-wide">{choices(bench)}{clear(bench)}</div>
        {move || open.get().then(sheet)}
    }
}

/// Takes all choices back.
fn clear(bench: Bench) -> impl IntoView {
    let none = move || bench.wanted.with(|wanted| *wanted == Wanted::default());
    view! {
        <button
            class="button mt-clear"
            type="button"
            aria-disabled=move || none().then_some("true")
            on:click=move |_| bench.wanted.set(Wanted::default())
        >
            <Icon name="ic-close"/>{t("web-teams-filter-none")}
        </button>
    }
}

/// All choices.
fn choices(bench: Bench) -> impl IntoView {
    move || {
        let voice = voice();
        view! {
            {set(&voice, "web-teams-cost", costs(bench))}
            {set(&voice, "web-teams-energy", energies(bench, &voice))}
            {set(&voice, "web-teams-group", groups(bench, &voice))}
            {set(&voice, "web-teams-rarity", rarities(bench, &voice))}
            {set(&voice, "web-teams-global", global(bench, &voice))}
        }
    }
}

fn set(voice: &Voice, key: &'static str, options: Vec<AnyView>) -> AnyView {
    let name = voice.text(key);
    let label = name.clone();
    view! {
        <div class="mt-set" role="group" aria-label=label>
            <b aria-hidden="true">{name}</b>
            {options}
        </div>
    }
    .into_any()
}

/// A choice that is on or off.
fn option(
    label: Option<String>,
    inside: AnyView,
    is_on: impl Fn() -> bool + Send + Sync + 'static,
    turn: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let title = label.clone();
    view! {
        <label class="mt-opt" title=title>
            <input
                type="checkbox"
                aria-label=label
                prop:checked=is_on
                on:change=move |_| turn()
            />
            <span>{inside}</span>
        </label>
    }
    .into_any()
}

/// A choice among several of a list.
fn listed<T: PartialEq + Copy + Send + Sync + 'static>(
    bench: Bench,
    one: T,
    (list, list_mut): List<T>,
    label: Option<String>,
    inside: AnyView,
) -> AnyView {
    let is_on = move || bench.wanted.with(|wanted| list(wanted).contains(&one));
    let turn = move || {
        bench.wanted.update(|wanted| {
            let list = list_mut(wanted);
            match list.iter().position(|other| *other == one) {
                Some(place) => drop(list.remove(place)),
                None => list.push(one),
            }
        });
    };
    option(label, inside, is_on, turn)
}

/// A list of what is wanted: to look at and to change.
type List<T> = (fn(&Wanted) -> &Vec<T>, fn(&mut Wanted) -> &mut Vec<T>);

const COST_LIST: List<u8> = (|wanted| &wanted.costs, |wanted| &mut wanted.costs);
const ENERGY_LIST: List<Energy> = (|wanted| &wanted.energies, |wanted| &mut wanted.energies);
const GROUP_LIST: List<GroupId> = (|wanted| &wanted.groups, |wanted| &mut wanted.groups);
const RARITY_LIST: List<Rarity> = (|wanted| &wanted.rarities, |wanted| &mut wanted.rarities);

fn costs(bench: Bench) -> Vec<AnyView> {
    let one = |cost: u8| listed(bench, cost, COST_LIST, None, cost.into_any());
    COSTS.map(one).collect()
}

fn energies(bench: Bench, voice: &Voice) -> Vec<AnyView> {
    let one = |energy: Energy| {
        let label = Some(voice.text(energy_key(energy)));
        let inside = view! { <Icon name=art::energy(energy)/> }.into_any();
        listed(bench, energy, ENERGY_LIST, label, inside)
    };
    Energy::TYPES.map(one).into()
}

fn groups(bench: Bench, voice: &Voice) -> Vec<AnyView> {
    let groups = Pack::builtin().groups.iter().enumerate();
    let one = |(place, group): (usize, &game_dice_masters::Group)| {
        let id = GroupId::at(place)?;
        let label = Some(voice.named(&group.name));
        Some(listed(
            bench,
            id,
            GROUP_LIST,
            label,
            art::sign(&format!("af-{}", group.id)),
        ))
    };
    groups.filter_map(one).collect()
}

fn rarities(bench: Bench, voice: &Voice) -> Vec<AnyView> {
    let one = |(rarity, key): (Rarity, &str)| {
        let name = voice.text(key);
        listed(bench, rarity, RARITY_LIST, None, name.into_any())
    };
    RARITIES.map(one).into()
}

fn global(bench: Bench, voice: &Voice) -> Vec<AnyView> {
    let inside = voice.text("web-teams-with-global").into_any();
    let is_on = move || bench.wanted.with(|wanted| wanted.global);
    let turn = move || bench.wanted.update(|wanted| wanted.global = !wanted.global);
    vec![option(None, inside, is_on, turn)]
}
