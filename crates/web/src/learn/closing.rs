//! The closing page of a lesson: what is known now, and what to try next.

use crate::board::Board;
use crate::custom::Custom as _;
use crate::icon::Icon;
use crate::panels::{Panel, Panels, Sheet};
use crate::route::{Route, Way, go};
use crate::session::Session;
use leptos::prelude::*;

/// The bot for those who have tried the usual one.
const HARDER: &str = "search:400ms";

/// The page.
pub(crate) fn closing_page<G: Board>(session: Session<G>) -> AnyView {
    let voice = session.voice();
    let close = move |()| session.result.set(false);
    let title = voice.text("web-lesson-done");
    let known = voice.text(&format!("web-lesson-{}-done", G::ID));
    let play = Route::Match(G::BOX, Way::Bot).address();
    let panels = Panels::get();
    let minute = move |_| panels.open(Panel::Minute { game: G::ID });
    let harder = move |_| play_harder::<G>();
    let sheet = view! {
        <Sheet class="pn-closing" icon="ic-learn" title=Signal::stored(title) close=close>
            <p>{known}</p>
            <h3>{voice.text("web-lesson-and-now")}</h3>
            <div class="offers">
                <a class="button button-main" href=play>
                    <Icon name="ic-play"/>{voice.text("web-play-now")}
                </a>
                <button class="button" type="button" on:click=harder>
                    <Icon name="ic-bot"/>{voice.text("web-lesson-harder")}
                </button>
                <button class="button" type="button" on:click=minute>
                    <Icon name="ic-rules"/>{voice.text("web-minute")}
                </button>
                <a class="button" href=Route::Home.address()>{voice.text("web-to-boxes")}</a>
            </div>
        </Sheet>
    };
    view! { <div class=G::ID>{sheet}</div> }.into_any()
}

/// A match against a stronger bot, as it was set up last.
fn play_harder<G: Board>() {
    let mut custom = G::Custom::recall();
    let seats = custom.basics().seats.len();
    for place in 0..seats {
        if matches!(custom.basics().seats[place], crate::seating::Who::Bot(_)) {
            custom.choose_who(place, crate::seating::Who::Bot(HARDER.to_owned()));
        }
    }
    custom.keep();
    go(&Route::Match(G::BOX, Way::Bot));
}
