//! How good a match looks for a seat. For bots; no rule hangs on it.

use crate::state::{Stage, State};
use crate::{Fighter, Kapow, Symbol, Team};
use kernel::Seat;

impl Kapow {
    /// In thousandths of a certain win: life first, then what makes for better rounds to come.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> i32 {
        let team = Fighter::of(seat).map_or(Team::First, |one| self.team(one));
        if let Stage::Over(winner) = state.stage {
            return match winner {
                None => 0,
                Some(winner) if winner == team => 1000,
                Some(_) => -1000,
            };
        }
        let [own, other] = [team, team.other()].map(|team| self.standing(state, team));
        let marker = if state.marker == team { 1 } else { -1 };
        chances(own - other + marker * Kapow::worth_of_marker(state))
    }

    /// Who attacks first matters most when one blow may end it. In tenths of a point of life.
    pub(crate) fn worth_of_marker(state: &State) -> i32 {
        match state.life[0].min(state.life[1]) {
            0..8 => 38,
            8..15 => 20,
            _ => 7,
        }
    }

    /// In tenths of a point of life. What things are worth was read off some thousand matches: how
    /// much more often those won who had one more of them.
    fn standing(&self, state: &State, team: Team) -> i32 {
        let life = i32::from(state.life[team as usize]);
        let power: i32 = self.members(team).map(|one| self.power(state, one)).sum();
        10 * life + power
    }

    fn power(&self, state: &State, fighter: Fighter) -> i32 {
        let corner = state.corner(fighter);
        let actions = state.actions(fighter);
        let clipped = actions.iter().flat_map(|die| state.faces_on(die));
        let on_dice: i32 = clipped.map(worth_of_face).sum();
        let had = state.pool(fighter);
        let loose = i32::from(had.iter().sum::<u8>());
        let room = 6 * i32::from(actions.len()) - on_dice / 7;
        let pool: i32 = Symbol::FACES
            .into_iter()
            .map(|face| worth_of_face(face) * i32::from(had[face.index()]))
            .sum();
        let clips = pool * room.clamp(0, loose) / loose.max(1);
        let locked = self.locked_count(state, fighter) + i32::from(corner.charges);
        40 * i32::from(corner.dice.len()) + on_dice + clips + 24 * locked
            - 18 * i32::from(corner.tokens)
    }
}

/// A lead in tenths of a point of life as chances to win, from -990 to 990.
fn chances(lead: i32) -> i32 {
    /// For every 50 tenths of a lead.
    const CHANCES: [i32; 9] = [0, 245, 462, 635, 762, 848, 905, 941, 964];
    let at = (lead.unsigned_abs() / 50) as usize;
    let found = match (CHANCES.get(at), CHANCES.get(at + 1)) {
        (Some(low), Some(high)) => low + (high - low) * (lead.abs() % 50) / 50,
        _ => 964 + (lead.abs() / 50).min(26),
    };
    lead.signum() * found
}

const fn worth_of_face(face: Symbol) -> i32 {
    match face {
        Symbol::Wild => 12,
        Symbol::Blank => 0,
        _ => 5,
    }
}
