//! The mountain: twenty cells in rows of two to six, which dice lie free, and how they slide.
//!
//! ```text
//!         1.1 1.2
//!       2.1 2.2 2.3
//!     3.1 3.2 3.3 3.4
//!   4.1 4.2 4.3 4.4 4.5
//! 5.1 5.2 5.3 5.4 5.5 5.6
//! ```

use crate::Die;
use serde::{Deserialize, Serialize};

/// Cells of the mountain.
pub const CELLS: usize = 20;
/// Dice in each row, the top row first (DM-3.1).
pub(crate) const ROWS: [u8; 5] = [2, 3, 4, 5, 6];
/// The first cell of each row.
const FIRST: [u8; 5] = [0, 2, 5, 9, 14];

/// A cell of the mountain, row by row from the top and from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// All cells.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell in this row and place, both counted from 0.
    pub fn new(row: usize, place: usize) -> Option<Cell> {
        let width = usize::from(*ROWS.get(row)?);
        (place < width).then(|| Cell(FIRST[row] + place as u8))
    }

    /// Its place among all cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, counted from 0.
    pub fn row(self) -> usize {
        let later = FIRST.iter().skip(1);
        later.take_while(|first| **first <= self.0).count()
    }

    /// Its place in its row, counted from 0.
    pub fn place(self) -> usize {
        self.index() - usize::from(FIRST[self.row()])
    }

    /// The cell on its upper left.
    pub fn upper_left(self) -> Option<Cell> {
        named(UPPER_LEFT[self.index()])
    }

    /// The cell on its upper right.
    pub fn upper_right(self) -> Option<Cell> {
        named(UPPER_RIGHT[self.index()])
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }
}

const NOWHERE: u8 = u8::MAX;
const UPPER_LEFT: [u8; CELLS] = uppers(1);
const UPPER_RIGHT: [u8; CELLS] = uppers(0);

/// The cell above each cell, `back` places to the left in its row.
const fn uppers(back: u8) -> [u8; CELLS] {
    let mut uppers = [NOWHERE; CELLS];
    let mut row = 1;
    while row < 5 {
        let mut place = 0;
        while place < ROWS[row] {
            if place >= back && place - back < ROWS[row - 1] {
                uppers[(FIRST[row] + place) as usize] = FIRST[row - 1] + place - back;
            }
            place += 1;
        }
        row += 1;
    }
    uppers
}

fn named(cell: u8) -> Option<Cell> {
    (cell != NOWHERE).then_some(Cell(cell))
}

/// How a die lies on the mountain (DM-3.3 to DM-3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lie {
    /// Nothing lies on it: it may always be taken.
    Top,
    /// Dice lie on one of its two upper sides: it may be taken by who has shared a beer.
    Flank,
    /// Dice lie on both of its upper sides: it may not be taken.
    Buried,
}

/// Dice that slide down after a die was taken from a flank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slide {
    /// The cell of the die that was taken.
    pub into: Cell,
    /// Whether they come from the upper left; else from the upper right.
    pub from_left: bool,
    /// How many.
    pub count: u8,
}

impl Slide {
    /// Each die's way, the first to move first: from a cell into the one below.
    pub fn ways(self) -> impl Iterator<Item = (Cell, Cell)> {
        let above = move |cell: &Cell| {
            if self.from_left {
                cell.upper_left()
            } else {
                cell.upper_right()
            }
        };
        let cells = std::iter::successors(Some(self.into), above);
        let pairs = cells.clone().skip(1).zip(cells);
        pairs.take(usize::from(self.count))
    }
}

/// The dice on the mountain.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mountain([Option<Die>; CELLS]);

impl Mountain {
    pub(crate) const BARE: Mountain = Mountain([None; CELLS]);

    pub(crate) fn of(dice: [Option<Die>; CELLS]) -> Mountain {
        Mountain(dice)
    }

    /// The die in a cell.
    pub fn die(&self, cell: Cell) -> Option<Die> {
        self.0[cell.index()]
    }

    /// The dice, cell by cell.
    pub fn dice(&self) -> impl Iterator<Item = (Cell, Die)> {
        Cell::all().filter_map(|cell| Some((cell, self.die(cell)?)))
    }

    /// How many dice are left.
    pub fn len(&self) -> u8 {
        self.standing().count_ones() as u8
    }

