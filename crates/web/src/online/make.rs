//! Making a table for friends, and sitting down by an invitation. All that is asked is a name.

use super::api;
use crate::dom;
use crate::frame::quiet_frame;
use crate::home::Custom;
use crate::icon::Icon;
use crate::route::{Route, go};
use crate::tongue::{t, voice};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

const NAME: &str = "astragal.name";

/// Where a table is made.
#[component]
pub(crate) fn FriendsPage() -> impl IntoView {
    let wrong = RwSignal::new(None);
    let make = move |name: String| {
        let custom = Custom::recall();
        let setup = serde_json::to_value(custom.setup()).unwrap_or_default();
        let wanted = api::Wanted {
            game: "irondie",
            setup,
            seats: custom.places(),
            name,
        };
        spawn_local(async move {
            match api::open(&wanted).await {
                Ok(opened) => {
                    if let Ok(text) = serde_json::to_string(&opened) {
                        dom::keep(&kept_as(&opened.table), &text);
                    }
                    go(&Route::table(&opened.table));
                }
                Err(key) => wrong.set(Some(key)),
            }
        });
    };
    let about = t("web-friends-about");
    quiet_frame(form(
        "web-friends-make",
        about,
        "ic-link",
        "web-friends-do-make",
        wrong,
        make,
    ))
}

/// Where an invitation leads.
#[component]
pub(crate) fn InvitedPage(
    /// The table.
    id: String,
    /// The seat, by its letter.
    seat: String,
    /// The key to it.
    key: String,
) -> impl IntoView {
    let wrong = RwSignal::new(None);
    let sit = move |name: String| {
        let (id, seat, key) = (id.clone(), seat.clone(), key.clone());
        spawn_local(async move {
            match api::sit(&id, &seat, &name, &key).await {
                Ok(()) => go(&Route::table(&id)),
                Err(key) => wrong.set(Some(key)),
            }
        });
    };
    let about = t("web-invited-about");
    quiet_frame(form(
        "web-invited",
        about,
        "ic-play",
        "web-invited-do-sit",
        wrong,
        sit,
    ))
}

/// What the maker of a table may hand on is kept under this name.
pub(super) fn kept_as(table: &str) -> String {
    format!("astragal.table.{table}")
}

fn form(
    title: &'static str,
    about: impl Fn() -> String + Send + Sync + 'static,
    icon: &'static str,
    label: &'static str,
    wrong: RwSignal<Option<String>>,
    act: impl Fn(String) + 'static,
) -> AnyView {
    let field = NodeRef::<Input>::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = field.get_untracked().map(|field| field.value());
        let name = name.unwrap_or_default().trim().to_owned();
        if !name.is_empty() {
            dom::keep(NAME, &name);
            wrong.set(None);
            act(name);
        }
    };
    let why = move || {
        let key = wrong.get()?;
        let said = voice().text(&key);
        Some(view! {
            <p class="why-not" role="alert"><Icon name="ic-why-not"/><span>{said}</span></p>
        })
    };
    view! {
        <form class="mat fr-form" on:submit=send>
            <h2>{t(title)}</h2>
            <p class="soft">{about}</p>
            <label>
                <b>{t("web-your-name")}</b>
                <input
                    class="field"
                    node_ref=field
                    maxlength="40"
                    required
                    autocomplete="nickname"
                    value=dom::recall(NAME)
                />
            </label>
            {why}
            <div class="offers">
                <button class="button button-main" type="submit">
                    <Icon name=icon/>{t(label)}
                </button>
            </div>
        </form>
    }
    .into_any()
}
