//! Dice Miner by ear: the mountain, what everybody has, and all points.

use super::{Listener, NAMES, fits, listed, listen};
use game_dice_miner::{Cell, DiceMiner, Mode, Pack, Setup};
use kernel::Seat;
use std::collections::BTreeMap;

type Scene = crate::session::Scene<DiceMiner>;

#[derive(Default)]
struct ByEar {
    /// The die of each cell, by row and place.
    mountain: BTreeMap<(usize, usize), String>,
    troves: [Vec<String>; 2],
    totals: [String; 2],
    /// Where a die was taken last.
    gap: (usize, usize),
}

fn whose(name: &str) -> usize {
    NAMES.iter().position(|known| *known == name).unwrap()
}

impl ByEar {
    fn at(scene: &Scene) -> ByEar {
        let public = &scene.view.public;
        let name = |die| scene.called(&scene.game.called_die(die));
        let cells = Cell::all().filter_map(|cell| {
            let die = public.mountain.die(cell)?;
            Some(((cell.row() + 1, cell.place() + 1), name(die)))
        });
        let clan = |seat: usize| public.clan(Seat::new(seat as u8).unwrap());
        ByEar {
            mountain: cells.collect(),
            troves: [0, 1].map(|seat| clan(seat).trove.dice().map(name).collect()),
            totals: [0, 1].map(|seat| clan(seat).total.to_string()),
            gap: (0, 0),
        }
    }

    fn in_words(&self) -> Vec<String> {
        let cells = self.mountain.iter();
        let cells = cells.map(|((row, place), die)| format!("{row}.{place}: {die}"));
        let troves = self.troves.iter().map(|trove| {
            let mut trove = trove.clone();
            trove.sort();
            trove.join(", ")
        });
        cells.chain(troves).chain(self.totals.clone()).collect()
    }

    fn lose(&mut self, name: &str, die: &str) {
        let trove = &mut self.troves[whose(name)];
        let place = trove.iter().position(|known| known == die);
        trove.remove(place.unwrap_or_else(|| panic!("{name} has no {die}")));
    }

    fn gain(&mut self, name: &str, die: &str) {
        self.troves[whose(name)].push(die.to_owned());
    }

    fn takes(&mut self, name: &str, die: &str, row: &str, place: &str) {
        self.gap = (row.parse().unwrap(), place.parse().unwrap());
        assert_eq!(self.mountain.remove(&self.gap).as_deref(), Some(die));
        self.gain(name, die);
    }

    fn slide(&mut self, count: usize, left: bool) {
        for _ in 0..count {
            let (row, place) = self.gap;
            let above = (row - 1, if left { place - 1 } else { place });
            let die = self.mountain.remove(&above).unwrap();
            self.mountain.insert(self.gap, die);
            self.gap = above;
        }
    }

    fn row(&mut self, row: &str, dice: &str) {
        let row = row.parse().unwrap();
        for (place, die) in listed(dice).enumerate() {
            self.mountain.insert((row, place + 1), die.to_owned());
        }
    }

    fn cast(&mut self, name: &str, from: &str, to: &str) {
        listed(from).for_each(|die| self.lose(name, die));
        listed(to).for_each(|die| self.gain(name, die));
    }
}

impl Listener<DiceMiner> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        ByEar::at(scene)
    }

    fn hear(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("Row {}: {}.") {
            self.row(gaps[0], gaps[1]);
        } else if let Some(gaps) = is("{} takes {} from the flank, row {}, place {}.") {
            self.takes(gaps[0], gaps[1], gaps[2], gaps[3]);
        } else if let Some(gaps) = is("{} takes {} from row {}, place {}.") {
            self.takes(gaps[0], gaps[1], gaps[2], gaps[3]);
        } else if let Some(gaps) = is("One die slides down from the upper {}.") {
            self.slide(1, gaps[0] == "left");
        } else if let Some(gaps) = is("{} dice slide down from the upper {}.") {
            self.slide(gaps[0].parse().unwrap(), gaps[1] == "left");
        } else if let Some(gaps) = is("Cheers! {} shares a beer ({}) with {}.") {
            self.lose(gaps[0], &format!("beer ({})", gaps[1]));
        } else if let Some(gaps) = is("{} gets {}.") {
            self.gain(gaps[0], gaps[1]);
        } else if let Some(gaps) = is("{} spends {}: {} becomes {}.") {
            self.cast(gaps[0], gaps[2], gaps[3]);
        } else if let Some(gaps) = is("{} spends {}: {} become {}.") {
            self.cast(gaps[0], gaps[2], gaps[3]);
        } else if let Some(gaps) = is("{} scores {} (runs {}), {} in all.") {
            self.totals[whose(gaps[0])] = gaps[3].replace('−', "-");
        } else if let Some(gaps) = is("A tie between {}: {}") {
            let tied = gaps[0].split(", ").map(whose);
            tied.for_each(|seat| self.troves[seat].clear());
        } else if let Some(gaps) = is("{} caches nothing.") {
            self.troves[whose(gaps[0])].clear();
        } else if let Some(gaps) = is("{} caches {}.") {
            self.troves[whose(gaps[0])] = listed(gaps[1]).map(str::to_owned).collect();
        } else if let Some(gaps) = is("{} rolls anew: {}.") {
            listed(gaps[1]).for_each(|die| self.gain(gaps[0], die));
        }
    }

    fn seen(scene: &Scene) -> Vec<String> {
        ByEar::at(scene).in_words()
    }

    fn known(&self, _scene: &Scene) -> Vec<String> {
        self.in_words()
    }
}

#[test]
fn a_match_is_followed_by_ear() {
    let two = DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Two)).unwrap();
    let asked = listen::<DiceMiner, ByEar>(two, 0..30);
    assert!(asked > 1_000, "{asked} questions");
}
