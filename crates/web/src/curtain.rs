//! The curtain: the screen goes from hand to hand, and what is behind it is not in the page.

use crate::board::Board;
use crate::icon::Icon;
use crate::route::Route;
use crate::seat;
use crate::session::Session;
use kernel::Seat;
use leptos::html::Button;
use leptos::prelude::*;

/// The curtain before somebody's turn.
pub(crate) fn curtain<G: Board>(session: Session<G>, next: Seat) -> impl IntoView {
    let voice = session.voice();
    let name = voice.words.seat(next);
    let open = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = open.get() {
            drop(button.focus());
        }
    });
    view! {
        <div
            class=format!("curtain curtain-full {}", G::ID)
            role="dialog"
            aria-modal="true"
            aria-labelledby="cur-h"
        >
            <svg
                class="curtain-top"
                viewBox="0 0 1200 60"
                preserveAspectRatio="none"
                aria-hidden="true"
                inner_html=VALANCE
            ></svg>
            <div class="curtain-notice">
                {seat::mark(next, &name)}
                <p class="curtain-sub">{G::BOX.title()}</p>
                <h2 id="cur-h">{voice.text("web-curtain-give")}<br/><b>{name.clone()}</b></h2>
                <p>{voice.text("web-curtain-why")}</p>
                <button
                    class="button button-main"
                    type="button"
                    node_ref=open
                    on:click=move |_| session.open_curtain(next)
                >
                    <Icon name="ic-eye"/>{voice.text("web-curtain-open")}
                </button>
                <p class="curtain-alt">
                    <a href=Route::Home.address()>{voice.text("web-to-boxes")}</a>
                </p>
            </div>
        </div>
    }
}

const VALANCE: &str = r#"<path d="M0 0H1200V30Q1150 62 1100 30Q1050 62 1000 30Q950 62 900 30Q850 62 800 30Q750 62 700 30Q650 62 600 30Q550 62 500 30Q450 62 400 30Q350 62 300 30Q250 62 200 30Q150 62 100 30Q50 62 0 30z"/>"#;
