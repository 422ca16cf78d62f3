//! How good a table looks for a seat. For bots; no rule hangs on it.

use crate::state::{Stage, Table};
use crate::{Fighter, Kapow, Symbol, Team};
use kernel::Seat;

impl Kapow {
    /// In thousandths of a certain win: life first, then what makes for better rounds to come.
    pub(crate) fn worth(&self, table: &Table, seat: Seat) -> i32 {
        let team = Fighter::of(seat).map_or(Team::First, |one| self.team(one));
        if let Stage::Over(winner) = table.stage {
            return match winner {
                None => 0,
                Some(winner) if winner == team => 1000,
                Some(_) => -1000,
            };
        }
        let [own, other] = [team, team.other()].map(|team| self.standing(table, team));
        let lead = (own - other) * 700 / (own + other).max(1);
        let marker = if table.marker == team { 5 } else { -5 };
        (lead + marker).clamp(-990, 990)
    }

    /// Life counts more the less there is of it; dice and faces count as the damage they will do.
    fn standing(&self, table: &Table, team: Team) -> i32 {
        let life = i32::from(table.life[team as usize]);
        let power: i32 = self.members(team).map(|one| self.power(table, one)).sum();
        let near = life.min(8) * 6;
        10 * life + near + power
    }

    fn power(&self, table: &Table, fighter: Fighter) -> i32 {
        let corner = table.corner(fighter);
        let actions = table.actions(fighter);
        let traits = i32::from(corner.dice.len() - actions.len());
        let clipped = actions.iter().flat_map(|die| table.faces_on(die).iter());
        let on_dice: i32 = clipped.map(|&face| worth_of_face(face)).sum();
        let pool: i32 = Symbol::FACES
            .into_iter()
            .map(|face| worth_of_face(face) * i32::from(corner.pool[face.index()]))
            .sum();
        let room = 6 * i32::from(actions.len());
        let charges = i32::from(corner.charges);
        let locked = self.locked_count(table, fighter);
        34 * traits
            + 8 * i32::from(actions.len())
            + on_dice
            + pool.min(8 * room) * 3 / 4
            + 30 * (locked + charges)
            - 18 * i32::from(corner.tokens)
    }
}

const fn worth_of_face(face: Symbol) -> i32 {
    match face {
        Symbol::Wild => 9,
        Symbol::Blank => 0,
        _ => 7,
    }
}
