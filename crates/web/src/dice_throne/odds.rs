//! The odds beside the board: what can still be reached with the dice that stay, exactly.

use super::scene::{Scene, tenths};
use crate::icon::Icon;
use game_dice_throne::{AbilityId, AbilityKind, Branch, Needs, Odds, Roll, kept};
use kernel::Arg;
use leptos::prelude::*;

/// A line of the panel.
struct Reach {
    ability: AbilityId,
    branch: u8,
    needs: Needs,
    odds: Odds,
}

/// The panel, while the one who looks rolls.
pub(super) fn panel(scene: &Scene) -> Option<AnyView> {
    let at = scene.my_roll().filter(|at| *at == 0)?;
    let roll = &scene.public().rolls[at];
    let attempts = scene.game.attempts_left(scene.public());
    let mut reach = reaches(scene, roll, attempts);
    reach.sort_by_key(|one| std::cmp::Reverse(tenths(one.odds)));
    let lines = reach.iter().map(|one| line(scene, one)).collect_view();
    let title = title(scene, roll, attempts);
    let left = scene.count("web-dice-throne-attempts-left", "count", attempts);
    let panel = view! {
        <section class="panel" id="odds">
            <h2><Icon name="ic-odds"/>" "{title}<small>{left}</small></h2>
            <ul class="odds">{lines}</ul>
            <p class="small soft dt-hint">{scene.text("web-dice-throne-odds-how")}</p>
        </section>
    };
    Some(panel.into_any())
}

/// How many dice stay.
fn title(scene: &Scene, roll: &Roll, attempts: u8) -> String {
    let kept = scene.draft.hand.keep.count_ones();
    if attempts == 0 || kept as usize == roll.sides.len() {
        return scene.count("web-dice-throne-free-count", "count", 0);
    }
    scene.say("web-dice-throne-odds", &[("count", Arg::number(kept))])
}

/// Every branch that can still be reached, by what stays.
fn reaches(scene: &Scene, roll: &Roll, attempts: u8) -> Vec<Reach> {
    let hero = scene.hero(roll.owner);
    let offensive = hero.board().filter(|(_, ability)| {
        matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
    });
    let all = (1_u8 << roll.sides.len()) - 1;
    let again = all & !scene.draft.hand.keep;
    let chance = |needs: Needs| match attempts {
        0 => scene.game.odds_of(roll, needs, 0),
        _ => kept(hero, needs, &roll.sides, again, attempts),
    };
    let mut reach = Vec::new();
    for (ability, _) in offensive {
        let branches = &scene.level(roll.owner, ability).branches;
        let of = |(branch, found): (u8, &Branch)| Reach {
            ability,
            branch,
            needs: found.needs,
            odds: chance(found.needs),
        };
        reach.extend((0..).zip(branches).map(of));
    }
    reach
}

fn line(scene: &Scene, reach: &Reach) -> AnyView {
    let Reach {
        ability,
        branch,
        needs,
        odds,
    } = *reach;
    let hero = scene.hero(scene.me);
    let needs = game_dice_throne::needs_text(hero, needs);
    let needs = needs.map(|said| scene.voice.say(&said));
    let percent = scene.percent(odds);
    view! {
        <li data-help=format!("ability:{}:{}", scene.me.index(), dice::Id::index(ability))>
            <span>
                {scene.branch_name(scene.me, ability, branch)}
                <small class="soft">" "{needs}</small>
            </span>
            <b>{percent.clone()}</b>
            <progress class="bar" max="1000" value=tenths(odds).to_string()>{percent}</progress>
        </li>
    }
    .into_any()
}
