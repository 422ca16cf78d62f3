//! The set editor: nine kinds in eight colours to build a set from, and whether it is legal while
//! it is being built. What is legal is said by the rules; here it is only shown.

mod bar;
mod bench;
mod dice;
mod origin;
mod own;
mod panels;
mod pick;
mod shelf;
mod slots;
mod text;

use crate::app::is_typing;
use crate::frame::{ThemeTool, tool};
use crate::icon::Cube;
use crate::panels::{Panel, Panels};
use crate::route::Route;
use crate::voice::{t, voice};
use bench::Bench;
use game_irondie::SET;
use kernel::{Arg, Rule, Said};
use leptos::prelude::*;

pub(crate) use shelf::{Shelf, is_legal};

/// The page, with a set that somebody has sent.
#[component]
pub(crate) fn SetsPage(
    /// The set as it stands in the address.
    sent: Option<String>,
) -> impl IntoView {
    let bench = Bench::open(sent);
    listen_to_keys(bench);
    let news = move || {
        bench
            .news
            .with(|said| said.as_ref().map(|said| voice().say(said)))
    };
    view! {
        <div class="frame se-frame irondie">
            <a class="skip" href="#decision" on:click=|event| bar::skip_to_it(&event)>
                {t("web-skip-to-decision")}
            </a>
            {top_bar(bench)}
            <div class="se-body">
                <main class="table se" id="table">
                    {slots::section(bench)}
                    {pick::section(bench)}
                </main>
                <aside class="side" aria-label=t("web-sets-side")>
                    {panels::checks(bench)}
                    {panels::side_set(bench)}
                    {own::panel(bench)}
                    {panels::templates(bench)}
                    {text::panel(bench)}
                    {panels::colours()}
                </aside>
            </div>
            {bar::decision(bench)}
            <p class="live" aria-live="polite"><span>{news}</span></p>
        </div>
    }
}

fn top_bar(bench: Bench) -> impl IntoView {
    let panels = Panels::get();
    let rules = Panel::Rules {
        game: "irondie",
        rule: None,
    };
    let count = move || {
        let count = bench.sheet.with(|sheet| sheet.dice().len());
        let said = Said::new("web-sets-count")
            .with("count", Arg::number(count))
            .with("of", Arg::number(SET));
        voice().say(&said)
    };
    view! {
        <header class="topbar">
            <a class="topbar-home" href=Route::Home.address() aria-label=t("web-to-boxes")>
                <Cube size=28/>
            </a>
            <div class="topbar-title">
                <h1>"IRONDIE"</h1>
                <span>{t("web-sets")}" · "{count}</span>
            </div>
            <nav aria-label=t("web-menu")>
                <ThemeTool class="tool wide"/>
                {tool("ic-rules", "web-rules", move || panels.open(rules.clone()))}
                {tool("ic-settings", "web-settings", move || panels.open(Panel::Settings))}
            </nav>
        </header>
    }
}

/// A rule that opens where it stands.
fn rule_link(rule: Rule) -> AnyView {
    let panels = Panels::get();
    let open = move |_| {
        panels.open(Panel::Rules {
            game: "irondie",
            rule: Some(rule.0),
        });
    };
    view! { <button class="link" type="button" on:click=open>{rule.0}</button> }.into_any()
}

/// Backspace takes back, B opens the rules, unless somebody types or a sheet is open.
fn listen_to_keys(bench: Bench) {
    let panels = Panels::get();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let with_more = event.ctrl_key() || event.alt_key() || event.meta_key();
        if is_typing() || panels.is_open() || with_more {
            return;
        }
        match event.key().as_str() {
            "Backspace" => bench.undo(),
            "b" | "B" => panels.open(Panel::Rules {
                game: "irondie",
                rule: None,
            }),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
