//! How good a position looks: for bots.

use crate::state::Public;
use crate::{DiceThrone, TokenKind};
use kernel::Seat;

/// What a token is worth, in thousandths: about a tenth of a hit.
const TOKEN: i32 = 12;
/// A card in hand: it is a combat point at least.
const CARD: i32 = 7;
/// A combat point.
const CP: i32 = 6;
/// A level of an ability: as much as a common upgrade costs, and what it brings every turn.
const LEVEL: i32 = 22;

impl DiceThrone {
    pub(crate) fn worth(&self, public: &Public, seat: Seat) -> i32 {
        if public.frames.is_empty() {
            return self.final_worth(public, seat);
        }
        let own = self.strength(public, seat);
        let rivals = self.opponents(public, seat).iter();
        let best = rivals.map(|rival| self.strength(public, rival)).max();
        (own - best.unwrap_or(0)).clamp(-999, 999)
    }

    fn final_worth(&self, public: &Public, seat: Seat) -> i32 {
        let won = public.places.get(seat.index()) == Some(&1);
        let alone = public.places.iter().any(|&place| place > 1);
        match (won, alone) {
            (true, true) => 1000,
            (true, false) => 0,
            (false, _) => -1000,
        }
    }

    /// Health first: it is what the game is about. What is coming in counts as lost already.
    fn strength(&self, public: &Public, seat: Seat) -> i32 {
        let corner = public.corner(seat);
        let health = i32::from(self.health_of(public, seat)) - self.subtotal(public, seat);
        let levels: i32 = corner.levels.iter().map(|&level| i32::from(level)).sum();
        let tokens: i32 = corner
            .kinds()
            .map(|token| {
                let count = i32::from(corner.has(token));
                match self.pack.token(token).kind {
                    TokenKind::Negative => -TOKEN * count,
                    _ => TOKEN * count,
                }
            })
            .sum();
        16 * health
            + CARD * i32::from(corner.hand)
            + CP * i32::from(corner.cp)
            + LEVEL * levels
            + tokens
    }
}
