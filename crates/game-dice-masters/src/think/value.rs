//! What a table is worth to a seat as it lies: life, characters in the field, and what the dice
//! that come round bring turn after turn. In thousandths of a match.

use super::Mind;
use super::known::body;
use crate::ids::Kind;
use crate::state::Public;
use crate::tally::Tally;
use dice::DieId;
use kernel::{Seat, SeatSet};

/// A match that is won.
pub(crate) const WON: i32 = 2_000;
/// So many turns to come are reckoned with.
const TURNS: i32 = 4;
/// Dice that are drawn in a turn.
const DRAWN: i32 = 4;
/// What each point of life is worth: the last ones most.
const LIFE: [i32; 12] = [60, 52, 46, 42, 38, 34, 31, 28, 26, 24, 22, 21];
/// The others.
const MORE_LIFE: i32 = 20;

/// What so much life is worth.
pub(crate) fn life_worth(life: i32) -> i32 {
    let low = LIFE.iter().take(life.max(0) as usize).sum::<i32>();
    low + MORE_LIFE * (life - LIFE.len() as i32).max(0)
}

/// Dice that come round: how many, and what they bring together when they are rolled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) dice: i32,
    pub(crate) sum: i32,
}

impl Round {
    /// With one die more that brings so much.
    pub(crate) const fn with(self, roll: i32) -> Round {
        Round {
            dice: self.dice + 1,
            sum: self.sum + roll,
        }
    }

    /// Without one that brings so much.
    pub(crate) const fn without(self, roll: i32) -> Round {
        Round {
            dice: self.dice - 1,
            sum: self.sum - roll,
        }
    }

    /// What they bring in the turns to come: a better die is drawn instead of a worse one.
    pub(crate) fn worth(self) -> i32 {
        TURNS * DRAWN * self.sum / self.dice.max(DRAWN)
    }
}

/// The difference between the seat and the other side, and who has won.
pub(crate) fn points(mind: &Mind<'_>, public: &Public, seat: Seat) -> i32 {
    let rival = mind.game.rival(seat);
    if public.frames.is_empty() {
        let place = |seat: Seat| i32::from(public.places[seat.index()]);
        return WON * (place(rival) - place(seat)).signum();
    }
    let life = |seat| life_worth(i32::from(public.corner(seat).life));
    let strength = |side: SeatSet| {
        let all = side.iter().map(|seat| mind.strength(public, seat));
        all.sum::<i32>()
    };
    let (team, rivals) = (mind.game.team_of(seat), mind.game.rivals(seat));
    life(seat) - life(rival) + strength(team) - strength(rivals)
}

impl Mind<'_> {
    /// What a seat has beside life.
    fn strength(&self, public: &Public, seat: Seat) -> i32 {
        let field = public.field(seat).iter();
        let field: i32 = field.map(|die| self.stands(public, die)).sum();
        let corner = public.corner(seat);
        let ready = self.rolled_together(seat, &corner.prep).sum * 3 / 4;
        field + self.round(public, seat).worth() + ready
    }

    /// What a character in the field is worth to whoever has it.
    pub(crate) fn stands(&self, public: &Public, id: DieId) -> i32 {
        let die = public.die(id);
        let stats = self.game.stats(public, id);
        let numbers = body(i32::from(stats.attack), i32::from(stats.defence));
        numbers + self.known.text(die.owner, die.kind)
    }

    /// The dice of a seat that come round.
    pub(crate) fn round(&self, public: &Public, seat: Seat) -> Round {
        let corner = public.corner(seat);
        let counted = [
            corner.bag,
            corner.prep,
            corner.rolling,
            corner.used,
            corner.out,
        ];
        let mut round = Round::default();
        for tally in &counted {
            let some = self.rolled_together(seat, tally);
            round.dice += some.dice;
            round.sum += some.sum;
        }
        for die in public.reserve(seat) {
            round = round.with(self.known.roll(seat, public.die(die).kind));
        }
        round
    }

    pub(crate) fn rolled_together(&self, seat: Seat, tally: &Tally) -> Round {
        let mut round = Round::default();
        for kind in Kind::all() {
            let count = i32::from(tally.of(kind));
            round.dice += count;
            round.sum += count * self.known.roll(seat, kind);
        }
        round
    }
}
