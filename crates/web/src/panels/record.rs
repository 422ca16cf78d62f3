//! A record: whether it holds, keeping it, opening another one.

use super::{Panels, Sheet};
use crate::dom;
use crate::icon::Icon;
use crate::record::{Checked, REPLAY, check};
use crate::route::{Route, go};
use crate::voice::{s, t};
use kernel::{Arg, Said};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

pub(super) fn sheet(text: Option<String>) -> impl IntoView {
    let text = RwSignal::new(text);
    view! {
        <Sheet class="pn-record" icon="ic-seal-open" title=Signal::derive(t("web-record"))>
            <p class="small soft">{t("web-record-why")}</p>
            {move || text.with(|text| text.as_deref().map(verdict))}
            <div class="offers">
                {bring(text)} {move || text.get().map(save)} {move || text.get().map(watch)}
            </div>
        </Sheet>
    }
}

/// What the check found.
fn verdict(text: &str) -> AnyView {
    match check(text) {
        Ok(checked) => view! {
            <div role="status">
                <h3>{t("web-record-holds")}</h3>
                <ul class="checks">{holds(&checked)}</ul>
            </div>
        }
        .into_any(),
        Err(flaw) => view! {
            <div role="alert">
                <h3>{t("web-record-broken")}</h3>
                <ul class="checks">
                    <li data-ok="no"><Icon name="ic-close"/><span>{s(flaw)}</span></li>
                </ul>
            </div>
        }
        .into_any(),
    }
}

fn holds(checked: &Checked) -> Vec<AnyView> {
    let count = |key, count: usize| Said::new(key).with("count", Arg::Number(count as i64));
    let end = if checked.open {
        "web-record-unfinished"
    } else {
        "web-record-rules"
    };
    let said = [
        Said::new("web-record-seed"),
        count("web-record-dice", checked.dice),
        count("web-record-chain", checked.steps),
        Said::new(end),
    ];
    let line = |said| view! { <li><Icon name="ic-confirm"/><span>{s(said)}</span></li> };
    said.into_iter().map(|said| line(said).into_any()).collect()
}

/// A record that holds can be watched.
fn watch(text: String) -> Option<AnyView> {
    let panels = Panels::get();
    check(&text).is_ok().then(|| {
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
        .into_any()
    })
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
