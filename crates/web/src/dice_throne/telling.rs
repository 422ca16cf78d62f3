//! The log of Dice Throne: what was told, with less noise. Who passes is seen at the table, and
//! what goes on the account is told when it is settled.

use super::look;
use super::scene::Scene;
use crate::log::{Entry, Sentence, groups};
use crate::screen::{Line, Screen};
use game_dice_throne::{DiceThrone, Event, Purpose};
use kernel::{Arg, Said};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<DiceThrone>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let length = |place| length(log, place);
    let groups = groups(log.len(), length, |place| is_noise(log, place));
    let newest = groups.into_iter().rev().take(count).rev();
    let entry = |lines: Range<usize>| {
        let heading = matches!(log[lines.start].event, Event::Turn { .. });
        let told = lines.clone().filter(|&place| !is_noise(log, place));
        let told = told.map(|place| sentence(scene, &log[place]));
        Entry::new(lines.end - 1, heading, told.collect())
    };
    newest.map(entry).collect()
}

/// What is read aloud of the events from a place on: each in its own words, with the numbers on the
/// dice, and with how many tokens are left.
pub(super) fn since(_scene: &Scene, screen: &Screen<DiceThrone>, from: usize) -> Vec<Entry> {
    let lines = screen.log().iter().enumerate().skip(from);
    let said = lines.filter(|(_, line)| !is_silent(&line.event));
    said.map(|(place, line)| Entry::spoken(place, line.said.clone()))
        .collect()
}

/// What the next sentence says, too, or the question that is read with it.
const fn is_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::Phase(_) | Event::Passed(..) | Event::Noted { .. }
    )
}

/// What is nobody's news: what the board shows, and what the line before has said.
fn is_noise(log: &[Line<Event>], place: usize) -> bool {
    let before = place.checked_sub(1).map(|before| &log[before].event);
    match (&log[place].event, before) {
        (
            Event::Phase(_)
            | Event::Passed(..)
            | Event::Noted { .. }
            | Event::Chose(..)
            | Event::Upgraded(..),
            _,
        ) => true,
        (Event::Tokens { token, by, .. }, Some(Event::Spent(_, spent, count))) => {
            token == spent && by.unsigned_abs() == *count && *by < 0
        }
        _ => false,
    }
}

/// A card or an ability and what it does at once are one line, and so is what income brings.
fn length(log: &[Line<Event>], place: usize) -> usize {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Played(..) | Event::Spent(..) | Event::Used(..) | Event::Sold(..)
        )
    };
    let follows = |event: &Event| {
        matches!(
            event,
            Event::Cp { .. } | Event::Tokens { .. } | Event::Noted { .. } | Event::Upgraded(..)
        )
    };
    if !begins(&log[place].event) {
        return 1;
    }
    let rest = log[place + 1..].iter();
    1 + rest.take_while(|line| follows(&line.event)).count()
}

fn sentence(scene: &Scene, line: &Line<Event>) -> Sentence {
    let Event::Rolled {
        seat,
        purpose,
        sides,
        rolled,
        again,
    } = &line.event
    else {
        return Sentence::new(line.said.clone(), Vec::new());
    };
    let key = match purpose {
        Purpose::Target => "web-dice-throne-log-target",
        _ if *again => "web-dice-throne-log-rerolled",
        _ => "web-dice-throne-log-rolled",
    };
    let said = Said::new(key)
        .with("seat", Arg::Seat(*seat))
        .with("n", Arg::number(rolled.count_ones()))
        .with("dice", Arg::Spelled(String::new()));
    let dice = sides.iter().map(|side| look::in_line(scene, *seat, *side));
    Sentence::new(said, vec![("dice", dice.collect())])
}
