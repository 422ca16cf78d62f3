//! The log of KAPOW!: what was told, with less noise.

use super::scene::Scene;
use crate::log::{Entry, Sentence};
use crate::table::{Line, Screen};
use game_kapow::{Event, Kapow};
use kernel::{Arg, Said, Seat};

/// The newest lines, oldest first.
pub(super) fn newest(_scene: &Scene, screen: &Screen<Kapow>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let first = log.len().saturating_sub(count);
    let newest = log.iter().enumerate().skip(first);
    newest.map(|(place, line)| entry(place, line)).collect()
}

fn entry(place: usize, line: &Line<Event>) -> Entry {
    Entry {
        place,
        heading: matches!(line.event, Event::RoundBegan(_)),
        seat: seat_of(&line.said),
        told: vec![Sentence {
            said: line.said.clone(),
            dice: Vec::new(),
        }],
    }
}

/// The first seat a sentence is about.
fn seat_of(said: &Said) -> Option<Seat> {
    said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
