//! What the end of a round promises a seat among several: the share of its rivals that it will
//! leave behind. Not what lies there counts any more, only points made and dice to throw again.

use crate::state::{PLAYERS, ROUNDS, Stage};
use crate::tables::SIDES;
use crate::{DiceMiner, Public, Symbol};
use kernel::Seat;

/// What each player may hope for in the end, in hundredths of a point.
pub(super) type Hopes = [i32; PLAYERS];

/// A certain win.
const WIN: i32 = 10_000;

/// A lead of so much is half a win over a rival, by rounds to come. Where none is, a close end
/// might as well have gone the other way.
const HALF_A_WIN: [i32; ROUNDS as usize] = [300, 1_100, 1_700];
/// What a symbol on a die brings in the rounds to come, in hundredths of what it brings in one.
const ROUNDS_TO_COME: [i32; ROUNDS as usize] = [0, 100, 160];
/// Winning a tie-break counts for so much of a lead.
const TIE_BREAK: i32 = 50;

impl DiceMiner {
    /// The share of its rivals that a seat will leave behind: from a certain defeat by all of them,
    /// which is minus a [`WIN`], to a certain win.
    pub(super) fn prospect(&self, public: &Public, seat: Seat) -> i32 {
        let later = match public.stage {
            Stage::Over(_) => 0,
            _ => usize::from(ROUNDS - public.round),
        };
        let half = HALF_A_WIN[later];
        let mine = self.promise(public, seat, later);
        let rivals = self.players(public).iter().filter(|other| *other != seat);
        let (mut sum, mut count) = (0, 0);
        for rival in rivals {
            let lead = mine - self.promise(public, rival, later);
            sum += WIN * lead / (lead.abs() + half);
            count += 1;
        }
        sum / count.max(1)
    }

    /// What a player will have in the end.
    fn promise(&self, public: &Public, seat: Seat, later: usize) -> i32 {
        let clan = public.clan(seat);
        let kinds = self.all_kinds(clan).into_iter().zip(&self.tables.faces);
        let dice = kinds.map(|(count, faces)| {
            let brings: i32 = faces.iter().map(|face| brings(*face)).sum();
            i32::from(count) * brings
        });
        let dice = dice.sum::<i32>() * ROUNDS_TO_COME[later] / 100 / SIDES as i32;
        100 * i32::from(clan.total) + dice + tie_break(public, seat)
    }

    /// The lead over the best of the others: what a player plays for who looks no further.
    pub(super) fn lead(&self, public: &Public, hopes: &Hopes, seat: Seat) -> i32 {
        let worth = |seat: Seat| hopes[seat.index()] + tie_break(public, seat);
        let others = self.contenders(public).iter();
        let others = others.filter(|other| *other != seat);
        let mine = worth(seat);
        mine - others.map(worth).max().unwrap_or(mine)
    }
}

/// What a symbol that a die shows brings in a round, all in all: fitted to what dice of each kind
/// brought in 6,000 matches.
const fn brings(symbol: Symbol) -> i32 {
    match symbol {
        Symbol::Tunnel(_) => 170,
        Symbol::Gem(gems) => 190 * gems as i32,
        Symbol::CaveIn(hazards) | Symbol::Dragon(hazards) => 115 * hazards as i32,
        Symbol::Pickaxe(tools) | Symbol::Shield(tools) => 430 * tools as i32,
        Symbol::Magic(symbols) => 55 * symbols as i32,
        Symbol::Chest(chests) => 50 * chests as i32,
        Symbol::Beer => 100,
    }
}

fn tie_break(public: &Public, seat: Seat) -> i32 {
    match public.stage {
        Stage::Over(winners) if winners.contains(seat) => TIE_BREAK,
        _ => 0,
    }
}
