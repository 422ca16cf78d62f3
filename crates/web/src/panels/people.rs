//! What those are called who share this screen.

use super::Sheet;
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
        let keep = move |event| name::keep_person(seat.index(), &event_target_value(&event));
        view! {
            <label class="pn-row">
                <b>{seat_name(seat)}</b>
                <input
                    class="field"
                    maxlength=name::LONGEST
                    autocomplete="off"
                    placeholder=s(Said::new("web-person").with("letter", letter))
                    value=known
                    on:change=keep
                />
            </label>
        }
    };
    view! {
        <Sheet class="pn-set" icon="ic-people" title=Signal::derive(t("web-people-names"))>
            <p class="small soft">{t("web-people-names-how")}</p>
            {Seat::first(SEATS).map(field).collect_view()}
        </Sheet>
    }
}
