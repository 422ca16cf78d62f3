//! What a seat's dice are good for: its offensive abilities, what each is worth, and with that what
//! every roll is worth with no, one or two attempts left.

use super::eye::{Eye, Shown};
use crate::odds::{Counts, Ladder, rolls, sides_of};
use crate::offer::Offer;
use crate::pack::{AbilityKind, Branch, Level, Needs};
use crate::state::Public;
use crate::{AbilityId, DiceThrone, Hero};
use kernel::Seat;

/// Attempts that are planned ahead.
const ATTEMPTS: u8 = 2;
/// The most an ability is worth.
const MOST: i32 = 2_000;

/// A way to use an ability: which, which of its branches, what it needs and what it is worth.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    pub(crate) ability: AbilityId,
    pub(crate) branch: u8,
    pub(crate) needs: Needs,
    pub(crate) worth: i32,
}

/// What every roll of a seat is worth.
pub(crate) struct Plan {
    pub(crate) ways: Vec<Way>,
    pub(crate) ladder: Ladder,
    faces: [u8; 6],
}

impl Plan {
    /// By what the verbs of the abilities say.
    pub(crate) fn of(eye: Eye<'_>) -> Plan {
        Plan::with(eye.game.hero(eye.seat), ways(eye))
    }

    /// By what each way is worth.
    pub(crate) fn with(hero: &Hero, ways: Vec<Way>) -> Plan {
        let faces = hero.faces;
        let worth = |counts| {
            let shown = Rolled::new(faces, counts);
            let met = ways.iter().filter(|way| shown.meets(way.needs));
            met.map(|way| way.worth.clamp(1, MOST)).max().unwrap_or(0) as u64
        };
        let ladder = Ladder::new(worth, ATTEMPTS);
        Plan {
            ways,
            ladder,
            faces,
        }
    }

    /// What the best of three attempts brings on average.
    pub(crate) fn before_any(&self) -> i32 {
        (self.ladder.before_any() / 1000) as i32
    }

    /// For each way some dice with which it is the best; where there are none, dice that allow it.
    pub(crate) fn dice(&self) -> Vec<Vec<[u8; 5]>> {
        let mut best = vec![Vec::new(); self.ways.len()];
        let mut any = best.clone();
        for counts in rolls() {
            let shown = Rolled::new(self.faces, *counts);
            let met = (0..self.ways.len()).filter(|&at| shown.meets(self.ways[at].needs));
            let met: Vec<usize> = met.collect();
            for &at in &met {
                any[at].push(sides_of(*counts));
            }
            if let Some(at) = met.into_iter().max_by_key(|&at| self.ways[at].worth) {
                best[at].push(sides_of(*counts));
            }
        }
        let chosen = best.into_iter().zip(any);
        chosen
            .map(|(best, any)| if best.is_empty() { any } else { best })
            .collect()
    }

    /// Whether some dice are enough.
    pub(crate) fn meets(&self, sides: &[u8], needs: Needs) -> bool {
        Rolled::new(self.faces, crate::odds::counts_of(sides)).meets(needs)
    }

    /// The best way that dice allow.
    pub(crate) fn best(&self, sides: &[u8]) -> Option<Way> {
        let shown = Rolled::new(self.faces, crate::odds::counts_of(sides));
        let met = self.ways.iter().filter(|way| shown.meets(way.needs));
        met.max_by_key(|way| way.worth).copied()
    }

    /// What dice are worth with so many attempts left, in thousandths of a match.
    pub(crate) fn worth(&self, sides: &[u8], attempts: u8) -> i32 {
        (self.ladder.worth(sides, attempts) / 1000) as i32
    }

    /// What to do with dice when so many attempts are left: roll some again, or use an ability.
    pub(crate) fn answer(&self, sides: &[u8], attempts: u8) -> Offer {
        let stays = self.ladder.worth(sides, 0);
        let again = self.ladder.again(sides, attempts);
        if again != 0 && self.ladder.worth(sides, attempts) > stays {
            return Offer::Roll(again);
        }
        let way = self.best(sides);
        way.map_or(Offer::NoAbility, |way| Offer::Use(way.ability, way.branch))
    }
}

/// A sorted roll, with what it shows.
struct Rolled {
    symbols: [u8; 6],
    row: u8,
}

impl Rolled {
    fn new(faces: [u8; 6], counts: Counts) -> Rolled {
        let mut symbols = [0; 6];
        let (mut row, mut longest) = (0, 0);
        for (face, count) in faces.into_iter().zip(counts) {
            symbols[usize::from(face)] += count;
            row = if count > 0 { row + 1 } else { 0 };
            longest = row.max(longest);
        }
        Rolled {
            symbols,
            row: longest,
        }
    }

    fn meets(&self, needs: Needs) -> bool {
        match needs {
            Needs::Small => self.row >= 4,
            Needs::Large => self.row >= 5,
            Needs::Symbols(needs) => needs.iter().zip(self.symbols).all(|(&n, shown)| shown >= n),
            Needs::Dice(_) => false,
        }
    }
}

/// All ways to use the offensive abilities of a seat.
fn ways(eye: Eye<'_>) -> Vec<Way> {
    let board = eye.game.hero(eye.seat).board();
    let offensive = board.filter(|(_, ability)| {
        matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
    });
    let mut ways = Vec::new();
    for (ability, _) in offensive {
        let level = eye.game.level(eye.public, eye.seat, ability);
        for (branch, found) in (0..).zip(&level.branches) {
            ways.push(Way {
                ability,
                branch,
                needs: found.needs,
                worth: branch_worth(eye, level, found),
            });
        }
    }
    ways
}

/// What a branch of an ability is worth with all that comes along; where that hangs on the dice,
/// half of it.
fn branch_worth(eye: Eye<'_>, level: &Level, branch: &Branch) -> i32 {
    let shown = Shown::least(branch.needs);
    let riders = level.riders.iter().filter(|_| branch.name.is_none());
    let riders = riders.map(|rider| {
        let always = eye.game.pack.tests(rider.tests).is_empty();
        eye.span(rider.effects, shown) / if always { 1 } else { 2 }
    });
    eye.span(branch.effects, shown) + riders.sum::<i32>()
}

impl DiceThrone {
    /// What the dice of a seat are good for now.
    pub(crate) fn plan(&self, public: &Public, seat: Seat) -> Plan {
        Plan::of(Eye {
            game: self,
            public,
            seat,
            tokens: &self.known().tokens,
            share: self.stakes(public, seat).share(),
        })
    }

    /// Attempts that whoever rolls can pay.
    pub fn attempts_paid(&self, public: &Public, seat: Seat) -> u8 {
        let (cp, left) = (public.corner(seat).cp, self.attempts_left(public));
        let paid = cp.checked_div(public.attack.price);
        paid.map_or(left, |paid| paid.min(left))
    }
}
