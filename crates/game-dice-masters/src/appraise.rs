//! How good a state looks for a seat: life, dice in the field, and what was bought.

use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::{Public, other};
use kernel::Seat;

impl DiceMasters {
    /// In thousandths of a certain win.
    pub(crate) fn worth_of(&self, public: &Public, seat: Seat) -> i32 {
        let rival = other(seat);
        if public.frames.is_empty() {
            let place = |seat: Seat| i32::from(public.places[seat.index()]);
            return 1000 * (place(rival) - place(seat)).signum();
        }
        let difference = self.strength(public, seat) - self.strength(public, rival);
        difference.clamp(-990, 990)
    }

    fn strength(&self, public: &Public, seat: Seat) -> i32 {
        let life = 700 * i32::from(public.corner(seat).life) / i32::from(self.life);
        let field = public.field(seat).iter().map(|die| {
            let stats = self.stats(public, die);
            8 * i32::from(stats.attack) + 6 * i32::from(stats.defence)
        });
        let bought = Kind::all().filter_map(|kind| {
            let cost = self.card(seat, kind)?.cost;
            Some(12 * i32::from(cost) * i32::from(self.count(public, seat, kind)))
        });
        life + field.sum::<i32>() + bought.sum::<i32>()
    }
}
