//! How good a position looks: for bots.

use crate::state::{Phase, Public, State};
use crate::{BySeat, DiceThrone};
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
/// What comes in every turn.
const INCOME: i32 = CARD + CP;
/// So much health is lost in a turn, about.
const PER_TURN: i32 = 7;
/// More turns than this nobody looks ahead.
const MOST_TURNS: i32 = 6;
/// Parts of a thousandth: with six at the table a combat point is less than one.
pub(crate) const FINE: i32 = 16;
/// A whole, where a part of it is counted in these.
pub(crate) const WHOLE: i32 = 64;

/// How much a point of strength moves what a position is worth to a seat, in fine parts for
/// [`WHOLE`] points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stakes {
    own: i32,
    theirs: i32,
}

impl Stakes {
    /// What a position is worth in points of the seat's own strength.
    pub(crate) fn in_points(self, value: i32) -> i32 {
        value * WHOLE / self.own
    }

    /// What a point of an opponent's strength is worth beside a point of one's own, of [`WHOLE`].
    /// Against several it is less: what one of them loses, the others have not lost.
    pub(crate) fn share(self) -> i32 {
        (self.theirs * WHOLE / self.own).clamp(WHOLE / 8, 2 * WHOLE)
    }
}

impl DiceThrone {
    /// What a state is worth to a seat with the cards it holds, in fine parts.
    pub(crate) fn looks(&self, state: &State, seat: Seat) -> i32 {
        let public = &state.public;
        let held = self.held(public, seat, state.hands[seat.index()]);
        self.value(public, seat, held)
    }

    /// What a position is worth to a seat, in fine parts of a thousandth of a match. What it holds
    /// is worth so much beside the number of its cards.
    ///
    /// Against one side it is the lead. Against several it is how many of them the seat will
    /// outlast, for that decides its place: of two that are left to fight each other the stronger
    /// one lasts longer, by how much stronger it is for what both have. Who is out is outlasted.
    pub(crate) fn value(&self, public: &Public, seat: Seat, held: i32) -> i32 {
        if public.frames.is_empty() || !public.is_in(seat) {
            return FINE * self.final_worth(public, seat);
        }
        let (own, rivals) = self.sides(public, seat);
        let own = own + held;
        if let [rival] = rivals[..] {
            return FINE * (own - rival).clamp(-999, 999);
        }
        let outlasted = rivals.iter().map(|&rival| outlasts(own, rival));
        let most = 999 * FINE;
        (outlasted.sum::<i32>() / rivals.len().max(1) as i32).clamp(-most, most)
    }

    /// What is at stake for a seat.
    pub(crate) fn stakes(&self, public: &Public, seat: Seat) -> Stakes {
        let (own, rivals) = self.sides(public, seat);
        if rivals.len() == 1 {
            let own = FINE * WHOLE;
            return Stakes { own, theirs: own };
        }
        let (own, count) = (own.max(1), rivals.len() as i32);
        let slope = |of: i32, rival: i32| {
            let both = i64::from(own + rival);
            let top = i64::from(1000 * FINE) * i64::from(WHOLE * 2) * i64::from(of);
            (top / (both * both)) as i32 / count
        };
        let playing = || rivals.iter().copied().filter(|&rival| rival > 0);
        let theirs = playing().map(|rival| slope(own, rival)).max();
        Stakes {
            own: playing()
                .map(|rival| slope(rival, rival))
                .sum::<i32>()
                .max(1),
            theirs: theirs.unwrap_or(0),
        }
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

    /// How many turns of its own a seat has left, about: until its side falls, or the last of the
    /// others.
    pub(crate) fn turns_left(&self, public: &Public, seat: Seat) -> i32 {
        let rivals = self.opponents(public, seat);
        let rivals = rivals.iter().map(|rival| self.health_of(public, rival));
        let health = self.health_of(public, seat).min(rivals.max().unwrap_or(0));
        // Between teams several hit the same side in a round.
        let mode = self.mode;
        let [sides, seats] = [mode.sides(), mode.seats()].map(i32::from);
        (i32::from(health) * sides / (PER_TURN * seats)).clamp(1, MOST_TURNS)
    }

    /// How strong the seat's side is, and how strong each of the others; nothing for one that is
    /// out. Those of one side are as strong as they are together.
    fn sides(&self, public: &Public, seat: Seat) -> (i32, BySeat<i32>) {
        let mut health: BySeat<Option<i32>> = public.health.iter().map(|_| None).collect();
        let mut things: BySeat<i32> = public.health.iter().map(|_| 0).collect();
        for mate in public.playing().iter() {
            let side = self.side(mate);
            let left = health[side].unwrap_or(i32::from(public.health[side]));
            let (lost, diverted) = self.incoming(public, mate);
            health[side] = Some(left - lost);
            things[side] += self.belongings(public, mate);
            if let Some((companion, taken)) = diverted {
                let has = public.corner(mate).has(companion);
                things[side] -= self.known().hurt(companion, taken.min(has), has);
            }
        }
        let strength = |(health, things): (&Option<i32>, &i32)| {
            health.map_or(0, |health| (of_health(health) + things).max(1))
        };
        let mut sides: BySeat<i32> = health.iter().zip(&things).map(strength).collect();
        let own = sides.remove(self.side(seat));
        (own, sides)
    }

    /// What a seat has before it.
    fn belongings(&self, public: &Public, seat: Seat) -> i32 {
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
        let levels = self.turns_left(public, seat) * levels;
        let goods = CARD * i32::from(corner.hand) + CP * i32::from(corner.cp);
        goods + levels + tokens + self.awaited(public, seat)
    }

    /// The part of its next income that a seat has waited for. Without it every end of a turn would
    /// look like a loss, for the next seat's income comes right behind it, and whatever puts the
    /// end off would look good.
    fn awaited(&self, public: &Public, seat: Seat) -> i32 {
        let seats = self.turns(public).count() as i32;
        let Some(at) = self.turns(public).position(|next| next == seat) else {
            return 0;
        };
        let has_earned = public.phase > Phase::Income;
        if at == 0 && has_earned {
            return 0;
        }
        INCOME * (seats - at as i32) / seats.max(1)
    }
}

/// Health first: it is what the game is about. What is coming in counts as lost already.
fn of_health(left: i32) -> i32 {
    let health = left.max(0);
    HEALTH * health + LAST * health.min(LAST_POINTS)
}

/// How likely one side outlasts another, from always to never as of what is certain, in fine parts.
fn outlasts(own: i32, rival: i32) -> i32 {
    let own = own.max(1);
    1000 * FINE * (own - rival) / (own + rival)
}
