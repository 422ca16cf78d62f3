//! The frame, the same for all games: top bar, table, side, decision bar, live line.

use crate::boards::GameBox;
use crate::icon::{Cube, Icon};
use crate::panels::{Panel, Panels};
use crate::route::Route;
use crate::settings::{Settings, Theme};
use crate::voice::t;
use leptos::prelude::*;

/// The parts of a page at a table.
pub(crate) struct Parts {
    /// The game, which sets the accent.
    pub(crate) game: GameBox,
    pub(crate) subtitle: Signal<String>,
    /// The phases of a round, and which of them is now.
    pub(crate) phases: Signal<(Vec<String>, Option<usize>)>,
    pub(crate) table: AnyView,
    pub(crate) side: AnyView,
    pub(crate) decision: AnyView,
    /// The newest lines, for the eye.
    pub(crate) live: Signal<String>,
    /// What is read aloud.
    pub(crate) spoken: AnyView,
}

/// The side as a sheet, where there is no room beside the board.
#[derive(Clone, Copy)]
pub(crate) struct SideSheet(RwSignal<bool>);

impl SideSheet {
    /// Lets the board be seen again.
    pub(crate) fn close(self) {
        self.0.set(false);
    }
}

/// A page at a table.
pub(crate) fn frame(parts: Parts) -> impl IntoView {
    let side_is_open = RwSignal::new(false);
    provide_context(SideSheet(side_is_open));
    let class = format!("frame {}", parts.game.id());
    let side_class = move || {
        if side_is_open.get() {
            "side side-open"
        } else {
            "side"
        }
    };
    let live = parts.live;
    view! {
        <div class=class>
            <a class="skip" href="#decision" on:click=|event| skip_to_decision(&event)>
                {t("web-skip-to-decision")}
            </a>
            {top_bar(parts.game, parts.subtitle, parts.phases, side_is_open)}
            <main class=format!("table {}", parts.game.lid.prefix) id="table">{parts.table}</main>
            <aside class=side_class id="side" tabindex="0" aria-label=t("web-side")>
                <button
                    class="tool side-close"
                    type="button"
                    aria-label=t("web-close")
                    on:click=move |_| side_is_open.set(false)
                >
                    <Icon name="ic-close" size="icon-20"/>
                </button>
                {parts.side}
            </aside>
            {parts.decision}
            <p class="live" aria-hidden="true"><span>{move || live.get()}</span></p>
            {parts.spoken}
        </div>
    }
}

/// A page beside the tables: a bar and what it is about.
pub(crate) fn quiet_frame(game: Option<GameBox>, inner: AnyView) -> impl IntoView {
    frame_with_bar(game, "web-friends", inner, ().into_any())
}

/// The same with what it is about, and with a bar at the foot.
pub(crate) fn frame_with_bar(
    game: Option<GameBox>,
    about: &'static str,
    inner: AnyView,
    bar: AnyView,
) -> impl IntoView {
    let panels = Panels::get();
    let class = format!("frame frame-quiet {}", game.map_or("", GameBox::id));
    let title = game.map_or("Astragal", GameBox::title);
    view! {
        <div class=class>
            <header class="topbar">
                <a class="topbar-home" href=Route::Home.address() aria-label=t("web-to-boxes")>
                    <Cube size=28/>
                </a>
                <div class="topbar-title"><h1>{title}</h1><span>{t(about)}</span></div>
                <nav aria-label=t("web-menu")>
                    <ThemeTool class="tool wide"/>
                    {tool("ic-settings", "web-settings", move || panels.open(Panel::Settings))}
                </nav>
            </header>
            <main class="table fr" id="table">{inner}</main>
            {bar}
        </div>
    }
}

/// The address has the page after `#`, so an inner link moves the focus by hand.
fn skip_to_decision(event: &leptos::ev::MouseEvent) {
    event.prevent_default();
    if let Some(ask) = crate::dom::element("ask") {
        drop(ask.focus());
    }
}

fn top_bar(
    game: GameBox,
    subtitle: Signal<String>,
    phases: Signal<(Vec<String>, Option<usize>)>,
    side_is_open: RwSignal<bool>,
) -> impl IntoView {
    let panels = Panels::get();
    let rules = Panel::Rules {
        game: game.id(),
        rule: None,
    };
    view! {
        <header class="topbar">
            <a class="topbar-home" href=Route::Home.address() aria-label=t("web-to-boxes")>
                <Cube size=28/>
            </a>
            <div class="topbar-title">
                <h1>{game.title()}</h1>
                <span>{move || subtitle.get()}</span>
            </div>
            <ol class="phases" aria-label=t("web-phase")>{move || phase_items(phases.get())}</ol>
            <nav aria-label=t("web-menu")>
                <ThemeTool class="tool wide"/>
                {tool("ic-rules", "web-rules", move || panels.open(rules.clone()))}
                {tool("ic-log", "web-log", move || side_is_open.update(|open| *open = !*open))}
                {tool("ic-settings", "web-settings", move || panels.open(Panel::Settings))}
            </nav>
        </header>
    }
}

fn phase_items((names, now): (Vec<String>, Option<usize>)) -> Vec<impl IntoView> {
    let item = |(place, name): (usize, String)| {
        let current = (now == Some(place)).then_some("step");
        view! { <li aria-current=current>{name}</li> }
    };
    names.into_iter().enumerate().map(item).collect()
}

pub(crate) fn tool(
    icon: &'static str,
    key: &'static str,
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button class="tool" type="button" aria-label=t(key) title=t(key) on:click=move |_| act()>
            <Icon name=icon size="icon-20"/>
        </button>
    }
}

/// Light or dark, by one tap.
#[component]
pub(crate) fn ThemeTool(
    /// How it is dressed.
    class: &'static str,
) -> impl IntoView {
    let settings = Settings::get();
    let toggle = move |_| settings.change(|chosen| chosen.theme = other(chosen.theme));
    view! {
        <button
            class=class
            type="button"
            aria-label=t("web-theme")
            title=t("web-theme")
            on:click=toggle
        >
            <Icon name="ic-moon" size="icon-20"/>
        </button>
    }
}

fn other(theme: Theme) -> Theme {
    let dark = match theme {
        Theme::Device => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
        Theme::Light => false,
        Theme::Dark => true,
    };
    if dark { Theme::Light } else { Theme::Dark }
}
