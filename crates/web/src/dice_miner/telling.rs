//! The log of Dice Miner: what was told, with less noise. A die that is taken and what slides after
//! it are one line, and so are a beer and what it became.

use super::look;
use super::scene::Scene;
use crate::log::{Entry, Sentence, groups};
use crate::screen::{Line, Screen};
use game_dice_miner::{DiceMiner, Die, Event};
use kernel::{Arg, Said, SeatSet};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<DiceMiner>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let length = |place| 1 + usize::from(belongs(log, place));
    let groups = groups(log.len(), length, |_| false);
    let newest = groups.into_iter().rev().take(count).rev();
    let entry = |lines: Range<usize>| {
        let heading = matches!(log[lines.start].event, Event::Filled { .. });
        let told = log[lines.clone()].iter().map(|line| sentence(scene, line));
        Entry::new(lines.end - 1, heading, told.collect())
    };
    newest.map(entry).collect()
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

fn sentence(scene: &Scene, line: &Line<Event>) -> Sentence {
    let drawn = |gap, dice: &[Die], named| {
        let looks = dice.iter().map(|die| look::in_line(scene, *die, named));
        (gap, looks.collect())
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
            said = named(scene, said, *seats);
            Vec::new()
        }
        _ => Vec::new(),
    };
    Sentence::new(said, dice)
}

/// A sentence about several players, with their names.
pub(super) fn named(scene: &Scene, mut said: Said, seats: SeatSet) -> Said {
    let names: Vec<String> = seats.iter().map(|seat| scene.clan_name(seat)).collect();
    said.args.clear();
    said.with("players", Arg::Spelled(names.join(", ")))
}
