//! How good a table looks for a seat. For bots; no rule hangs on it.

use crate::state::{Stage, Table};
use crate::{Fighter, Kapow, Team};
use kernel::Seat;

impl Kapow {
    pub(crate) fn worth(&self, table: &Table, seat: Seat) -> i32 {
        let team = Fighter::of(seat).map_or(Team::First, |one| self.team(one));
        if let Stage::Over(winner) = table.stage {
            return match winner {
                None => 0,
                Some(winner) if winner == team => 1000,
                Some(_) => -1000,
            };
        }
        let life = |team: Team| i32::from(table.life[team as usize]);
        (life(team) - life(team.other())) * 10
    }
}
