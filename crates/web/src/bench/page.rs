//! The page around a bench: the bar on top, what is built, what stands beside it, and keys.

use super::{Bench, Sheet, bar};
use crate::app::is_typing;
use crate::frame::{ThemeTool, tool};
use crate::icon::{Cube, Icon};
use crate::panels::{Panel, Panels};
use crate::route::Route;
use crate::voice::{t, voice};
use leptos::prelude::*;

/// What a game brings to the page.
pub(crate) struct Parts {
    /// What its frame is classed with besides.
    pub(crate) class: &'static str,
    /// What the page is called, and how much there is already.
    pub(crate) title: AnyView,
    /// What is built and what it is built from.
    pub(crate) table: AnyView,
    /// What stands beside it, with what that is called.
    pub(crate) side: AnyView,
    pub(crate) side_name: &'static str,
    /// Whether that lies behind a tool where there is no room beside; else it comes after all.
    pub(crate) folds: bool,
    /// What still lacks, and what can be done.
    pub(crate) decision: AnyView,
}

/// The page.
pub(crate) fn page<S: Sheet>(bench: Bench<S>, parts: Parts) -> AnyView {
    listen_to_keys(bench);
    let news = move || {
        let news = bench.news.get();
        news.map(|said| voice().say(&said))
    };
    let opened = RwSignal::new(false);
    let side = if parts.folds { "side se-fold" } else { "side" };
    let fold = parts.folds.then(|| fold(parts.side_name, opened));
    view! {
        <div class=format!("frame se-frame {} {}", S::GAME.id(), parts.class)>
            <a class="skip" href="#decision" on:click=|event| bar::skip_to_it(&event)>
                {t("web-skip-to-decision")}
            </a>
            {top_bar::<S>(parts.title, fold)}
            <div class="se-body">
                <main class="table se" id="table">{parts.table}</main>
                <aside
                    class=side
                    class:side-open=move || opened.get()
                    id="side"
                    aria-label=t(parts.side_name)
                >
                    {parts.folds.then(|| close(opened))}
                    {parts.side}
                </aside>
            </div>
            {parts.decision}
            <p class="live" aria-live="polite"><span>{news}</span></p>
        </div>
    }
    .into_any()
}

/// Opens what stands beside, where there is no room for it.
fn fold(name: &'static str, opened: RwSignal<bool>) -> AnyView {
    let turn = move |_| opened.update(|open| *open = !*open);
    view! {
        <button
            class="tool se-unfold"
            type="button"
            aria-label=t(name)
            title=t(name)
            aria-expanded=move || opened.get().to_string()
            aria-controls="side"
            on:click=turn
        >
            <Icon name="ic-odds" size="icon-20"/>
        </button>
    }
    .into_any()
}

fn close(opened: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="tool side-close"
            type="button"
            aria-label=t("web-close")
            on:click=move |_| opened.set(false)
        >
            <Icon name="ic-close" size="icon-20"/>
        </button>
    }
}

fn top_bar<S: Sheet>(title: AnyView, fold: Option<AnyView>) -> impl IntoView {
    let panels = Panels::get();
    view! {
        <header class="topbar">
            <a class="topbar-home" href=Route::Home.address() aria-label=t("web-to-boxes")>
                <Cube size=28/>
            </a>
            <div class="topbar-title">
                <h1>{S::GAME.title()}</h1>
                <span>{title}</span>
            </div>
            <nav aria-label=t("web-menu")>
                <ThemeTool class="tool wide"/>
                {tool("ic-rules", "web-rules", move || panels.open(rules::<S>()))}
                {fold}
                {tool("ic-settings", "web-settings", move || panels.open(Panel::Settings))}
            </nav>
        </header>
    }
}

fn rules<S: Sheet>() -> Panel {
    Panel::Rules {
        game: S::GAME.id(),
        rule: None,
    }
}

/// Backspace takes back, B opens the rules, unless somebody types or a sheet is open.
fn listen_to_keys<S: Sheet>(bench: Bench<S>) {
    let panels = Panels::get();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let with_more = event.ctrl_key() || event.alt_key() || event.meta_key();
        if is_typing() || panels.is_open() || with_more {
            return;
        }
        match event.key().as_str() {
            "Backspace" => bench.undo(),
            "b" | "B" => panels.open(rules::<S>()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
