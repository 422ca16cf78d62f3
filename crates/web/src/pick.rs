//! A thing of the table that can be an answer: a real button while a tap on it does something, a
//! picture otherwise. How it stands is one closed list, so that eye, keyboard and screen reader
//! are told the same in every game.

use crate::kept::{Tap, kept_as};
use leptos::prelude::*;

/// How a thing stands. The only switch for how it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Standing {
    #[default]
    Idle,
    /// A tap on it does something, though nothing is asked.
    Ready,
    Offered,
    /// Offered, and what somebody most likely means.
    Likely,
    Chosen,
    /// Given as an answer, and not yet shown to others; or set aside.
    Kept,
    /// Used up for now, or not to be had.
    Spent,
    /// Used, and bound to stay where it lies.
    Locked,
}

impl Standing {
    /// How something stands that can be chosen or not.
    pub(crate) const fn of(chosen: bool, offered: bool) -> Standing {
        match (chosen, offered) {
            (true, _) => Standing::Chosen,
            (false, true) => Standing::Offered,
            (false, false) => Standing::Idle,
        }
    }

    /// As style sheets call it.
    const fn word(self) -> &'static str {
        match self {
            Standing::Idle => "idle",
            Standing::Ready => "ready",
            Standing::Offered => "offered",
            Standing::Likely => "likely",
            Standing::Chosen => "chosen",
            Standing::Kept => "kept",
            Standing::Spent => "spent",
            Standing::Locked => "locked",
        }
    }

    /// Whether a tap on it does something.
    const fn is_button(self) -> bool {
        !matches!(self, Standing::Idle | Standing::Spent | Standing::Locked)
    }

    /// Whether it is one of the answers that were tapped; nothing where there is no question.
    fn pressed(self) -> Option<String> {
        let asked = !matches!(self, Standing::Ready | Standing::Likely);
        asked.then(|| matches!(self, Standing::Chosen).to_string())
    }
}

/// All there is to say of a thing besides what is drawn inside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Pick {
    pub(crate) class: String,
    pub(crate) standing: Standing,
    /// Its name, where what is inside does not say it.
    pub(crate) label: String,
    /// What help is asked by.
    pub(crate) help: Option<String>,
    /// What style sheets want to know besides, such as `data-kind`.
    pub(crate) data: Vec<(&'static str, String)>,
    /// Whether it is a place that things can be put on; such a place is never pressed.
    pub(crate) takes: bool,
    /// Whether its name says all that is drawn inside.
    pub(crate) told: bool,
}

impl Pick {
    pub(crate) fn new(class: &str, standing: Standing) -> Pick {
        Pick {
            class: class.to_owned(),
            standing,
            ..Pick::default()
        }
    }

    /// The same with a name.
    pub(crate) fn called(self, label: String) -> Pick {
        Pick { label, ..self }
    }

    /// The same with a name that says all that is drawn inside.
    pub(crate) fn told(self, label: String) -> Pick {
        Pick {
            label,
            told: true,
            ..self
        }
    }

    /// The same with help.
    pub(crate) fn helped(self, key: String) -> Pick {
        Pick {
            help: Some(key),
            ..self
        }
    }
}

/// What style sheets may want to know of a thing.
const DATA: [&str; 8] = [
    "data-kind",
    "data-colour",
    "data-tile",
    "data-can",
    "data-none",
    "data-type",
    "data-mark",
    "data-letter",
];

/// What style sheets are told by this name. Each has its own: a list of attributes would be taken
/// off and put on again whenever a thing is drawn anew, and the browser would have to find out how
/// everything looks every time.
fn datum(all: &[(&'static str, String)], name: &str) -> Option<String> {
    debug_assert!(all.iter().all(|(one, _)| DATA.contains(one)));
    let found = all.iter().find(|(one, _)| *one == name);
    found.map(|(_, value)| value.clone())
}

/// A thing. A picture may still be tapped to hear why it is no answer, and a picture with a name
/// can have the focus for its help.
pub(crate) fn pick(pick: Pick, inside: AnyView, tap: Option<Callback<()>>) -> AnyView {
    if pick.told {
        return kept_as(pick.clone(), tap, move |tap| drawn(pick, inside, tap));
    }
    drawn(pick, inside, Tap::new(tap))
}

/// The same for a thing that is kept.
pub(crate) fn drawn(pick: Pick, inside: AnyView, tap: Tap) -> AnyView {
    let Pick {
        standing, label, ..
    } = pick;
    let acts = tap.acts();
    let act = move |_| tap.run();
    let data = |name: &str| datum(&pick.data, name);
    let takes = pick.takes.then_some("true");
    let named = !label.is_empty();
    if standing.is_button() && acts {
        let answer = standing != Standing::Ready;
        let pressed = standing.pressed().filter(|_| !pick.takes);
        return view! {
            <button
                class=pick.class
                class:pick=answer
                type="button"
                data-kind=data("data-kind")
                data-colour=data("data-colour")
                data-tile=data("data-tile")
                data-can=data("data-can")
                data-none=data("data-none")
                data-type=data("data-type")
                data-mark=data("data-mark")
                data-letter=data("data-letter")
                data-state=standing.word()
                data-help=pick.help
                data-drop=takes
                aria-pressed=pressed
                on:click=act
            >
                {named.then(|| view! { <span class="unseen">{label}</span> })}
                {inside}
            </button>
        }
        .into_any();
    }
    let focusable = (named && pick.help.is_some()).then_some("-1");
    // Where a tap does nothing else, it says what this is.
    let reads = (!acts && pick.help.is_some()).then_some("true");
    view! {
        <span
            class=pick.class
            role=named.then_some("img")
            data-kind=data("data-kind")
            data-colour=data("data-colour")
            data-tile=data("data-tile")
            data-can=data("data-can")
            data-none=data("data-none")
            data-type=data("data-type")
            data-mark=data("data-mark")
            data-letter=data("data-letter")
            aria-label=named.then_some(label)
            tabindex=focusable
            data-state=standing.word()
            data-reads=reads
            data-help=pick.help
            data-drop=takes
            on:click=act
        >
            {inside}
        </span>
    }
    .into_any()
}
