//! The die, drawn from data in one place: it looks the same on the board, in the log and in help.

use crate::icon::reference;
use crate::kept::{Tap, kept};
use crate::pick::{self, Pick, Standing};
use crate::seat;
use kernel::Seat;
use leptos::prelude::*;

/// All there is to draw of a die.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Look {
    pub(crate) kind: String,
    pub(crate) colour: &'static str,
    /// The face clipped onto it, where that has a colour of its own.
    pub(crate) tile: Option<&'static str>,
    /// `die-s`, `die-m`, `die-l` or `die-xl`.
    pub(crate) size: &'static str,
    pub(crate) state: Standing,
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

/// A die. A picture without a label stands beside its name.
pub(crate) fn die(look: Look, tap: Option<Callback<()>>) -> AnyView {
    // An owner's mark is drawn with it, and says who plays there.
    let face = look
        .owner
        .as_ref()
        .and_then(|(seat, _)| seat::face_of(*seat));
    kept((look, face), tap, |(look, _), tap| draw(look.clone(), tap))
}

fn draw(look: Look, tap: Tap) -> AnyView {
    let rolling = if look.rolling { " die-rolling" } else { "" };
    let badge = badge(look.state).map(|badge| {
        view! { <svg class="die-badge" aria-hidden="true" inner_html=reference(badge)></svg> }
    });
    let owner = look.owner.map(|(seat, name)| {
        view! { <span class="die-owner">{seat::mark(seat, &name)}</span> }
    });
    let inside = view! {
        <svg class="die-cube" viewBox="0 0 64 64" aria-hidden="true" inner_html=look.cube></svg>
        {owner}
        {badge}
    };
    let data = [
        ("data-kind", look.kind),
        ("data-colour", look.colour.to_owned()),
        ("data-tile", look.tile.unwrap_or_default().to_owned()),
    ];
    let told = data.into_iter().filter(|(_, value)| !value.is_empty());
    let die = Pick {
        class: format!("die {}{rolling}", look.size),
        standing: look.state,
        label: look.label,
        help: look.help,
        data: told.collect(),
        ..Pick::default()
    };
    pick::drawn(die, inside.into_any(), tap)
}

const fn badge(standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::Chosen => Some("ic-confirm"),
        Standing::Kept => Some("ic-keep"),
        _ => None,
    }
}
