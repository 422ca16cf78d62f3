//! The whole app: settings and words for all pages, the sprite once, the page that the address
//! names, and the sheets that open over it.

use crate::boards::GameBox;
use crate::home::Home;
use crate::icon::SPRITE;
use crate::learn::Lessons;
use crate::log::Jump;
use crate::new_match::NewMatch;
use crate::online::{FriendsPage, InvitedPage, TablePage};
use crate::panels::{Panel, Panels};
use crate::record::REPLAY;
use crate::route::{self, Route};
use crate::settings::Settings;
use crate::{dom, part, pieces, voice};
use fair::Record;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The app.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::provide();
    let panels = Panels::provide();
    voice::provide(settings, panels);
    let route = route::current();
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
    provide_context(None::<Jump>);
    provide_context(None::<Lessons>);
    match route {
        Route::Home => home(),
        Route::Match(game, way) => part::page(game, move |part| (part.page)(way)),
        Route::Sets(game, sent) => part::page(game, move |part| {
            (part.own_page)(sent.clone()).unwrap_or_else(home)
        }),
        Route::Replay => replay(),
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
fn replay() -> AnyView {
    let record = dom::recall(REPLAY).and_then(|text| Record::parse(&text).ok());
    let game = record.as_ref().and_then(GameBox::of_record);
    match (record, game) {
        (Some(record), Some(game)) => part::page(game, move |part| {
            (part.replay)(&record).unwrap_or_else(home)
        }),
        _ => home(),
    }
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
