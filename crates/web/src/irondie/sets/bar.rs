//! The bar below the bench: what the set still lacks, by which rule; taking back; playing with it.

use super::bench::Bench;
use super::rule_link;
use crate::board::Board;
use crate::custom::Custom as _;
use crate::dom;
use crate::icon::Icon;
use crate::irondie::Custom;
use crate::route::{Route, Way, go};
use crate::voice::{t, voice};
use game_irondie::SetProblem;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The bar.
pub(super) fn decision(bench: Bench) -> impl IntoView {
    view! {
        <section class="decision" id="decision" aria-labelledby="ask">
            {move || bench.slip.get().map(slip)}
            <div class="ask">
                <div class="ask-words">
                    <h2 id="ask" tabindex="-1">{move || verdict(bench)}</h2>
                    <p>{move || why(bench)}</p>
                </div>
            </div>
            <div class="offers">{undo(bench)} {play(bench)}</div>
        </section>
    }
}

/// The address has the page after `#`, so an inner link moves the focus by hand.
pub(super) fn skip_to_it(event: &leptos::ev::MouseEvent) {
    event.prevent_default();
    if let Some(ask) = dom::element("ask") {
        drop(ask.focus());
    }
}

/// The first thing that is wrong.
fn verdict(bench: Bench) -> String {
    let voice = voice();
    match bench.problems.with(|problems| problems.first().copied()) {
        Some(problem) => voice.say(&problem.refusal().said),
        None => voice.text("web-sets-is-legal"),
    }
}

/// The rule it breaks, and how many more are broken.
fn why(bench: Bench) -> AnyView {
    let problems = bench.problems.get();
    let Some(first) = problems.first() else {
        return voice().text("web-sets-kept").into_any();
    };
    let more = problems.len() - 1;
    let more = (more > 0).then(|| {
        let said = Said::new("web-sets-more").with("count", Arg::number(more));
        format!(" · {}", voice().say(&said))
    });
    view! { {rule_link(first.rule())} {more} }.into_any()
}

/// Why the last tap did nothing.
fn slip(problem: SetProblem) -> AnyView {
    view! {
        <div class="why-not slip" role="status">
            <Icon name="ic-why-not"/>
            <span>{voice().say(&problem.refusal().said)}" "{rule_link(problem.rule())}</span>
        </div>
    }
    .into_any()
}

fn undo(bench: Bench) -> impl IntoView {
    view! {
        <button
            class="button button-icon"
            type="button"
            aria-label=t("web-undo")
            title=t("web-undo")
            aria-disabled=move || bench.past.with(Vec::is_empty).then_some("true")
            on:click=move |_| bench.undo()
        >
            <Icon name="ic-undo"/>
        </button>
    }
}

/// A legal set goes straight to a match.
fn play(bench: Bench) -> impl IntoView {
    let legal = move || bench.problems.with(Vec::is_empty);
    let act = move |_| {
        if legal() {
            Custom::recall()
                .with_my_set(&bench.id.get_untracked())
                .keep();
            go(&Route::Match(game_irondie::Irondie::BOX, Way::Bot));
        } else if let Some(ask) = dom::element("ask") {
            drop(ask.focus());
        }
    };
    view! {
        <button
            class="button button-main"
            type="button"
            aria-disabled=move || (!legal()).then_some("true")
            on:click=act
        >
            <Icon name="ic-play"/>
            {t("web-sets-play")}
        </button>
    }
}
