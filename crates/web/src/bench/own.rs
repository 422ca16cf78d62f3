//! The shelf beside the bench: own ones to open, to copy, to throw away.

use super::{Bench, Sheet, Shelf};
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use leptos::prelude::*;

/// All own ones.
pub(crate) fn panel<S: Sheet>(bench: Bench<S>) -> impl IntoView {
    let count = move || bench.shelf.with(|shelf| shelf.sheets().len());
    let sheets = move || {
        let (voice, open) = (voice(), bench.id.get());
        let sheets = bench.shelf.with(Shelf::sheets).into_iter();
        sheets
            .map(|(id, sheet)| line(bench, &voice, &id, &sheet, id == open))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="panel" id="own">
            <h2><Icon name="ic-keep"/>" "{t(S::WORDS.own)}<small>{count}</small></h2>
            <ul class="se-own">{sheets}</ul>
            <div class="rowed">
                {act("ic-plus", t("web-sets-new"), move || bench.begin())}
                {move || is_kept(bench).then(|| kept_acts(bench))}
            </div>
        </section>
    }
}

/// What something is called.
pub(crate) fn name_of<S: Sheet>(voice: &Voice, sheet: &S) -> String {
    match sheet.name() {
        "" => voice.text(S::WORDS.nameless),
        name => name.to_owned(),
    }
}

fn is_kept<S: Sheet>(bench: Bench<S>) -> bool {
    bench.id.with(|id| !id.is_empty())
}

fn kept_acts<S: Sheet>(bench: Bench<S>) -> AnyView {
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

fn line<S: Sheet>(bench: Bench<S>, voice: &Voice, id: &str, sheet: &S, open: bool) -> AnyView {
    let legal = sheet.is_legal();
    let (icon, key) = if legal {
        ("ic-confirm", S::WORDS.is_legal)
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
                    {sheet.gist()}
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
