//! Matches for the laws, and what holds in all of them.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Chosen, Kapow, Mode, Pack, Setup, SetupOptions, State, Symbol, Team};

/// The longest match: as many rounds as the options say. In a round each of four fighters changes
/// its mind sixty times in two phases, places up to 26 dice each time but once, clips up to 52
/// faces, and answers a few dozen questions more.
pub(crate) const PER_ROUND: usize = 4 * (4 * 60 + 2 * 26 + 52 + 60) + 60;

pub(crate) fn game(mode: Mode, characters: &[&str], options: SetupOptions) -> Kapow {
    let mut setup = Setup::of_mode(mode);
    setup.options = options;
    if !characters.is_empty() {
        let chosen = characters.iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
    }
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

pub(crate) fn few_rounds(rounds: u8) -> SetupOptions {
    SetupOptions {
        rounds,
        ..SetupOptions::default()
    }
}

/// Every die has one owner at most, and nobody has more life than allowed (KA-9.1).
pub(crate) fn sound(game: &Kapow, state: &State) {
    let table = state.table();
    let mut owned = 0;
    for fighter in game.fighters() {
        let dice = table.corner(fighter).dice;
        assert_eq!(owned & dice.bits(), 0, "a die has two owners");
        owned |= dice.bits();
    }
    for team in Team::BOTH {
        assert!(table.life[team as usize] <= game.most_life(team), "KA-9.1");
    }
}

/// All faces of the box, wherever they are, by kind; none is ever made or lost (KA-1.3).
pub(crate) fn faces(game: &Kapow, state: &State) -> [usize; 6] {
    let table = state.table();
    let boxes = if game.mode().has_teams() { 2 } else { 1 };
    let mut faces = [0; 7];
    for supply in &table.faces[..boxes] {
        add(&mut faces, *supply);
    }
    for fighter in game.fighters() {
        add(&mut faces, table.corner(fighter).pool);
        for die in table.actions(fighter) {
            let sides = table.faces_on(die).iter();
            sides.for_each(|side| faces[side.index()] += 1);
        }
    }
    Symbol::FACES.map(|face| faces[face.index()])
}

fn add(sum: &mut [usize; 7], faces: [u8; 6]) {
    for (all, count) in sum.iter_mut().zip(faces) {
        *all += usize::from(count);
    }
}
