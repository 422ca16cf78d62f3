//! Combats reckoned beforehand: who is knocked out, what gets through, and how the other side can
//! hit back with what is left.

use super::Mind;
use super::value::life_worth;
use crate::filter::Keyword;
use crate::state::Public;
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Seat, SeatSet};

/// The most characters of a side that are reckoned with.
const MOST: usize = 16;
/// Blocks nobody.
const NOBODY: u8 = u8::MAX;
/// How much of what the other side could hit back with counts, of four: it may keep some at home.
const BACK: i32 = 3;
/// A life that is taken is won.
const DEADLY: i32 = 3_000;

/// A character that may fight.
#[derive(Debug, Clone, Copy)]
struct Fighter {
    die: DieId,
    attack: i32,
    /// How much damage knocks it out.
    room: i32,
    /// What is lost when it is knocked out.
    knocked: i32,
    /// What is lost when it strikes and goes out of play.
    away: i32,
    crushes: bool,
    first: bool,
}

/// Some of a side's characters, a bit for each.
pub(crate) type Some16 = u16;

/// Whom each defender blocks.
pub(crate) type Blocks = [u8; MOST];

/// All characters of both sides, and who can block whom.
#[derive(Debug, Clone)]
pub(crate) struct Clash {
    ours: ArrayVec<Fighter, MOST>,
    theirs: ArrayVec<Fighter, MOST>,
    /// For each defender the attackers that it can block.
    can: [Some16; MOST],
    /// The defenders by their places, those with the most attack first, and the dearest first.
    by_attack: ArrayVec<u8, MOST>,
    by_worth: ArrayVec<u8, MOST>,
    /// Attackers that were blocked by somebody who is gone.
    stopped: Some16,
    /// Life of the attacker and of the defender.
    lives: [i32; 2],
}

/// What comes of a combat.
#[derive(Debug, Clone, Copy, Default)]
struct Fallen {
    through: i32,
    ours: Some16,
    theirs: Some16,
    /// What the attacker loses less than the defender.
    worth: i32,
}

impl Fallen {
    /// With what comes of one more attacker.
    const fn add(&mut self, other: Fallen) {
        self.through += other.through;
        self.worth += other.worth;
        self.ours |= other.ours;
        self.theirs |= other.theirs;
    }

    /// Without what came of an attacker: nobody fights two of them.
    const fn remove(&mut self, other: Fallen) {
        self.through -= other.through;
        self.worth -= other.worth;
        self.ours &= !other.ours;
        self.theirs &= !other.theirs;
    }
}

/// A combat with its blocks, and what has come of it.
#[derive(Debug, Clone, Copy)]
struct Bout {
    attacking: Some16,
    blocks: Blocks,
    /// Who blocks each attacker.
    by: [Some16; MOST],
    /// Attackers that somebody blocks.
    blocked: Some16,
    fallen: Fallen,
}

impl Mind<'_> {
    /// All that could fight if a seat attacked now.
    pub(crate) fn clash(&self, public: &Public, attacker: Seat) -> Clash {
        let defender = self.game.rival(attacker);
        let ours = self.fighters(public, self.game.team_of(attacker));
        let theirs = self.fighters(public, self.game.rivals(attacker));
        let mut can = [0; MOST];
        for (can, blocker) in can.iter_mut().zip(&theirs) {
            for (at, fighter) in ours.iter().enumerate() {
                let may = self.game.can_block(public, blocker.die, fighter.die);
                *can |= u16::from(may) << at;
            }
        }
        let by_attack = sorted(&theirs, |fighter| fighter.attack);
        let by_worth = sorted(&theirs, |fighter| fighter.knocked);
        let mut clash = Clash {
            ours,
            theirs,
            can,
            by_attack,
            by_worth,
            stopped: 0,
            lives: [attacker, defender].map(|seat| i32::from(public.corner(seat).life)),
        };
        clash.stopped = clash.ours_among(public.blocked);
        clash
    }

    fn fighters(&self, public: &Public, side: SeatSet) -> ArrayVec<Fighter, MOST> {
        let mut all = ArrayVec::new();
        for seat in side.iter() {
            self.add_fighters(public, seat, &mut all);
        }
        all
    }

    fn add_fighters(&self, public: &Public, seat: Seat, all: &mut ArrayVec<Fighter, MOST>) {
        let round = self.round(public, seat);
        let now = round.worth();
        let fighter = |die: DieId| {
            let stats = self.game.stats(public, die);
            let found = public.die(die);
            let roll = self.known.roll(found.owner, found.kind);
            let away = self.stands(public, die) - (round.with(roll).worth() - now);
            Fighter {
                die,
                attack: i32::from(stats.attack),
                room: i32::from(stats.defence.saturating_sub(found.damage)),
                away: away.max(0),
                knocked: (away - roll * 3 / 4).max(0),
                crushes: self.game.has_keyword(public, die, Keyword::Overcrush),
                first: self.game.strikes_first(public, die),
            }
        };
        let room = all.remaining_capacity();
        all.extend(public.field(seat).iter().take(room).map(fighter));
    }
}

