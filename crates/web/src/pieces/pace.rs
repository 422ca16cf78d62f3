//! Who has the word: beads in place of a clock, in the order in which people may react. Nothing in
//! it moves by itself.

use crate::seat;
use kernel::Seat;
use leptos::prelude::*;

/// How far somebody's word has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    Done,
    Now,
    Open,
}

/// One step of a window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bead {
    /// Whose word it is; nobody's where the window closes.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    /// "lets it be".
    pub(crate) does: String,
    pub(crate) word: Word,
}

/// The steps of a window, first to last.
pub(crate) fn pace(label: String, beads: &[Bead]) -> AnyView {
    let beads: Vec<_> = beads.iter().map(bead).collect();
    view! { <ol class="pace" aria-label=label>{beads}</ol> }.into_any()
}

fn bead(bead: &Bead) -> impl IntoView + use<> {
    let mark = match bead.seat {
        Some(seat) => seat::mark(seat, &bead.name).into_any(),
        None => view! { <i></i> }.into_any(),
    };
    view! {
        <li
            aria-current=(bead.word == Word::Now).then_some("step")
            data-done=(bead.word == Word::Done).then_some("true")
        >
            {mark}
            <span><b>{bead.name.clone()}</b>{bead.does.clone()}</span>
        </li>
    }
}
