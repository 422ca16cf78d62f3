//! The shelf beside the bench: own sets to open, to copy, to throw away.

use super::bench::Bench;
use super::dice::{name_of, shape_text};
use super::shelf::is_legal;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_irondie::SetSheet;
use leptos::prelude::*;

/// All own sets.
pub(super) fn panel(bench: Bench) -> impl IntoView {
    let count = move || bench.shelf.with(|shelf| shelf.sheets().len());
    let sets = move || {
        let (voice, open) = (voice(), bench.id.get());
        let sets = bench.shelf.with(super::Shelf::sheets).into_iter();
        sets.map(|(id, sheet)| line(bench, &voice, &id, &sheet, id == open))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="panel" id="own">
            <h2><Icon name="ic-keep"/>" "{t("web-sets-own")}<small>{count}</small></h2>
            <ul class="se-own">{sets}</ul>
            <div class="rowed">
                {act("ic-plus", t("web-sets-new"), move || bench.begin())}
                {move || is_kept(bench).then(|| kept_acts(bench))}
            </div>
        </section>
    }
}

fn is_kept(bench: Bench) -> bool {
    bench.id.with(|id| !id.is_empty())
}

fn kept_acts(bench: Bench) -> AnyView {
    let delete = move || {
        let sure = bench.deletes.get();
        voice().text(if sure {
            "web-sets-delete-sure"
        } else {
            "web-sets-delete"
        })
    };
    view! {
        {act("ic-copy", t("web-sets-duplicate"), move || bench.duplicate())}
        {act("ic-close", delete, move || bench.delete())}
    }
    .into_any()
}

fn line(bench: Bench, voice: &Voice, id: &str, sheet: &SetSheet, open: bool) -> AnyView {
    let legal = is_legal(sheet);
    let (icon, key) = if legal {
        ("ic-confirm", "web-sets-is-legal")
    } else {
        ("ic-wait", "web-sets-is-not-legal")
    };
    let id = id.to_owned();
    view! {
        <li>
            <button
                class="se-arch"
                type="button"
                aria-current=open.then_some("true")
                on:click=move |_| bench.take(&id)
            >
                <b>{name_of(voice, sheet)}</b>
                <small>
                    {shape_text(sheet.dice())}
                    <Icon name=icon/>
                    <span class="unseen">{voice.text(key)}</span>
                </small>
            </button>
        </li>
    }
    .into_any()
}

fn act(
    icon: &'static str,
    name: impl Fn() -> String + Send + Sync + 'static,
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button class="button" type="button" on:click=move |_| act()>
            <Icon name=icon/>
            {name}
        </button>
    }
}
