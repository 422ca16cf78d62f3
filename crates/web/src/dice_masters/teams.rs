//! The team builder: cards to find, a team of them, its dice, and whether it may be brought, while
//! it is being built. What is legal is said by the rules; here it is only shown.

mod alike;
mod bar;
mod bench;
mod card;
pub(super) mod charts;
mod checks;
mod filter;
mod list;
mod marked;
mod sheet;
mod slots;

use crate::bench::page::{Parts, page};
use crate::bench::{bar as shared, own, text};
use crate::board::Board as _;
use crate::boards::mode_key;
use crate::voice::{t, voice};
use bench::Bench;
use game_dice_masters::DiceMasters;
use games::Title as _;
use kernel::{Game as _, Rule};
use leptos::prelude::*;

pub(super) use sheet::{Built, Shelf, is_built};

/// The page, with a team that somebody has sent.
pub(super) fn teams_page(sent: Option<String>) -> AnyView {
    let bench = Bench::open(sent);
    let title = move || {
        let mode = bench.mode.get();
        voice().text(&mode_key(DiceMasters::ID, DiceMasters::mode_id(mode)))
    };
    let side = view! {
        {checks::panel(bench)}
        {charts::curve(bench)}
        {charts::energies(bench)}
        {charts::style(bench)}
        {alike::panel(bench)}
        {own::panel(bench.base)}
        {text::panel(bench.base)}
    };
    let parts = Parts {
        class: "mt-frame",
        title: view! { {t("web-teams")}" · "{title} }.into_any(),
        table: view! { {slots::section(bench)} {list::section(bench)} {card::sheet(bench)} }
            .into_any(),
        side: side.into_any(),
        side_name: "web-teams-side",
        folds: true,
        decision: bar::decision(bench),
    };
    page(bench.base, parts)
}

/// A rule that opens where it stands.
fn rule_link(rule: Rule) -> AnyView {
    shared::rule_link(DiceMasters::BOX, rule)
}
