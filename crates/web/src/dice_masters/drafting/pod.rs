//! Who sits in the draft, in the order in which cards go, and how far everybody is.

use crate::dice_masters::scene::Scene;
use crate::icon::Icon;
use crate::seat::mark;
use game_dice_masters::{Draft, Round};
use kernel::{Game as _, Seat};
use leptos::prelude::*;

/// All who draft.
pub(super) fn strip(scene: &Scene, draft: &Draft) -> AnyView {
    let seats = Seat::first(scene.game.seats());
    let items: Vec<AnyView> = seats.map(|seat| item(scene, draft, seat)).collect();
    let backwards = matches!(draft.round, Round::Pick { round: 1, .. });
    let label = scene.text("web-draft-pod");
    view! {
        <section class="mat md-pod" aria-label=label>
            <ol class="md-ring" data-back=backwards.then_some("")>{items}</ol>
        </section>
    }
    .into_any()
}

fn item(scene: &Scene, draft: &Draft, seat: Seat) -> AnyView {
    let name = scene.name(seat);
    let thinks = scene.waits_for(seat);
    let (icon, key) = if thinks {
        ("ic-wait", "web-draft-thinks")
    } else {
        ("ic-confirm", "web-draft-ready")
    };
    let dice = draft.dice[seat.index()].len();
    let dice = (dice > 0).then(|| format!(" · {dice}"));
    view! {
        <li data-now=thinks.then_some("")>
            {mark(seat, &name)}
            <b>{name.clone()}</b>
            <small><Icon name=icon/>{scene.text(key)}{dice}</small>
        </li>
    }
    .into_any()
}

impl Scene {
    /// Whether a seat owes an answer.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        match self.game.awaited(&self.view) {
            kernel::Waiting::Seats(seats) => seats.contains(seat),
            _ => false,
        }
    }
}
