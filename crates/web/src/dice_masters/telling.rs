//! The log of Dice Masters: what was told, with less noise. Which dice go where is seen at the
//! table; what is paid stands with what it is paid for.

use super::look;
use super::scene::Scene;
use crate::die::Look;
use crate::log::{Entry, Sentence, groups};
use crate::screen::{Line, Screen};
use game_dice_masters::{DiceMasters, Event};
use kernel::{Arg, Said};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<DiceMasters>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let length = |place| length(log, place);
    let groups = groups(log.len(), length, |place| is_noise(&log[place].event));
    let newest = groups.into_iter().rev().take(count).rev();
    let entry = |lines: Range<usize>| {
        let heading = matches!(log[lines.start].event, Event::Turn { .. });
        let told = log[lines.clone()]
            .iter()
            .filter(|line| !is_noise(&line.event));
        let told = told.map(|line| sentence(scene, line));
        Entry::new(lines.end - 1, heading, told.collect())
    };
    newest.map(entry).collect()
}

/// What is nobody's news.
fn is_noise(event: &Event) -> bool {
    !event.is_news()
}

/// What somebody wants to know of an answer before it is given.
pub(super) fn is_result(event: &Event) -> bool {
    let begins = matches!(
        event,
        Event::Turn { .. } | Event::Used { .. } | Event::Began { .. }
    );
    event.is_news() && !begins
}

/// Damage that comes together is one line, and so is an ability with what it does at once.
fn length(log: &[Line<Event>], place: usize) -> usize {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Began { .. } | Event::Used { .. } | Event::Hurt { .. } | Event::Attacked { .. }
        )
    };
    let follows = |event: &Event| {
        matches!(
            event,
            Event::Hurt { .. }
                | Event::KnockedOut { .. }
                | Event::Changed { .. }
                | Event::Spun { .. }
                | Event::Life { .. }
                | Event::Sacrificed { .. }
                | Event::Spent { .. }
                | Event::Loose { .. }
                | Event::Moved { .. }
        )
    };
    if !begins(&log[place].event) {
        return 1;
    }
    let rest = log[place + 1..].iter();
    1 + rest.take_while(|line| follows(&line.event)).count()
}

/// A sentence with the dice it speaks of.
fn sentence(scene: &Scene, line: &Line<Event>) -> Sentence {
    match &line.event {
        Event::Rolled { seat, dice, again } => {
            let said = Said::new("dice-masters-rolled")
                .with("seat", Arg::Seat(*seat))
                .with("again", Arg::word(if *again { "yes" } else { "no" }))
                .with("dice", Arg::Spelled(String::new()));
            let faces = |die: &game_dice_masters::Die| {
                let sides = scene.game.faces(die.owner, die.kind);
                let side = sides[usize::from(die.side)];
                in_line(look::of_face(scene, (die.owner, die.kind), side, "die-s"))
            };
            Sentence::new(said, vec![("dice", dice.iter().map(faces).collect())])
        }
        Event::Bought { seat, kind } => {
            let look = look::hidden(scene, (*seat, *kind), "die-s");
            Sentence::new(line.said.clone(), vec![("die", vec![in_line(look)])])
        }
        _ => Sentence::new(line.said.clone(), Vec::new()),
    }
}

/// A die in a line asks for no help of its own.
fn in_line(look: Look) -> Look {
    Look { help: None, ..look }
}
