//! What is built as text: to copy, to keep as a file, to send as a link, and to read one in.

use super::{Bench, Sheet};
use crate::dom;
use crate::icon::Icon;
use crate::route::{Route, link};
use crate::voice::{t, voice};
use kernel::Said;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The text and what can be done with it.
pub(crate) fn panel<S: Sheet>(bench: Bench<S>) -> impl IntoView {
    // What stands in the field: what is built, until somebody writes something else.
    let text = RwSignal::new(String::new());
    Effect::new(move || text.set(spelled(bench)));
    let wrong = move || {
        let said = bench.wrong.get()?;
        let said = voice().say(&said);
        Some(view! {
            <p class="why-not" role="alert" id="wrong">
                <Icon name="ic-why-not"/>
                <span>{said}</span>
            </p>
        })
    };
    view! {
        <section class="panel se-text">
            <header>
                <label for="set-text">{t("web-sets-text")}</label>
                {tool("ic-copy", "web-sets-copy", move || copy(bench, text, text.get_untracked()))}
                {tool("ic-upload", "web-sets-read-in", move || bench.read(&text.get_untracked()))}
            </header>
            <textarea
                class="field code"
                id="set-text"
                rows="6"
                spellcheck="false"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            {wrong}
            <div class="rowed">
                {tool("ic-link", "web-sets-link", move || copy(bench, text, address(bench)))}
                {tool("ic-download", "web-sets-save", move || save(bench))}
                {bring(bench)}
            </div>
        </section>
    }
}

fn spelled<S: Sheet>(bench: Bench<S>) -> String {
    bench.sheet.with(S::spell)
}

/// The whole address that brings the same to whoever opens it.
fn address<S: Sheet>(bench: Bench<S>) -> String {
    let text = bench.sheet.with_untracked(S::link);
    link(&Route::Sets(S::GAME, Some(dom::for_address(&text))))
}

/// Copies a text, or lays it into the field where a hand can.
fn copy<S: Sheet>(bench: Bench<S>, field: RwSignal<String>, text: String) {
    spawn_local(async move {
        let key = if dom::copy(&text).await {
            "web-sets-copied"
        } else {
            field.try_set(text);
            "web-sets-not-copied"
        };
        bench.news.try_set(Some(Said::new(key)));
    });
}

fn save<S: Sheet>(bench: Bench<S>) {
    let (name, text) = bench.sheet.with_untracked(|sheet| {
        let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let name: String = sheet.name().to_lowercase().chars().map(plain).collect();
        (name, sheet.spell())
    });
    let name = name.trim_matches('-');
    let name = if name.is_empty() { "set" } else { name };
    dom::download(&format!("{name}.txt"), &format!("{text}\n"));
}

/// A button that opens a file, and the field behind it.
fn bring<S: Sheet>(bench: Bench<S>) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let read = move |_| {
        if let Some(field) = field.get_untracked() {
            spawn_local(async move {
                if let Some(text) = dom::file_text(field).await {
                    bench.read(&text);
                }
            });
        }
    };
    let open = move || {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    view! {
        <input
            class="unseen"
            type="file"
            accept=".txt,text/plain"
            node_ref=field
            tabindex="-1"
            aria-hidden="true"
            on:change=read
        />
        {tool("ic-upload", "web-sets-open-file", open)}
    }
}

fn tool(
    icon: &'static str,
    key: &'static str,
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button class="tool" type="button" on:click=move |_| act()>
            <Icon name=icon/>
            {t(key)}
        </button>
    }
}
