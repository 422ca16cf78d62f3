//! The bar below the bench: what the team still lacks, by which rule; taking back, dealing what is
//! left, one by chance, and playing with it.

use super::bench::Bench;
use super::rule_link;
use crate::bench::bar;
use crate::board::Board as _;
use crate::custom::Custom as _;
use crate::dice_masters::Custom;
use crate::icon::Icon;
use crate::route::{Route, Way, go};
use crate::voice::{t, voice};
use game_dice_masters::{DiceMasters, Pack, Room};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// The bar.
pub(super) fn decision(bench: Bench) -> AnyView {
    let legal = move || bench.problems.with(Vec::is_empty);
    let play = move || {
        let (id, mode) = (bench.base.id.get_untracked(), bench.mode.get_untracked());
        Custom::recall().with_my_team(mode, &id).keep();
        go(&Route::Match(DiceMasters::BOX, Way::Bot));
    };
    let buttons = view! {
        {bar::undo(bench.base)}
        {move || can_fill(bench).then(|| button("ic-roll", "web-teams-fill", move || bench.fill()))}
        {button("ic-random", "web-random", move || bench.shuffle())}
        {bar::play(legal, play)}
    };
    view! {
        <section class="decision mt-bar" id="decision" aria-labelledby="ask">
            {bar::slip(bench.base)}
            <div class="ask">
                <div class="ask-words">
                    <h2 id="ask" tabindex="-1">{move || verdict(bench)}</h2>
                    <p>{move || why(bench)}</p>
                </div>
            </div>
            <div class="offers">{buttons}</div>
        </section>
    }
    .into_any()
}

/// The first thing that is wrong.
fn verdict(bench: Bench) -> String {
    let voice = voice();
    let first = bench.problems.with(|problems| problems.first().cloned());
    match first {
        _ if bench.base.sheet.with(|sheet| sheet.roster.is_empty()) => {
            voice.text("web-teams-empty")
        }
        Some(problem) => voice.say(&problem.refusal(Pack::builtin()).said),
        None => voice.text("web-teams-is-legal"),
    }
}

/// The rule it breaks, and what there is room for.
fn why(bench: Bench) -> AnyView {
    let problems = bench.problems.get();
    let Some(first) = problems.first() else {
        return voice().text("web-sets-kept").into_any();
    };
    view! { {free(bench)}" · "{rule_link(first.rule)} }.into_any()
}

/// How many cards and dice there is room for.
fn free(bench: Bench) -> String {
    let room = Room::of(bench.mode.get());
    let (cards, dice) = bench.base.sheet.with(|sheet| {
        let roster = &sheet.roster;
        let cards = room.cards.saturating_sub(roster.cards.len());
        (cards, room.dice.saturating_sub(roster.dice()))
    });
    let bound = Arg::word(if room.dice == u8::MAX { "no" } else { "yes" });
    let said = Said::new("web-teams-room")
        .with("cards", Arg::number(cards))
        .with("dice", Arg::number(dice))
        .with("bound", bound);
    voice().say(&said)
}

/// Whether there are dice to be dealt, and cards to put them on.
fn can_fill(bench: Bench) -> bool {
    let most = Room::of(bench.mode.get()).dice;
    bench.base.sheet.with(|sheet| {
        let mut filled = sheet.roster.clone();
        filled.fill(Pack::builtin(), most);
        filled != sheet.roster
    })
}

fn button(
    icon: &'static str,
    key: &'static str,
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button class="button mt-more" type="button" on:click=move |_| act()>
            <Icon name=icon/><span>{t(key)}</span>
        </button>
    }
}
