//! What must be rolled, as squares: lit as far as the dice show it.

use super::art;
use super::look::symbol_of;
use super::scene::Scene;
use crate::icon::reference;
use game_dice_throne::{Hero, Needs, needs_text};
use leptos::prelude::*;

/// A requirement in squares, for one branch or several that differ in their numbers, with the dice
/// that lie there.
pub(super) fn squares(scene: &Scene, hero: &Hero, all: &[Needs], sides: &[u8]) -> AnyView {
    let Some(&first) = all.first() else {
        return ().into_any();
    };
    let said = needs_text(hero, first).map(|said| scene.voice.say(&said));
    let inside = match first {
        Needs::Symbols(counts) => symbols(hero, counts, all, sides),
        Needs::Small => row(scene, hero, 4, sides),
        Needs::Large => row(scene, hero, 5, sides),
        Needs::Dice(_) => ().into_any(),
    };
    view! {
        <span class="dt-req">
            <span class="unseen">{said}</span>
            <span class="dt-squares" aria-hidden="true">{inside}</span>
        </span>
    }
    .into_any()
}

/// So many of each symbol, and how many more the further branches ask for.
fn symbols(hero: &Hero, counts: [u8; 6], all: &[Needs], sides: &[u8]) -> AnyView {
    let mut shown = [0_u8; 6];
    for &side in sides {
        shown[symbol_of(hero, side)] += 1;
    }
    let mut squares: Vec<AnyView> = Vec::new();
    for (place, &count) in counts.iter().enumerate() {
        let icon = || reference(&art::symbol(hero, place));
        for at in 0..count {
            let lit = at < shown[place];
            let inside = view! { <svg class="icon" inner_html=icon()></svg> }.into_any();
            squares.push(square(hero, lit, inside));
        }
    }
    let total = |needs: &Needs| match needs {
        Needs::Symbols(counts) => counts.iter().sum::<u8>().to_string(),
        _ => String::new(),
    };
    let more = all[1..].iter().map(|needs| view! { <i>{total(needs)}</i> });
    view! { {squares} {more.collect_view()} }.into_any()
}

/// Numbers in a row: those that the dice have most of.
fn row(scene: &Scene, hero: &Hero, length: u8, sides: &[u8]) -> AnyView {
    let key = if length == 4 {
        "dice-throne-needs-small"
    } else {
        "dice-throne-needs-large"
    };
    let start = best_start(length, sides);
    let numbers = (start..start + length).map(|number| {
        let inside = number.to_string().into_any();
        square(hero, sides.contains(&number), inside)
    });
    let numbers: Vec<AnyView> = numbers.collect();
    view! { <em>{scene.text(key)}</em>{numbers} }.into_any()
}

/// Where the row begins that most of the dice fit.
fn best_start(length: u8, sides: &[u8]) -> u8 {
    let fits = |start: u8| {
        let row = start..start + length;
        row.filter(|number| sides.contains(number)).count()
    };
    let starts = 1..=7 - length;
    starts.rev().max_by_key(|start| fits(*start)).unwrap_or(1)
}

fn square(hero: &Hero, lit: bool, inside: AnyView) -> AnyView {
    view! {
        <span
            class="dt-need"
            data-kind=art::kind(hero).to_owned()
            data-lit=lit.then_some("true")
        >
            {inside}
        </span>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_begins_where_most_dice_fit() {
        assert_eq!(best_start(4, &[2, 3, 5, 6, 6]), 2);
        assert_eq!(best_start(4, &[3, 4, 5, 6, 1]), 3);
        assert_eq!(best_start(5, &[2, 6, 6, 6, 6]), 2);
        assert_eq!(best_start(5, &[]), 1, "of equal rows the first");
    }
}
