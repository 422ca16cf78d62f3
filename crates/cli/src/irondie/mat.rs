//! The mats: each seat's zones, one line or a few per zone, all in the same columns.

use super::text::Names;
use crate::play::{Sitting, WIDTH};
use dice::{DiceSet, DieId};
use game_irondie::{Class, DICE, Side, Stage, owner};
use kernel::Seat;

/// The columns before the dice of a zone.
const LABEL: usize = 20;

/// Draws mats in columns that fit every die of the table.
pub(super) struct Mats<'a> {
    names: &'a Names<'a>,
    seats: &'a [Sitting],
    column: usize,
}

impl<'a> Mats<'a> {
    pub(super) fn new(names: &'a Names<'a>, seats: &'a [Sitting]) -> Mats<'a> {
        let all = names.public().zones.all().iter();
        let widest = all.map(|die| cell(names, die).chars().count()).max();
        Mats {
            names,
            seats,
            column: widest.unwrap_or(0) + 2,
        }
    }

    /// A mat on my side of the table: Attack is farthest from me.
    pub(super) fn near(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.zones(seat).concat();
        lines.push(self.head(seat));
        lines
    }

    /// A mat on the other side of the table: its zones come in the other order.
    pub(super) fn across(&self, seat: Seat) -> Vec<String> {
        let mut zones = self.zones(seat);
        zones.reverse();
        let mut lines = vec![self.head(seat)];
        lines.extend(zones.concat());
        lines
    }

    fn zones(&self, seat: Seat) -> Vec<Vec<String>> {
        let public = self.names.public();
        let zones = &public.zones;
        let mine = dice_of(seat);
        let battle = |class: Class| public.zone(Side::of(seat), class).and(mine);
        let sum = |dice: DiceSet| public.sum(dice).to_string();
        let class = |word, class| self.zone(word, battle(class), &sum(battle(class)));
        let other = |word, dice: DiceSet| self.zone(word, dice.and(mine), "");
        vec![
            class("attack", Class::Attack),
            class("defence", Class::Defence),
            class("life", Class::Life),
            other(hand_word(public.stage), zones.hand),
            other("limbo", zones.limbo),
            other("abyss", zones.abyss),
        ]
    }

    fn head(&self, seat: Seat) -> String {
        let (names, sitting) = (self.names, &self.seats[seat.index()]);
        let me = names.view.viewer.seat() == Some(seat);
        let mut parts = vec![seat.to_string()];
        if me {
            parts.push(names.words.text("irondie-you"));
        } else if !sitting.who.is_empty() {
            parts.push(sitting.who.clone());
        }
        parts.push(sitting.brings.clone());
        if names.view.sealed.contains(seat) {
            parts.push(names.words.text("irondie-has-sealed"));
        }
        format!("─ {}", parts.join(" · "))
    }

    /// A zone: its label with the sum, and its dice. Empty zones take no line.
    fn zone(&self, word: &str, dice: DiceSet, sum: &str) -> Vec<String> {
        let public = self.names.public();
        let label = self.names.words.text(&format!("irondie-zone-{word}"));
        let mut sorted: Vec<DieId> = dice.iter().collect();
        sorted.sort_by_key(|die| std::cmp::Reverse(public.value(*die)));
        let rows = sorted.chunks(((WIDTH - LABEL) / self.column).max(1));
        let row = |(place, dice): (usize, &[DieId])| {
            let first = format!("   {label:<13}{sum:>2}  ");
            let left = if place == 0 { first } else { " ".repeat(LABEL) };
            let cells = dice
                .iter()
                .map(|die| pad(&cell(self.names, *die), self.column));
            format!("{left}{}", cells.collect::<String>())
                .trim_end()
                .to_owned()
        };
        rows.enumerate().map(row).collect()
    }
}

fn dice_of(seat: Seat) -> DiceSet {
    let all = (0..DICE).filter_map(|number| DieId::new(number as u8));
    all.filter(|die| owner(*die) == seat).collect()
}

/// Dice in hand are the Reserve from the Battle throw to the end of the round.
const fn hand_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Split | Stage::Swap | Stage::Over(_) => "hand",
        _ => "reserve",
    }
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
