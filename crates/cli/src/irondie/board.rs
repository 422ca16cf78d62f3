//! IRONDIE's board in a hundred columns: rivals on top, the duel between, my mat at the bottom.

use super::mat::Mats;
use super::stack;
use super::text::Names;
use crate::play::{Sitting, WIDTH};
use game_irondie::{Irondie, Side, Stage, View};
use kernel::{Arg, Said, Seat};
use words::Words;

/// The whole board as the viewer sees it. A bystander sits behind seat A.
pub(super) fn draw(game: &Irondie, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let mats = Mats::new(&names, seats);
    let me = view.viewer.seat().or(Seat::new(0));
    let mine = |seat: &Seat| me.map(Side::of) == Some(Side::of(*seat));
    let (near, far): (Vec<Seat>, Vec<Seat>) = Seat::first(seats.len() as u8).partition(mine);
    let mut lines = vec![head(&names), "═".repeat(WIDTH)];
    for seat in far {
        lines.extend(mats.across(seat));
    }
    lines.extend(middle(&names));
    let partners = near.iter().filter(|seat| Some(**seat) != me);
    for seat in partners.chain(me.as_ref()) {
        lines.extend(mats.near(*seat));
    }
    lines.push("═".repeat(WIDTH));
    lines
}

/// Game, score, round, phase, priority.
fn head(names: &Names<'_>) -> String {
    let public = names.public();
    let mut parts = vec!["IRONDIE".to_owned()];
    if public.games > 0 {
        let [first, second] = public.wins;
        parts.push(format!("A {first} : {second} B"));
    }
    let round = if public.late {
        "irondie-late-round"
    } else {
        "irondie-round"
    };
    let round = Said::new(round).with("round", Arg::number(public.round));
    parts.push(names.words.say(&round));
    parts.push(
        names
            .words
            .text(&format!("irondie-phase-{}", phase(public.stage))),
    );
    if has_priority(public.stage) {
        let seat = Arg::Seat(public.priority.speaker());
        parts.push(
            names
                .words
                .say(&Said::new("irondie-has-priority").with("seat", seat)),
        );
    }
    parts.join(" · ")
}

/// The phase of the round, as in the keys of its words.
const fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::BattleBonus => "battle",
        Stage::Damage => "damage",
        Stage::Return => "end",
        Stage::Swap => "between",
        Stage::Over(_) => "over",
        _ => "skirmish",
    }
}

/// Priority is settled by the Battle throw and matters until the Skirmish is over.
const fn has_priority(stage: Stage) -> bool {
    let battle = matches!(stage, Stage::BattleBonus);
    battle
        || matches!(
            stage,
            Stage::Right(_) | Stage::React(_) | Stage::Hurl | Stage::DuelBonus
        )
}

/// The duel with its forecast, and the damage to come if nobody throws any more.
fn middle(names: &Names<'_>) -> Vec<String> {
    let stack = stack::lines(names);
    let title = if stack.is_empty() {
        String::new()
    } else {
        names.words.text("irondie-duel")
    };
    let mut lines = vec![ruler(&title)];
    lines.extend(stack.into_iter().map(|line| format!("   {line}")));
    let damage = damage(names);
    if !damage.is_empty() {
        let head = names.words.text("irondie-forecast-head");
        lines.push(format!("   {head} {}", damage.join(" · ")));
    }
    if lines.len() > 1 {
        lines.push(ruler(""));
    }
    lines
}

fn ruler(title: &str) -> String {
    let title = if title.is_empty() {
        String::new()
    } else {
        format!("╌╌ {title} ")
    };
    let rest = WIDTH.saturating_sub(title.chars().count());
    format!("{title}{}", "╌".repeat(rest))
}

fn damage(names: &Names<'_>) -> Vec<String> {
    let events = stack::forecast(names).unwrap_or_default();
    let said = game_irondie::ahead::foretold(&events);
    said.map(|said| names.words.say(&said)).collect()
}
