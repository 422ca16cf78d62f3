//! Links to be handed on: copied, shared, or read by a phone.

use crate::dom;
use crate::icon::Icon;
use crate::voice::{t, voice};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlDocument, HtmlInputElement, ShareData};

/// How long a button says that it is done.
const DONE: Duration = Duration::from_secs(3);

/// A link, with buttons that copy it and, where the browser can, share it.
pub(super) fn link_row(address: String, label: &'static str) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let shared = address.clone();
    let shares = share_button(move || shared.clone());
    view! {
        <div class="fr-link">
            <input
                class="field code"
                node_ref=field
                readonly
                aria-label=t(label)
                value=address
                on:focus=move |_| select(field)
            />
            {copy_button(field)}
            {shares}
        </div>
    }
}

fn select(field: NodeRef<Input>) {
    if let Some(field) = field.get_untracked() {
        field.select();
    }
}

fn copy_button(field: NodeRef<Input>) -> impl IntoView {
    let done = RwSignal::new(None);
    let copy = move |_| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        spawn_local(async move {
            done.try_set(Some(copy(&field).await));
            let forget = move || {
                done.try_set(None);
            };
            set_timeout(forget, DONE);
        });
    };
    let said = move || {
        voice().text(match done.get() {
            None => "web-copy",
            Some(true) => "web-copied",
            Some(false) => "web-copy-by-hand",
        })
    };
    view! {
        <button class="button" type="button" on:click=copy>
            <Icon name="ic-copy"/><span aria-live="polite">{said}</span>
        </button>
    }
}

/// Copies the text of a field. Browsers keep the clipboard from pages that came without `https`,
/// as one does from the machine in the next room; an old command still works there.
async fn copy(field: &HtmlInputElement) -> bool {
    if dom::can("clipboard") {
        let written = window().navigator().clipboard().write_text(&field.value());
        return JsFuture::from(written).await.is_ok();
    }
    field.select();
    let document = document().dyn_into::<HtmlDocument>();
    document.is_ok_and(|document| document.exec_command("copy") == Ok(true))
}

/// Hands an address on by the sheet of the phone; nothing where the browser has none.
pub(crate) fn share_button(address: impl Fn() -> String + 'static) -> Option<AnyView> {
    if !dom::can("share") {
        return None;
    }
    let share = move |_| {
        let data = ShareData::new();
        data.set_title("Astragal");
        data.set_url(&address());
        let shared = window().navigator().share_with_data(&data);
        spawn_local(async move {
            // Whoever changes their mind has not been wronged.
            let _: Result<JsValue, JsValue> = JsFuture::from(shared).await;
        });
    };
    let button = view! {
        <button class="button" type="button" data-act="share" on:click=share>
            <Icon name="ic-share"/>{t("web-share")}
        </button>
    };
    Some(button.into_any())
}

/// A word of warning where a link leads to this very machine, whoever opens it.
pub(super) fn local_warning() -> Option<AnyView> {
    let host = location().hostname().unwrap_or_default();
    let local = matches!(host.as_str(), "localhost" | "127.0.0.1" | "[::1]");
    local.then(|| {
        view! {
            <p class="small soft fr-seal">
                <Icon name="ic-why-not"/><span>{t("web-invite-local")}</span>
            </p>
        }
        .into_any()
    })
}
