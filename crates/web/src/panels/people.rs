//! What those are called who share this screen.

use super::Sheet;
use crate::icon::Icon;
use crate::name;
use crate::online::seat_name;
use crate::voice::{s, t};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// As many as can play at one screen in any game.
const SEATS: u8 = 6;

pub(super) fn sheet() -> impl IntoView {
    let names = name::people();
    let field = move |seat: Seat| {
        let letter = Arg::Spelled(seat.to_string());
        let known = names.get(seat.index()).cloned().unwrap_or_default();
        let refused = RwSignal::new(false);
        let keep = move |event| {
            let written = event_target_value(&event);
            refused.set(!name::can_be_kept(&written));
            if !refused.get_untracked() {
                name::keep_person(seat.index(), &written);
            }
        };
        view! {
            <label class="pn-row">
                <b>{seat_name(seat)}</b>
                <input
                    class="field"
                    autocomplete="off"
                    placeholder=s(Said::new("web-person").with("letter", letter))
                    value=known
                    aria-invalid=move || refused.get().then_some("true")
                    on:change=keep
                />
            </label>
            {move || refused.get().then(refusal)}
        }
    };
    view! {
        <Sheet class="pn-set" icon="ic-people" title=Signal::derive(t("web-people-names"))>
            <p class="small soft">{t("web-people-names-how")}</p>
            {Seat::first(SEATS).map(field).collect_view()}
        </Sheet>
    }
}

/// The server would say the same of a name at a table.
fn refusal() -> AnyView {
    view! {
        <p class="why-not" role="alert">
            <Icon name="ic-why-not"/><span>{t("refused-name")}</span>
        </p>
    }
    .into_any()
}
