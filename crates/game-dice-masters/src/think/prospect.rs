//! What a turn that has ended promises: how likely each side is to win, by life, characters in the
//! field and the dice that come round. Read off matches of `greedy` against itself by logistic
//! regression; for answers that are played on, which are all compared at such a moment.

use super::Mind;
use super::value::life_worth;
use crate::state::Public;
use dice::DieId;
use kernel::{Seat, SeatSet};

/// A match that is won.
const CERTAIN: i64 = 1_000;
/// What the odds are counted in: so many are half a logit.
const UNIT: i64 = 10_000;
/// Life, by its worth.
const LIFE: i32 = 60;
/// A point of attack and one of defence in the field, what a text there is worth, and that it
/// takes a character to have them.
const ATTACK: i32 = 350;
const DEFENCE: i32 = 400;
const TEXT: i32 = 320;
const BODY: i32 = -730;
/// What the dice that come round are worth, and those that are rolled next.
const ROUND: i32 = 177;
const PREP: i32 = 98;
/// To have the next turn.
const TURN: i32 = 2_300;

impl Mind<'_> {
    /// What the end of a turn promises a seat, from a certain defeat to a certain win.
    pub(crate) fn prospect(&self, public: &Public, seat: Seat) -> i64 {
        let rival = self.game.rival(seat);
        if public.frames.is_empty() {
            let place = |seat: Seat| i64::from(public.places[seat.index()]);
            return CERTAIN * (place(rival) - place(seat)).signum();
        }
        let life = |seat| life_worth(i32::from(public.corner(seat).life));
        let is_next = self.game.is_active(public, seat);
        let turn = if is_next { TURN } else { -TURN };
        let (ours, theirs) = (self.game.team_of(seat), self.game.rivals(seat));
        let lead = self.promise(public, ours) - self.promise(public, theirs);
        let odds = i64::from(LIFE * (life(seat) - life(rival)) + lead + turn);
        CERTAIN * odds / (UNIT * UNIT + odds * odds).isqrt()
    }

    /// What a side has beside life.
    fn promise(&self, public: &Public, side: SeatSet) -> i32 {
        let one = |seat: Seat| {
            let field = public.field(seat).iter();
            let standing: i32 = field.map(|die| self.presence(public, die)).sum();
            let ready = self.rolled_together(seat, &public.corner(seat).prep).sum;
            standing + ROUND * self.round(public, seat).worth() + PREP * ready
        };
        side.iter().map(one).sum()
    }

    /// What a character in the field promises.
    fn presence(&self, public: &Public, id: DieId) -> i32 {
        let (die, stats) = (public.die(id), self.game.stats(public, id));
        let numbers = ATTACK * i32::from(stats.attack) + DEFENCE * i32::from(stats.defence);
        numbers + TEXT * self.known.text(die.owner, die.kind) + BODY
    }
}
