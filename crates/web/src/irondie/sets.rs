//! The set editor: nine kinds in eight colours to build a set from, and whether it is legal while
//! it is being built. What is legal is said by the rules; here it is only shown.

mod bar;
mod bench;
mod dice;
mod origin;
mod panels;
mod pick;
mod slots;

use crate::bench::page::{Parts, page};
use crate::bench::{bar as shared, own, text};
use crate::board::Board as _;
use crate::voice::{t, voice};
use bench::Bench;
use game_irondie::{Irondie, SET, SetSheet};
use kernel::{Arg, Rule, Said};
use leptos::prelude::*;

/// Somebody's own sets.
pub(crate) type Shelf = crate::bench::Shelf<SetSheet>;

/// The page, with a set that somebody has sent.
pub(crate) fn sets_page(sent: Option<String>) -> AnyView {
    let bench = Bench::open(sent);
    let side = view! {
        {panels::checks(bench)}
        {panels::side_set(bench)}
        {own::panel(bench.base)}
        {panels::templates(bench)}
        {text::panel(bench.base)}
        {panels::colours()}
    };
    let parts = Parts {
        class: "",
        title: view! { {t("web-sets")}" · "{count(bench)} }.into_any(),
        table: view! { {slots::section(bench)} {pick::section(bench)} }.into_any(),
        side: side.into_any(),
        side_name: "web-sets-side",
        folds: false,
        decision: bar::decision(bench),
    };
    page(bench.base, parts)
}

fn count(bench: Bench) -> impl Fn() -> String {
    move || {
        let count = bench.base.sheet.with(|sheet| sheet.dice().len());
        let said = Said::new("web-sets-count")
            .with("count", Arg::number(count))
            .with("of", Arg::number(SET));
        voice().say(&said)
    }
}

/// A rule that opens where it stands.
fn rule_link(rule: Rule) -> AnyView {
    shared::rule_link(Irondie::BOX, rule)
}
