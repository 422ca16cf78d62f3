//! The odds beside the board while somebody may roll again: how likely each card can be paid for,
//! and each character fielded, with the best reroll for it. A tap picks those dice.

use super::Session;
use super::scene::Scene;
use crate::icon::Icon;
use dice::DiceSet;
use game_dice_masters::{Best, Frame, Goal, Kind, Offer};
use kernel::Arg;
use leptos::prelude::*;

/// A line of the panel.
struct Reach {
    kind: Kind,
    best: Best,
    /// Whether a die of it is fielded, and not bought.
    fields: bool,
}

/// The panel, while the one who looks may roll again.
pub(super) fn panel(scene: &Scene, session: Session) -> Option<AnyView> {
    scene.question.as_ref()?;
    if !matches!(scene.frame(), Some(Frame::Reroll(_))) {
        return None;
    }
    let mut reach = reaches(scene);
    reach.sort_by_key(|one| std::cmp::Reverse(one.best.odds.basis_points()));
    let lines = reach
        .iter()
        .map(|one| line(scene, session, one))
        .collect_view();
    let panel = view! {
        <section class="panel" id="odds">
            <h2><Icon name="ic-odds"/>" "{scene.text("web-dice-masters-odds")}</h2>
            <p class="small soft">{mean(scene)}</p>
            <ul class="odds ms-odds">{lines}</ul>
            <p class="small soft">{scene.text("web-dice-masters-odds-how")}</p>
        </section>
    };
    Some(panel.into_any())
}

/// What lies there in the mean, if the dice that are picked are rolled again.
fn mean(scene: &Scene) -> String {
    let mean = scene
        .game
        .mean_after(&scene.view, scene.me, scene.draft.hand.dice);
    let energy = mean.hundredths(mean.total());
    let characters = mean.hundredths(mean.characters);
    let gaps = [
        ("energy", Arg::Spelled(decimal(scene, energy))),
        ("characters", Arg::Spelled(decimal(scene, characters))),
    ];
    scene.say("web-dice-masters-mean", &gaps)
}

/// Hundredths as they are written here.
fn decimal(scene: &Scene, hundredths: u32) -> String {
    scene.tenths((hundredths + 5) / 10)
}

/// All cards of which dice are left, and all characters that lie there or may come.
fn reaches(scene: &Scene) -> Vec<Reach> {
    let mut reach = Vec::new();
    for kind in Kind::all() {
        if scene.game.supply(scene.public(), scene.me, kind) > 0 {
            let price = scene.game.price(scene.public(), scene.me, kind);
            let best = scene.game.best_reroll(&scene.view, Goal::Pay(price));
            reach.extend(best.map(|best| Reach {
                kind,
                best,
                fields: false,
            }));
        }
        let mut rolled = scene.public().rolled.iter();
        if rolled.any(|die| scene.public().die(die).kind == kind) {
            let best = scene.game.best_reroll(&scene.view, Goal::Field(kind));
            let best = best.filter(|best| best.odds.basis_points() > 0);
            reach.extend(best.map(|best| Reach {
                kind,
                best,
                fields: true,
            }));
        }
    }
    reach
}

fn line(scene: &Scene, session: Session, reach: &Reach) -> AnyView {
    let points = reach.best.odds.basis_points();
    let key = if reach.fields {
        "web-dice-masters-odds-field"
    } else {
        "web-dice-masters-odds-buy"
    };
    let name = Arg::Spelled(scene.kind_name(scene.me, reach.kind));
    let text = scene.say(key, &[("die", name)]);
    let percent = decimal(scene, u32::from(points));
    let again = reach.best.again;
    let chosen = (again == scene.draft.hand.dice).to_string();
    view! {
        <li>
            <button type="button" aria-pressed=chosen on:click=move |_| session.rerolls(again)>
                <span>{text}</span>
                <b>{percent.clone()}" %"</b>
                <progress class="bar" max="10000" value=points.to_string()>{percent}</progress>
            </button>
        </li>
    }
    .into_any()
}

impl Session {
    /// Picks these dice to be rolled again.
    fn rerolls(self, dice: DiceSet) {
        self.tap(|question, _| {
            let mut draft = question.begin();
            let offered = |die: &dice::DieId| question.has(Offer::Reroll(*die));
            draft.hand.dice = dice.iter().filter(offered).collect();
            super::Tap::Drafted(draft)
        });
    }
}