impl Clash {
    /// Those of the attacking side among some dice.
    pub(crate) fn ours_among(&self, dice: DiceSet) -> Some16 {
        among(&self.ours, dice)
    }

    /// The dice of some of the attacking side.
    pub(crate) fn dice(&self, some: Some16) -> DiceSet {
        each(some).map(|at| self.ours[at].die).collect()
    }

    /// The blocks that stand.
    pub(crate) fn standing(&self, public: &Public) -> Blocks {
        let mut blocks = [NOBODY; MOST];
        for (place, fighter) in blocks.iter_mut().zip(&self.theirs) {
            let whom = public.blocked_by(fighter.die).first();
            let at = whom.and_then(|whom| self.ours.iter().position(|one| one.die == whom));
            *place = at.map_or(NOBODY, |at| at as u8);
        }
        blocks
    }

    /// Whom a die blocks.
    pub(crate) fn blocked_by(&self, blocks: &Blocks, die: DieId) -> Option<DieId> {
        let at = self.theirs.iter().position(|one| one.die == die)?;
        self.ours.get(usize::from(blocks[at])).map(|whom| whom.die)
    }

    /// The same blocks with another one of a die.
    pub(crate) fn with_block(&self, blocks: &Blocks, die: DieId, whom: Option<DieId>) -> Blocks {
        let mut blocks = *blocks;
        let place = |all: &[Fighter], die| all.iter().position(|one| one.die == die);
        if let Some(at) = place(&self.theirs, die) {
            let whom = whom.and_then(|whom| place(&self.ours, whom));
            blocks[at] = whom.map_or(NOBODY, |whom| whom as u8);
        }
        blocks
    }

    /// What a combat is worth to the attacker: what both lose, and what comes back.
    pub(crate) fn worth(&self, attacking: Some16, blocks: &Blocks) -> i32 {
        self.outcome(&self.fight(attacking, blocks))
    }

    /// What a combat that was fought is worth to the attacker.
    fn outcome(&self, bout: &Bout) -> i32 {
        let fallen = bout.fallen;
        let left = self.lives[1] - fallen.through;
        let hurt = life_worth(self.lives[1]) - life_worth(left);
        if left <= 0 {
            return hurt + DEADLY - left + fallen.worth;
        }
        let unblocked = bout.attacking & !bout.blocked & !self.stopped;
        let home = self.rest(fallen.ours | unblocked);
        let back = self.back(home, fallen.theirs);
        let lost = life_worth(self.lives[0]) - life_worth(self.lives[0] - back);
        let killed = if back >= self.lives[0] { DEADLY / 4 } else { 0 };
        hurt + fallen.worth - (lost + killed) * BACK / 4
    }

    /// How many of the attacking side are left at home, where these have gone.
    fn rest(&self, gone: Some16) -> usize {
        self.ours.len() - gone.count_ones() as usize
    }

    /// What the other side can hit back with if so many can block it.
    fn back(&self, home: usize, fallen: Some16) -> i32 {
        let strongest = self.by_attack.iter().map(|at| usize::from(*at));
        let left = strongest.filter(|at| fallen >> at & 1 == 0);
        left.skip(home).map(|at| self.theirs[at].attack).sum()
    }

    /// Lets all fight.
    fn fight(&self, attacking: Some16, blocks: &Blocks) -> Bout {
        let mut bout = Bout {
            attacking,
            blocks: *blocks,
            by: [0; MOST],
            blocked: 0,
            fallen: Fallen::default(),
        };
        for (at, whom) in blocks.iter().enumerate() {
            if *whom != NOBODY {
                bout.by[usize::from(*whom)] |= 1 << at;
                bout.blocked |= 1 << whom;
            }
        }
        for at in each(attacking) {
            bout.fallen.add(self.of_one(at, bout.by[at]));
        }
        bout
    }

