//! Beside a draft: how it goes, and what the cards taken so far come to.

use crate::dice_masters::scene::Scene;
use crate::dice_masters::teams::charts::{drawn, energy_lines};
use crate::icon::Icon;
use game_dice_masters::{Brought, Counts, Draft, Roster, Round};
use leptos::prelude::*;

/// The steps of a draft with their keys, and what marks the present one.
const STEPS: [&str; 4] = [
    "web-draft-step-first",
    "web-draft-step-second",
    "web-draft-step-dice",
    "web-draft-step-team",
];

/// All panels.
pub(super) fn panels(scene: &Scene, draft: &Draft) -> Vec<AnyView> {
    let mut panels = vec![way(scene, draft)];
    panels.extend(counts(scene));
    panels
}

fn way(scene: &Scene, draft: &Draft) -> AnyView {
    let now = match draft.round {
        Round::Open { round, .. } | Round::Pick { round, .. } => usize::from(round),
        Round::Lot | Round::Dice { .. } => 2,
        Round::Build { .. } | Round::Play => 3,
    };
    let step = |(place, key): (usize, &str)| {
        let current = (place == now).then_some("step");
        view! { <li aria-current=current><span>{scene.text(key)}</span></li> }
    };
    let steps = STEPS.into_iter().enumerate().map(step).collect_view();
    view! {
        <section class="panel">
            <h2><Icon name="ic-flag"/>" "{scene.text("web-draft-way")}</h2>
            <ol class="md-way">{steps}</ol>
        </section>
    }
    .into_any()
}

/// Cost and energies of what was taken, a die for each card.
fn counts(scene: &Scene) -> Option<AnyView> {
    let hand = super::hand(scene)?;
    let one = |card: &game_dice_masters::CardId| Brought {
        card: *card,
        dice: 1,
    };
    let roster = Roster {
        cards: hand.taken.iter().map(one).collect(),
        basics: Vec::new(),
    };
    let counts = Counts::of(scene.game.pack(), &roster);
    let view = view! {
        <section class="panel">
            <h2><Icon name="ic-odds"/>" "{scene.text("web-draft-curve")}</h2>
            {drawn(&scene.voice, &counts.by_cost)}
            <ul class="mt-energy">
                {energy_lines(&scene.voice, counts.by_energy, counts.dice)}
            </ul>
        </section>
    };
    Some(view.into_any())
}
