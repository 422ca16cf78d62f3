//! How a match stood when it ended: life, and what everybody had gathered.

use super::scene::Scene;
use crate::seat;
use game_kapow::{Fighter, Symbol};
use leptos::prelude::*;

/// The sheet at the end: a column for each fighter.
pub(super) fn account(scene: &Scene) -> AnyView {
    let fighters: Vec<Fighter> = scene.game.fighters().collect();
    let head = fighters.iter().map(|&fighter| {
        let name = scene.fighter_name(fighter);
        view! {
            <th scope="col" title=name.clone()>
                {seat::mark(fighter.seat(), &name)}<span class="unseen">{name.clone()}</span>
            </th>
        }
    });
    let row = |key: &str, value: fn(&Scene, Fighter) -> String| {
        let cells = fighters
            .iter()
            .map(|&one| view! { <td>{value(scene, one)}</td> });
        view! { <tr><th scope="row">{scene.text(key)}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="ledger">
            <thead>
                <tr>
                    <td><span class="unseen">{scene.text("web-kapow-account")}</span></td>
                    {head.collect_view()}
                </tr>
            </thead>
            <tbody>
                {row("web-kapow-account-life", life)}
                {row("web-kapow-account-traits", traits)}
                {row("web-kapow-account-actions", actions)}
                {row("web-kapow-account-faces", faces)}
                {row("web-kapow-account-dealt", dealt)}
            </tbody>
        </table>
    }
    .into_any()
}

fn life(scene: &Scene, fighter: Fighter) -> String {
    let most = scene.game.most_life(scene.game.team(fighter));
    format!("{} / {most}", scene.life_of(fighter.seat()))
}

fn traits(scene: &Scene, fighter: Fighter) -> String {
    let actions = scene.table().actions(fighter);
    scene
        .corner(fighter)
        .dice
        .without(actions)
        .len()
        .to_string()
}

fn actions(scene: &Scene, fighter: Fighter) -> String {
    scene.table().actions(fighter).len().to_string()
}

/// Faces on dice and in the pool.
fn faces(scene: &Scene, fighter: Fighter) -> String {
    let dice = scene.table().actions(fighter);
    let sides = dice.iter().flat_map(|die| scene.table().faces_on(die));
    let clipped = sides.filter(|side| *side != Symbol::Blank).count();
    let pool: u8 = scene.table().pool(fighter).iter().sum();
    (clipped + usize::from(pool)).to_string()
}

/// What the attack of the last round took.
fn dealt(scene: &Scene, fighter: Fighter) -> String {
    scene.corner(fighter).tally.dealt.to_string()
}