    /// The same combat where one defender blocks somebody else: only those two fight anew.
    fn moved(&self, bout: &Bout, at: usize, whom: u8) -> Bout {
        let mut bout = *bout;
        let before = std::mem::replace(&mut bout.blocks[at], whom);
        for attacker in [before, whom] {
            let place = usize::from(attacker);
            if attacker == NOBODY {
                continue;
            }
            let fights = bout.attacking >> place & 1 == 1;
            if fights {
                bout.fallen.remove(self.of_one(place, bout.by[place]));
            }
            bout.by[place] ^= 1 << at;
            bout.blocked &= !(1 << place);
            bout.blocked |= u16::from(bout.by[place] != 0) << place;
            if fights {
                bout.fallen.add(self.of_one(place, bout.by[place]));
            }
        }
        bout
    }

    /// What comes of one attacker.
    fn of_one(&self, at: usize, by: Some16) -> Fallen {
        let mut fallen = Fallen::default();
        if by == 0 {
            self.strike(at, &mut fallen);
        } else {
            self.meet(at, by, &mut fallen);
        }
        fallen
    }

    /// Nobody stands in the way.
    fn strike(&self, at: usize, fallen: &mut Fallen) {
        let fighter = &self.ours[at];
        if self.stopped >> at & 1 == 0 {
            fallen.through += fighter.attack;
            fallen.worth -= fighter.away;
        } else if fighter.crushes {
            fallen.through += fighter.attack;
        }
    }

    /// An attacker and its blockers deal damage to each other.
    fn meet(&self, at: usize, by: Some16, fallen: &mut Fallen) {
        let fighter = &self.ours[at];
        let sum = |some: Some16| each(some).map(|at| self.theirs[at].attack).sum::<i32>();
        let firsts = each(by).filter(|at| self.theirs[*at].first);
        let firsts = firsts.fold(0, |all, at| all | 1 << at);
        let too_late = !fighter.first && sum(firsts) >= fighter.room;
        let falls = if too_late {
            0
        } else {
            self.felled(fighter, by, fallen)
        };
        let silent = if fighter.first { falls & !firsts } else { 0 };
        if sum(by & !silent) >= fighter.room {
            fallen.ours |= 1 << at;
            fallen.worth -= fighter.knocked;
        }
    }

    /// Whom an attacker knocks out: the dearest that it can.
    fn felled(&self, fighter: &Fighter, by: Some16, fallen: &mut Fallen) -> Some16 {
        let dearest = self.by_worth.iter().map(|at| usize::from(*at));
        let (mut left, mut falls) = (fighter.attack, 0);
        for at in dearest.filter(|at| by >> at & 1 == 1) {
            let blocker = &self.theirs[at];
            if blocker.room <= left {
                left -= blocker.room;
                falls |= 1 << at;
                fallen.theirs |= 1 << at;
                fallen.worth += blocker.knocked;
            }
        }
        if fighter.crushes && falls == by {
            fallen.through += left;
        }
        falls
    }

    /// The blocks that are best against some attackers, from these on; those that are settled stay.
    pub(crate) fn best_blocks(
        &self,
        attacking: Some16,
        from: &Blocks,
        settled: DiceSet,
    ) -> (Blocks, i32) {
        let mut bout = self.fight(attacking, from);
        let mut worth = self.outcome(&bout);
        loop {
            let before = worth;
            for at in 0..self.theirs.len() {
                if settled.contains(self.theirs[at].die) {
                    continue;
                }
                self.try_blocks(at, &mut bout, &mut worth);
            }
            if worth >= before {
                return (bout.blocks, worth);
            }
        }
    }

    fn try_blocks(&self, at: usize, best: &mut Bout, worth: &mut i32) {
        let from = *best;
        let whom = each(self.can[at] & from.attacking).map(|whom| whom as u8);
        for whom in whom.chain([NOBODY]) {
            if whom == from.blocks[at] {
                continue;
            }
            let bout = self.moved(&from, at, whom);
            let found = self.outcome(&bout);
            if found < *worth {
                (*best, *worth) = (bout, found);
            }
        }
    }

