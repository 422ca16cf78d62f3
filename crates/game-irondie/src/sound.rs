//! What holds after every step, whatever happened. Only we can break it, so it is asserted.

use crate::Irondie;
use crate::state::State;
use dice::DiceSet;
use kernel::{Game, Waiting};

impl Irondie {
    /// Somebody or something is waited for, every die lies in one place or is in the air, and dice
    /// in play show something (IR-13.1, IR-13.2).
    pub fn assert_sound(&self, state: &State) {
        let public = &state.public;
        if let Waiting::Seats(seats) = self.waiting(state) {
            assert!(!seats.is_empty(), "nobody is asked at {:?}", public.stage);
        }
        let zones = public.zones;
        let all = [
            zones.hand,
            zones.battle,
            zones.skirmish,
            zones.limbo,
            zones.abyss,
        ];
        let lying: u8 = all.iter().map(|zone| zone.len()).sum();
        assert_eq!(lying, zones.all().len(), "a die lies in two places");
        let classes = public.classes.iter();
        let dice = classes.fold(DiceSet::EMPTY, |all, class| all.or(*class));
        let newest = public.duel.throws.last();
        let newest = newest.map_or(DiceSet::EMPTY, |throw| DiceSet::of(throw.die));
        let in_air = dice.without(zones.all());
        assert!(
            in_air.within(public.throwing.or(newest)),
            "{in_air:?} fell off the table"
        );
        for die in zones.in_play() {
            assert!((1..=6).contains(&public.value(die)), "IR-13.1, IR-13.2");
        }
    }
}
