//! How good a position looks: for bots.

use crate::DiceThrone;
use crate::state::Public;
use kernel::Seat;

/// A point of health, in thousandths of a match.
pub(crate) const HEALTH: i32 = 16;
/// What each of the last points is worth more: who has few of them may fall at once.
const LAST: i32 = 8;
/// How many the last ones are.
const LAST_POINTS: i32 = 12;
/// A card in hand: it is a combat point at least.
pub(crate) const CARD: i32 = 7;
/// A combat point.
pub(crate) const CP: i32 = 6;
/// So much health is lost in a turn, about.
const PER_TURN: i32 = 7;
/// More turns than this nobody looks ahead.
const MOST_TURNS: i32 = 6;

impl DiceThrone {
    pub(crate) fn worth(&self, public: &Public, seat: Seat) -> i32 {
        if public.frames.is_empty() || !public.is_in(seat) {
            return self.final_worth(public, seat);
        }
        let turns = self.turns_left(public);
        let own = self.strength(public, seat, turns);
        let (mut best, mut sum, mut count) = (0, 0, 0);
        for rival in self.opponents(public, seat).iter() {
            let strength = self.strength(public, rival, turns);
            best = best.max(strength);
            sum += strength;
            count += 1;
        }
        // Of several rivals the strongest counts most, but whatever weakens one of them helps.
        let rivals = i32::midpoint(best, sum / count.max(1));
        (own - rivals).clamp(-999, 999)
    }

    /// The first place is worth all, the last nothing, those between lie evenly between.
    fn final_worth(&self, public: &Public, seat: Seat) -> i32 {
        let over = public.frames.is_empty();
        let place = public.places.get(seat.index()).copied().unwrap_or(0);
        let last = public.places.iter().copied().max().unwrap_or(1);
        let last = if over {
            last
        } else {
            public.places.len() as u8
        };
        match (place, last) {
            (_, 0 | 1) => 0,
            (place, last) => 1000 - 2000 * (i32::from(place) - 1) / (i32::from(last) - 1),
        }
    }

    /// How many turns the match goes on, about.
    pub(crate) fn turns_left(&self, public: &Public) -> i32 {
        let playing = public.playing().iter();
        let health = playing.map(|seat| self.health_of(public, seat)).min();
        (i32::from(health.unwrap_or(0)) / PER_TURN).clamp(1, MOST_TURNS)
    }

    /// Health first: it is what the game is about. What is coming in counts as lost already. Those
    /// of one side are as strong as they are together.
    fn strength(&self, public: &Public, seat: Seat, turns: i32) -> i32 {
        let mut health = i32::from(self.health_of(public, seat));
        let mut things = 0;
        for mate in public.playing().iter() {
            if !self.are_opponents(seat, mate) {
                health -= self.incoming(public, mate);
                things += self.belongings(public, mate, turns);
            }
        }
        let health = health.max(0);
        HEALTH * health + LAST * health.min(LAST_POINTS) + things
    }

    /// What a seat has before it.
    fn belongings(&self, public: &Public, seat: Seat, turns: i32) -> i32 {
        let (known, corner) = (self.known(), public.corner(seat));
        let levels = corner.levels.iter().enumerate();
        let levels: i32 = levels
            .filter(|(_, level)| **level > 0)
            .map(|(ability, &level)| known.level(seat, ability, level))
            .sum();
        let tokens = corner.kinds().map(|token| {
            let worth = known.tokens[dice::Id::index(token)];
            worth * i32::from(corner.has(token))
        });
        let tokens: i32 = tokens.sum();
        CARD * i32::from(corner.hand) + CP * i32::from(corner.cp) + turns * levels + tokens
    }
}
