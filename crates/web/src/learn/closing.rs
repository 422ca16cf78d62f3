//! The closing page of a lesson: what is known now, and what to try next.

use crate::board::Board;
use crate::icon::Icon;
use crate::opponent;
use crate::panels::{Panel, Panels, Sheet};
use crate::route::{Route, Way};
use crate::session::Session;
use leptos::prelude::*;

/// The page.
pub(crate) fn closing_page<G: Board>(session: Session<G>) -> AnyView {
    let voice = session.voice();
    let close = move |()| session.result.set(false);
    let title = voice.text("web-lesson-done");
    let known = voice.text(&format!("web-lesson-{}-done", G::ID));
    // A gentle opponent first, and a stronger one for whom that was too easy.
    let usual = opponent::usual::<G>();
    let play = usual.map_or_else(
        || voice.text("web-play-now"),
        |level| opponent::challenge(&voice, level),
    );
    let harder = usual.and_then(opponent::above).map(|level| {
        let play_harder = move |_| opponent::play::<G>(level);
        view! {
            <button class="button" type="button" on:click=play_harder>
                <Icon name="ic-bot"/>{opponent::challenge(&voice, level)}
            </button>
        }
    });
    let to = Route::Match(G::BOX, Way::Bot).address();
    let panels = Panels::get();
    let minute = move |_| panels.open(Panel::Minute { game: G::ID });
    let sheet = view! {
        <Sheet class="pn-closing" icon="ic-learn" title=Signal::stored(title) close=close>
            <p>{known}</p>
            <h3>{voice.text("web-lesson-and-now")}</h3>
            <div class="offers">
                <a class="button button-main" href=to>
                    <Icon name="ic-play"/>{play}
                </a>
                {harder}
                <button class="button" type="button" on:click=minute>
                    <Icon name="ic-rules"/>{voice.text("web-minute")}
                </button>
                <a class="button" href=Route::Home.address()>{voice.text("web-to-boxes")}</a>
            </div>
        </Sheet>
    };
    view! { <div class=G::ID>{sheet}</div> }.into_any()
}
