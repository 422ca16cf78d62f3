//! The way in: the boxes on the table, and what one can do with the chosen one.

mod back;
mod wordmark;

use crate::boards::GameBox;
use crate::frame::ThemeTool;
use crate::going::{self, Slot};
use crate::icon::{Cube, Icon};
use crate::panels::{Panel, Panels, Sheet};
use crate::route::{Route, Way, go};
use crate::settings::Settings;
use crate::voice::{Tongue, s, t, voice};
use crate::{dom, learn, opponent, part};
use kernel::{Arg, Said};
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::Lang;

/// Where it is kept which box was chosen last.
const CHOSEN: &str = "astragal.box";

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let custom_is_open = RwSignal::new(false);
    let chosen = RwSignal::new(recall());
    Effect::new(move || {
        let game = chosen.get();
        dom::keep(CHOSEN, game.id());
        game.prepare();
    });
    let sheet = move || {
        let game = chosen.get();
        custom_is_open
            .get()
            .then(|| custom_sheet(game, custom_is_open))
    };
    let lids = GameBox::all()
        .iter()
        .map(|&game| view! { <li>{lid(game, chosen)}</li> });
    view! {
        <a class="skip" href="#boxes">{t("web-skip-to-boxes")}</a>
        <div class="home">
            {head()}
            <main>
                {back::section()}
                <h2 class="unseen" id="boxes">{t("web-choose-game")}</h2>
                <ul class="boxes">{lids.collect_view()}</ul>
                {move || panel(chosen.get(), custom_is_open)}
                {sheet}
            </main>
            {move || foot(chosen.get())}
        </div>
    }
}

