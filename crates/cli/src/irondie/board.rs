//! IRONDIE's board in a hundred columns: rivals on top, the duel between, my mat at the bottom.

use super::stack;
use super::text::Names;
use crate::play::{Sitting, WIDTH};
use dice::{DiceSet, DieId};
use game_irondie::{Class, Event, Irondie, Side, Stage, View, owner};
use kernel::{Arg, Said, Seat};
use words::Words;

/// The columns before the dice of a zone.
const LABEL: usize = 20;

/// The whole board as the viewer sees it.
pub(super) fn draw(game: &Irondie, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let me = view.viewer.seat().or(Seat::new(0));
    let count = seats.len() as u8;
    let mine = |seat: &Seat| me.map(Side::of) == Some(Side::of(*seat));
    let (near, far): (Vec<Seat>, Vec<Seat>) = Seat::first(count).partition(mine);
    let mut lines = vec![head(&names), "═".repeat(WIDTH)];
    for seat in far {
        lines.extend(mat(&names, seat, seats, true));
    }
    lines.extend(middle(&names));
    let partners = near.iter().filter(|seat| Some(**seat) != me);
    for seat in partners.chain(me.as_ref()) {
        lines.extend(mat(&names, *seat, seats, false));
    }
    lines.push("═".repeat(WIDTH));
    lines
}

/// Game, score, round, phase, priority.
fn head(names: &Names<'_>) -> String {
    let public = names.public();
    let phase = names
        .words
        .text(&format!("irondie-phase-{}", phase(public.stage)));
    let mut parts = vec!["IRONDIE".to_owned()];
    if public.games > 0 {
        let [first, second] = public.wins;
        parts.push(format!("A {first} : {second} B"));
    }
    let round = Said::new(if public.late {
        "irondie-late-round"
    } else {
        "irondie-round"
    });
    parts.push(
        names
            .words
            .say(&round.with("round", Arg::number(public.round))),
    );
    parts.push(phase);
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
    !matches!(
        stage,
        Stage::Split | Stage::Throw | Stage::Swap | Stage::Over(_)
    )
}

/// One seat's mat. Seen from across the table its zones come in the other order.
fn mat(names: &Names<'_>, seat: Seat, seats: &[Sitting], across: bool) -> Vec<String> {
    let public = names.public();
    let zones = &public.zones;
    let mine: DiceSet = (0..DieId::LIMIT)
        .filter_map(DieId::new)
        .filter(|die| die.index() < game_irondie::DICE && owner(*die) == seat)
        .collect();
    let battle = |class: Class| public.zone(Side::of(seat), class).and(mine);
    let mut rows = vec![
        zone(names, "attack", battle(Class::Attack), true),
        zone(names, "defence", battle(Class::Defence), true),
        zone(names, "life", battle(Class::Life), true),
        zone(names, hand_word(public.stage), zones.hand.and(mine), false),
        zone(names, "limbo", zones.limbo.and(mine), false),
        zone(names, "abyss", zones.abyss.and(mine), false),
    ];
    let head = mat_head(names, seat, seats);
    if across {
        rows.reverse();
        rows.insert(0, vec![head]);
    } else {
        rows.push(vec![head]);
    }
    rows.concat()
}

/// Dice in hand are the Reserve from the Battle throw to the end of the round.
const fn hand_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Split | Stage::Swap | Stage::Over(_) => "hand",
        _ => "reserve",
    }
}

fn mat_head(names: &Names<'_>, seat: Seat, seats: &[Sitting]) -> String {
    let sitting = &seats[seat.index()];
    let me = names.view.viewer.seat() == Some(seat);
    let you = if me {
        format!(" ({})", names.words.text("irondie-you"))
    } else {
        String::new()
    };
    let who = format!("{seat}{you} · {} · {}", sitting.who, sitting.brings);
    let sealed = names.view.sealed.contains(seat);
    let note = if sealed {
        names.words.text("irondie-has-sealed")
    } else {
        String::new()
    };
    format!("─ {who} {note}").trim_end().to_owned()
}

/// A zone: its label with the sum, and its dice in columns. Empty zones take no line.
fn zone(names: &Names<'_>, word: &str, dice: DiceSet, sum: bool) -> Vec<String> {
    if dice.is_empty() {
        return Vec::new();
    }
    let public = names.public();
    let label = names.words.text(&format!("irondie-zone-{word}"));
    let total = if sum {
        public.sum(dice).to_string()
    } else {
        String::new()
    };
    let mut sorted: Vec<DieId> = dice.iter().collect();
    sorted.sort_by_key(|die| std::cmp::Reverse(public.value(*die)));
    let cells: Vec<String> = sorted.into_iter().map(|die| cell(names, die)).collect();
    let widest = cells
        .iter()
        .map(|cell| cell.chars().count())
        .max()
        .unwrap_or(0)
        + 2;
    let per_row = ((WIDTH - LABEL) / widest).max(1);
    let mut rows = Vec::new();
    for (place, row) in cells.chunks(per_row).enumerate() {
        let left = if place == 0 {
            format!("   {label:<13}{total:>2}  ")
        } else {
            " ".repeat(LABEL)
        };
        let padded: Vec<String> = row.iter().map(|cell| pad(cell, widest)).collect();
        rows.push(format!("{left}{}", padded.concat()).trim_end().to_owned());
    }
    rows
}

/// `[5] Smasher.1 Bk*`; a die that shows nothing has no box.
fn cell(names: &Names<'_>, die: DieId) -> String {
    let value = names.public().value(die);
    let name = format!("{} {}", names.die(die), names.mark(die));
    if value == 0 {
        name
    } else {
        format!("[{value}] {name}")
    }
}

fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

/// The duel with its forecast, and the damage to come if nobody throws any more.
fn middle(names: &Names<'_>) -> Vec<String> {
    let mut lines = vec![titled("")];
    let stack = stack::lines(names);
    if !stack.is_empty() {
        lines = vec![titled(&names.words.text("irondie-duel"))];
        lines.extend(stack.into_iter().map(|line| format!("   {line}")));
    }
    let damage = damage(names);
    if !damage.is_empty() {
        lines.push(format!("   {}", damage.join(" · ")));
    }
    if lines.len() > 1 {
        lines.push(titled(""));
    }
    lines
}

fn titled(title: &str) -> String {
    if title.is_empty() {
        return "╌".repeat(WIDTH);
    }
    pad(&format!("╌╌ {title} "), WIDTH).replace(&" ".repeat(3), "╌╌╌")
}

fn damage(names: &Names<'_>) -> Vec<String> {
    let events = stack::forecast(names).unwrap_or_default();
    let said = events.iter().filter_map(|event| match *event {
        Event::DamageDue {
            side,
            attack,
            defence,
        } => Some(
            Said::new("irondie-forecast-damage")
                .with("seat", Arg::Seat(side.speaker()))
                .with("attack", Arg::number(attack))
                .with("defence", Arg::number(defence))
                .with("damage", Arg::number(attack.saturating_sub(defence))),
        ),
        Event::GameEnded(Some(side)) => {
            Some(Said::new("irondie-forecast-won").with("seat", Arg::Seat(side.speaker())))
        }
        _ => None,
    });
    said.map(|said| names.words.say(&said)).collect()
}
