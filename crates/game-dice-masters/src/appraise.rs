//! How good a state looks for a seat: life, dice in the field, and what was bought.

use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::Public;
use kernel::{Seat, SeatSet};

impl DiceMasters {
    /// In thousandths of a certain win.
    pub(crate) fn worth_of(&self, public: &Public, seat: Seat) -> i32 {
        let rival = self.rival(seat);
        if public.frames.is_empty() {
            let place = |seat: Seat| i32::from(public.places[seat.index()]);
            return 1000 * (place(rival) - place(seat)).signum();
        }
        let life = |seat| 700 * i32::from(public.corner(seat).life) / i32::from(self.life);
        let strength = |team: SeatSet| -> i32 {
            let all = team.iter().map(|seat| self.strength(public, seat));
            all.sum::<i32>() / i32::from(team.len().max(1))
        };
        let team = life(seat) + strength(self.team_of(seat));
        let rivals = life(rival) + strength(self.rivals(seat));
        (team - rivals).clamp(-990, 990)
    }

    fn strength(&self, public: &Public, seat: Seat) -> i32 {
        let field = public.field(seat).iter().map(|die| {
            let stats = self.stats(public, die);
            8 * i32::from(stats.attack) + 6 * i32::from(stats.defence)
        });
        let bought = Kind::all().filter_map(|kind| {
            let cost = self.card(seat, kind)?.cost;
            Some(12 * i32::from(cost) * i32::from(self.count(public, seat, kind)))
        });
        field.sum::<i32>() + bought.sum::<i32>()
    }
}
