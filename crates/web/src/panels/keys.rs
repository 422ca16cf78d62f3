//! The sheet of keys.

use super::Sheet;
use crate::voice::t;
use leptos::prelude::*;

const KEYS: [(&[&str], &str); 12] = [
    (&["←", "→"], "web-key-next"),
    (&["Space"], "web-key-tap"),
    (&["Enter"], "web-key-main"),
    (&["1", "…", "9"], "web-key-place"),
    (&["Backspace"], "web-key-undo"),
    (&["S"], "web-key-skip"),
    (&["O"], "web-key-orders"),
    (&["B"], "web-key-rules"),
    (&["H"], "web-key-help"),
    (&["Shift", "←", "→"], "web-key-all"),
    (&["Esc"], "web-key-close"),
    (&["?"], "web-key-this"),
];

pub(super) fn sheet() -> impl IntoView {
    let line = |(keys, what): (&'static [&'static str], &'static str)| {
        let caps = keys
            .iter()
            .map(|key| view! { <kbd>{*key}</kbd>" " })
            .collect_view();
        view! { <div><dt>{caps}</dt><dd>{t(what)}</dd></div> }
    };
    view! {
        <Sheet class="" icon="ic-keyboard" title=Signal::derive(t("web-keys"))>
            <dl class="pn-keys">{KEYS.map(line).into_iter().collect_view()}</dl>
        </Sheet>
    }
}
