//! Dice Miner read aloud: the mountain row by row, where a die was taken and what slid, and which
//! dice were kept or rolled again.

use super::scene::Scene;
use super::telling::named;
use crate::log::Entry;
use crate::screen::Screen;
use game_dice_miner::{Cell, DiceMiner, Die, Event, Slide};
use kernel::{Arg, Said, Seat};

/// What is said of the events from a place on.
pub(super) fn since(scene: &Scene, screen: &Screen<DiceMiner>, from: usize) -> Vec<Entry> {
    let places = from..screen.log().len();
    let said = places.flat_map(|place| {
        let said = said(scene, screen, place).into_iter();
        said.map(move |said| Entry::spoken(place, said))
    });
    said.collect()
}

fn said(scene: &Scene, screen: &Screen<DiceMiner>, place: usize) -> Vec<Said> {
    let line = &screen.log()[place];
    let told = line.said.clone();
    match &line.event {
        Event::Filled { dice, .. } => [told].into_iter().chain(rows(scene, dice)).collect(),
        Event::Taken { cell, flank, .. } => vec![taken(told, *cell, *flank)],
        Event::Slid(slide) => vec![slid(*slide)],
        Event::Cached { seat, count } if *count > 0 => {
            let kept = kept(scene, screen, place, *seat);
            let said = Said::new("web-dice-miner-spoken-cached");
            let said = said.with("seat", scene.game.called_player(*seat));
            vec![said.with("dice", listed(scene, &kept))]
        }
        Event::Rerolled { seat, dice } => {
            let said = Said::new("web-dice-miner-spoken-rolled");
            let said = said.with("seat", scene.game.called_player(*seat));
            vec![said.with("dice", listed(scene, dice))]
        }
        Event::Tied(seats) | Event::SharedWin(seats) => vec![named(scene, told, *seats)],
        _ => vec![told],
    }
}

fn listed(scene: &Scene, dice: &[Die]) -> Arg {
    let dice = dice.iter().map(|die| scene.game.called_die(*die));
    Arg::And(dice.collect())
}

/// The mountain, the top row first.
fn rows(scene: &Scene, dice: &[Die]) -> Vec<Said> {
    let mut rows: Vec<Vec<Die>> = Vec::new();
    for (cell, die) in Cell::all().zip(dice) {
        rows.resize_with(rows.len().max(cell.row() + 1), Vec::new);
        rows[cell.row()].push(*die);
    }
    let row = |(row, dice): (usize, Vec<Die>)| {
        Said::new("web-dice-miner-spoken-row")
            .with("row", Arg::number(row as u8 + 1))
            .with("dice", listed(scene, &dice))
    };
    rows.into_iter().enumerate().map(row).collect()
}

/// A die with the place it was taken from.
fn taken(mut told: Said, cell: Cell, flank: bool) -> Said {
    let key = if flank {
        "web-dice-miner-spoken-flank"
    } else {
        "web-dice-miner-spoken-taken"
    };
    told.key = key.into();
    told.with("row", Arg::number(cell.row() as u8 + 1))
        .with("place", Arg::number(cell.place() as u8 + 1))
}

/// How many dice came down, and from which side.
fn slid(slide: Slide) -> Said {
    let way = if slide.from_left { "left" } else { "right" };
    Said::new("web-dice-miner-spoken-slid")
        .with("count", Arg::number(slide.count))
        .with("way", Arg::word(way))
}

/// What somebody has kept: what lies in front of them afterwards, but for what was rolled again.
fn kept(scene: &Scene, screen: &Screen<DiceMiner>, place: usize, seat: Seat) -> Vec<Die> {
    let view = screen.view_at(place).unwrap_or(&scene.view);
    let trove = &view.public.clan(seat).trove;
    let mut kept: Vec<Die> = trove.dice().collect();
    let until = screen.told_by(place).unwrap_or(screen.log().len());
    for line in &screen.log()[place..until] {
        if let Event::Rerolled { seat: one, dice } = &line.event
            && *one == seat
        {
            for die in dice {
                if let Some(at) = kept.iter().position(|known| known == die) {
                    kept.remove(at);
                }
            }
        }
    }
    kept
}
