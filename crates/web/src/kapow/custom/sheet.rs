//! The sheet with all set-up choices.

use crate::boards::GameBox;
use crate::panels::Sheet;
use crate::tongue::s;
use leptos::prelude::*;

/// The sheet.
#[component]
pub(crate) fn CustomSheet(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet
            class="custom kapow"
            icon="ic-settings"
            title=Signal::derive(s(GameBox::Kapow.named("web-custom-title")))
            close=Callback::new(move |()| open.set(false))
        >
            ""
        </Sheet>
    }
}