    /// Whether it has been taken down.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Which cells hold a die: a bit for each.
    pub(crate) fn standing(&self) -> u32 {
        let bit = |(place, die): (usize, &Option<Die>)| u32::from(die.is_some()) << place;
        self.0.iter().enumerate().map(bit).sum()
    }

    /// How the die in a cell lies; `None` where there is none.
    pub fn lie(&self, cell: Cell) -> Option<Lie> {
        self.die(cell)?;
        Some(lie(self.standing(), cell))
    }

    /// The cells of dice that may be taken, from the flanks too where that is allowed.
    pub fn free(&self, flanks: bool) -> impl Iterator<Item = Cell> + use<> {
        let standing = self.standing();
        let [left, right] = covered(standing);
        let closed = if flanks { left & right } else { left | right };
        let mut open = standing & !closed;
        std::iter::from_fn(move || {
            let cell = (open != 0).then(|| Cell(open.trailing_zeros() as u8));
            open &= open.wrapping_sub(1);
            cell
        })
    }

    /// Whether every die rests on what it needs: two dice below it, or the board (DM-3.2).
    pub fn is_stable(&self) -> bool {
        let standing = self.standing();
        let rests = |cell: Cell| {
            let uppers = [cell.upper_left(), cell.upper_right()];
            let holds_some = uppers
                .into_iter()
                .flatten()
                .any(|upper| standing & upper.bit() != 0);
            !holds_some || standing & cell.bit() != 0
        };
        Cell::all().all(rests)
    }

    /// Takes a die that is not buried; what lies on it slides into the gap (DM-3.6).
    pub(crate) fn take(&mut self, cell: Cell) -> (Die, Option<Slide>) {
        let die = self.0[cell.index()]
            .take()
            .expect("only a die that lies there is taken");
        let upper = cell.upper_left();
        let from_left = upper.is_some_and(|upper| self.0[upper.index()].is_some());
        let mut slide = Slide {
            into: cell,
            from_left,
            count: 0,
        };
        let all = Slide { count: 5, ..slide };
        for (from, into) in all.ways() {
            let Some(die) = self.0[from.index()].take() else {
                break;
            };
            self.0[into.index()] = Some(die);
            slide.count += 1;
        }
        (die, (slide.count > 0).then_some(slide))
    }
}

fn lie(standing: u32, cell: Cell) -> Lie {
    let [left, right] = covered(standing).map(|covered| covered & cell.bit() != 0);
    match (left, right) {
        (false, false) => Lie::Top,
        (true, true) => Lie::Buried,
        _ => Lie::Flank,
    }
}

