//! Runs a game until a seat or the dice must speak: a loop over the stage, without recursion.

use crate::state::{Public, Side, Stage, State, dice_of};
use crate::{Class, Event, Irondie};
use dice::{DiceSet, DieId};
use kernel::{Pace, Sink, settle};

impl Irondie {
    /// Goes on until something is waited for. On a state that waits already it changes nothing.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        settle(|| self.step(state, sink));
    }

    // Called once for every input that enters.
    #[inline]
    fn step(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        match state.public.stage {
            Stage::Split => self.open_splits(state, sink),
            Stage::Throw => self.after_throw(state, sink),
            Stage::BattleBonus | Stage::DuelBonus => self.apply_forced_bonuses(state, sink),
            Stage::Skirmish => self.find_right(state, sink),
            Stage::Next => self.find_thrower(state, sink),
            Stage::Damage => self.apply_damage(state, sink),
            Stage::Return => self.apply_returns(state, sink),
            Stage::Swap => self.apply_swaps(state, sink),
            Stage::RollOff | Stage::Right(_) | Stage::Hurl | Stage::React(_) | Stage::Over(_) => {
                Pace::Wait
            }
        }
    }

    /// Ends the game if a side has no Life die in its Life zone (IR-12.1, IR-12.2). Says whether.
    pub(crate) fn ends(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let public = &state.public;
        if !public.mortal {
            return false; // IR-12.4
        }
        let [first, second] = Side::BOTH.map(|side| !public.zone(side, Class::Life).is_empty());
        let winner = match (first, second) {
            (true, true) => return false,
            (true, false) => Some(Side::First),
            (false, true) => Some(Side::Second),
            (false, false) => None,
        };
        for (side, lives) in Side::BOTH.into_iter().zip([first, second]) {
            if !lives {
                sink.tell_all(|| Event::NoLife(side));
            }
        }
        self.end_game(state, winner, sink);
        true
    }
}

impl Public {
    /// Changes what a die shows, within the limits of IR-13.
    pub(crate) fn change(&mut self, die: DieId, add: i8, sink: &mut impl Sink<Event>) {
        let value = self.changed(die, add);
        self.set(die, value, sink);
        if value > 0 {
            sink.tell_all(|| Event::Changed { die, value });
        }
    }

    /// What a die shows after a change: never more than 6 nor less than 1 (IR-13.1, IR-13.2), but
    /// nothing where it takes the last point of a Life total (IR-13.3).
    pub(crate) fn changed(&self, die: DieId, add: i8) -> u8 {
        let value = self.values[die.index()].saturating_add_signed(add);
        let least = u8::from(!self.is_life_total(die));
        value.clamp(least, 6)
    }

    /// Lets a die show a value; one that shows nothing has left.
    pub(crate) fn set(&mut self, die: DieId, value: u8, sink: &mut impl Sink<Event>) {
        if value == 0 {
            return self.send_to_abyss(die, sink); // IR-13.3
        }
        self.values[die.index()] = value;
    }

    /// Whether a die lies in a Life zone.
    pub(crate) fn is_life_total(&self, die: DieId) -> bool {
        self.zones
            .battle
            .and(self.classes[Class::Life as usize])
            .contains(die)
    }

    pub(crate) fn send_to_abyss(&mut self, die: DieId, sink: &mut impl Sink<Event>) {
        self.zones.lift(die);
        self.zones.abyss.insert(die);
        self.values[die.index()] = 0;
        sink.tell_all(|| Event::ToAbyss(die));
    }

    pub(crate) fn send_to_limbo(&mut self, die: DieId, sink: &mut impl Sink<Event>) {
        self.zones.lift(die);
        self.zones.limbo.insert(die);
        self.values[die.index()] = 0;
        sink.tell_all(|| Event::ToLimbo(die));
    }

    /// Dice of a side still in hand: its Reserve.
    pub(crate) fn reserve(&self, side: Side) -> DiceSet {
        self.zones.hand.and(side.dice())
    }

    /// Dice of one seat that are still to land.
    pub(crate) fn landing_next(&self) -> Option<DiceSet> {
        let owner = crate::owner(self.throwing.first()?);
        Some(self.throwing.and(dice_of(owner)))
    }
}