/// The box that was chosen last.
pub(crate) fn recall() -> GameBox {
    let kept = dom::recall(CHOSEN).and_then(|id| GameBox::read(&id));
    kept.unwrap_or(GameBox::first())
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
                    inner_html=wordmark::WORDMARK
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
    let (settings, tongue) = (Settings::get(), Tongue::get());
    let code = move || settings.lang().code().to_uppercase();
    let next = move |_| {
        tongue.speak(match settings.lang() {
            Lang::De => Lang::En,
            Lang::En => Lang::De,
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

fn lid(game: GameBox, chosen: RwSignal<GameBox>) -> impl IntoView {
    let drawing = Signal::derive(move || (game.lid.art)(&voice()));
    let minutes = Said::new("web-minutes").with("minutes", Arg::Number(game.lid.minutes));
    view! {
        <button
            type="button"
            class=format!("box {}", game.id())
            aria-expanded=move || (chosen.get() == game).to_string()
            aria-controls="chosen-box"
            on:pointerenter=move |_| game.prepare()
            on:focus=move |_| game.prepare()
            on:click=move |_| chosen.set(game)
        >
            <svg
                class="box-art"
                viewBox="0 0 200 220"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                inner_html=move || drawing.get()
            ></svg>
            <span class="box-name">{game.title()}</span>
            <span class="box-facts">
                <span>
                    <Icon name="ic-people"/>
                    {game.people()}
                    <span class="unseen">{t("web-people")}</span>
                </span>
                <span><Icon name="ic-clock"/>{s(minutes)}</span>
            </span>
        </button>
    }
}

fn panel(game: GameBox, custom_is_open: RwSignal<bool>) -> impl IntoView {
    let (more, panels) = (more(game), Panels::get());
    let minute = move |_| panels.open(Panel::Minute { game: game.id() });
    view! {
        <section
            class=format!("mat box-panel {}", game.id())
            id="chosen-box"
            aria-labelledby="chosen-title"
        >
            <div>
                <h2 id="chosen-title">{game.title()}</h2>
                <p>{move || game.says("pitch", &voice())}</p>
                <p class="small soft">
                    {move || game.says("facts", &voice())}" · "
                    <button class="link" type="button" on:click=move |_| custom_is_open.set(true)>
                        {t(game.lid.customise)}
                    </button>
                    " · "
                    <button
                        class="link"
                        type="button"
                        on:click=move |_| panels.open(Panel::People)
                    >
                        {t("web-people-names")}
                    </button>
                    {more}" · "
                    <button class="link" type="button" on:click=minute>{t("web-minute")}</button>
                </p>
            </div>
            <div class="ways">
                {play_now(game)}
                {learn(game)}
                {same_screen(game)}
                // Whether there is a server with tables shows when somebody goes there.
                {way(
                    &Route::Friends(game),
                    "button",
                    "ic-link",
                    ["web-friends", "web-friends-how"],
                )}
            </div>
        </section>
    }
}

/// Against a bot: the match that goes on, or a new one.
fn play_now(game: GameBox) -> AnyView {
    let slot = Slot::newest(game, Way::Bot);
    let look = ("button button-main", "ic-play");
    if going::in_slot(slot).is_some() {
        let to = Route::Kept(slot);
        return way(&to, look.0, look.1, ["web-go-on", "web-go-on-how"]);
    }
    let whom = move || opponent::with_whom(&voice(), game);
    way_that_says(&Route::Match(game, Way::Bot), look, t("web-play-now"), whom)
}

/// A guided first match: from its beginning, or on from where the learner was.
fn learn(game: GameBox) -> AnyView {
    let on = learn::begun(&Slot::newest(game, Way::Learn).name());
    let how = move || match on {
        Some((step, steps)) => {
            let said = Said::new("web-learn-on").with("step", Arg::number(step));
            voice().say(&said.with("steps", Arg::number(steps)))
        }
        None => voice().text("web-learn-how"),
    };
    let look = ("button", "ic-learn");
    way_that_says(&Route::Match(game, Way::Learn), look, t("web-learn"), how)
}

/// Several people at one screen: the match that goes on, or a new one.
fn same_screen(game: GameBox) -> AnyView {
    let slot = Slot::newest(game, Way::SameScreen);
    let (to, how) = match going::in_slot(slot) {
        Some(_) => (Route::Kept(slot), "web-go-on-how"),
        None => (Route::Match(game, Way::SameScreen), game.lid.same_screen),
    };
    way(&to, "button", "ic-screen", ["web-same-screen", how])
}

/// The sheet on which a match is set up.
fn custom_sheet(game: GameBox, open: RwSignal<bool>) -> AnyView {
    let around = move |inner: AnyView| {
        view! {
            <Sheet
                class=format!("custom {}", game.id())
                icon="ic-settings"
                title=Signal::derive(s(game.named("web-custom-title")))
                close=Callback::new(move |()| open.set(false))
            >
                {inner}
            </Sheet>
        }
        .into_any()
    };
    part::with(game, around, move |part| (part.sheet)(open))
}

/// Something left to chance, and a page that only this game has.
fn more(game: GameBox) -> AnyView {
    let shuffle = game.shuffles().then(|| {
        let play = move |_| {
            spawn_local(async move {
                if let Some(part) = game.fetch().await {
                    (part.shuffle)();
                }
                go(&Route::Match(game, Way::Bot));
            });
        };
        view! {
            " · "
            <button class="link" type="button" on:click=play>{t("web-random")}</button>
        }
    });
    let own = game.lid.own_page.map(|name| {
        let address = Route::Sets(game, None).address();
        view! { " · "<a class="link" href=address>{t(name)}</a> }
    });
    view! { {shuffle} {own} }.into_any()
}

fn way(
    to: &Route,
    class: &'static str,
    icon: &'static str,
    [name, how]: [&'static str; 2],
) -> AnyView {
    way_that_says(to, (class, icon), t(name), t(how))
}

fn way_that_says(
    to: &Route,
    (class, icon): (&'static str, &'static str),
    name: impl Fn() -> String + Send + 'static,
    how: impl Fn() -> String + Send + 'static,
) -> AnyView {
    view! {
        <a class=class href=to.address()>
            <Icon name=icon size="icon-24"/>
            <span>{name}<small>{how}</small></span>
        </a>
    }
    .into_any()
}

fn foot(game: GameBox) -> impl IntoView {
    let panels = Panels::get();
    let rules = Panel::Rules {
        game: game.id(),
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
                    on:click=move |_| panels.open(Panel::Record { text: None, shown: None })
                >
                    {t("web-record-check")}
                </button>
            </p>
        </footer>
    }
}
