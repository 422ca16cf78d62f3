//! What stands in the bar below every bench: the slip that says why not, taking back, and a match
//! with what lies here.

use super::{Bench, Sheet};
use crate::boards::GameBox;
use crate::dom;
use crate::icon::Icon;
use crate::panels::{Panel, Panels};
use crate::voice::{t, voice};
use kernel::Rule;
use leptos::prelude::*;

/// The address has the page after `#`, so an inner link moves the focus by hand.
pub(crate) fn skip_to_it(event: &leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_ask();
}

fn focus_ask() {
    if let Some(ask) = dom::element("ask") {
        drop(ask.focus());
    }
}

/// A rule that opens where it stands.
pub(crate) fn rule_link(game: GameBox, rule: Rule) -> AnyView {
    let panels = Panels::get();
    let open = move |_| {
        panels.open(Panel::Rules {
            game: game.id(),
            rule: Some(rule.0),
        });
    };
    view! { <button class="link" type="button" on:click=open>{rule.0}</button> }.into_any()
}

/// Why the last tap did nothing.
pub(crate) fn slip<S: Sheet>(bench: Bench<S>) -> impl IntoView {
    move || {
        let why = bench.slip.get()?;
        let rule = why.rule.map(|rule| rule_link(S::GAME, rule));
        Some(view! {
            <div class="why-not slip" role="status">
                <Icon name="ic-why-not"/>
                <span>{voice().say(&why.said)}" "{rule}</span>
            </div>
        })
    }
}

/// Takes the last change back.
pub(crate) fn undo<S: Sheet>(bench: Bench<S>) -> impl IntoView {
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

/// What is legal goes straight to a match.
pub(crate) fn play(
    legal: impl Fn() -> bool + Copy + Send + Sync + 'static,
    go: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let act = move |_| if legal() { go() } else { focus_ask() };
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

/// The thing that had the focus is gone: the next one gets it, or the line that says what is asked.
pub(crate) fn keep_focus(among: &'static str, place: usize) {
    request_animation_frame(move || {
        let all = dom::elements(among);
        let next = all.get(place).or(all.last()).cloned();
        if let (None, Some(next)) = (dom::focused(), next.or_else(|| dom::element("ask"))) {
            drop(next.focus());
        }
    });
}
