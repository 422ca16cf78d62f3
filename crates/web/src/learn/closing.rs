//! The closing page of a lesson: what is known now, and what to try next.

use crate::board::Board;
use crate::custom::Custom as _;
use crate::going::Slot;
use crate::icon::Icon;
use crate::panels::{Panel, Panels, Sheet};
use crate::route::{Route, Way, go};
use crate::seating::Who;
use crate::session::Session;
use crate::{host, part};
use leptos::prelude::*;

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

/// A match against a bot of the next level up, otherwise as it was set up last. What is set up
/// stays as it was.
fn play_harder<G: Board>() {
    let mut custom = G::Custom::recall();
    for who in &mut custom.basics_mut().seats {
        if let Who::Bot(bot) = who {
            bots::harder(bot).id().clone_into(bot);
        }
    }
    let slot = Slot::newest(G::BOX, Way::Bot);
    let opened = part::open::<G>(&custom.setup());
    if host::lay_out(slot, &opened, custom.sitters(Way::Bot)) {
        go(&Route::Kept(slot));
    }
}
