//! What holds after every step, whatever happened. Only we can break it, so it is asserted.

use crate::DiceMiner;
use crate::state::{Stage, State};
use kernel::{Game, Waiting};

/// Dice in the box (DM-1.1).
const DICE: u8 = 60;

impl DiceMiner {
    /// Somebody or something is waited for, every die is somewhere, and the mountain stands
    /// (DM-1.1, DM-3.2).
    pub fn assert_sound(&self, state: &State) {
        let public = &state.public;
        if let Waiting::Seats(seats) = self.waiting(state) {
            assert!(!seats.is_empty(), "nobody is asked at {:?}", public.stage);
        }
        let clans = public.clans.iter();
        let held = clans.map(|clan| clan.trove.len() + clan.cup.iter().sum::<u8>());
        let air = u8::from(matches!(public.stage, Stage::Beer { .. }));
        let all = public.bag_size() + public.mountain.len() + held.sum::<u8>() + air;
        assert_eq!(all, DICE, "a die was lost");
        assert!(public.mountain.is_stable(), "a die floats");
    }
}
