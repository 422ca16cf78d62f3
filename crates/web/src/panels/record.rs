//! A record: whether it holds, keeping it, opening another one.

use super::{Panels, Sheet, dice};
use crate::icon::Icon;
use crate::record::{Checked, REPLAY, Verdict, check};
use crate::route::{Route, go};
use crate::voice::{s, t};
use crate::{dom, part};
use fair::Shown;
use kernel::{Arg, Said};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

pub(super) fn sheet(text: Option<String>, shown: Option<Box<Shown>>) -> impl IntoView {
    let text = RwSignal::new(text);
    let found = RwSignal::new(None);
    let kept = StoredValue::new(shown.clone());
    let look = move || {
        found.set(None);
        if let Some(text) = text.get() {
            let shown = kept.get_value();
            spawn_local(async move {
                found.try_set(Some(check(&text, shown.as_deref()).await));
            });
        }
    };
    Effect::new(look);
    let again = move || untrack(look);
    let holds = move || matches!(found.get(), Some(Verdict::Holds(_)));
    let waits = shown.is_some();
    let why = move || match text.get() {
        None if waits => t("web-dice-waits")(),
        _ => t("web-record-why")(),
    };
    view! {
        <Sheet class="pn-record" icon="ic-seal-open" title=Signal::derive(t("web-record"))>
            <p class="small soft">{why}</p>
            {move || found.get().map(|found| verdict(found, again))}
            {dice::explained(shown, text)}
            <div class="offers">
                {bring(text)} {move || text.get().map(save)}
                {move || text.get().filter(|_| holds()).map(watch)}
            </div>
        </Sheet>
    }
}

/// What the check found.
fn verdict(found: Verdict, again: impl Fn() + 'static) -> AnyView {
    match found {
        Verdict::Holds(checked) => view! {
            <div role="status">
                <h3>{t(if checked.shown { "web-record-shown" } else { "web-record-holds" })}</h3>
                <ul class="checks">{holds(&checked)}</ul>
            </div>
        }
        .into_any(),
        Verdict::Broken(flaw) => wrong("web-record-broken", flaw),
        Verdict::Differs(how) => wrong("web-record-differs", how),
        Verdict::NoRules(game) => part::in_vain(game, again),
    }
}

fn wrong(title: &'static str, flaw: Said) -> AnyView {
    view! {
        <div role="alert">
            <h3>{t(title)}</h3>
            <ul class="checks">
                <li data-ok="no">
                    <Icon name="ic-close"/><span class="pn-number">{s(flaw)}</span>
                </li>
            </ul>
        </div>
    }
    .into_any()
}

fn holds(checked: &Checked) -> Vec<AnyView> {
    let count = |key, count: usize| Said::new(key).with("count", Arg::Number(count as i64));
    let end = if checked.open {
        "web-record-unfinished"
    } else {
        "web-record-rules"
    };
    let whose = match (checked.shown, checked.bound) {
        (true, _) => "web-record-as-shown",
        (false, true) => "web-record-in-itself",
        (false, false) => "web-record-old",
    };
    let signed = match &checked.signer {
        Some(key) => {
            Said::new("web-record-signed").with("key", Arg::Spelled(key.chars().take(16).collect()))
        }
        None => Said::new("web-record-unsigned"),
    };
    let said = [
        Said::new("web-record-seed"),
        count("web-record-dice", checked.dice),
        count("web-record-chain", checked.steps),
        Said::new(end),
        signed,
        Said::new(whose),
    ];
    let line = |said| view! { <li><Icon name="ic-confirm"/><span>{s(said)}</span></li> };
    said.into_iter().map(|said| line(said).into_any()).collect()
}

/// A record that holds can be watched.
fn watch(text: String) -> impl IntoView {
    let panels = Panels::get();
    let act = move |_| {
        dom::keep(REPLAY, &text);
        panels.close();
        go(&Route::Replay);
    };
    view! {
        <button class="button button-main" type="button" on:click=act>
            <Icon name="ic-play"/>{t("web-replay")}
        </button>
    }
}

fn save(text: String) -> impl IntoView {
    let act = move |_| {
        dom::download("astragal.jsonl", &text);
    };
    view! {
        <button class="button" type="button" on:click=act>
            <Icon name="ic-download"/>{t("web-record-save")}
        </button>
    }
}

/// A button that opens a file, and the field behind it.
fn bring(text: RwSignal<Option<String>>) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let open = move |_| {
        if let Some(field) = field.get() {
            field.click();
        }
    };
    let read = move |_| {
        if let Some(field) = field.get_untracked() {
            spawn_local(async move {
                if let Some(read) = dom::file_text(field).await {
                    text.try_set(Some(read));
                }
            });
        }
    };
    view! {
        <input
            class="unseen"
            type="file"
            accept=".jsonl,application/x-ndjson,text/plain"
            node_ref=field
            tabindex="-1"
            aria-hidden="true"
            on:change=read
        />
        <button class="button" type="button" on:click=open>
            <Icon name="ic-upload"/>{t("web-record-open")}
        </button>
    }
}
