//! The die, drawn from data in one place: it looks the same on the board, in the log and in help.

use crate::icon::reference;
use crate::seat;
use kernel::Seat;
use leptos::prelude::*;

/// What a die is doing. The only switch for how it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum DieState {
    #[default]
    Idle,
    /// A tap on it does something, though nothing is asked.
    Ready,
    Offered,
    Chosen,
    /// Given as an answer, and not yet shown to others; or set aside.
    Kept,
    /// Used up for now.
    Spent,
    /// Used, and bound to stay where it lies.
    Locked,
}

impl DieState {
    const fn word(self) -> &'static str {
        match self {
            DieState::Idle | DieState::Ready => "idle",
            DieState::Offered => "offered",
            DieState::Chosen => "chosen",
            DieState::Kept => "kept",
            DieState::Spent => "spent",
            DieState::Locked => "locked",
        }
    }

    const fn badge(self) -> Option<&'static str> {
        match self {
            DieState::Chosen => Some("ic-confirm"),
            DieState::Kept => Some("ic-keep"),
            _ => None,
        }
    }

    /// Whether a tap on it does something.
    const fn is_button(self) -> bool {
        !matches!(self, DieState::Idle | DieState::Spent | DieState::Locked)
    }

    /// Whether it is one of the answers that were tapped; nothing where there is no question.
    fn pressed(self) -> Option<String> {
        let asked = !matches!(self, DieState::Ready);
        asked.then(|| matches!(self, DieState::Chosen).to_string())
    }
}

/// All there is to draw of a die.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Look {
    pub(crate) kind: String,
    pub(crate) colour: &'static str,
    /// The face clipped onto it, where that has a colour of its own.
    pub(crate) tile: Option<&'static str>,
    /// `die-s`, `die-m`, `die-l` or `die-xl`.
    pub(crate) size: &'static str,
    pub(crate) state: DieState,
    /// "Fortress, yellow, 4, takeable".
    pub(crate) label: String,
    /// The inside of the drawing, 64 by 64.
    pub(crate) cube: String,
    pub(crate) rolling: bool,
    /// What help is asked by; `help::card` knows what it means.
    pub(crate) help: Option<String>,
    /// Whose die it is, with the name, where several people's dice lie together.
    pub(crate) owner: Option<(Seat, String)>,
}

/// A die. A real button while a tap on it is an answer, a picture otherwise; a picture may still
/// be tapped to hear why it is no answer, and have the focus for help. A picture without a label
/// stands beside its name.
pub(crate) fn die(look: Look, on_tap: Option<Callback<()>>) -> AnyView {
    let rolling = if look.rolling { " die-rolling" } else { "" };
    let class = format!("die {}{rolling}", look.size);
    let tap = move |_| {
        if let Some(tap) = on_tap {
            tap.run(());
        }
    };
    let badge = look.state.badge().map(|badge| {
        view! { <svg class="die-badge" aria-hidden="true" inner_html=reference(badge)></svg> }
    });
    let cube = view! {
        <svg class="die-cube" viewBox="0 0 64 64" aria-hidden="true" inner_html=look.cube></svg>
    };
    let owner = look.owner.map(|(seat, name)| {
        view! { <span class="die-owner">{seat::mark(seat, &name)}</span> }
    });
    let state = look.state.word();
    if look.state.is_button() && on_tap.is_some() {
        let pressed = look.state.pressed();
        return view! {
            <button
                class=class
                type="button"
                data-kind=look.kind
                data-colour=look.colour
                data-tile=look.tile
                data-state=state
                data-help=look.help
                aria-pressed=pressed
                on:click=tap
            >
                <span class="unseen">{look.label}</span>
                {cube}
                {owner}
                {badge}
            </button>
        }
        .into_any();
    }
    let named = !look.label.is_empty();
    let focusable = (named && look.help.is_some()).then_some("-1");
    view! {
        <span
            class=class
            role=named.then_some("img")
            aria-label=named.then_some(look.label)
            aria-hidden=(!named).then_some("true")
            tabindex=focusable
            data-help=look.help
            data-kind=look.kind
            data-colour=look.colour
            data-tile=look.tile
            data-state=state
            on:click=tap
        >
            {cube}
            {owner}
            {badge}
        </span>
    }
    .into_any()
}
