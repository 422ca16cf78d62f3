//! Icons from the sprite, which the app puts into the page once.

use crate::kept::kept;
use leptos::prelude::*;

/// All symbols; `<use href="#…">` finds them without a request.
pub(crate) const SPRITE: &str = concat!(
    include_str!("../assets/icons.svg"),
    include_str!("../assets/throne.svg"),
    include_str!("../assets/masters.svg")
);

/// An icon by its name in the sprite.
#[component]
pub(crate) fn Icon(
    /// Such as `ic-undo`.
    name: &'static str,
    /// `icon-20`, `icon-24`; as large as the text otherwise.
    #[prop(optional)]
    size: &'static str,
) -> impl IntoView {
    kept((name, size), None, |(name, size), _| {
        let class = format!("icon {size}");
        let icon = view! { <svg class=class aria-hidden="true" inner_html=reference(name)></svg> };
        icon.into_any()
    })
}

/// The mark-up that shows a symbol of the sprite.
pub(crate) fn reference(name: &str) -> String {
    format!("<use href=\"#{name}\"/>")
}

/// The cube of the app.
#[component]
pub(crate) fn Cube(
    /// In pixels.
    size: u8,
) -> impl IntoView {
    view! {
        <svg viewBox="0 0 32 32" width=size height=size aria-hidden="true" inner_html=CUBE></svg>
    }
}

const CUBE: &str = r#"<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"><path d="M16 2 29 9v14L16 30 3 23V9z"/><path d="M3 9l13 7 13-7M16 16v14"/></g><g fill="currentColor"><circle cx="16" cy="9" r="2.2"/><circle cx="9" cy="19.5" r="2"/><circle cx="23" cy="17" r="1.7"/><circle cx="22.5" cy="22.5" r="1.7"/></g>"#;
