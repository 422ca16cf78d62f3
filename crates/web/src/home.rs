//! The way in: the boxes on the table, and what one can do with the chosen one.

mod art;
mod custom;

use crate::frame::ThemeTool;
use crate::icon::{Cube, Icon};
use crate::panels::{Panel, Panels};
use crate::route::{Route, Way, go};
use crate::settings::Settings;
use crate::tongue::{s, t};
use custom::CustomSheet;
use kernel::{Arg, Said};
use leptos::prelude::*;

pub(crate) use custom::Custom;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let custom_is_open = RwSignal::new(false);
    view! {
        <a class="skip" href="#boxes">{t("web-skip-to-boxes")}</a>
        <div class="home home-one">
            {head()}
            <main>
                <h2 class="unseen" id="boxes">{t("web-choose-game")}</h2>
                <ul class="boxes"><li>{irondie_box()}</li></ul>
                {panel(custom_is_open)}
                {move || custom_is_open.get().then(|| view! { <CustomSheet open=custom_is_open/> })}
            </main>
            {foot()}
        </div>
    }
}

fn head() -> impl IntoView {
    let panels = Panels::get();
    view! {
        <header class="home-head">
            <span aria-hidden="true"><Cube size=44/></span>
            <h1>
                <svg
                    class="wordmark"
                    viewBox="0 0 246 44"
                    role="img"
                    aria-label="Astragal"
                    inner_html=art::WORDMARK
                ></svg>
            </h1>
            <p>{t("web-tagline")}</p>
            <nav aria-label=t("web-menu")>
                <ThemeTool class="tool"/>
                <LanguageTool/>
                <button
                    class="tool"
                    type="button"
                    aria-label=t("web-settings")
                    title=t("web-settings")
                    on:click=move |_| panels.open(Panel::Settings)
                >
                    <Icon name="ic-settings" size="icon-20"/>
                </button>
            </nav>
        </header>
    }
}

/// The other language, by one tap.
#[component]
fn LanguageTool() -> impl IntoView {
    let settings = Settings::get();
    let code = move || settings.lang().code().to_uppercase();
    let next = move |_| {
        settings.change(|chosen| {
            let next = if chosen.lang == "de" { "en" } else { "de" };
            next.clone_into(&mut chosen.lang);
        });
    };
    view! {
        <button class="tool" type="button" title=t("web-change-language") on:click=next>
            <Icon name="ic-language" size="icon-20"/>
            <span>{code}</span>
            <span class="unseen">{t("web-change-language")}</span>
        </button>
    }
}

fn irondie_box() -> impl IntoView {
    let drawing = Signal::derive(move || art::irondie(&crate::tongue::voice()));
    view! {
        <button type="button" class="box irondie" aria-expanded="true" aria-controls="p-irondie">
            <svg
                class="box-art"
                viewBox="0 0 200 220"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                inner_html=move || drawing.get()
            ></svg>
            <span class="box-name">"IRONDIE"</span>
            <span class="box-facts">
                <span>
                    <Icon name="ic-people"/>
                    "2–6"
                    <span class="unseen">{t("web-people")}</span>
                </span>
                <span><Icon name="ic-clock"/>{minutes()}</span>
            </span>
        </button>
    }
}

fn minutes() -> impl Fn() -> String + Clone + Send + Sync + 'static {
    s(Said::new("web-minutes").with("minutes", Arg::Number(15)))
}

fn panel(custom_is_open: RwSignal<bool>) -> impl IntoView {
    let shuffle = move |_| {
        Custom::recall().shuffled().keep();
        go(&Route::Irondie(Way::Bot));
    };
    view! {
        <section class="mat box-panel irondie" id="p-irondie" aria-labelledby="t-irondie">
            <div>
                <h2 id="t-irondie">"IRONDIE"</h2>
                <p>{t("web-irondie-pitch")}</p>
                <p class="small soft">
                    {t("web-irondie-facts")}" · "
                    <button class="link" type="button" on:click=move |_| custom_is_open.set(true)>
                        {t("web-customise")}
                    </button>" · "
                    <button class="link" type="button" on:click=shuffle>{t("web-random")}</button>
                    " · "
                    <a class="link" href=Route::Sets(None).address()>{t("web-sets")}</a>
                </p>
            </div>
            <div class="ways">
                {way(Way::Bot, "button button-main", "ic-play", "web-play-now", "web-play-now-how")}
                {way(
                    Way::SameScreen,
                    "button",
                    "ic-screen",
                    "web-same-screen",
                    "web-same-screen-how",
                )}
                {friends()}
            </div>
        </section>
    }
}

fn way(
    way: Way,
    class: &'static str,
    icon: &'static str,
    name: &'static str,
    how: &'static str,
) -> impl IntoView {
    view! {
        <a class=class href=Route::Irondie(way).address()>
            <Icon name=icon size="icon-24"/>
            <span>{t(name)}<small>{t(how)}</small></span>
        </a>
    }
}

/// Whether there is a server with tables shows on the page behind it, when somebody goes there.
fn friends() -> impl IntoView {
    view! {
        <a class="button" href=Route::Friends.address()>
            <Icon name="ic-link" size="icon-24"/>
            <span>{t("web-friends")}<small>{t("web-friends-how")}</small></span>
        </a>
    }
}

fn foot() -> impl IntoView {
    let panels = Panels::get();
    let rules = Panel::Rules {
        game: "irondie",
        rule: None,
    };
    view! {
        <footer class="home-foot">
            <p>{t("web-unofficial")}</p>
            <p>
                <button class="link" type="button" on:click=move |_| panels.open(rules.clone())>
                    {t("web-rules")}
                </button>" · "
                <button class="link" type="button" on:click=move |_| panels.open(Panel::Keys)>
                    {t("web-keys")}
                </button>" · "
                <button
                    class="link"
                    type="button"
                    on:click=move |_| panels.open(Panel::Record(None))
                >
                    {t("web-record-check")}
                </button>
            </p>
        </footer>
    }
}
