//! The log of Dice Miner: what was told, with less noise. A die that is taken and what slides after
//! it are one line, and so are a beer and what it became.

use super::look;
use super::scene::Scene;
use crate::log::{Drawn, Entry, Sentence};
use crate::screen::{Line, Screen};
use game_dice_miner::{DiceMiner, Die, Event};
use kernel::{Arg, Said, Seat, SeatSet};

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<DiceMiner>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let mut ends = Vec::new();
    let mut place = 0;
    while place < log.len() {
        let next = place + 1 + usize::from(belongs(log, place));
        ends.push(place..next);
        place = next;
    }
    let first = ends.len().saturating_sub(count);
    let lines = ends.drain(first..);
    lines
        .map(|lines| entry(scene, lines.end - 1, &log[lines]))
        .collect()
}

/// Whether the next line only goes on with this one.
fn belongs(log: &[Line<Event>], place: usize) -> bool {
    let next = log.get(place + 1).map(|line| &line.event);
    matches!(
        (&log[place].event, next),
        (Event::Taken { .. }, Some(Event::Slid(_)))
            | (Event::Shared { .. }, Some(Event::Received { .. }))
    )
}

fn entry(scene: &Scene, place: usize, lines: &[Line<Event>]) -> Entry {
    let told: Vec<Sentence> = lines.iter().map(|line| sentence(scene, line)).collect();
    Entry {
        place,
        heading: matches!(lines[0].event, Event::Filled { .. }),
        seat: told.first().and_then(|sentence| seat_of(&sentence.said)),
        told,
    }
}

fn sentence(scene: &Scene, line: &Line<Event>) -> Sentence {
    let drawn = |gap, dice: &[Die], named| Drawn {
        gap,
        looks: dice
            .iter()
            .map(|die| look::in_line(scene, *die, named))
            .collect(),
    };
    let mut said = line.said.clone();
    let dice = match &line.event {
        Event::Taken { die, .. } | Event::Received { die, .. } | Event::StartRolled { die, .. } => {
            vec![drawn("die", &[*die], false)]
        }
        Event::Cast { from, to, .. } => vec![drawn("from", from, false), drawn("to", to, false)],
        Event::Rerolled { dice, .. } => {
            said.key = "web-dice-miner-log-rerolled".into();
            said = said.with("dice", Arg::Spelled(String::new()));
            vec![drawn("dice", dice, true)]
        }
        Event::Tied(seats) | Event::SharedWin(seats) => {
            said.args.clear();
            said = said.with("players", names(scene, *seats));
            Vec::new()
        }
        _ => Vec::new(),
    };
    Sentence { said, dice }
}

fn names(scene: &Scene, seats: SeatSet) -> Arg {
    let names: Vec<String> = seats.iter().map(|seat| scene.clan_name(seat)).collect();
    Arg::Spelled(names.join(", "))
}

/// The first seat a sentence is about.
fn seat_of(said: &Said) -> Option<Seat> {
    said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
