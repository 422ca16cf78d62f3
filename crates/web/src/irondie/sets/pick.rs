//! All dice there are: nine kinds in eight colours. A tap puts one into the set, or into the side
//! set; arrows walk among them.

use super::bench::{Bench, Target};
use super::dice::tapped;
use super::origin;
use crate::dom;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_irondie::{Class, Colour, KindId, KindInfo, Make, Pack, STANDARD, kind_brief, kind_text};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

const DICE: &str = ".se-grid button.die";

/// The lower part of the bench.
pub(super) fn section(bench: Bench) -> impl IntoView {
    let opened = RwSignal::new(None);
    Effect::new(move || {
        // Drawn anew with either; Tab then has one stop in the grid again.
        drop((voice(), bench.rare.get()));
        request_animation_frame(|| rove(0));
    });
    view! {
        <section class="mat se-pick" aria-labelledby="pick-h">
            <header>
                <h2 id="pick-h">{t("web-sets-pick")}</h2>
                <p class="small soft">
                    {t("web-sets-pick-how")}" "<span class="se-key" aria-hidden="true"></span>" "
                    {t("web-sets-pick-key")}
                </p>
                {targets(bench)}
                {rare_switch(bench)}
            </header>
            <div
                class="se-grid"
                role="table"
                aria-label=t("web-sets-grid")
                on:keydown=move |event| walk(bench, &event)
            >
                {move || rows(bench, opened)}
            </div>
        </section>
    }
}

/// Whether taps go into the set or the side set.
fn targets(bench: Bench) -> impl IntoView {
    let target = |target: Target, key: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="target"
                    prop:checked=move || bench.target.get() == target
                    on:change=move |_| bench.target.set(target)
                />
                <span>{t(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments se-target">
            <legend class="unseen">{t("web-sets-target")}</legend>
            {target(Target::Set, "web-irondie-set")}
            {target(Target::Side, "web-irondie-side-set")}
        </fieldset>
    }
}

fn rare_switch(bench: Bench) -> impl IntoView {
    view! {
        <button
            class="se-switch"
            type="button"
            role="switch"
            aria-checked=move || bench.rare.get().to_string()
            on:click=move |_| bench.rare.update(|rare| *rare = !*rare)
        >
            <Icon name="sym-rare"/>
            {t("web-sets-rare-on")}
            <i aria-hidden="true"></i>
        </button>
    }
}

fn rows(bench: Bench, opened: RwSignal<Option<usize>>) -> Vec<AnyView> {
    let (voice, rare, pack) = (voice(), bench.rare.get(), Pack::builtin());
    let names = pack.colours.iter().map(|info| {
        let name = voice.named(&info.name);
        view! { <span class="small soft" role="columnheader">{name}</span> }
    });
    let head = view! {
        <div class="se-row se-head" role="row">
            <span class="small soft" role="columnheader">{voice.text("web-sets-kinds")}</span>
            {names.collect_view()}
        </div>
    };
    let kinds = pack.kinds.iter().enumerate();
    let rows = kinds.map(|(place, kind)| row(bench, &voice, place, kind, rare, opened));
    std::iter::once(head.into_any()).chain(rows).collect()
}

fn row(
    bench: Bench,
    voice: &Voice,
    place: usize,
    info: &KindInfo,
    rare: bool,
    opened: RwSignal<Option<usize>>,
) -> AnyView {
    let kind = KindId::new(place as u8).expect("a pack has no more kinds than ids");
    let cells = Colour::ALL.map(|colour| {
        let make = Make::new(kind, colour, rare);
        cell(bench, voice, make, colour == info.rules.special)
    });
    view! {
        <div class="se-row" role="row" data-class=info.rules.class.id()>
            {heading(voice, kind, info, opened)}
            {cells.into_iter().collect_view()}
        </div>
    }
    .into_any()
}

/// What a kind does: the gist, and the whole at a tap.
fn heading(
    voice: &Voice,
    kind: KindId,
    info: &KindInfo,
    opened: RwSignal<Option<usize>>,
) -> AnyView {
    let pack = Pack::builtin();
    let tables = pack.tables(STANDARD).expect("every pack has it");
    let (brief, whole) = (kind_brief(tables, kind), kind_text(pack, tables, kind));
    let (brief, whole) = (voice.say_all(&brief), voice.say_all(&whole));
    let name = voice.named(&info.name);
    let sources = origin::of_kind(&info.id);
    // Who cannot hover over the mark reads it here.
    let whole = match origin::why(voice, &sources) {
        Some(why) => format!("{whole} {why}"),
        None => whole,
    };
    let place = Some(kind.index());
    let is_open = move || opened.get() == place;
    let said = move || {
        if is_open() {
            whole.clone()
        } else {
            brief.clone()
        }
    };
    let turn = move |_| opened.update(|open| *open = if *open == place { None } else { place });
    view! {
        <span class="se-kind" role="rowheader">
            <Icon name=class_icon(info.rules.class)/>
            <button
                class="se-what"
                type="button"
                aria-expanded=move || is_open().to_string()
                on:click=turn
            >
                <b>{name}</b>
                <small>{said}</small>
            </button>
            {origin::mark(voice, &sources)}
        </span>
    }
    .into_any()
}

pub(super) const fn class_icon(class: Class) -> &'static str {
    match class {
        Class::Attack => "sym-attack",
        Class::Defence => "sym-defence",
        Class::Life => "sym-life",
    }
}

fn cell(bench: Bench, voice: &Voice, make: Make, special: bool) -> AnyView {
    let die = tapped(voice, make, "die-m", "web-sets-do-put", move || {
        bench.add(make);
    });
    // Only the number follows the set, so that the focus stays where it is.
    let number = move || {
        let alike = |die: &&Make| die.kind() == make.kind() && die.colour() == make.colour();
        let count = bench
            .base
            .sheet
            .with(|sheet| sheet.dice().iter().filter(alike).count());
        (count > 0).then(|| view! { <b class="se-n">{count}</b> })
    };
    view! {
        <span class="se-cell" role="cell" data-spec=special.then_some("")>
            <span class="se-die">{die}{number}</span>
        </span>
    }
    .into_any()
}

/// Arrows go from die to die, Delete takes the one out that has the focus.
fn walk(bench: Bench, event: &KeyboardEvent) {
    let dice = dom::elements(DICE);
    let now = dom::focused().and_then(|focus| dice.iter().position(|die| *die == focus));
    let Some(now) = now else {
        return;
    };
    let colours = Colour::ALL.len();
    let next = match event.key().as_str() {
        "ArrowRight" => now + 1,
        "ArrowLeft" => now.wrapping_sub(1),
        "ArrowDown" => now + colours,
        "ArrowUp" => now.wrapping_sub(colours),
        "Delete" => {
            let kind = KindId::new((now / colours) as u8).expect("a row is a kind");
            let make = Make::new(kind, Colour::ALL[now % colours], bench.rare.get_untracked());
            bench.remove(make, bench.target.get_untracked());
            now
        }
        _ => return,
    };
    event.prevent_default();
    if let Some(die) = dice.get(next) {
        rove(next);
        drop(die.focus());
    }
}

/// Lets Tab stop at one die of the grid only.
fn rove(stop: usize) {
    for (place, die) in dom::elements(DICE).iter().enumerate() {
        die.set_tab_index(if place == stop { 0 } else { -1 });
    }
}
