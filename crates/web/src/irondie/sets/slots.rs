//! The set itself: its name, its counts, its nine places.

use super::bench::{Bench, Target};
use super::dice::{shape, tapped};
use super::pick::class_icon;
use crate::bench::bar::keep_focus;
use crate::icon::Icon;
use crate::voice::{t, voice};
use game_irondie::{Class, Make, Pack, RARE_LIMIT, SET};
use kernel::{Arg, Said};
use leptos::prelude::*;

const NAME_LENGTH: usize = 40;

/// The upper part of the bench.
pub(super) fn section(bench: Bench) -> impl IntoView {
    let name = move || bench.base.sheet.with(|sheet| sheet.name().to_owned());
    view! {
        <section class="mat se-set" aria-label=t("web-sets-set")>
            <header>
                <label class="se-name">
                    <span class="unseen">{t("web-sets-name")}</span>
                    <input
                        type="text"
                        maxlength=NAME_LENGTH
                        placeholder=t("web-sets-nameless")
                        prop:value=name
                        on:change=move |event| bench.base.rename(&event_target_value(&event))
                    />
                </label>
                <ul class="se-counts" aria-label=t("web-sets-counts")>{move || counts(bench)}</ul>
            </header>
            <ol class="dice se-slots" aria-label=t("web-sets-places")>{move || slots(bench)}</ol>
        </section>
    }
}

fn counts(bench: Bench) -> Vec<AnyView> {
    let voice = voice();
    let dice = bench.base.sheet.with(|sheet| sheet.dice().to_vec());
    let classes = Class::ALL.into_iter().zip(shape(&dice));
    let class = |(class, count): (Class, usize)| {
        let icon = class_icon(class);
        let name = voice.text(&format!("irondie-class-{}", class.id()));
        view! { <li class="fact"><Icon name=icon/><b>{count}</b>" "{name}</li> }.into_any()
    };
    classes.map(class).chain([rares(&dice)]).collect()
}

/// How many rare dice, and how many there may be.
fn rares(dice: &[Make]) -> AnyView {
    let rare = dice.iter().filter(|make| make.rare()).count();
    let said = Said::new("web-sets-rare")
        .with("count", Arg::number(rare))
        .with("of", Arg::number(RARE_LIMIT));
    let pip = |place| view! { <i data-on=(place < rare).then_some("")></i> };
    let pips = (0..RARE_LIMIT).map(pip).collect_view();
    view! {
        <li class="fact">
            <Icon name="sym-rare"/>
            <span>{voice().say(&said)}</span>
            <span class="se-pips" aria-hidden="true">{pips}</span>
        </li>
    }
    .into_any()
}

fn slots(bench: Bench) -> Vec<AnyView> {
    let dice = bench.base.sheet.with(|sheet| sheet.dice().to_vec());
    let places = dice.len().max(SET);
    (0..places)
        .map(|place| match dice.get(place) {
            Some(&make) => filled(bench, make, place),
            None => free(place),
        })
        .collect()
}

fn filled(bench: Bench, make: Make, place: usize) -> AnyView {
    let voice = voice();
    let name = Pack::builtin().kind_name(make.kind());
    let tap = move || {
        bench.remove(make, Target::Set);
        keep_focus(".se-slots button", place);
    };
    view! {
        <li class="named">
            {tapped(&voice, make, "die-l", "web-sets-do-take", tap)}
            <span aria-hidden="true">{voice.named(name)}</span>
        </li>
    }
    .into_any()
}

fn free(place: usize) -> AnyView {
    view! {
        <li class="named">
            <span class="die die-l se-free" data-state="gone">
                <span class="die-cube"></span>
                <b>{place + 1}</b>
            </span>
            <span>{voice().text("web-sets-free")}</span>
        </li>
    }
    .into_any()
}
