//! Deck and discard: how many cards are left and how often they were shuffled anew; the card on top
//! of the discard, and all the others on a sheet.

use super::card::{self, Face, Size, Standing};
use crate::icon::Icon;
use crate::panels::Sheet;
use crate::voice::Voice;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// A deck, face down. That it was shuffled anew is also read aloud when it happens.
pub(crate) fn deck(voice: &Voice, count: usize, shuffled: usize) -> AnyView {
    let said = |key, number| voice.say(&Said::new(key).with("count", Arg::number(number)));
    let anew = (shuffled > 0).then(|| said("web-deck-shuffled", shuffled));
    let label = [Some(said("web-deck-label", count)), anew.clone()];
    let label: Vec<String> = label.into_iter().flatten().collect();
    let times = (shuffled > 0).then(|| {
        view! { <span class="chip"><Icon name="ic-random"/>{shuffled}</span> }
    });
    view! {
        <div class="deck-place">
            <div class="deck" role="img" aria-label=label.join(" ")>
                {if count > 0 { card::back() } else { card::gap() }}
                <span class="deck-words"><b>{count}</b>{voice.text("web-deck")}{times}</span>
            </div>
            <span class="unseen" role="status">{anew}</span>
        </div>
    }
    .into_any()
}

/// The discard, the newest card first. A tap shows all of it.
pub(crate) fn discard(voice: &Voice, cards: Vec<Face>, open: RwSignal<bool>) -> AnyView {
    let count = Arg::number(cards.len());
    let label = voice.say(&Said::new("web-discard-label").with("count", count));
    let words = view! {
        <span class="deck-words" aria-hidden="true">
            <b>{cards.len()}</b>{voice.text("web-discard")}
        </span>
    };
    let Some(top) = cards.first() else {
        return view! { <div class="deck" role="img" aria-label=label>{card::gap()}{words}</div> }
            .into_any();
    };
    let on_top = Said::new("web-discard-top").with("card", Arg::word(&top.title));
    let (help, top) = (top.key.clone(), card::on_top(top));
    let voice = voice.clone();
    view! {
        <button
            class="deck"
            type="button"
            aria-haspopup="dialog"
            data-help=help
            on:click=move |_| open.set(true)
        >
            <span class="unseen">{format!("{label} {}", voice.say(&on_top))}</span>
            {top}
            {words}
        </button>
        {move || open.get().then(|| sheet(&voice, &cards, open))}
    }
    .into_any()
}

/// All cards of the discard.
fn sheet(voice: &Voice, cards: &[Face], open: RwSignal<bool>) -> AnyView {
    let title = voice.text("web-discard-all");
    let item = |face: &Face| {
        let card = card::card(voice, face, &Standing::Lies, Size::Hand, None);
        view! { <li>{card}</li> }
    };
    let cards: Vec<_> = cards.iter().map(item).collect();
    view! {
        <Sheet
            class="deck-sheet"
            icon="ic-stack"
            title=Signal::stored(title)
            close=Callback::new(move |()| open.set(false))
        >
            <ol class="deck-cards">{cards}</ol>
        </Sheet>
    }
    .into_any()
}
