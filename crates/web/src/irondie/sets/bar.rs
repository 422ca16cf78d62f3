//! The bar below the bench: what the set still lacks, by which rule; taking back; playing with it.

use super::bench::Bench;
use super::rule_link;
use crate::bench::bar;
use crate::board::Board;
use crate::custom::Custom as _;
use crate::irondie::Custom;
use crate::route::{Route, Way, go};
use crate::voice::voice;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The bar.
pub(super) fn decision(bench: Bench) -> AnyView {
    let legal = move || bench.problems.with(Vec::is_empty);
    let play = move || {
        let id = bench.base.id.get_untracked();
        Custom::recall().with_my_set(&id).keep();
        go(&Route::Match(game_irondie::Irondie::BOX, Way::Bot));
    };
    view! {
        <section class="decision" id="decision" aria-labelledby="ask">
            {bar::slip(bench.base)}
            <div class="ask">
                <div class="ask-words">
                    <h2 id="ask" tabindex="-1">{move || verdict(bench)}</h2>
                    <p>{move || why(bench)}</p>
                </div>
            </div>
            <div class="offers">{bar::undo(bench.base)} {bar::play(legal, play)}</div>
        </section>
    }
    .into_any()
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
