//! The whole app: settings and words for all pages, the sprite once, the page that the address
//! names, and the sheets that open over it.

use crate::boards::GameBox;
use crate::frame::frame_with_bar;
use crate::home::Home;
use crate::icon::SPRITE;
use crate::log::Jump;
use crate::new_match::NewMatch;
use crate::online::{FriendsPage, InvitedPage, TablePage};
use crate::panels::{Panel, Panels};
use crate::record::REPLAY;
use crate::route::{self, Route};
use crate::seat::Faces;
use crate::sent::{self, Shared};
use crate::settings::Settings;
use crate::voice::t;
use crate::wish::Wishes;
use crate::{dom, part, pieces, room, voice};
use fair::Record;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

/// The app.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::provide();
    let panels = Panels::provide();
    Wishes::provide();
    voice::provide(settings, panels);
    let route = route::current();
    room::sweep(&route.get_untracked());
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_typing() && event.key() == "?" {
            panels.open(Panel::Keys);
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="sprite" aria-hidden="true" inner_html=SPRITE></div>
        {move || page(route.get())}
        {move || panels.show()}
    }
}

fn page(route: Route) -> AnyView {
    // What the page before has provided would still be found, and be of no use.
    provide_context(None::<NewMatch>);
    provide_context(None::<Faces>);
    provide_context(None::<Jump>);
    match route {
        Route::Home => home(),
        Route::Match(game, way) => part::page(game, move |part| (part.page)(way)),
        Route::Sets(game, sent) => part::page(game, move |part| {
            (part.own_page)(sent.clone()).unwrap_or_else(home)
        }),
        Route::Kept(slot) => part::page(slot.game, move |part| {
            (part.kept)(slot).unwrap_or_else(|| {
                slot.forget();
                lost("web-kept-lost")
            })
        }),
        Route::Replay => kept_replay(),
        Route::Shared(data) => sent_replay(data),
        Route::Pieces => pieces::page::page(),
        Route::Friends(game) => view! { <FriendsPage game/> }.into_any(),
        Route::Table(id) => view! { <TablePage id/> }.into_any(),
        Route::Invited { id, seat, key } => view! { <InvitedPage id seat key/> }.into_any(),
    }
}

fn home() -> AnyView {
    view! { <Home/> }.into_any()
}

/// The record chosen last; without one that holds, the boxes.
fn kept_replay() -> AnyView {
    let record = dom::recall(REPLAY).and_then(|text| Record::parse(&text).ok());
    record.map_or_else(home, |record| {
        let players = Vec::new();
        replay(Shared { players, record })
    })
}

/// A match that came as a link.
fn sent_replay(data: String) -> AnyView {
    let found = RwSignal::new(None);
    spawn_local(async move {
        found.try_set(Some(sent::read(&data).await));
    });
    let page = move || match found.get() {
        None => quiet(part::soon()),
        Some(None) => lost("web-replay-lost"),
        Some(Some(shared)) => replay(shared),
    };
    page.into_any()
}

fn replay(shared: Shared) -> AnyView {
    match GameBox::of_record(&shared.record) {
        Some(game) => part::page(game, move |part| {
            (part.replay)(&shared).unwrap_or_else(|| lost("web-replay-lost"))
        }),
        None => lost("web-replay-lost"),
    }
}

/// What somebody looked for cannot be shown any more.
fn lost(why: &'static str) -> AnyView {
    let inner = view! {
        <h2>{t(why)}</h2>
        <p class="soft">{t("web-lost-why")}</p>
        <div class="offers">
            <a class="button button-main" href=Route::Home.address()>{t("web-to-boxes")}</a>
        </div>
    };
    quiet(inner.into_any())
}

fn quiet(inner: AnyView) -> AnyView {
    let inner = view! { <section class="mat fr-form">{inner}</section> };
    frame_with_bar(None, "web-match", inner.into_any(), ().into_any()).into_any()
}

/// Whether keys belong to a field just now.
pub(crate) fn is_typing() -> bool {
    dom::focused().is_some_and(|element| {
        let typed = matches!(element.tag_name().as_str(), "TEXTAREA" | "SELECT");
        typed
            || element
                .dyn_ref::<web_sys::HtmlInputElement>()
                .is_some_and(|input| {
                    !matches!(input.type_().as_str(), "radio" | "checkbox" | "range")
                })
    })
}