/// The cells with a die on their upper left, and those with one on their upper right: each row is
/// pushed down by its own width, and to the right by one more.
const fn covered(standing: u32) -> [u32; 2] {
    let (mut left, mut right, mut row) = (0, 0, 0);
    while row < 4 {
        let above = standing & (((1 << ROWS[row]) - 1) << FIRST[row]);
        right |= above << ROWS[row];
        left |= above << (ROWS[row] + 1);
        row += 1;
    }
    [left, right]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Dice told apart by the letters A to T, as if there were twenty looks.
    fn full() -> Mountain {
        Mountain(std::array::from_fn(|place| Some(Die::at(place))))
    }

    fn letter(die: Die) -> char {
        char::from(b'A' + die.look() as u8)
    }

    fn cell(mountain: &Mountain, wanted: char) -> Cell {
        let mut dice = mountain.dice();
        dice.find(|(_, die)| letter(*die) == wanted).unwrap().0
    }

    fn take(mountain: &mut Mountain, letters: &str) {
        for wanted in letters.chars() {
            let cell = cell(mountain, wanted);
            mountain.take(cell);
        }
    }

    fn rows(mountain: &Mountain) -> String {
        let mut text = String::new();
        for cell in Cell::all() {
            if cell.place() == 0 && cell.row() > 0 {
                text.push_str(" / ");
            }
            text.push(mountain.die(cell).map_or('.', letter));
        }
        text
    }

    fn lying(mountain: &Mountain, wanted: Lie) -> String {
        let is = |(cell, _): &(Cell, Die)| mountain.lie(*cell) == Some(wanted);
        let mut letters: Vec<char> = mountain
            .dice()
            .filter(is)
            .map(|(_, die)| letter(die))
            .collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    }

    #[test]
    fn a_full_mountain_shows_two_tops_and_eight_flanks() {
        // DM-M1, DM-M5; DM-3.1, DM-3.3, DM-3.4, DM-3.5
        let mountain = full();
        assert_eq!(lying(&mountain, Lie::Top), "AB");
        assert_eq!(lying(&mountain, Lie::Flank), "CEFIJNOT");
        assert_eq!(lying(&mountain, Lie::Buried), "DGHKLMPQRS");
    }

    #[test]
    fn a_flank_slides_and_changes_what_is_free() {
        // DM-M2, DM-M3; DM-3.6
        let mut mountain = full();
        take(&mut mountain, "O");
        assert_eq!(rows(&mountain), ".B / ADE / CGHI / FKLMN / JPQRST");
        assert_eq!(lying(&mountain, Lie::Top), "AB");
        assert_eq!(lying(&mountain, Lie::Flank), "CDEFIJNT");
        take(&mut mountain, "D");
        assert_eq!(rows(&mountain), ".. / ABE / CGHI / FKLMN / JPQRST");
        assert_eq!(lying(&mountain, Lie::Top), "ABE");
        assert_eq!(lying(&mountain, Lie::Flank), "CFIJNT");
    }

    #[test]
    fn taking_tops_moves_nothing() {
        // DM-M4
        let mut mountain = full();
        take(&mut mountain, "ABD");
        assert_eq!(rows(&mountain), ".. / C.E / FGHI / JKLMN / OPQRST");
        assert_eq!(lying(&mountain, Lie::Top), "CE");
        assert_eq!(lying(&mountain, Lie::Flank), "FGHIJNOT");
        assert_eq!(mountain.lie(cell(&mountain, 'K')), Some(Lie::Buried));
    }

    #[test]
    fn the_first_slide_opens_the_second_pick() {
        // DM-X1; DM-4.6
        let mut mountain = full();
        assert_eq!(mountain.lie(cell(&mountain, 'D')), Some(Lie::Buried));
        take(&mut mountain, "E");
        assert_eq!(rows(&mountain), "A. / CDB / FGHI / JKLMN / OPQRST");
        assert_eq!(mountain.lie(cell(&mountain, 'D')), Some(Lie::Flank));
        take(&mut mountain, "D");
        assert_eq!(rows(&mountain), ".. / CAB / FGHI / JKLMN / OPQRST");
        assert_eq!(lying(&mountain, Lie::Top), "ABC");
        assert_eq!(lying(&mountain, Lie::Flank), "FIJNOT");
    }

    #[test]
    fn a_slide_tells_the_way_of_each_die() {
        // DM-3.6
        let mut mountain = full();
        let taken = cell(&mountain, 'O');
        let (die, slide) = mountain.take(taken);
        assert_eq!(letter(die), 'O');
        let spots: Vec<(usize, usize)> = slide
            .unwrap()
            .ways()
            .map(|(from, into)| (from.index(), into.index()))
            .collect();
        assert_eq!(spots, [(9, 14), (5, 9), (2, 5), (0, 2)]);
        assert_eq!(full().take(Cell(0)).1, None);
    }

    #[test]
    fn four_hundred_and_twenty_eight_shapes_can_be_reached() {
        // DM-M6; DM-3.2
        let (mut seen, mut open) = (BTreeSet::new(), vec![full()]);
        while let Some(mountain) = open.pop() {
            assert!(mountain.is_stable(), "{}", rows(&mountain));
            if !seen.insert(mountain.standing()) {
                continue;
            }
            for cell in mountain.free(true) {
                let mut after = mountain.clone();
                after.take(cell);
                assert_eq!(after.len() + 1, mountain.len());
                open.push(after);
            }
        }
        assert_eq!(seen.len(), 428);
        assert!(seen.contains(&0));
    }

    #[test]
    fn covers_are_the_cells_above() {
        let standing = full().standing();
        for upper in 0..CELLS {
            let [left, right] = covered(standing & 1 << upper);
            for cell in Cell::all() {
                let is = |found: Option<Cell>| found.is_some_and(|found| found.index() == upper);
                assert_eq!(left & cell.bit() != 0, is(cell.upper_left()), "{cell:?}");
                assert_eq!(right & cell.bit() != 0, is(cell.upper_right()), "{cell:?}");
            }
        }
    }

    #[test]
    fn rows_and_places_lead_back_to_cells() {
        for cell in Cell::all() {
            assert_eq!(Cell::new(cell.row(), cell.place()), Some(cell));
        }
        assert_eq!(Cell::new(0, 2), None);
        assert_eq!(Cell::new(5, 0), None);
    }
}
