//! What holds after every step, whatever happened. Only we can break it, so it is asserted.

use crate::state::State;
use crate::{Kapow, Symbol, Team};
use dice::DiceSet;
use kernel::{Game, Waiting};

impl Kapow {
    /// Somebody or something is waited for, every die has one owner at most, every face is
    /// somewhere, and nobody has more life than allowed (KA-1.3, KA-9.1).
    pub fn assert_sound(&self, state: &State) {
        if let Waiting::Seats(seats) = self.waiting(state) {
            assert!(!seats.is_empty(), "nobody is asked at {:?}", state.stage);
        }
        let mut owned = DiceSet::EMPTY;
        for fighter in self.fighters() {
            let dice = state.corner(fighter).dice;
            assert!(!owned.meets(dice), "a die has two owners");
            owned = owned.or(dice);
        }
        self.assert_faces(state);
        for team in Team::BOTH {
            assert!(state.life[team as usize] <= self.most_life(team), "KA-9.1");
        }
    }

    fn assert_faces(&self, state: &State) {
        let mut faces = [0; 7];
        let mut add = |some: [u8; 6]| {
            for (all, count) in faces.iter_mut().zip(some) {
                *all += usize::from(count);
            }
        };
        state.faces[..self.boxes()].iter().for_each(|&one| add(one));
        self.fighters().for_each(|one| add(state.pool(one)));
        for die in self.fighters().flat_map(|one| state.actions(one)) {
            for side in state.faces_on(die) {
                faces[side.index()] += 1;
            }
        }
        for face in Symbol::FACES {
            let count = self.boxes() * usize::from(self.pack.supply.faces[face.index()].count);
            assert_eq!(faces[face.index()], count, "KA-1.3: {face:?}");
        }
    }
}
