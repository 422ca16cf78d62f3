//! The log of Dice Masters: what was told, with less noise.

use super::scene::Scene;
use crate::log::{Entry, Sentence, groups};
use crate::screen::Screen;
use game_dice_masters::{DiceMasters, Event};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(_scene: &Scene, screen: &Screen<DiceMasters>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let groups = groups(log.len(), |_| 1, |place| !log[place].event.is_news());
    let newest = groups.into_iter().rev().take(count).rev();
    let entry = |lines: Range<usize>| {
        let heading = matches!(log[lines.start].event, Event::Turn { .. });
        let told = log[lines.clone()].iter();
        let told = told.map(|line| Sentence::new(line.said.clone(), Vec::new()));
        Entry::new(lines.end - 1, heading, told.collect())
    };
    newest.map(entry).collect()
}
