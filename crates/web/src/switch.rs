//! A switch of a sheet: its name, what it does, on or off.

use leptos::prelude::*;

/// A line of a list with a switch; a press turns it to what it is not.
pub(crate) fn switch(
    name: impl IntoView + 'static,
    why: impl IntoView + 'static,
    is_on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    turn: impl Fn(bool) + 'static,
) -> AnyView {
    view! {
        <li>
            <button
                class="switch"
                type="button"
                role="switch"
                aria-checked=move || is_on().to_string()
                on:click=move |_| turn(!is_on())
            >
                <span><b>{name}</b><small>{why}</small></span>
                <i aria-hidden="true"></i>
            </button>
        </li>
    }
    .into_any()
}