    /// What attacking with some is worth if the other side blocks as well as it can.
    pub(crate) fn attack_worth(&self, attacking: Some16) -> i32 {
        let nobody = [NOBODY; MOST];
        self.best_blocks(attacking, &nobody, DiceSet::EMPTY).1
    }

    /// Attacks with some of these that were looked at, the best first; attacking with none of them
    /// is among them. Others attack already.
    pub(crate) fn attacks(&self, free: DiceSet, already: DiceSet) -> Vec<(Some16, i32)> {
        let (free, already) = (self.ours_among(free), self.ours_among(already));
        let mut seen: Vec<(Some16, i32)> = Vec::new();
        for start in [already, already | free] {
            self.climb(start, free, &mut seen);
        }
        seen.sort_by_key(|(attack, worth)| (-worth, attack.count_ones()));
        seen
    }

    /// One attacker more or less as long as that is better.
    fn climb(&self, start: Some16, free: Some16, seen: &mut Vec<(Some16, i32)>) {
        let mut look = |attack: Some16| {
            if let Some((_, worth)) = seen.iter().find(|(known, _)| *known == attack) {
                return *worth;
            }
            let worth = self.attack_worth(attack);
            seen.push((attack, worth));
            worth
        };
        let mut top = (start, look(start));
        loop {
            let before = top.1;
            for at in each(free) {
                let beside = top.0 ^ 1 << at;
                let worth = look(beside);
                if worth > top.1 {
                    top = (beside, worth);
                }
            }
            if top.1 <= before {
                return;
            }
        }
    }
}

/// The places of fighters, those with the most first.
fn sorted(fighters: &[Fighter], most: impl Fn(&Fighter) -> i32) -> ArrayVec<u8, MOST> {
    let mut order: ArrayVec<u8, MOST> = (0..fighters.len() as u8).collect();
    order.sort_by_key(|at| -most(&fighters[usize::from(*at)]));
    order
}

fn among(fighters: &[Fighter], dice: DiceSet) -> Some16 {
    let places = fighters.iter().enumerate();
    let inside = places.filter(|(_, fighter)| dice.contains(fighter.die));
    inside.fold(0, |all, (at, _)| all | 1 << at)
}

/// The places of some.
fn each(some: Some16) -> impl Iterator<Item = usize> {
    let mut left = some;
    std::iter::from_fn(move || {
        let at = left.trailing_zeros() as usize;
        let is_one = left != 0;
        left &= left.wrapping_sub(1);
        is_one.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;
    use kernel::Tide;

    fn fighters(tide: &mut Tide, from: u8) -> ArrayVec<Fighter, MOST> {
        let fighter = |at| Fighter {
            die: DieId::new(from + at).expect("there are enough dice"),
            attack: tide.below(6) as i32,
            room: 1 + tide.below(6) as i32,
            knocked: tide.below(40) as i32,
            away: tide.below(40) as i32,
            crushes: tide.below(4) == 0,
            first: tide.below(4) == 0,
        };
        (0..6).map(fighter).collect()
    }

    fn clash(tide: &mut Tide) -> Clash {
        let (ours, theirs) = (fighters(tide, 0), fighters(tide, 8));
        Clash {
            by_attack: sorted(&theirs, |fighter| fighter.attack),
            by_worth: sorted(&theirs, |fighter| fighter.knocked),
            ours,
            theirs,
            can: [0b11_1111; MOST],
            stopped: tide.below(64) as Some16 & tide.below(64) as Some16,
            lives: [12, 9],
        }
    }

    /// Where one of them blocks somebody else, it is as if all had fought anew.
    #[test]
    fn a_block_that_moves_changes_two_fights_and_no_other() {
        let mut tide = Tide::of(&3_u64);
        for _ in 0..40 {
            let clash = clash(&mut tide);
            let attacking = tide.below(64) as Some16;
            let mut bout = clash.fight(attacking, &[NOBODY; MOST]);
            for _ in 0..12 {
                let (at, whom) = (tide.below(6) as usize, tide.below(7) as u8);
                let whom = if whom == 6 { NOBODY } else { whom };
                bout = clash.moved(&bout, at, whom);
                let anew = clash.fight(attacking, &bout.blocks);
                assert_eq!(clash.outcome(&bout), clash.outcome(&anew));
                assert_eq!(bout.fallen.theirs, anew.fallen.theirs);
            }
        }
    }
}
