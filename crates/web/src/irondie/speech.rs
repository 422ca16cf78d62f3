//! IRONDIE read aloud: dice of a throw are named with what they show, and so are all that leave.

use crate::log::{Entry, gap, groups};
use crate::screen::{Line, Screen};
use dice::DieId;
use game_irondie::{Event, Irondie, owner};
use kernel::{Arg, Said, Seat};
use std::ops::Range;

/// What is said of the events from a place on.
pub(super) fn since(screen: &Screen<Irondie>, from: usize) -> Vec<Entry> {
    let log = screen.log();
    let new = &log[from..];
    let groups = groups(
        new.len(),
        |place| length(new, place),
        |place| is_silent(log, from + place),
    );
    // The first round begins without a word.
    let first = Said::new("irondie-event-round").with("round", Arg::number(1));
    let first = (from == 0 && !log.is_empty()).then(|| Entry::spoken(0, first));
    let said = groups.into_iter().map(|group| {
        let said = said(log, from + group.start..from + group.end);
        Entry::spoken(from + group.end - 1, said)
    });
    first.into_iter().chain(said).collect()
}

/// What is said with what follows: that somebody has answered, and what it throws.
fn is_silent(log: &[Line<Event>], place: usize) -> bool {
    match log[place].event {
        Event::Sealed(_) => true,
        Event::Split { thrown, .. } => !thrown.is_empty(),
        _ => false,
    }
}

/// Dice of one seat that land or leave one after the other are said together.
fn length(log: &[Line<Event>], place: usize) -> usize {
    let (first, later) = (log[place].event, &log[place + 1..]);
    let run = |alike: fn(Event) -> Option<DieId>| {
        let seat = alike(first).map(owner);
        let alike = |line: &&Line<Event>| alike(line.event).map(owner) == seat;
        later.iter().take_while(alike).count()
    };
    1 + match first {
        Event::Landed { .. } => run(landed),
        Event::ToLimbo(_) => run(left),
        Event::Hurled { die, .. } => later
            .iter()
            .take(1)
            .filter(|line| landed(line.event) == Some(die))
            .count(),
        _ => 0,
    }
}

fn landed(event: Event) -> Option<DieId> {
    match event {
        Event::Landed { die, .. } => Some(die),
        _ => None,
    }
}

fn left(event: Event) -> Option<DieId> {
    match event {
        Event::ToLimbo(die) => Some(die),
        _ => None,
    }
}

fn said(log: &[Line<Event>], group: Range<usize>) -> Said {
    let first = &log[group.start];
    let lines = &log[group.clone()];
    match first.event {
        Event::Landed { die, .. } if !is_hurled(log, group.start) => thrown(log, group, owner(die)),
        Event::Hurled { .. } if lines.len() > 1 => {
            let mut said = first.said.clone();
            said.key = "web-irondie-log-hurled".into();
            said.args.extend(gap(&lines[1].said, "value"));
            said
        }
        Event::ToLimbo(die) if lines.len() > 1 => {
            let dice = lines.iter().filter_map(|line| gap(&line.said, "die"));
            let dice = dice.map(|(_, die)| die).collect();
            Said::new("web-irondie-spoken-limbo")
                .with("seat", Arg::Seat(owner(die)))
                .with("dice", Arg::And(dice))
        }
        _ => first.said.clone(),
    }
}

/// Whether a die that lands was thrown in a duel.
fn is_hurled(log: &[Line<Event>], place: usize) -> bool {
    let before = place.checked_sub(1).map(|before| log[before].event);
    matches!(before, Some(Event::Hurled { .. }))
}

/// A throw of the Battle phase, die by die.
fn thrown(log: &[Line<Event>], group: Range<usize>, seat: Seat) -> Said {
    let dice = log[group.clone()].iter().map(|line| {
        let mut die = Said::new("web-irondie-spoken-die");
        die.args.extend(gap(&line.said, "die"));
        die.args.extend(gap(&line.said, "value"));
        Arg::from(die)
    });
    let reserve = log[..group.start]
        .iter()
        .rev()
        .find_map(|line| match line.event {
            Event::Split {
                seat: one, reserve, ..
            } if one == seat => Some(reserve),
            _ => None,
        });
    Said::new("web-irondie-spoken-thrown")
        .with("seat", Arg::Seat(seat))
        .with("dice", Arg::And(dice.collect()))
        .with("reserve", Arg::number(reserve.unwrap_or_default()))
}
